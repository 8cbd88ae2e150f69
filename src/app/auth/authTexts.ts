/** The texts of the auth pages in the chosen language. */
import { useSyncExternalStore } from 'react';
import { announceLanguage } from '#app/language.ts';
import { createListeners } from '#dataProvider/listeners.ts';
import { authPages } from '#i18n/en/authPages.ts';
import { errors } from '#i18n/en/errors.ts';
import { type AuthPageTexts, type LanguageCode, languages } from '#i18n/languages.ts';

const english: AuthPageTexts & { language: LanguageCode } = { language: 'en', authPages, errors };

let current = english;
const { subscribe, notify } = createListeners();

/** Loads a language and switches the auth pages and the document to it. */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  announceLanguage(language);
  current = { language, ...(await languages[language].authPages()) };
  notify();
}

/** The texts in the chosen language. The build's HTML and React's first render over it are English. */
export const useAuthTexts = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => english,
  );
