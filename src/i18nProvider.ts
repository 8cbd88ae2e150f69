import polyglotI18nProvider from 'ra-i18n-polyglot';
import { en } from '../i18n/en';

/** The texts of the interface for react-admin. A missing text shows its key, and warns in development. */
export const createI18nProvider = () => polyglotI18nProvider(() => en, 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true });
