import { useStore } from 'react-admin';
import { writesAnswered } from '#dataProvider/http.ts';
import { unsavedForm } from '#dataProvider/sessionEnd.ts';
import { restoreUnsaved } from '#frame/routing/unsavedChanges.ts';

/** The options of the appearance, in the order they are offered. */
export const looks = {
  layout: ['vertical', 'horizontal'],
  width: ['fluid', 'boxed'],
  sidebar: ['default', 'compact', 'icon'],
  sidebarColor: ['light', 'dark', 'colored', 'winter', 'ladylip', 'plumplate', 'strongbliss', 'greatwhale'],
  topbar: ['light', 'dark', 'colored'],
  density: ['comfortable', 'compact'],
} as const;

type LookName = keyof typeof looks;
/** The names of the options. */
export const lookNames = Object.keys(looks).filter((name): name is LookName => name in looks);
type Appearance = { [K in LookName]: (typeof looks)[K][number] } & { preloader: boolean };

const defaults: Appearance = {
  layout: 'vertical',
  width: 'fluid',
  sidebar: 'default',
  sidebarColor: 'light',
  topbar: 'light',
  density: 'comfortable',
  preloader: false,
};

/** The appearance chosen on this device, and a function that changes parts of it. */
export function useAppearance(): [Appearance, (changed: Partial<Appearance>) => void] {
  const [stored, store] = useStore<Partial<Appearance>>('look', {});
  return [{ ...defaults, ...stored }, changed => store({ ...stored, ...changed })];
}

/** The interface language and a function to change it. A change remounts all screens, so it waits for saves, and unsaved input is carried over. */
export function useLanguage(): [string, (code: string) => void] {
  const [code, setCode] = useStore<string>('locale', 'en');
  const choose = async (chosen: string) => {
    if (chosen === code) return;
    await writesAnswered();
    // A form then handles the answer: its values are no longer unsaved.
    await new Promise(resolve => setTimeout(resolve));
    restoreUnsaved(unsavedForm());
    setCode(chosen);
  };
  return [code, chosen => void choose(chosen)];
}
