import { Box, Button, Paper, type PaperProps } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReadError } from '#frame/ui/ErrorState.tsx';

declare module '@mui/material/Autocomplete' {
  interface AutocompletePaperSlotPropsOverrides {
    /** Stands below the options. */
    foot?: ReactNode;
  }
}

/** What a searchable select has on offer. */
export interface Offer<T> {
  options: readonly T[];
  /** How many are on offer, where some of them are drawn a moment later. */
  shown?: number;
  /** Whether the list is there, or still about to come with the click that opens it. */
  stands?: boolean;
  /** What the options were found for. */
  words: string;
  /** How many there are in all, where that is known. */
  total: number | undefined;
  /** The first ones are on their way. */
  isLoading: boolean;
  /** The next ones are on their way. */
  isPaging: boolean;
  /** Why the first or the next ones could not be read. */
  error: unknown;
  /** Reads again what could not be read. */
  retry: () => void;
  /** Brings the next ones; undefined where these are all. */
  more: (() => void) | undefined;
}

/** In pixels: so near to the end of the list the next options are brought. */
const nearEnd = 120;

/** Nothing here asks whether what a list belongs to is in sight; telling it takes the popper as long as placing the list. */
const popper = { modifiers: [{ name: 'hide', enabled: false }] };

/**
 * What MUI's Autocomplete needs to go on within its list: the next options come when staff scroll near to the end, when
 * the arrow keys get there, and with 'More' below the list, which also says how many there are.
 */
export function useListbox<T>(offer: Offer<T>, isOpen: boolean) {
  const { options, shown = options.length, stands = true, words, total, isLoading, isPaging, error, retry, more } = offer;
  const translate = useTranslate();
  const box = useRef<HTMLUListElement>(null);
  useScrollKept(box, options, words);
  useHighlightKept(isOpen && stands ? options.length : 0);
  const goOn = isPaging || error ? undefined : more;
  const atEnd = error ? retry : goOn;
  const isRest = Boolean(more || isPaging || error);
  const foot = options.length > 0 && isRest && <Foot shown={shown} total={total} isPaging={isPaging} error={error} onRetry={retry} onMore={goOn} />;
  return {
    loading: isLoading,
    loadingText: translate('app.inputs.searching'),
    noOptionsText: translate(error ? 'app.inputs.choicesUnread' : 'app.inputs.nothingFound'),
    // The last option on the screen is not the last there is.
    disableListWrap: Boolean(more),
    onHighlightChange: (_: unknown, option: T | null, reason: string) => reason === 'keyboard' && option === options.at(-1) && atEnd?.(),
    slots: { paper: PaperWithFoot },
    slotProps: {
      paper: { foot },
      popper,
      listbox: {
        ref: box,
        onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: { currentTarget: HTMLElement }) =>
          scrollHeight - scrollTop - clientHeight < nearEnd && goOn?.(),
      },
    },
  };
}

/**
 * Keeps the list where staff have scrolled it while options are added at its end: MUI would bring the highlighted one into
 * sight. What was found meanwhile and stands first is shown, though.
 */
function useScrollKept(box: { current: HTMLElement | null }, options: readonly unknown[], words: string): void {
  const before = useRef({ options, words });
  const wanted = useRef<number>(undefined);
  const rendered = useRef(0);
  useLayoutEffect(() => {
    const { options: old, words: oldWords } = before.current;
    before.current = { options, words };
    if (options.length === old.length) return;
    const isLonger = words === oldWords && old.length > 0 && options.length > old.length;
    wanted.current = isLonger ? (options[0] === old[0] ? box.current?.scrollTop : 0) : undefined;
    rendered.current = 0;
  }, [box, options, words]);
  useEffect(() => {
    if (box.current && wanted.current !== undefined) box.current.scrollTop = wanted.current;
    // MUI places it in this render and in the next.
    if (rendered.current++) wanted.current = undefined;
  });
}

/**
 * MUI places the highlight not only as the options change, but in the next render again, as if staff had not moved it
 * meanwhile. So that render comes at once.
 */
function useHighlightKept(count: number): void {
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

/** How many of how many are on offer, and the way to the next ones. */
function Foot({ shown, total, isPaging, error, onRetry, onMore }: FootProps) {
  const translate = useTranslate();
  const count = total === undefined ? shown : translate('app.actions.shown', { from: 1, to: shown, total });
  return (
    <Box
      // The text field keeps the focus.
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
