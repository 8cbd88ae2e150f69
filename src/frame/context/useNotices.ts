import { useNotify, useTranslate } from 'react-admin';
import { PartlyDone, RequestError } from '#dataProvider/http.ts';
import { actionOf, asText, type Resource, type ShopRecord, valueAt } from '#define';

/** What happened to a record: one of these, or the name of an action. */
export type NoticeEvent = 'created' | 'updated' | 'deleted' | (string & {});

/** The event of a successful action, `update` or `delete`: `updated` for an action that sends the update call. */
export function noticeEvent(resource: Resource, action: string): NoticeEvent {
  if (action === 'delete') return 'deleted';
  const declared = actionOf(resource, action);
  return declared?.call ? (declared.of ?? action) : 'updated';
}

/** What a notice has besides its text. */
interface DoneOptions {
  /** The record left its list: the success is red, as documented, which needs the type `error`. */
  removes?: boolean;
  undo?: (() => void) | undefined;
  /** The notice names this record and links to it. */
  record?: ShopRecord | undefined;
  /** The record was deleted, so the notice does not link to it. */
  isGone?: boolean;
}

/**
 * How long notices are shown, in milliseconds: each type by default, and those that staff need longer to read or to answer. With
 * `autoHideDuration: null`, as in MUI, a notice stays until it is closed.
 */
export const noticeTimes = {
  success: 2000,
  error: 3000,
  info: 4000,
  warning: 4000,
  draftRestored: 5000,
  undoDelete: 5000,
  othersChanges: 6000,
  undo: 8000,
  retry: 10_000,
  requestId: 10_000,
  storageFull: 10_000,
};

/** The message of an error: the server's, else a text by its kind. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return error => {
    const message = asText(valueAt(error, 'message') ?? '');
    const status = error instanceof RequestError ? error.status : 0;
    if (message && !message.startsWith('app.errors.')) return message;
    return translate(message || 'app.errors.other', { status, _: translate('app.errors.other', { status }) });
  };
}

/**
 * Shows notices about a resource. The text is `resources.<name>.notifications.<event>`, else the general one for created, updated and
 * deleted; without either there is no notice. `<event>Title` is shown above the text. `isShown`: the screen shows the error itself, so
 * screen readers skip the notice. An Undo button outlasts the documented time of the text, and so does the id of a failed request.
 */
export function useNotices(resource: string) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const done = (event: NoticeEvent, { removes = event === 'deleted', undo, record, isGone = false }: DoneOptions = {}) => {
    const name = translate(`resources.${resource}.name`, { smart_count: 1 });
    const general = ['created', 'updated', 'deleted'].includes(event) ? translate(`app.notices.${event}`, { name }) : '';
    const text = translate(`resources.${resource}.notifications.${event}`, { _: general });
    const titleKey = `resources.${resource}.notifications.${event}Title`;
    const title = translate(titleKey, { _: '' }) ? { title: titleKey } : {};
    const back = undo && { label: 'ra.action.undo', press: undo };
    const about = record && { about: { resource, record, isGone } };
    if (!text && back) notify('app.notices.undoable', { type: 'info', autoHideDuration: noticeTimes.undo, isSmall: true, ...about, button: back });
    if (text)
      notify(text, {
        type: removes ? 'error' : 'success',
        autoHideDuration: noticeTimes.success,
        messageArgs: { _: text },
        ...title,
        ...about,
        ...(back ? { button: { ...back, staysFor: noticeTimes.undo, after: 'app.notices.undoable' } } : {}),
      });
  };
  const failed = (error: unknown, attempt = '', { isShown = false } = {}) => {
    const reason = errorText(error);
    const retry = error instanceof PartlyDone ? error.retry : undefined;
    const id = error instanceof RequestError ? error.requestId : undefined;
    // Pages without https have no clipboard; the notice shows the id.
    const copy = () => void navigator.clipboard?.writeText(id ?? '').catch(() => undefined);
    const custom =
      attempt && translate(`resources.${resource}.notifications.failed${attempt[0]?.toUpperCase()}${attempt.slice(1)}`, { reason, _: '' });
    const failure = retry ? translate(`resources.${resource}.notifications.partlyDone`, { reason, _: reason }) : custom || reason;
    const again = () =>
      void retry?.().then(
        () => done('completed'),
        error => failed(error),
      );
    notify(failure, {
      type: 'error',
      autoHideDuration: retry ? noticeTimes.retry : noticeTimes.error,
      messageArgs: { _: failure, id },
      isShown,
      ...(custom ? { title: 'app.notices.tryAgain' } : {}),
      ...(retry
        ? { button: { label: 'app.actions.retry', press: again } }
        : id && { button: { label: 'app.actions.copyId', press: copy, staysFor: noticeTimes.requestId, after: 'app.notices.request' } }),
    });
  };
  return { done, failed };
}
