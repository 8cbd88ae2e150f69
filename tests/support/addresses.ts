import type { Shop } from './app';

/** A product of the fixtures. */
export const product = '6afa0fff9f4c27b1e63a9916';

/** The list call and its key of each resource that has pages, to get the id of a record. */
const records = {
  shopproduct: ['/shopProduct/all?page=1&limit=10', 'shopProducts'],
  shop: ['/shop/all?page=1&limit=10', 'shops'],
  order: ['/order/admin/all?page=1&limit=10', 'orders'],
  user: ['/user/admin/all?page=1&limit=10', 'users'],
  banner: ['/banner/admin/all', 'banners'],
  category: ['/category/admin/all', 'categories'],
  subcategory: ['/subCategory/admin/all', 'subCategories'],
  brand: ['/brand/admin/all', 'brands'],
  gender: ['/genderType/admin/all', 'genderTypes'],
  age: ['/ageGroup/admin/all', 'ageGroups'],
  collection: ['/collection/admin/all', 'collections'],
  group: ['/group/admin/all?page=1&limit=10&searchText=', 'groups'],
  coupon: ['/coupon/admin/all?page=1&limit=10&searchText=', 'coupons'],
  enquiry: ['/enquiry/admin/all?page=1', 'enquiries'],
} as const;

/** Every documented address with its title, by part of the specification. `:name` is the id of a record. */
export const tables: Record<string, [address: string, heading: RegExp][]> = {
  'the catalogue': [
    ['/dashboard', /^Dashboard$/],
    ['/profile', /^Profile$/],
    ['/colors', /^All Colors$/],
    ['/notifications', /^All Notifications$/],
    ['/products', /^All Products$/],
    ['/products?view=active', /^All Products$/],
    ['/products?view=inactive', /^All Products$/],
    ['/products/deleted', /^Deleted Products$/],
    [`/product/${product}`, /Cushion Cover/],
    ['/product/create/new', /^Create Product$/],
    [`/product/update/${product}`, /^Update Product$/],
  ],
  'shops and what they sell': [
    ['/shopproducts', /^All Shop Products$/],
    ['/shopproducts/deleted', /^Deleted Shop Products$/],
    ['/shopproduct/:shopproduct', /./],
    ['/shopproduct/create/new', /^Create Shop Product$/],
    ['/shopproduct/update/:shopproduct', /^Update Shop Product$/],
    ['/shops', /^All Shops$/],
    ['/shops/quarentined', /^Banned Shops$/],
    ['/shops/unapproved', /^Unapproved Shops$/],
    ['/shop/:shop', /./],
    ['/shop/create/new', /^Create Shop$/],
    ['/shop/update/:shop', /^Update Shop$/],
  ],
  'orders and people': [
    ['/orders', /^All Orders$/],
    ['/order/:order', /^Order details MB/],
    ['/orders/starred', /^Starred Orders$/],
    ['/orders/cancelled', /^Cancelled Orders$/],
    ['/orders/returned', /^Returned Orders$/],
    ['/users', /^All Users$/],
    ['/users/:user', /^About user$/],
    ['/user/update/:user', /^Update User$/],
    ['/enquiries', /^All Enquiries$/],
    ['/enquiry/create', /^New Enquiry$/],
    ['/enquiry/update/:enquiry', /^Update Enquiry$/],
  ],
  'classifications and content': [
    ['/classifications?type=category', /^All Classifications$/],
    ['/classifications?type=subcategory', /^All Classifications$/],
    ['/category/create/new', /^Create Category$/],
    ['/category/update/:category', /^Update Category$/],
    ['/subcategory/create/new', /^Create Sub Category$/],
    ['/subcategory/update/:subcategory', /^Update Sub Category$/],
    ['/brand/create/new', /^Create Brand$/],
    ['/brand/update/:brand', /^Update Brand$/],
    ['/genderType/create/new', /^Create Gender Type$/],
    ['/genderType/update/:gender', /^Update Gender Type$/],
    ['/agegroup/create/new', /^Create Age Group$/],
    ['/agegroup/update/:age', /^Update Age Group$/],
  ],
  'site, revenue and settings': [
    ['/banners', /^All Banners$/],
    ['/banner/create/new', /^Create Banner$/],
    ['/banner/update/:banner', /^Update Banner$/],
    ['/collections', /^All Collections$/],
    ['/collections/create/new', /^Create Collection$/],
    ['/collections/update/:collection', /^Update Collection$/],
    ['/groups', /^All Groups$/],
    ['/groups/create/new', /^Create Group$/],
    ['/groups/update/:group', /^Update Group$/],
    ['/coupons', /^All Coupons$/],
    ['/coupons/create/new', /^Create Coupon$/],
    ['/coupons/update/:coupon', /^Update Coupon$/],
    ['/area', /^All Areas$/],
    ['/revenues', /^Revenue$/],
    ['/revenue/:shop', /./],
    ['/superadmin/settings', /^Settings$/],
    ['/superadmin/settings?tab=legal', /^Settings$/],
    ['/superadmin/settings/68dcb5509f4c27b1e63a9921', /^Update Settings$/],
    ['/404', /^Sorry, page not found$/],
  ],
};

/** Fills the id of a record that the mock has into an address. */
export async function addressOf(pattern: string, shop: Shop): Promise<string> {
  const name = /:(\w+)/.exec(pattern)?.[1] as keyof typeof records | undefined;
  const [url, key] = name ? records[name] : [];
  const rows = url && key ? (await shop.ask<Record<string, { _id: string }[]>>(url))[key] : undefined;
  return pattern.replace(/:\w+/, rows?.[0]?._id ?? '');
}
