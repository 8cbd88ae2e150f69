import { listPages } from '#define';
import { account } from './account';
import { dashboard } from './dashboard/dashboard';
import { enquiryCards } from './enquiries/enquiryStatuses';
import { journal } from './journal/journal';
import { revenue, shopRevenue, statement } from './revenue/revenue';
import { settingsPage } from './settings/settingsPage';
import { updateSettings } from './settings/updateSettings';

/** All pages that belong to no resource, in menu order. They follow the resources. */
export const pages = listPages(dashboard, enquiryCards, revenue, shopRevenue, statement, settingsPage, updateSettings, account, journal);
