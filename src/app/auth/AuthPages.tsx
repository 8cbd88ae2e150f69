/** The pages before the app. They need React alone, so that they work before the app's code is loaded. */
import { type ReactNode, useEffect } from 'react';
import { deployment } from '#app/deployment.ts';
import { keepLanguage, knownLanguage } from '#app/language.ts';
import { addressAt } from '#dataProvider/basePath.ts';
import { keepSession } from '#dataProvider/session.ts';
import { languages, offered } from '#i18n/languages.ts';
import { type AuthAlert, AuthForm } from './AuthForm';
import { chooseLanguage, useAuthTexts } from './authTexts';
import { loadSignInMode } from './loadSignInMode';
import type { Typed } from './signInMode';

interface SignInProps {
  /** The message of the previous page. */
  notice?: AuthAlert | undefined;
  /** Email and password of the mock's account. */
  demo?: readonly string[];
  onSignIn?: () => void;
}

/** The sign-in page. The build renders it into index.html. */
export function SignIn({ notice, demo: [email, password] = [], onSignIn }: SignInProps) {
  const { authPages: texts } = useAuthTexts();
  const inputs = [
    { name: 'email', autoComplete: 'username', missing: texts.missing.email },
    { name: 'password', autoComplete: 'current-password', missing: texts.missing.signInPassword },
  ] as const;
  const options = (
    <div className="between">
      <label className="check">
        <input name="remember" type="checkbox" defaultChecked />
        <span>{texts.signIn.remember}</span>
      </label>
      <a href={addressAt('/forgot-password')}>{texts.signIn.forgot}</a>
    </div>
  );
  const send = async (typed: Typed) => {
    const { token, user } = await (await loadSignInMode()).signIn(typed);
    keepSession(token, user, typed.remember === 'on');
    onSignIn?.();
    return undefined;
  };
  return (
    <AuthPage {...texts.signIn}>
      <AuthForm form="signIn" inputs={inputs} notice={notice} send={send} options={options} />
      {email && (
        <p className="demo" data-demo="">
          <span>{`${texts.demoAccount}: `}</span>
          <b>{email}</b>
          <span>{`, ${texts.demoPassword} `}</span>
          <b>{password}</b>
        </p>
      )}
    </AuthPage>
  );
}

/** The pages for a new account and for a forgotten password. */
export function AccountPage({ form }: { form: 'register' | 'forgot' }) {
  const { authPages: texts } = useAuthTexts();
  const email = { name: 'email', autoComplete: 'email', missing: texts.missing.email, wrong: texts.wrongEmail } as const;
  const others = [
    { name: 'username', autoComplete: 'username', missing: texts.missing.username },
    { name: 'password', autoComplete: 'new-password', missing: texts.missing.password },
  ] as const;
  const send = async (typed: Typed) => {
    const mode = await loadSignInMode();
    const message = form === 'forgot' ? await mode.resetPassword(typed) : await mode.register(typed);
    return message ?? `app.authPages.${form}.done`;
  };
  return (
    <AuthPage {...texts[form]}>
      <AuthForm form={form} inputs={form === 'forgot' ? [email] : [email, ...others]} send={send} />
    </AuthPage>
  );
}

/** The sign-out page. */
export function SignOut() {
  const { authPages: texts } = useAuthTexts();
  return (
    <AuthPage {...texts.logout}>
      <p role="status">{texts.logout.wait}</p>
      <p className="turns">
        <span className="turning" role="progressbar" aria-label={texts.logout.loading} />
      </p>
    </AuthPage>
  );
}

/** Shown when the app's code cannot be loaded. */
export function Unloaded() {
  const { authPages: texts } = useAuthTexts();
  return (
    <main className="auth">
      <p role="alert">{texts.unloaded}</p>
      <button type="button" onClick={() => location.reload()}>
        {texts.reload}
      </button>
    </main>
  );
}

/** The frame of an auth page, with the choice of the language below. */
function AuthPage({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const { language, authPages: texts } = useAuthTexts();
  useEffect(() => {
    document.title = `${title} | ${deployment.shopName || 'Shop Admin'}`;
  }, [title]);
  const choose = (code: string) => {
    keepLanguage(code);
    void chooseLanguage(knownLanguage(code));
  };
  return (
    <main className="auth">
      <section>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
        {children}
      </section>
      <label className="languages">
        <span>{texts.language}</span>
        <select value={language} onChange={event => choose(event.target.value)}>
          {offered.map(code => (
            <option key={code} value={code} lang={languages[code].tag}>
              {languages[code].name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <p>This back-office needs JavaScript. Please switch it on and reload the page.</p>
      </noscript>
    </main>
  );
}
