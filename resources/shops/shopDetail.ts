/** The screens of a shop. */
import { below, declared, listOf } from '#define';
import { addressParts } from './address';

const dealer = listOf('dealerNo', 'dealerDetails.name', 'dealerDetails.contactNumber');
const shop = declared({ section: 'shop', fields: ['shopNo', 'shopName', 'contactNumber', 'workingTime', 'shippingPrice'] });
const shopAddress = declared({ section: 'shopAddress', fields: below('shopAddress', addressParts) });
const dealerAddress = declared({ section: 'dealerAddress', fields: below('dealerDetails.address', addressParts) });
const location = declared({ section: 'location', fields: ['location.coordinates'] });

/** The form begins with the dealer, the detail screen with the shop. */
export const layout = declared({
  form: [{ section: 'dealer', fields: ['dealer', ...dealer] }, dealerAddress, shop, shopAddress, location],
  show: [shop, { section: 'dealer', fields: dealer }, shopAddress, dealerAddress, location],
});

/** What belongs to a shop. */
export const related = declared({
  shopproducts: {
    list: 'shopproducts.all',
    filter: { shop: 'id' },
    columns: ['masterProduct', 'images', 'customID', 'category', 'color', 'sizes', 'isActive'],
    tab: true,
  },
  orders: {
    list: 'orders.all',
    filter: { shop: 'id' },
    columns: ['orderId', 'createdAt', 'shippingInfo.name', 'totalPrice', 'paymentType', 'orderStatus'],
    tab: true,
  },
});
