import { Box, Switch } from '@mui/material';
import { useGetRecordRepresentation, useTranslate } from 'react-admin';
import type { ShownProps } from './shown';
import { useAction } from './useAction';

/** An Active/Inactive switch that runs the column's action, shows the new state at once and takes it back when refused. */
export function StatusSwitch({ value, record, resource, column }: ShownProps) {
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(resource);
  const { run, isRunning } = useAction(resource, column.action ?? '');
  const active = value === true;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <Switch
        size="small"
        checked={active}
        disabled={!column.action}
        onChange={() => !isRunning && run(record)}
        slotProps={{ input: { role: 'switch', 'aria-label': `${translate('app.values.active')}: ${represent(record)}` } }}
      />
      <Box component="span" aria-hidden sx={{ fontSize: 13, color: 'text.secondary', minWidth: 52 }}>
        {translate(active ? 'app.values.active' : 'app.values.inactive')}
      </Box>
    </Box>
  );
}
