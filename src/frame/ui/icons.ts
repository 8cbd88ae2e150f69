import type { SvgIconComponent } from '@mui/icons-material';
import * as iconSet from './iconSet';

const icons: Readonly<Record<string, SvgIconComponent>> = iconSet;

/** The icon of a name; a general one for an unknown name. */
export const iconOf = (name = ''): SvgIconComponent => icons[name] ?? iconSet.Category;
