import { Typography } from '@mui/material';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { nameOf } from '../../src/frame/format/texts';
import { usePageAddress } from '../../src/frame/kinds/pages';
import type { ShopRecord } from '../define';

interface NamesakeProps {
  /** The setting that this stands under. */
  of: string;
  /** The tab that holds the other of the same name; none where the simplified page does. */
  tab?: 'shipping' | 'legal';
}

/** Two settings have the name of another one: says which of the two this is, and leads to the other. */
export function Namesake({ of, tab }: NamesakeProps) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const record = useRecordContext<ShopRecord>();
  const tabs = addressOf('settings');
  const simplified = addressOf('updateSettings', { id: nameOf(record?._id) || nameOf(record?.id) });
  const title = translate('pages.settings.title');
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', '& a': { color: 'primary.main' } }}>
      {translate(`resources.settings.namesakes.${of}`)}{' '}
      <LinkBase to={tab ? `${tabs}?tab=${tab}` : simplified}>
        {tab ? `${title}: ${translate(`resources.settings.tabs.${tab}`)}` : translate('pages.updateSettings.title')}
      </LinkBase>
    </Typography>
  );
}
