import type { SvgIconComponent } from '@mui/icons-material';
import Coupon from '@mui/icons-material/LocalOfferOutlined';
import Enquiry from '@mui/icons-material/QuestionAnswerOutlined';
import Orders from '@mui/icons-material/ShoppingCartOutlined';
import Shop from '@mui/icons-material/StorefrontOutlined';
import Banner from '@mui/icons-material/ViewCarouselOutlined';
import type { IconName } from '#define';
import type { GeneralIcon } from '#frame/ui/icons.ts';

/** The icons of this shop's vocabulary that the frame does not have. */
export const shopIcons: Readonly<Record<Exclude<IconName, GeneralIcon>, SvgIconComponent>> = { Banner, Coupon, Enquiry, Orders, Shop };
