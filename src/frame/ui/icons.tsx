import type { SvgIconComponent } from '@mui/icons-material';
import Add from '@mui/icons-material/Add';
import Ban from '@mui/icons-material/BlockOutlined';
import Cancel from '@mui/icons-material/CancelOutlined';
import Category from '@mui/icons-material/Category';
import Approve from '@mui/icons-material/CheckCircleOutlined';
import Collections from '@mui/icons-material/CollectionsOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Dashboard from '@mui/icons-material/Dashboard';
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Coupon from '@mui/icons-material/LocalOfferOutlined';
import Unban from '@mui/icons-material/LockOpenOutlined';
import Bell from '@mui/icons-material/NotificationsOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Enquiry from '@mui/icons-material/QuestionAnswerOutlined';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash';
import Clock from '@mui/icons-material/Schedule';
import Sell from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Orders from '@mui/icons-material/ShoppingCartOutlined';
import Star from '@mui/icons-material/StarBorder';
import Shop from '@mui/icons-material/StorefrontOutlined';
import Return from '@mui/icons-material/Undo';
import Banner from '@mui/icons-material/ViewCarouselOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Group from '@mui/icons-material/WorkspacesOutlined';
import { type FC, isValidElement, type ReactNode } from 'react';
import { valueAt } from '#define';

/** Icons by their names in declarations. */
const icons: Record<string, SvgIconComponent> = {
  Add,
  Approve,
  Ban,
  Banner,
  Bell,
  Cancel,
  Category,
  Clock,
  Collections,
  ContentCopy,
  Coupon,
  Dashboard,
  Delete,
  DeleteForever,
  Edit,
  Enquiry,
  Group,
  Inventory,
  Orders,
  Palette,
  Payments,
  People,
  Place,
  RestoreFromTrash,
  Return,
  Sell,
  Settings,
  Shop,
  Star,
  Unban,
  Visibility,
};

/** An MUI icon as a plain `<svg>`, 20 px high, in the text colour. An MUI icon reads the theme on every render, and a list renders fifty. */
export function plain(Icon: SvgIconComponent): FC {
  // Takes the paths out of the `SvgIcon` that the icon renders.
  const render = valueAt(Icon, 'type.render');
  const drawing: unknown = typeof render === 'function' ? render({}, null) : undefined;
  const paths = isValidElement<{ children?: ReactNode }>(drawing) ? drawing.props.children : undefined;
  if (!paths) return () => <Icon fontSize="small" />;
  return () => (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden focusable={false}>
      {paths}
    </svg>
  );
}

const plainIcons = new Map<string, FC>();

/** The icon of a name; a general one for an unknown name. */
export function iconOf(name = ''): FC {
  const icon = plainIcons.get(name) ?? plain(icons[name] ?? Category);
  plainIcons.set(name, icon);
  return icon;
}
