import Close from '@mui/icons-material/Close';
import { Alert, AlertTitle, Box, Button, IconButton } from '@mui/material';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import {
  CloseNotificationContext,
  LinkBase,
  type NotificationPayload,
  type UndoableMutation,
  useEvent,
  useLocation,
  useTranslate,
} from 'react-admin';
import type { ShopRecord } from '#define';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { useNameOf, usePathOf, useResource } from '#frame/context/resourcesContext.ts';
import { noticeTimes } from '#frame/context/useNotices.ts';
import { nameOf, truncate } from '#frame/format/texts.ts';

/** A notice on screen. */
export interface Shown {
  key: number;
  payload: NotificationPayload;
  /** react-admin's undoable mutation of this notice. It is sent when the notice closes; Undo cancels it. */
  mutation?: UndoableMutation | undefined;
}

/** Shown at the bottom, see `column` in Notices.tsx. */
const small = { order: 2, maxWidth: '100%', py: 0, fontSize: 13 } as const;

interface NoticeRecord {
  resource: string;
  record: ShopRecord;
  isGone: boolean;
}

/** Extensions of `notificationOptions`. */
export interface NoticeOptions {
  button?: {
    /** Text key of the button. */
    label: string;
    press: () => void;
    /** In milliseconds: how long the button stays, small and at the bottom, after the text's time. `after` is the text key shown then. */
    staysFor?: number;
    after?: string;
  };
  /** Runs if the notice closes without its button pressed: its time ended or the user left the screen. */
  ignored?: () => void;
  /** Text key of a title. */
  title?: string;
  /** The record of the notice, shown by name with a link to its screen. */
  about?: NoticeRecord;
  /** The screen announces the same text, so the notice is not announced. */
  isShown?: boolean;
  /** Small and at the bottom from the start, for a notice that only offers Undo. */
  isSmall?: boolean;
  /** The app leaves the screen right after the notice, not the user. */
  goesBack?: boolean;
}

interface NoticeProps {
  notice: Shown;
  /** Its button was pressed, or it closes otherwise. Later calls have no effect. */
  onEnd: (isPressed: boolean) => void;
}

/** A notice with its button. It closes after its time. */
export default function Notice({ notice: { payload, mutation }, onEnd }: NoticeProps) {
  const { message, type, notificationOptions = {} } = payload;
  const translate = useTranslate();
  const { autoHideDuration = noticeTimes[type], messageArgs, multiLine } = notificationOptions;
  const { ignored, title, goesBack, isShown, isSmall = false, about, ...options }: typeof notificationOptions & NoticeOptions = notificationOptions;
  const { staysFor, after } = options.button ?? {};
  const [isOver, setOver] = useState(false);
  const label = mutation ? 'ra.action.undo' : options.button?.label;
  const { ref, onFocus, giveBack } = useFocusReturn();
  const end = useEvent((isPressed: boolean) => {
    giveBack();
    onEnd(isPressed);
  });
  useEffect(() => {
    if (autoHideDuration === null) return undefined;
    const next = () => (staysFor && !isOver ? setOver(true) : end(false));
    const timer = setTimeout(next, isOver ? staysFor : autoHideDuration);
    return () => clearTimeout(timer);
  }, [autoHideDuration, staysFor, isOver, end]);
  // Leaving the screen sends the change that waits, but no mutation of react-admin: after that, react-admin leaves the screen by itself.
  useOnLeave(() => !mutation && ignored && end(false), goesBack);
  const isBelow = isSmall || isOver;
  return (
    <Alert
      ref={ref}
      onFocus={onFocus}
      variant="filled"
      {...(isShown ? { role: 'presentation' } : {})}
      elevation={6}
      severity={!isOver && (type === 'error' || type === 'warning' || type === 'success') ? type : 'info'}
      onClose={() => end(false)}
      sx={{
        py: 0.25,
        overflowWrap: 'anywhere',
        ...(isBelow ? small : { width: 'min(440px, 100%)' }),
        ...(multiLine ? { whiteSpace: 'pre-wrap' } : {}),
      }}
      action={label && <Buttons label={label} onEnd={end} />}
    >
      {title && !isOver && <AlertTitle>{translate(title)}</AlertTitle>}
      <CloseNotificationContext.Provider value={() => end(false)}>
        <span>{isOver && after ? translate(after, messageArgs) : typeof message === 'string' ? translate(message, messageArgs) : message}</span>
        {about && <About {...about} />}
      </CloseNotificationContext.Provider>
    </Alert>
  );
}

/** Runs a function when the screen is left. `goesBack`: the first change of screen does not count. */
function useOnLeave(run: () => void, goesBack = false): void {
  const { pathname } = useLocation();
  const onLeave = useEvent(run);
  const screen = useRef({ pathname, goesBack });
  useEffect(() => {
    if (pathname === screen.current.pathname) return;
    if (!screen.current.goesBack) onLeave();
    screen.current = { pathname, goesBack: false };
  }, [pathname, onLeave]);
}

/** Returns the focus to the element that had it before. */
function useFocusReturn() {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  return {
    ref,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!ref.current?.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack: () => {
      if (ref.current?.contains(document.activeElement) && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

/** The notice's button, also registered as a command, and the close button. */
function Buttons({ label, onEnd }: { label: string; onEnd: (isPressed: boolean) => void }) {
  const translate = useTranslate();
  const text = translate(label);
  const { id } = useButtonCommand(text);
  return (
    <>
      <Button id={id} color="inherit" size="small" onClick={() => onEnd(true)}>
        {text}
      </Button>
      <IconButton color="inherit" size="small" aria-label={translate('ra.action.close')} onClick={() => onEnd(false)}>
        <Close fontSize="small" />
      </IconButton>
    </>
  );
}

/** The record of a notice as a link. Nothing if the record is on screen, has no name, or is the only one of its resource. */
function About({ resource, record, isGone }: NoticeRecord) {
  const { lists, pages } = useResource(resource);
  const nameOfRecord = useNameOf(resource);
  const pathOf = usePathOf();
  const { pathname } = useLocation();
  const to = pages.show || pages.edit ? pathOf(resource, record.id) : '';
  const recordName = nameOfRecord(record) || nameOf(record.email);
  if (!recordName || !Object.keys(lists).length || (to && to === pathname)) return null;
  const name = <bdi>“{truncate(recordName, 40)}”</bdi>;
  return (
    <Box component="span" sx={{ display: 'block', '& a': { color: 'inherit' } }}>
      {to && !isGone ? <LinkBase to={to}>{name}</LinkBase> : name}
    </Box>
  );
}
