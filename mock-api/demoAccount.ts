import type { Account } from './engine/behaviourTypes';

/** The page with the demo account on its sign-in form, in the HTML of `src/app/auth/SignIn.tsx`, which reads it there. */
export function withDemoAccount(html: string, demo: Account['demo']): string {
  if (!demo) return html;
  return html.replace(
    '</section>',
    `<p class="demo" data-demo><span>Demo account: </span><b>${demo.email}</b><span>, password </span><b>${demo.password}</b></p></section>`,
  );
}
