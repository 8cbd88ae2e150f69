import type { Changed } from '#dataProvider/documentedCalls.ts';
import { type ActionInput, actionOf, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { isUnchanged } from '#frame/actions/undo/applyUndo.ts';
import { type UndoPlan, undoPlanOf } from '#frame/actions/undo/planUndo.ts';
import { type WhyNot, whyNot } from '#frame/actions/whyNot.ts';
import { changedFields, valuesAfter } from '#frame/record/changedFields.ts';
import type { Settled } from './runEach';

/** One record of a bulk action and the action's input for it. */
export interface Task {
  record: ShopRecord;
  input: ActionInput;
  /** A part of the record that the task is about. */
  part?: string;
  /** The record before and after, for an action that used the update call. */
  changed?: Changed | undefined;
  /** What the action is expected to write, by source; empty if that is not known. */
  written?: Plain | undefined;
  /** An undo to apply instead of the action. */
  undo?: UndoPlan;
}

/** A record that the action is not done to, and why. */
export interface Skipped {
  record: ShopRecord;
  why: WhyNot;
}

/** The result of a bulk action. */
export interface RunOutcome extends Settled<Task> {
  /** The action, or `delete`. */
  action: string;
  /** The run is the undo of another run. */
  isUndo: boolean;
  skipped: Skipped[];
  /** The run whose follow-up this one is. Both are undone together. */
  precededBy?: RunOutcome;
}

/** A bulk action that is about to run. */
export interface Job extends Pick<RunOutcome, 'action' | 'isUndo' | 'skipped'> {
  tasks: readonly Task[];
  /** The run whose refused tasks are tried again. */
  retryOf?: RunOutcome;
  /** Makes the job that follows, if this one is not stopped. */
  next?: (settled: RunOutcome) => Promise<Job | undefined>;
  /** The run whose follow-up this one is. */
  precededBy?: RunOutcome;
}

/** Splits records into those the action can be done to and those it cannot. */
export function splitRunnable(resource: Resource, action: string, records: readonly ShopRecord[], input: ActionInput) {
  const fit: ShopRecord[] = [];
  const skipped: Skipped[] = [];
  for (const record of records) {
    const why = whyNot(resource, action, record, input);
    if (why) skipped.push({ record, why });
    else fit.push(record);
  }
  return { fit, skipped };
}

/** What an action is expected to write into a record, by source; empty if that is not known. */
export function expectedValues({ fields, actions }: Resource, action: string, { record, input }: Task): Plain {
  const after = actions[action]?.expect?.(record, input);
  return after ? valuesAfter(changedFields(fields, record, after), true) : {};
}

/** Whether a record holds all that a task was to write: its call has worked, though its answer was lost. */
export function isWritten({ fields }: Resource, record: ShopRecord, { written = {} }: Task): boolean {
  const sources = Object.keys(written);
  return sources.length > 0 && sources.every(source => valueAt(record, source) !== undefined) && isUnchanged(fields, record, written);
}

/** Plans the undo of a run, then that of the run before it: the action and its input for each record. `undefined` if there is no undo. */
export function planBulkUndo(resource: Resource, { action, isUndo, done, precededBy }: RunOutcome): Job | undefined {
  if (isUndo) return undefined;
  const { expect } = actionOf(resource, action) ?? {};
  const undos = done.flatMap(({ record, input, part, changed }) => {
    const { before = record, after = expect?.(record, input) } = changed ?? {};
    const plan = undoPlanOf(resource, { action, before, after, input });
    if (!plan) return [];
    const { action: undoAction, input: undoInput } = plan.step;
    return [{ action: undoAction, task: { record: after ?? record, input: undoInput, part, undo: undoAction === 'update' ? plan : undefined } }];
  });
  const [undo] = undos;
  const undoBefore = precededBy && planBulkUndo(resource, precededBy);
  if (!undo) return undoBefore;
  return {
    action: undo.action,
    isUndo: true,
    skipped: [],
    tasks: undos.map(({ task }) => task),
    next: async () => undoBefore,
  };
}

/** Merges the results of a run and of its retry for the refused records. */
export const mergeOutcomes = (first: RunOutcome, retry: RunOutcome): RunOutcome => ({
  ...retry,
  done: [...first.done, ...retry.done],
  skipped: [...first.skipped, ...retry.skipped],
  notStarted: [...first.notStarted, ...retry.notStarted],
});
