import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addressAt } from '#dataProvider/basePath.ts';
import { RequestError } from '#dataProvider/http.ts';
import { valueAt } from '#define';
import { useAuthTexts } from './authTexts';
import type { Typed } from './signInMode';

/** A message above a form: the server's words, or a text key such as `app.errors.timeout`. */
export interface AuthAlert {
  severity: 'success' | 'error';
  message: string;
  status?: number;
}

/** A required input, with the messages of its checks. */
interface AuthInput {
  name: 'email' | 'username' | 'password';
  autoComplete: string;
  missing: string;
  wrong?: string;
}

type Check = 'missing' | 'wrong' | undefined;

interface AuthFormProps {
  /** The name of its texts. */
  form: 'signIn' | 'register' | 'forgot';
  inputs: readonly AuthInput[];
  /** The message of the previous page. */
  notice?: AuthAlert | undefined;
  /** Sends the values. Returns the message of success, or `undefined` while the page is being left. */
  send: (typed: Typed) => Promise<string | undefined>;
  /** Shown above the button. */
  options?: ReactNode;
}

/** In milliseconds, on the sign-in page. Other pages keep an alert until the next attempt. */
const alertShownFor = { success: 2000, error: 5000 };

/** The form of an auth page. It checks its inputs when it is sent, and sends once at a time. */
export function AuthForm({ form: name, inputs, notice, send, options }: AuthFormProps) {
  const { authPages: texts } = useAuthTexts();
  const form = useRef<HTMLFormElement>(null);
  const [alert, setAlert] = useState<AuthAlert>();
  const [failed, setFailed] = useState<readonly Check[]>();
  const [isBusy, setIsBusy] = useState(false);
  const isSignIn = name === 'signIn';
  useEffect(() => {
    // Not before, because the HTML of the build has no alert.
    setAlert(notice);
    if (isSignIn && !form.current?.contains(document.activeElement)) form.current?.querySelector('input')?.focus();
    // The button was pressed before this code was loaded: see index.html.
    if (document.documentElement.dataset.submitted) form.current?.requestSubmit();
  }, [notice, isSignIn]);
  useEffect(() => {
    const timer = alert && isSignIn ? setTimeout(() => setAlert(undefined), alertShownFor[alert.severity]) : undefined;
    return () => clearTimeout(timer);
  }, [alert, isSignIn]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (isBusy) return;
    const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('[required]')];
    const checks = fields.map(failedCheck);
    setFailed(checks);
    const wrong = fields[inputs.findIndex((input, at) => messageOf(input, checks[at]))];
    if (wrong) return wrong.focus();
    setIsBusy(true);
    setAlert(undefined);
    try {
      const message = await send(Object.fromEntries([...new FormData(currentTarget)].map(([key, value]) => [key, String(value)])));
      if (message === undefined) return;
      setAlert({ severity: 'success', message });
      currentTarget.reset();
    } catch (error) {
      const status = error instanceof RequestError ? error.status : 0;
      setAlert({ severity: 'error', message: String(valueAt(error, 'message') ?? ''), status });
    }
    setIsBusy(false);
  }

  return (
    <>
      <Alert alert={alert} isToast={isSignIn} />
      {isSignIn && <p className="unstored">{texts.unstored}</p>}
      <form ref={form} method="dialog" noValidate onSubmit={submit}>
        {inputs.map((input, at) => (
          <Input key={input.name} {...input} isChecked={Boolean(failed)} message={messageOf(input, failed?.[at])} />
        ))}
        {options}
        <button type="submit" aria-busy={isBusy || undefined}>
          {texts[name].button}
        </button>
        <p className="between">
          <span>{texts[name].question}</span>
          {isSignIn ? (
            <a href={addressAt('/register')}>{texts[name].link}</a>
          ) : (
            <a href={addressAt('/login')} onClick={goBack}>
              {texts[name].link}
            </a>
          )}
        </p>
      </form>
    </>
  );
}

/** Which check of an input fails. */
function failedCheck({ type, value, validity }: HTMLInputElement): Check {
  if (validity.valueMissing || (type !== 'password' && !value.trim())) return 'missing';
  return validity.typeMismatch ? 'wrong' : undefined;
}

const messageOf = (input: AuthInput, check: Check) => check && input[check];

function Input({ name, autoComplete, isChecked, message }: AuthInput & { isChecked: boolean; message: string | undefined }) {
  const { authPages: texts } = useAuthTexts();
  const error = `error-${name}`;
  const state = isChecked ? { 'aria-invalid': Boolean(message), 'aria-describedby': error } : {};
  return (
    <label>
      <span>{texts[name]}</span>
      <input name={name} type={name === 'username' ? 'text' : name} autoComplete={autoComplete} required {...state} />
      <small id={error}>{message}</small>
    </label>
  );
}

/** A toast lies over the page: the form stays where it is, and a press on its button is not lost. */
function Alert({ alert, isToast }: { alert: AuthAlert | undefined; isToast: boolean }) {
  const { authPages, errors } = useAuthTexts();
  const { severity = '', message = '', status = 0 } = alert ?? {};
  const known = message.startsWith('app.') ? (valueAt({ app: { authPages, errors } }, message) ?? errors.other) : message;
  return (
    <div role="alert" data-alert={severity} className={isToast ? 'toast' : undefined}>
      {severity === 'error' && <strong>{authPages.tryAgain}</strong>}
      {String(known).replace('%{status}', String(status))}
    </div>
  );
}

/** Going back keeps the sign-in page's history entry, which holds the return address and unsaved input. */
function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  if (document.referrer !== event.currentTarget.href) return;
  event.preventDefault();
  history.back();
}
