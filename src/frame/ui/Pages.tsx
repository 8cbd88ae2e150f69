import { Box, PaginationItem, type PaginationItemProps, Typography } from '@mui/material';
import { memo } from 'react';
import { PaginationActions, useTranslate } from 'react-admin';

interface PagesProps {
  page: number;
  /** The last page to offer. */
  last: number;
  /** The first and last row shown, counted from 1. */
  from: number;
  to: number;
  /** The number of rows, if known. */
  total: number | undefined;
  onPage: (page: number) => void;
  /** Event handlers of the Next button, which prefetch the next page. */
  next?: PaginationItemProps | undefined;
}

/** On a phone the buttons wrap; stock's do not shrink. */
const layout = {
  p: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  '& > div': { flexShrink: 1 },
  '& .MuiPaginationItem-root': { mx: { xs: 0, sm: '3px' } },
  '& .MuiPaginationItem-ellipsis': { alignContent: 'center' },
} as const;

/** Page buttons if there are several pages, and which rows are shown. */
export default memo(function Pages({ page, last, from, to, total, onPage, next }: PagesProps) {
  const translate = useTranslate();
  const isKnown = total !== undefined;
  return (
    <Box sx={layout}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} role="status">
        {/* In the direction of its words: from right to left, digits alone would put the range behind the total. */}
        <bdi>{translate(isKnown ? 'app.actions.shown' : 'app.actions.shownSoFar', { from, to, total })}</bdi>
      </Typography>
      <PaginationActions
        // In pages, not rows: a server that does not count its rows has no last row.
        count={last}
        rowsPerPage={1}
        page={page - 1}
        onPageChange={(_, wanted) => onPage(wanted + 1)}
        size="medium"
        color="primary"
        showFirstButton
        showLastButton={isKnown}
        aria-label={translate('app.actions.pages')}
        renderItem={item => <PaginationItem {...item} {...(item.type === 'next' && next)} />}
      />
    </Box>
  );
});
