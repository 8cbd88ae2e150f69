import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { PartlyDone, RequestError } from '#dataProvider/http.ts';
import { asText, type ShopRecord, valueAt } from '#define';

/** What has happened to a record. Actions are named as their resource declares them. */
export type NoticeEvent = 'created' | 'updated' | 'deleted' | (string & {});

/** What a notice has beside its text. */
interface DoneOptions {
  /** The record is gone from its list. */
  removes?: boolean;
  undo?: (() => void) | undefined;
  /** The record that it is about: named, and led to. */
  record?: ShopRecord | undefined;
  /** The record has no screen any more: it is only named. */
  isGone?: boolean;
}

/** In milliseconds. */
const shownFor = { notice: 2000, error: 3000, question: 10_000, undo: 8000 };

/** An error in words: the server's, else a text for what went wrong. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    error => {
      const message = asText(valueAt(error, 'message') ?? '');
      const status = error instanceof RequestError ? error.status : 0;
      if (message && !message.startsWith('app.errors.')) return message;
      return translate(message || 'app.errors.other', { status, _: translate('app.errors.other', { status }) });
    },
    [translate],
  );
}

/**
 * The one place that tells staff what has happened: `resources.<name>.notifications.<event>`, else the
 * general text for created, updated and deleted; nothing where there is neither. `<event>Title` stands above a text that says too little.
 * `isSaid`: the screen says it itself, where it stays, so that it need not be read out twice. What `undo` takes back can be taken back
 * for a while after the documented time of the text.
 */
export function useNotices(resource: string) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const done = useCallback(
    (event: NoticeEvent, { removes = event === 'deleted', undo, record, isGone = false }: DoneOptions = {}) => {
      const name = translate(`resources.${resource}.name`, { smart_count: 1 });
      const general = ['created', 'updated', 'deleted'].includes(event) ? translate(`app.notices.${event}`, { name }) : '';
      const text = translate(`resources.${resource}.notifications.${event}`, { _: general });
      const titleKey = `resources.${resource}.notifications.${event}Title`;
      const title = translate(titleKey, { _: '' }) ? { title: titleKey } : {};
      const back = undo && { label: 'ra.action.undo', press: undo };
      const about = record && { about: { resource, record, isGone } };
      if (!text && back) notify('app.notices.undoable', { type: 'info', autoHideDuration: shownFor.undo, isSmall: true, ...about, button: back });
      if (text)
        notify(text, {
          type: removes ? 'error' : 'success',
          autoHideDuration: shownFor.notice,
          messageArgs: { _: text },
          ...title,
          ...about,
          ...(back ? { button: { ...back, staysFor: shownFor.undo, after: 'app.notices.undoable' } } : {}),
        });
    },
    [notify, translate, resource],
  );
  const failed = useCallback(
    (error: unknown, attempt = '', { isSaid = false } = {}) => {
      const reason = errorText(error);
      const retry = error instanceof PartlyDone ? error.retry : undefined;
      const own =
        attempt && translate(`resources.${resource}.notifications.failed${attempt[0]?.toUpperCase()}${attempt.slice(1)}`, { reason, _: '' });
      const failure = retry ? translate(`resources.${resource}.notifications.partlyDone`, { reason, _: reason }) : own || reason;
      const again = () =>
        void retry?.().then(
          () => done('completed'),
          error => failed(error),
        );
      notify(failure, {
        type: 'error',
        autoHideDuration: retry ? shownFor.question : shownFor.error,
        messageArgs: { _: failure },
        isSaid,
        ...(own ? { title: 'app.notices.tryAgain' } : {}),
        ...(retry ? { button: { label: 'app.actions.retry', press: again } } : {}),
      });
    },
    [notify, errorText, translate, resource, done],
  );
  return { done, failed };
}
