import { Box, Pagination, PaginationItem, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { HoverWatch } from './usePrefetchNextPage';

interface PagesProps {
  page: number;
  /** The last page that is offered. */
  last: number;
  /** The first and the last row that are shown, counted from 1. */
  from: number;
  to: number;
  /** How many rows there are, where that is known. */
  total: number | undefined;
  onPage: (page: number) => void;
  /** Of what leads to the next page: what watches whether somebody rests there. */
  next?: HoverWatch | undefined;
}

/** Previous, next and page numbers, and which rows of how many are shown. */
export default memo(function Pages({ page, last, from, to, total, onPage, next }: PagesProps) {
  const translate = useTranslate();
  const isKnown = total !== undefined;
  return (
    <Box sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} role="status">
        {translate(isKnown ? 'app.actions.shown' : 'app.actions.shownSoFar', { from, to, total })}
      </Typography>
      <Pagination
        count={last}
        page={page}
        onChange={(_, wanted) => onPage(wanted)}
        color="primary"
        showFirstButton
        showLastButton={isKnown}
        aria-label={translate('app.actions.pages')}
        renderItem={item => <PaginationItem {...item} {...(item.type === 'next' && next)} />}
      />
    </Box>
  );
});
