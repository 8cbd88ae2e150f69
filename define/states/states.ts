/** States: which status of a record may follow which. The steps between them are actions of the resource. */
import { type Action, sendsCall } from '#define/actions.ts';
import { holds } from '#define/conditions.ts';
import { type Field, type Fields, sourceOf } from '#define/fieldTypes.ts';
import { asText, type ShopRecord, withValue } from '#define/records.ts';

/** From each state the actions that leave it, each with the state that it leads to. */
export type Steps = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The states of a resource: which may follow which. They stand on one field with choices:
 *
 *     states: { status: { open: { pause: 'paused', close: 'closed' }, paused: { resume: 'open' } } }
 *
 * From each state the actions that leave it, and where they lead. Each step is an action with `when`, `sets` and `onScreen`. One of its name
 * under `actions` adds `call`, `ask`, `sets`, `confirm` or `icon`. Its undo is the step back. Without steps, `states: { status: {} }`, any
 * state may follow any, by the action that asks for it.
 *
 * Forms show the state and do not change it, unless its field says `readOnly: []`. A new record begins with the `initial` of the field. The
 * server refuses any other change with 409, and so does the mock. Lists that show the state have a button that shows them as a board: a column
 * for each state, and cards that are dragged or moved by their menu.
 */
export type DeclaredStates = Readonly<Record<string, Steps>>;

/** The same with the field by its name. */
export interface States {
  source: string;
  /** Missing where any state may follow any. */
  steps?: Steps;
}

/** Completes the declared states; `undefined` if there are none. Two fields are a mistake: `source` is then both names, which check R90 reports. */
export function statesFrom(declared: DeclaredStates | undefined): States | undefined {
  if (!declared) return undefined;
  const [steps = {}] = Object.values(declared);
  return { source: Object.keys(declared).join(', '), ...(Object.keys(steps).length ? { steps } : {}) };
}

/** A field with choices, which are the states. */
type StateField = { source: string; choices: readonly (string | number)[] };

/** The sources of the fields that can be states. */
export type StateSource<F extends Fields> = Extract<F[number], StateField>['source'];

/** The states in the field `S`. */
export type StateOf<F extends Fields, S> = Extract<F[number], StateField & { source: S }>['choices'][number];

/**
 * `DeclaredStates` with the names of a declaration. Type parameters: `F` the fields, `S` the source of the states, `O` the states that steps
 * leave, `T` the names of the steps.
 */
export type StatesOf<F extends Fields, S extends PropertyKey, O extends PropertyKey, T extends string> = {
  readonly [X in S]: { readonly [From in O]: { readonly [K in T]?: NoInfer<StateOf<F, X>> } };
};

/** One step: the action, the states that it leaves and the states that it leads to, which should be one. */
export interface Step {
  action: string;
  from: readonly string[];
  to: readonly unknown[];
}

/** The steps by their actions, in the order in which they are declared. */
export function stepsOf({ steps = {} }: Partial<States> = {}): Step[] {
  const ways = Object.entries(steps).flatMap(([from, leads]) => Object.entries(leads).map(([action, to]) => ({ action, from, to })));
  return [...new Set(ways.map(({ action }) => action))].map(action => {
    const its = ways.filter(way => way.action === action);
    return { action, from: its.map(({ from }) => from), to: [...new Set(its.map(({ to }) => to))] };
  });
}

/** The actions with a step each: it is offered in the states that it leaves, and sets the one that it leads to. A declared action of its name adds to it. */
export function withSteps(actions: Readonly<Record<string, Action>>, states: States | undefined): Readonly<Record<string, Action>> {
  const all = stepsOf(states);
  const complete = (step: Step): [string, Action] => [step.action, stepAction(actions[step.action] ?? {}, states?.source ?? '', step, all)];
  return { ...actions, ...Object.fromEntries(all.map(complete)) };
}

function stepAction({ when, sets, expect, ...declared }: Action, source: string, { from, to: [to] }: Step, all: readonly Step[]): Action {
  const leaves = { [source]: from.length === 1 ? from[0] : { in: from } };
  const inputs = (declared.ask ?? []).map(input => [sourceOf(input), 'asked']);
  const isBack = (other: Step) => from.length === 1 && asText(other.to[0]) === from[0] && other.from.includes(asText(to));
  const back = sendsCall(declared) ? all.find(isBack) : undefined;
  return {
    onScreen: true,
    ...(back ? { undo: back.action } : {}),
    ...declared,
    when: typeof when === 'function' ? (record: ShopRecord) => holds(leaves, record) && when(record) : { ...when, ...leaves },
    ...(expect
      ? { expect: (record, input) => withValue(expect(record, input), source, to) }
      : { sets: { ...(sets === 'asked' ? Object.fromEntries(inputs) : sets), [source]: to } }),
  };
}

/** The fields, of which forms show the state but do not change it: only steps do. A `readOnly` of its own stays: `[]` lets forms change it. */
export const withStateField = (fields: readonly Field[], { source, steps }: Partial<States> = {}): readonly Field[] =>
  steps ? fields.map(field => (field.source === source ? { readOnly: true, ...field } : field)) : fields;

/** Whether a field holds the states between which there are steps. */
export const isStepped = ({ states }: { states?: States | undefined }, source: string): boolean =>
  states?.steps !== undefined && states.source === source;

/** The action that leads from any state to any other: it asks for the state. `undefined` where there are steps, or no states. */
export function freeAction({ states, actions }: { states?: States | undefined; actions: Readonly<Record<string, Action>> }): string | undefined {
  if (!states || states.steps) return undefined;
  const asks = ({ ask = [] }: Action) => ask.some(input => sourceOf(input) === states.source);
  return Object.entries(actions).find(([, action]) => asks(action))?.[0];
}
