/** Taking back what was written to a record, as long as nobody has written over it. Fetched when somebody first does. */
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { RequestError } from '#dataProvider/http.ts';
import { toWire } from '#dataProvider/wire.ts';
import { asText, type Field, isNothing, isPlain, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { readCurrent, type Sources } from '#frame/actions/readNow.ts';
import { setAt, type UndoPlan, type UndoStep } from './planUndo';

/**
 * Does the step that takes something back, to the record as the server holds it now.
 * @throws RequestError with status 409, and nothing sent, when what was written is not there any more; when the server refuses; when
 * the record cannot be read.
 */
export async function applyUndo(sources: Sources, resource: Resource, { id, step, left }: UndoPlan): Promise<void> {
  const { dataProvider } = sources;
  const { name } = resource;
  if (!Object.keys(left).length && step.action !== 'update') return void (await doStep(dataProvider, name, { id }, step));
  const { record, isOfPage } = await readCurrent(sources, resource, id);
  if (!isUnchanged(resource.fields, record, left)) throw new RequestError('app.errors.unfit', 409);
  if (step.action !== 'update') return void (await doStep(dataProvider, name, record, step));
  const whole = Object.entries(step.asked).reduce<Plain>((held, [source, value]) => setAt(held, source.split('.'), value), record);
  // A page sends its record in parts; that of a resource goes as its form sends it.
  const parts = Object.keys(step.asked).map(source => source.split('.')[0]);
  const data = isOfPage ? Object.fromEntries(Object.entries(whole).filter(([key]) => parts.includes(key))) : whole;
  await dataProvider.update(name, { id, data, previousData: record });
}

const doStep = (dataProvider: ShopDataProvider, name: string, record: ShopRecord, { action, asked }: UndoStep): Promise<unknown> =>
  action === 'delete' ? dataProvider.delete(name, { id: record.id, previousData: record }) : dataProvider.act(name, action, record, asked);

/** Whether what was written still stands in a record, as servers give values back: an id as its record, a number as a text, a day with a time. */
export function isUnchanged(fields: readonly Field[], record: Plain, left: Plain): boolean {
  return Object.entries(left).every(([source, value]) => {
    const field = fields.filter(candidate => candidate.source === source);
    const sent = (held: unknown) => valueAt(toWire(field, setAt({}, source.split('.'), held)), source);
    const now = valueAt(record, source);
    return now === undefined || isAlike(sent(now), sent(value));
  });
}

function isAlike(now: unknown, left: unknown): boolean {
  if (isNothing(left) || left === false) return isNothing(now) || now === false;
  if (Array.isArray(left)) return Array.isArray(now) && now.length === left.length && left.every((value, place) => isAlike(now[place], value));
  // Servers add keys to rows.
  if (isPlain(left)) return isPlain(now) && Object.entries(left).every(([key, value]) => isAlike(now[key], value));
  const [one, other] = [now, left].map(value => asText(value).trim());
  return one === other || Number(one) === Number(other) || (isDay(other ?? '') && one?.slice(0, 10) === other);
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
