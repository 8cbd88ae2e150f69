import { useStore } from 'react-admin';

/** How the layout looks. The first of each is the default. */
export const looks = {
  layout: ['vertical', 'horizontal'],
  width: ['fluid', 'boxed'],
  sidebar: ['default', 'compact', 'icon'],
  sidebarColor: ['light', 'dark', 'colored', 'winter', 'ladylip', 'plumplate', 'strongbliss', 'greatwhale'],
  topbar: ['light', 'dark', 'colored'],
  density: ['comfortable', 'compact'],
} as const;

export type LookName = keyof typeof looks;
/** What can be chosen, in the order in which it is offered. */
export const lookNames = ['layout', 'width', 'sidebar', 'sidebarColor', 'topbar', 'density'] as const satisfies readonly LookName[];
export type Appearance = { [K in LookName]: (typeof looks)[K][number] } & { preloader: boolean };

const standard: Appearance = {
  layout: 'vertical',
  width: 'fluid',
  sidebar: 'default',
  sidebarColor: 'light',
  topbar: 'light',
  density: 'comfortable',
  preloader: false,
};

/** The look that staff have chosen on this device, and how to change parts of it. */
export function useAppearance(): [Appearance, (changed: Partial<Appearance>) => void] {
  const [kept, keep] = useStore<Partial<Appearance>>('look', {});
  return [{ ...standard, ...kept }, changed => keep({ ...kept, ...changed })];
}
