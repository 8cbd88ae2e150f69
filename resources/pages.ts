import { listPages } from '#define';
import { account } from './account';
import { dashboard } from './dashboard/dashboard';
import { enquiryCards } from './enquiries/cards';
import { journal } from './journal/journal';
import { revenue, shopRevenue } from './revenue/revenue';
import { settingsPage } from './settings/settingsPage';
import { updateSettings } from './settings/updateSettings';

/** The one list of pages that are no entity, in menu order. They come behind the resources. */
export const pages = listPages(dashboard, enquiryCards, revenue, shopRevenue, settingsPage, updateSettings, account, journal);
