/**
 * Fields of replies that no declaration needs, for the contract only: replies of page calls by page and call, and record fields that only views
 * use, by resource. They are apart from the declarations so that no screen loads them. A page's call without an entry returns any object, a write
 * a message.
 */
import { alike, type FieldDeclaration } from '#define';
import { dialect } from './dialect';
import { enquiryStatuses } from './enquiries/enquiryStatuses';
import { orderStatuses } from './orders/orderStatuses';
import { shopGroups, summaryGroups } from './revenue/figureGroups';

const figures = (sources: readonly string[]): FieldDeclaration[] => [...alike({ kind: 'number' }, ...sources)];
const counts = (sources: readonly string[]): FieldDeclaration[] => [...alike({ kind: 'integer', min: 0 }, ...sources)];
const shopFigures: FieldDeclaration[] = [...alike({ kind: 'text' }, 'shopName', 'shopId'), ...figures(Object.values(shopGroups).flat())];

const countNames = ['orders', 'newOrders', 'products', 'outOfStockProducts', 'categories', 'subCategories', 'brands', 'ageGroups', 'genderTypes'];

const item: FieldDeclaration[] = [
  { source: 'product', kind: 'reference', reference: 'products' },
  { source: 'sellingPrice', kind: 'money' },
  { source: 'quantity', kind: 'number' },
];

export const answers: Readonly<Record<string, readonly FieldDeclaration[]>> = {
  orders: [
    {
      source: 'orderItems',
      kind: 'rows',
      fields: [
        ...item,
        ...alike({ kind: 'text' }, '_id', 'image', 'primaryLang.name', 'secondaryLang.name'),
        { source: 'orderItemStatus', kind: 'choice', choices: orderStatuses },
      ],
    },
  ],
  products: [{ source: 'sizes', kind: 'rows', fields: [{ source: 'value', kind: 'text' }, ...figures(['price'])] }],
  carts: [{ source: 'cartItems', kind: 'rows', fields: item }],
  shopproducts: [
    {
      source: 'variants',
      kind: 'rows',
      fields: [
        { source: '_id', kind: 'text' },
        { source: 'masterProduct', kind: 'reference', reference: 'products' },
      ],
    },
    {
      source: 'reviews',
      kind: 'rows',
      fields: [...alike({ kind: 'text' }, '_id', 'message'), { source: 'rating', kind: 'number' }, { source: 'createdAt', kind: 'date' }],
    },
  ],
  'dashboard.counts': counts(countNames.map(name => `${name}Count`)),
  'enquiries.cards': counts(enquiryStatuses),
  'revenue.summary': [...figures(Object.values(summaryGroups).flat()), { source: 'shops', kind: 'rows', fields: shopFigures }, ...counts(['total'])],
  'shopRevenue.figures': shopFigures,
  'account.signIn': [
    { source: dialect.signIn.token, kind: 'text', required: true },
    ...['_id', 'name', 'email'].map((key): FieldDeclaration => ({ source: `${dialect.signIn.user}.${key}`, kind: 'text' })),
  ],
};
