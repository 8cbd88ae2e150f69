import { useStore } from 'react-admin';
import { unsavedForm } from '#dataProvider/sessionEnd.ts';
import { restoreUnsaved } from '#frame/routing/unsavedChanges.ts';

/** The interface language and a function to change it. A change remounts all screens, so unsaved input is carried over. */
export function useLanguage(): [string, (code: string) => void] {
  const [code, setCode] = useStore<string>('locale', 'en');
  const choose = (chosen: string) => {
    restoreUnsaved(unsavedForm());
    setCode(chosen);
  };
  return [code, choose];
}
