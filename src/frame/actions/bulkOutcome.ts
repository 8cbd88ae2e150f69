import type { Changed } from '#dataProvider/documentedCalls.ts';
import { type ActionInput, actionOf, type Resource, type ShopRecord } from '#define';
import type { Settled } from './runEach';
import { type UndoPlan, undoPlanOf } from './undo/planUndo';
import { type WhyNot, whyNot } from './whyNot';

/** One record of several, and what an action is asked with for it. */
export interface Task {
  record: ShopRecord;
  asked: ActionInput;
  /** What within the record it is about, where it is not the whole. */
  part?: string;
  /** What it has changed, of one that went through the update. */
  changed?: Changed | undefined;
  /** What is to go back as it was, instead of the action. */
  back?: UndoPlan;
}

/** A record to which an action is not to be done, and why. */
export interface Skipped {
  record: ShopRecord;
  why: WhyNot;
}

/** What became of several records. */
export interface RunOutcome extends Settled<Task> {
  /** The action, or `delete`. */
  action: string;
  /** It took back what another had done. */
  isBack: boolean;
  left: Skipped[];
}

/** Which of some records an action, or `delete`, is to be done to, and which are left out. */
export function splitRunnable(
  resource: Resource,
  action: string,
  records: readonly ShopRecord[],
  asked: ActionInput,
): { fit: ShopRecord[]; left: Skipped[] } {
  const fit: ShopRecord[] = [];
  const left: Skipped[] = [];
  for (const record of records) {
    const why = whyNot(resource, action, record, asked);
    if (why) left.push({ record, why });
    else fit.push(record);
  }
  return { fit, left };
}

/** A record as it is by now, after what was done to it. */
export const recordAfter = (resource: Resource, action: string, { record, asked, changed }: Task): ShopRecord =>
  changed?.after ?? actionOf(resource, action)?.expect?.(record, asked) ?? record;

/** How what was done is taken back: the action that does it, and what it is asked with for each record. None where no way is known. */
export function planBulkUndo(resource: Resource, { action, isBack, done }: RunOutcome): { action: string; tasks: Task[] } | undefined {
  const { expect } = actionOf(resource, action) ?? {};
  const backs = done.flatMap(({ record, asked, part, changed }) => {
    const { before = record, after = expect?.(record, asked) } = changed ?? {};
    const back = undoPlanOf(resource, { action, before, after, asked });
    if (!back) return [];
    const { step } = back;
    return [
      {
        action: step.action,
        task: { record: after ?? record, asked: step.asked, ...(part ? { part } : {}), ...(step.action === 'update' ? { back } : {}) },
      },
    ];
  });
  const [first] = backs;
  return first && !isBack ? { action: first.action, tasks: backs.map(({ task }) => task) } : undefined;
}

/** What became of those of two runs, when the second tried those again that the first had refused. */
export const mergeOutcomes = (first: RunOutcome, again: RunOutcome): RunOutcome => ({
  ...again,
  done: [...first.done, ...again.done],
  left: [...first.left, ...again.left],
  rest: [...first.rest, ...again.rest],
});
