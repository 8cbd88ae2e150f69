/** Undoes a change to a record, unless the record was changed again since. */
import { RequestError } from '#dataProvider/http.ts';
import { toWire } from '#dataProvider/wire.ts';
import { asText, type Field, firstStep, isNothing, isPlain, type Plain, type Resource, valueAt, withValue } from '#define';
import { readCurrent, type Sources } from '#frame/actions/readCurrent.ts';
import { isDay } from '#frame/format/typedDays.ts';
import type { UndoPlan } from './planUndo';

/**
 * Runs the step of an undo on the record as the server holds it now.
 * @throws RequestError with status 409, sending nothing, if the written values are no longer there; or if the server refuses or the record cannot
 * be read.
 */
export async function applyUndo(sources: Sources, resource: Resource, { id, step, left: written }: UndoPlan): Promise<void> {
  const { dataProvider } = sources;
  const { name } = resource;
  const { action, input } = step;
  const isRead = action === 'update' || Object.keys(written).length > 0;
  const { record, isOfPage } = isRead ? await readCurrent(sources, resource, id) : { record: { id }, isOfPage: false };
  if (!isUnchanged(resource.fields, record, written)) throw new RequestError('app.errors.unfit', 409);
  if (action === 'delete') return void (await dataProvider.delete(name, { id, previousData: record }));
  if (action !== 'update') return void (await dataProvider.act(name, action, record, input));
  const whole = Object.entries(input).reduce<Plain>((changed, [source, value]) => withValue(changed, source, value), record);
  // A page sends only the changed parts of its record; a resource's form sends the whole.
  const parts = Object.keys(input).map(firstStep);
  const data = isOfPage ? Object.fromEntries(Object.entries(whole).filter(([key]) => parts.includes(key))) : whole;
  await dataProvider.update(name, { id, data, previousData: record });
}

/** Whether the written values are still in a record. Servers may return an id as its record, a number as text, or a day with a time. */
export function isUnchanged(fields: readonly Field[], record: Plain, written: Plain): boolean {
  return Object.entries(written).every(([source, value]) => {
    const field = fields.filter(candidate => candidate.source === source);
    const sent = (value: unknown) => valueAt(toWire(field, withValue<Plain>({}, source, value)), source);
    const current = valueAt(record, source);
    return current === undefined || isEquivalent(sent(current), sent(value));
  });
}

function isEquivalent(current: unknown, written: unknown): boolean {
  if (isNothing(written) || written === false) return isNothing(current) || current === false;
  if (Array.isArray(written))
    return Array.isArray(current) && current.length === written.length && written.every((value, place) => isEquivalent(current[place], value));
  // Servers may add keys to rows.
  if (isPlain(written)) return isPlain(current) && Object.entries(written).every(([key, value]) => isEquivalent(current[key], value));
  const currentText = asText(current).trim();
  const writtenText = asText(written).trim();
  return (
    currentText === writtenText || Number(currentText) === Number(writtenText) || (isDay(writtenText) && currentText.slice(0, 10) === writtenText)
  );
}
