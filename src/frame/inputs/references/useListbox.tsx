import { Box, Button, Paper, type PaperProps } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReadError } from '#frame/ui/ErrorState.tsx';

declare module '@mui/material/Autocomplete' {
  interface AutocompletePaperSlotPropsOverrides {
    foot?: ReactNode;
  }
}

export interface OptionList<T> {
  options: readonly T[];
  /** How many options are shown, if some of them are not rendered yet. Default: all. */
  shown?: number;
  /** Whether the list is open on the screen, not just about to open. */
  isRendered?: boolean;
  /** The words that the options match. */
  words: string;
  /** The number of all options, if it is known. */
  total: number | undefined;
  /** Whether the first options are loading. */
  isLoading: boolean;
  /** Whether the next options are loading. */
  isPaging: boolean;
  error: unknown;
  retry: () => void;
  /** Loads the next options; `undefined` if there are no more. */
  more: (() => void) | undefined;
}

/** The distance from the end of the list at which the next options are loaded. In pixels. */
const loadDistance = 120;

/** Popper's `hide` modifier is not used, and takes as long as placing the list. */
const popper = { modifiers: [{ name: 'hide', enabled: false }] };

/**
 * The props of MUI's Autocomplete that load more options: when staff scroll near the end, when the arrow keys reach the last option, and
 * with the More button below the list, beside the number of options.
 */
export function useListbox<T>(list: OptionList<T>, isOpen: boolean) {
  const { options, shown = options.length, isRendered = true, words, total, isLoading, isPaging, error, retry, more } = list;
  const translate = useTranslate();
  const box = useRef<HTMLUListElement>(null);
  useKeepScroll(box, options, words);
  useKeepHighlight(isOpen && isRendered ? options.length : 0);
  const loadMore = isPaging || error ? undefined : more;
  const atEnd = error ? retry : loadMore;
  const isIncomplete = Boolean(more || isPaging || error);
  const foot = options.length > 0 && isIncomplete && (
    <Foot shown={shown} total={total} isPaging={isPaging} error={error} onRetry={retry} onMore={loadMore} />
  );
  return {
    loading: isLoading,
    loadingText: translate('app.inputs.searching'),
    noOptionsText: translate(error ? 'app.inputs.choicesUnread' : 'app.inputs.nothingFound'),
    // The arrow key at the last loaded option must not go to the first one.
    disableListWrap: Boolean(more),
    onHighlightChange: (_: unknown, option: T | null, reason: string) => reason === 'keyboard' && option === options.at(-1) && atEnd?.(),
    slots: { paper: PaperWithFoot },
    slotProps: {
      paper: { foot },
      popper,
      listbox: {
        ref: box,
        onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: { currentTarget: HTMLElement }) =>
          scrollHeight - scrollTop - clientHeight < loadDistance && loadMore?.(),
      },
    },
  };
}

/**
 * Keeps the scroll position when options are added at the end, because MUI would scroll to the highlighted one. If the first option
 * has changed, the list scrolls to the start.
 */
function useKeepScroll(box: { current: HTMLElement | null }, options: readonly unknown[], words: string): void {
  const before = useRef({ options, words });
  const position = useRef<number>(undefined);
  const rendered = useRef(0);
  useLayoutEffect(() => {
    const { options: previous, words: previousWords } = before.current;
    before.current = { options, words };
    if (options.length === previous.length) return;
    const isLonger = words === previousWords && previous.length > 0 && options.length > previous.length;
    position.current = isLonger ? (options[0] === previous[0] ? box.current?.scrollTop : 0) : undefined;
    rendered.current = 0;
  }, [box, options, words]);
  useEffect(() => {
    if (box.current && position.current !== undefined) box.current.scrollTop = position.current;
    // MUI scrolls in this render and in the next one.
    if (rendered.current++) position.current = undefined;
  });
}

/**
 * MUI resets the highlight when the options change, and once more in the next render, which may be after staff have moved it. This
 * hook causes that render at once.
 */
function useKeepHighlight(count: number): void {
  const [, setRendered] = useState(0);
  useEffect(() => setRendered(count), [count]);
}

function PaperWithFoot({ foot, children, ...props }: PaperProps & { foot?: ReactNode }) {
  return (
    <Paper {...props}>
      {children}
      {foot}
    </Paper>
  );
}

interface FootProps {
  shown: number;
  total: number | undefined;
  isPaging: boolean;
  error: unknown;
  onRetry: () => void;
  onMore: (() => void) | undefined;
}

/** The number of options shown and of all options, and the More button. */
function Foot({ shown, total, isPaging, error, onRetry, onMore }: FootProps) {
  const translate = useTranslate();
  const count = total === undefined ? shown : translate('app.actions.shown', { from: 1, to: shown, total });
  return (
    <Box
      // Keeps the focus in the text field.
      onMouseDown={event => event.preventDefault()}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5, minHeight: 40, borderTop: 1, borderColor: 'divider', fontSize: 13 }}
    >
      <Box role="status" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
        {error ? <ReadError error={error} onRetry={onRetry} /> : isPaging ? translate('app.inputs.searching') : count}
      </Box>
      {onMore && (
        <Button size="small" tabIndex={-1} onClick={onMore}>
          {translate('app.inputs.more')}
        </Button>
      )}
    </Box>
  );
}
