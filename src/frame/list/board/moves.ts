/** Where the card of a record can be moved. Pure. */
import { type ActionInput, actionInputFields, asText, type Resource, type ShopRecord, valueAt, withValue } from '#define';
import { whyNot } from '#frame/actions/whyNot.ts';

/** One way to another state: the action that leads there, with its input as far as the state gives it. */
export interface Move {
  to: string;
  action: string;
  input: ActionInput;
}

/** The state of a record as a text; empty where it has none. */
export const stateOf = ({ states }: Resource, record: ShopRecord): string => asText(valueAt(record, states?.source ?? '') ?? '');

/** The states of a resource in the order in which its field declares them. */
export const statesIn = ({ states, fields }: Resource): string[] =>
  (fields.find(({ source }) => source === states?.source)?.choices ?? []).map(String);

/** The moves that a record allows: its action is permitted, and its conditions hold. */
export function movesOf(resource: Resource, record: ShopRecord): Move[] {
  const { states, fields } = resource;
  if (!states) return [];
  const { source, steps, any } = states;
  const state = stateOf(resource, record);
  const choices = fields.find(field => field.source === source)?.choices ?? [];
  const ways: Move[] =
    any === undefined
      ? Object.entries(steps?.[state] ?? {}).map(([action, to]) => ({ action, to: asText(to), input: {} }))
      : choices.map(to => ({ action: any, to: asText(to), input: withValue<ActionInput>({}, source, to) }));
  return ways.filter(({ to, action, input }) => to !== state && !whyNot(resource, action, record, input));
}

/** Whether staff answer a question before a move: the action asks for confirmation, or for more than the state. */
export function needsQuestion(resource: Resource, { action, input }: Move): boolean {
  const { confirm, ...declared } = resource.actions[action] ?? {};
  return Boolean(confirm) || actionInputFields(resource, declared).some(({ source }) => valueAt(input, source) === undefined);
}
