import { clearDrafts, currentPerson, dropSession, readToken } from '#dataProvider/session.ts';
import { signInMode } from './signInModes';

/** In milliseconds. */
const messageShownFor = 1200;

const loadDatabase = () => import('#frame/storage/database.ts');

/** Ends the session here, even if the server cannot be reached. Resolves when the message has been shown long enough. */
export async function signOut(): Promise<void> {
  const person = currentPerson();
  const shown = new Promise<void>(resolve => setTimeout(resolve, messageShownFor));
  if (readToken()) {
    const mode = await signInMode().catch(() => undefined);
    // The request carries the token. Its result does not matter here.
    void mode?.signOut().catch(() => {});
  }
  dropSession();
  // After the session ends, so that no open tab writes a draft again.
  if (person)
    void loadDatabase()
      .then(({ forgetPerson }) => forgetPerson(person))
      .catch(() => clearDrafts(person));
  return shown;
}
