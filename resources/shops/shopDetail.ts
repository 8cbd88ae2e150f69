/** The screens of a shop. */
import { addressParts } from './address';

const dealer = ['dealerNo', 'dealerDetails.name', 'dealerDetails.contactNumber'] as const;
const shop = { section: 'shop', fields: ['shopNo', 'shopName', 'contactNumber', 'workingTime', 'shippingPrice'] } as const;
const shopAddress = { section: 'shopAddress', columns: 2, fields: addressParts.map(part => `shopAddress.${part}` as const) } as const;
const dealerAddress = { section: 'dealerAddress', columns: 2, fields: addressParts.map(part => `dealerDetails.address.${part}` as const) } as const;
const location = { section: 'location', fields: ['location.coordinates'] } as const;

/** The form begins with the dealer, the detail screen with the shop. */
export const layout = {
  form: [{ section: 'dealer', fields: ['dealer', ...dealer] }, dealerAddress, shop, shopAddress, location],
  show: [shop, { section: 'dealer', fields: dealer }, shopAddress, dealerAddress, location],
} as const;

/** What belongs to a shop. */
export const related = {
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
} as const;
