import Close from '@mui/icons-material/Close';
import { Alert, AlertTitle, Box, Button, IconButton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { CloseNotificationContext, LinkBase, type NotificationPayload, type UndoableMutation, useLocation, useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { useNameOf, usePathOf, useResource } from '#frame/context/resourcesContext.ts';
import { cut, nameOf } from '#frame/format/texts.ts';

/** A notice that is shown. */
export interface Shown {
  key: number;
  payload: NotificationPayload;
  /** The change of react-admin's that waits for this notice: sent when it goes, taken back by its Undo. */
  waiting?: UndoableMutation | undefined;
}

/** In milliseconds, where a notice does not say. */
const usualTime: Record<string, number> = { success: 2000, error: 3000 };
const otherwise = 4000;

/** After the notices above and what is between, by `Notices`. */
const small = { order: 2, maxWidth: '100%', py: 0, fontSize: 13 } as const;

interface NoticeRecord {
  resource: string;
  record: ShopRecord;
  isGone: boolean;
}

/** What a notice can have beside its text, given in `notificationOptions`. */
export interface NoticeOptions {
  button?: {
    /** Key of its text. */
    label: string;
    press: () => void;
    /** Milliseconds that it stays, small and at the bottom, when the time of the text is over, beside the text of the key `after`. */
    staysFor?: number;
    after?: string;
  };
  /** Runs when the notice goes without its button pressed: its time is over, or staff leave the screen. */
  ignored?: () => void;
  /** Key of a line above the text. */
  title?: string;
  /** The record it is about: named beside the text, and led to where it has a screen. */
  about?: NoticeRecord;
  /** It stands on the screen too and is read out there. */
  isSaid?: boolean;
  /** It only offers to take something back: small and at the bottom from the beginning. */
  isSmall?: boolean;
  /** The app itself leaves the screen right after; staff do not. */
  goesBack?: boolean;
}

interface NoticeProps {
  notice: Shown;
  onGone: () => void;
}

/** A notice for its time, with its button. */
export default function Notice({ notice: { payload, waiting }, onGone }: NoticeProps) {
  const { message, type, notificationOptions = {} } = payload;
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { autoHideDuration = usualTime[type] ?? otherwise, messageArgs, multiLine } = notificationOptions;
  const { ignored, title, goesBack, isSaid, isSmall = false, about, ...options }: typeof notificationOptions & NoticeOptions = notificationOptions;
  const { staysFor, after } = options.button ?? {};
  const [isOver, setOver] = useState(false);
  const button = waiting ? { label: 'ra.action.undo', press: () => waiting({ isUndo: true }) } : options.button;
  const hasEnded = useRef(false);
  const end = useRef((_isPressed: boolean) => {});
  end.current = isPressed => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onGone();
    if (isPressed) button?.press();
    else if (waiting) waiting({ isUndo: false });
    else ignored?.();
  };
  useEffect(() => {
    if (autoHideDuration === null) return undefined;
    const next = () => (staysFor && !isOver ? setOver(true) : end.current(false));
    const timer = setTimeout(next, isOver ? staysFor : autoHideDuration);
    return () => clearTimeout(timer);
  }, [autoHideDuration, staysFor, isOver]);
  const here = useRef(pathname);
  const returns = useRef(goesBack);
  const waits = Boolean(waiting ?? ignored);
  useEffect(() => {
    const leave = () => waits && end.current(false);
    // Whoever goes on has decided: what waits for the button is done now. react-admin leads on by itself after a change of its own.
    if (pathname !== here.current && !returns.current && !waiting) leave();
    if (pathname !== here.current) returns.current = false;
    here.current = pathname;
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [pathname, waits, waiting]);
  const isBelow = isSmall || isOver;
  return (
    <Alert
      variant="filled"
      {...(isSaid ? { role: 'presentation' } : {})}
      elevation={6}
      severity={!isOver && (type === 'error' || type === 'warning' || type === 'success') ? type : 'info'}
      onClose={() => end.current(false)}
      sx={{
        py: 0.25,
        overflowWrap: 'anywhere',
        ...(isBelow ? small : { width: 'min(440px, 100%)' }),
        ...(multiLine ? { whiteSpace: 'pre-wrap' } : {}),
      }}
      action={button && <Buttons label={button.label} onEnd={isPressed => end.current(isPressed)} />}
    >
      {title && !isOver && <AlertTitle>{translate(title)}</AlertTitle>}
      <CloseNotificationContext.Provider value={() => end.current(false)}>
        <span>{isOver && after ? translate(after) : typeof message === 'string' ? translate(message, messageArgs) : message}</span>
        {about && <About {...about} />}
      </CloseNotificationContext.Provider>
    </Alert>
  );
}

/** The button of a notice, as an Undo, which is a command of the screen too; and the one that closes it. */
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

/** Names the record of a notice, unless it is the one on the screen; nothing where it has no name, or there is only one of its kind. */
function About({ resource, record, isGone }: NoticeRecord) {
  const { lists, pages } = useResource(resource);
  const nameOfRecord = useNameOf(resource);
  const pathOf = usePathOf();
  const { pathname } = useLocation();
  const to = pages.show || pages.edit ? pathOf(resource, record.id) : '';
  const called = nameOfRecord(record) || nameOf(record.email);
  if (!called || !Object.keys(lists).length || (to && to === pathname)) return null;
  const name = <bdi>“{cut(called, 40)}”</bdi>;
  return (
    <Box component="span" sx={{ display: 'block', '& a': { color: 'inherit' } }}>
      {to && !isGone ? <LinkBase to={to}>{name}</LinkBase> : name}
    </Box>
  );
}
