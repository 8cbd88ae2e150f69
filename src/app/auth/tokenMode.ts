import { messageOf, RequestError, send } from '#dataProvider/http.ts';
import { claimsOf } from '#dataProvider/session.ts';
import { toRequest } from '#dataProvider/toRequest.ts';
import { isPlain, type Plain, textId, valueAt } from '#define';
import { account } from '#resources/account.ts';
import { dialect } from '#resources/dialect.ts';
import type { SignInMode } from './signInMode';

const plain = (value: unknown): Plain => (isPlain(value) ? value : {});
const text = (...values: unknown[]): string => values.map(textId).find(Boolean) ?? '';

/** The shop's API. Its dialect names the call that returns the token, and what it sends and answers. */
export const tokenMode: SignInMode = {
  async signIn(typed) {
    const { signIn } = dialect;
    const body = { ...typed, [signIn.email]: typed.email, [signIn.password]: typed.password };
    const { json } = await send(toRequest(account.writes.signIn, { body }));
    const answer = plain(json);
    const data = plain(answer.data);
    const token = text(valueAt(json, signIn.token), answer.token, data.token, answer.accessToken, typeof answer.data === 'string' ? answer.data : '');
    if (!token) throw new RequestError(messageOf(json) ?? 'app.authPages.noToken', 200, json);
    const role = text(answer.role, data.role);
    const person: Plain = {
      ...claimsOf(token),
      ...data,
      ...answer,
      ...plain(data.user),
      ...plain(answer.user),
      ...plain(valueAt(json, signIn.user)),
    };
    return {
      token,
      user: {
        displayName: text(person.displayName, person.name, person.username, typed.email),
        email: text(person.email, typed.email),
        uid: text(person.uid, person.firebaseUid, person._id, person.id, person[dialect.id], person.sub),
        ...(role ? { role } : {}),
      },
    };
  },
  async signOut() {
    await send(toRequest(account.reads.signOut, {}));
  },
  async register(typed) {
    await send(toRequest(account.writes.register, { body: typed }));
  },
  async resetPassword(typed) {
    const { json } = await send(toRequest(account.writes.forgotPassword, { body: typed }));
    return messageOf(json);
  },
  async changeName(username, { uid }) {
    await send(toRequest(account.writes.profile, { body: { username, idx: uid } }));
  },
};
