import { Box, Pagination, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** Previous, next and page numbers, and which rows of how many are shown. */
export function Pager() {
  const { page, perPage, total, setPage, isPending } = useListContext();
  const translate = useTranslate();
  if (isPending || !total) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const here = Math.min(page, last);
  const from = (here - 1) * perPage + 1;
  return (
    <Box sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} role="status">
        {translate('app.actions.shown', { from, to: Math.min(here * perPage, total), total })}
      </Typography>
      <Pagination
        count={last}
        page={here}
        onChange={(_, wanted) => setPage(wanted)}
        color="primary"
        showFirstButton
        showLastButton
        aria-label={translate('app.actions.pages')}
      />
    </Box>
  );
}
