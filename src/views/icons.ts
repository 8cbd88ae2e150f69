import type { SvgIconComponent } from '@mui/icons-material';
import Add from '@mui/icons-material/Add';
import Category from '@mui/icons-material/Category';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Dashboard from '@mui/icons-material/Dashboard';
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash';
import Settings from '@mui/icons-material/SettingsOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';

/** Icons by the names that declarations use. */
const icons: Record<string, SvgIconComponent> = {
  Add,
  Category,
  ContentCopy,
  Dashboard,
  Delete,
  DeleteForever,
  Edit,
  Inventory,
  Palette,
  Place,
  RestoreFromTrash,
  Settings,
  Visibility,
};

/** The icon a declaration names; a general one for a name that is not in the table. */
export const iconOf = (name: string | undefined): SvgIconComponent => icons[name ?? ''] ?? Category;
