/** What only a server knows of the pages that are no entity: what each of their calls answers. One that is not here keeps the mock from starting. */
import { account } from './account';
import { enquiryCards } from './behaviour/enquiries';
import { dashboard, revenue, shopRevenue } from './behaviour/figures';
import { settingsPage } from './behaviour/settings';
import type { PageBehaviour } from './behaviourTypes';

/** The behaviour of each page, by its name. */
export const pageBehaviour: Record<string, PageBehaviour> = {
  dashboard,
  enquiries: enquiryCards,
  revenue,
  shopRevenue,
  settings: settingsPage,
  account,
};
