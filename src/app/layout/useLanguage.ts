import { useStore } from 'react-admin';
import { unsavedForm } from '#dataProvider/sessionEnd.ts';
import { restoreUnsaved } from '#frame/routing/unsavedChanges.ts';

/** The language of the interface, by its code, and how to choose another. The screens are made anew for it, so what is typed is carried over. */
export function useLanguage(): [string, (code: string) => void] {
  const [code, setCode] = useStore<string>('locale', 'en');
  const choose = (chosen: string) => {
    restoreUnsaved(unsavedForm());
    setCode(chosen);
  };
  return [code, choose];
}
