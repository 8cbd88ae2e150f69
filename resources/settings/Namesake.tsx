import { Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { settings } from './settings';

/** The tab that holds the other of the same name; none where the simplified page does. */
const tabs: Readonly<Record<string, string>> = { returnDuration: 'shipping', privacyPolicy: 'legal' };

/** Two settings have the name of another one: says which of the two this is, and leads to the other. */
export default function Namesake({ source, record, Default }: SlotProps<typeof settings, 'form/returnDuration'>) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const tab = tabs[source];
  const simplified = addressOf('updateSettings', { id: nameOf(record?._id) || nameOf(record?.id) });
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
