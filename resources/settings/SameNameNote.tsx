import { Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { valueAt } from '#define';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { settings } from './settings';

/** The tab with the other setting of the same name; none if it is on the simplified page. */
const tabs: Readonly<Record<string, string>> = { returnDuration: 'shipping', privacyPolicy: 'legal' };

/** For two settings with the name of another one: a note which is which, with a link to the other. */
export default function SameNameNote({ source, record, Default }: SlotProps<typeof settings, 'form/returnDuration'>) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const tab = tabs[source];
  const simplified = addressOf('updateSettings', { id: nameOf(valueAt(record, '_id')) || nameOf(record?.id) });
  const title = translate('pages.settings.title');
  return (
    <div>
      <Default />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', '& a': { color: 'primary.main' } }}>
        {translate(`resources.settings.namesakes.${source}`)}{' '}
        <LinkBase to={tab ? `${addressOf('settings')}?tab=${tab}` : simplified}>
          {tab ? `${title}: ${translate(`resources.settings.tabs.${tab}`)}` : translate('pages.updateSettings.title')}
        </LinkBase>
      </Typography>
    </div>
  );
}
