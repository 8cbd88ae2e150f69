import Print from '@mui/icons-material/PrintOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import { formatDate } from '#frame/format/dates.ts';
import { usePrinted } from './printed';

/** Marks a record that was printed on this device, and says what and when. Renders nothing for others. */
export function PrintedMark({ id }: { id: string }) {
  const { name } = useResource();
  const translate = useTranslate();
  const times = Object.entries(usePrinted(name).timesOf(id));
  if (!times.length) return null;
  const text = times
    .map(([sheet, time]) => translate('app.print.printed', { sheet: translate(`resources.${name}.prints.${sheet}`), time: formatDate(time) }))
    .join('\n');
  return (
    <Box component="span" role="img" aria-label={text} title={text} sx={{ ml: 0.5, verticalAlign: 'text-bottom', color: 'text.secondary' }}>
      <Print sx={{ fontSize: 16 }} />
    </Box>
  );
}
