import type { SvgIconComponent } from '@mui/icons-material';
import * as iconSet from './iconSet';

/** The names of the general icons. */
export type GeneralIcon = keyof typeof iconSet;

const icons: Record<string, SvgIconComponent> = { ...iconSet };

/** Adds icons to the general ones. The app calls this before the first screen. */
export function addIcons(more: Readonly<Record<string, SvgIconComponent>>): void {
  Object.assign(icons, more);
}

/** The icon of a name; a general one for an unknown name. */
export const iconOf = (name = ''): SvgIconComponent => icons[name] ?? iconSet.Category;
