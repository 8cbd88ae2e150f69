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

/** The icon of a name; a general one for an unknown name. */
export const iconOf = (name = ''): SvgIconComponent => icons[name] ?? Category;
