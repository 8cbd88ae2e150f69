import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { type ActionInput, type ShopRecord, withValue } from '#define';
import type Question from '#frame/actions/Question.tsx';
import { useRunAction } from '#frame/actions/useAction.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { type Move, needsQuestion } from './moves';

/** Moves records to other states by their actions: each record one move at a time, and the question of an action first. */
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
    setWaiting(undefined);
  };
  const move = (record: ShopRecord, wanted: Move) => {
    if (needsQuestion(resource, wanted)) setWaiting({ record, move: wanted });
    else void send(record, wanted, wanted.input);
  };
  /** The card of a moved record is another element in another column: its button takes the focus, unless something else has it. */
  const focusMoved = useCallback((id: string, button: HTMLElement | null) => {
    if (button && id === movedId.current && document.activeElement === document.body) button.focus();
  }, []);
  const question: ComponentProps<typeof Question> | undefined = waiting && {
    action: waiting.move.action,
    record: Object.entries(waiting.move.input).reduce((shown, [source, value]) => withValue(shown, source, value), waiting.record),
    isRunning: movingIds.has(waiting.record.id),
    onConfirm: input => void send(waiting.record, waiting.move, input ?? waiting.move.input),
    onCancel: () => setWaiting(undefined),
  };
  return { move, question, movingIds, focusMoved };
}
