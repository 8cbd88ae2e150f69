/**
 * Who checks a visitor's credentials. Token mode asks the shop's API (rulings, 26).
 */
import { messageOf, RequestError, send } from '../../dataProvider/http';
import type { AuthUser } from '../../dataProvider/session';
import { toRequest } from '../../dataProvider/toRequest';
import { account } from '../../resources/account';

/** What a visitor typed into one of the account forms, by input name. */
export type Typed = Record<string, string>;

/** One way of signing in. Every method throws an Error whose message is for people. */
export interface SignInMode {
  signIn(typed: Typed): Promise<{ token: string; user: AuthUser }>;
  signOut(): Promise<void>;
  register(typed: Typed): Promise<void>;
  resetPassword(typed: Typed): Promise<string | undefined>;
}

type Plain = Record<string, unknown>;
const plain = (value: unknown): Plain => (typeof value === 'object' && value !== null ? (value as Plain) : {});
const text = (...values: unknown[]): string => String(values.find(value => typeof value === 'string' && value) ?? '');

/** Signs in with `POST /login`, whose answer carries the token. */
export const tokenMode: SignInMode = {
  async signIn(typed) {
    const { json } = await send(toRequest(account.signIn, { body: typed }));
    const answer = plain(json);
    const data = plain(answer.data);
    const token = text(answer.token, data.token, answer.accessToken, typeof answer.data === 'string' ? answer.data : '');
    if (!token) throw new RequestError(messageOf(json) ?? 'app.gate.noToken', 200, json);
    const person = { ...data, ...answer, ...plain(data.user), ...plain(answer.user) };
    return {
      token,
      user: {
        displayName: text(person.displayName, person.name, person.username, typed.email),
        email: text(person.email, typed.email),
        uid: text(person.uid, person.firebaseUid, person._id, person.id),
      },
    };
  },
  async signOut() {
    await send(toRequest(account.signOut, {}));
  },
  async register(typed) {
    await send(toRequest(account.register, { body: typed }));
  },
  async resetPassword(typed) {
    const { json } = await send(toRequest(account.forgotPassword, { body: typed }));
    return messageOf(json);
  },
};
