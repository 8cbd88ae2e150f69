import { type ComponentProps, useRef, useState } from 'react';
import { type ActionInput, actionInputFields, asText, freeAction, type Resource, type ShopRecord, valueAt, withValue } from '#define';
import type Question from '#frame/actions/Question.tsx';
import { useRunAction } from '#frame/actions/useAction.ts';
import { whyNot } from '#frame/actions/whyNot.ts';
import { useResource } from '#frame/context/resourcesContext.ts';

/** A move to another state: the action that leads there, and the part of its input that follows from the state. */
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
  const { source, steps } = states;
  const toAnyState = freeAction(resource);
  const state = stateOf(resource, record);
  const choices = fields.find(field => field.source === source)?.choices ?? [];
  const moves: Move[] =
    toAnyState === undefined
      ? Object.entries(steps?.[state] ?? {}).map(([action, to]) => ({ action, to: asText(to), input: {} }))
      : choices.map(to => ({ action: toAnyState, to: asText(to), input: withValue<ActionInput>({}, source, to) }));
  return moves.filter(({ to, action, input }) => to !== state && !whyNot(resource, action, record, input));
}

/** Whether staff answer a question before a move: the action asks for confirmation, or for more than the state. */
function needsQuestion(resource: Resource, { action, input }: Move): boolean {
  const { confirm, ...declared } = resource.actions[action] ?? {};
  return Boolean(confirm) || actionInputFields(resource, declared).some(({ source }) => valueAt(input, source) === undefined);
}

/** Moves records to other states by actions, each record one move at a time. If an action needs an answer, its question comes first. */
export function useMoves() {
  const resource = useResource();
  const run = useRunAction(resource.name);
  const [movingIds, setMovingIds] = useState<ReadonlySet<string>>(new Set());
  const [waiting, setWaiting] = useState<{ record: ShopRecord; move: Move }>();
  const movedId = useRef<string>(undefined);
  const send = async (record: ShopRecord, { action }: Move, input: ActionInput) => {
    if (movingIds.has(record.id)) return;
    movedId.current = record.id;
    setMovingIds(ids => new Set([...ids, record.id]));
    await run(action, record, input);
    setMovingIds(ids => new Set([...ids].filter(id => id !== record.id)));
  };
  const move = (record: ShopRecord, wanted: Move) => {
    if (needsQuestion(resource, wanted)) setWaiting({ record, move: wanted });
    else void send(record, wanted, wanted.input);
  };
  /** The card of a moved record is another element in another column: its button takes the focus, unless something else has it. */
  const focusMoved = (id: string, button: HTMLElement | null) => {
    if (button && id === movedId.current && document.activeElement === document.body) button.focus();
  };
  const question: ComponentProps<typeof Question> | undefined = waiting && {
    action: waiting.move.action,
    record: Object.entries(waiting.move.input).reduce((shown, [source, value]) => withValue(shown, source, value), waiting.record),
    isRunning: movingIds.has(waiting.record.id),
    onConfirm: async input => {
      await send(waiting.record, waiting.move, input ?? waiting.move.input);
      setWaiting(current => (current === waiting ? undefined : current));
    },
    onCancel: () => setWaiting(undefined),
  };
  return { move, question, movingIds, focusMoved };
}
