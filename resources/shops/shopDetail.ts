import { addressParts } from './address';

/** The parts of the detail screen. */
export const show = {
  sections: {
    shop: ['shopNo', 'shopName', 'contactNumber', 'workingTime', 'shippingPrice'],
    dealer: ['dealerNo', 'dealerDetails.name', 'dealerDetails.contactNumber'],
    shopAddress: addressParts.map(part => `shopAddress.${part}` as const),
    dealerAddress: addressParts.map(part => `dealerDetails.address.${part}` as const),
    location: ['location.coordinates'],
  },
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
