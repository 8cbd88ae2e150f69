// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { call, defineResource } from '#define';
import { planBulkUndo, splitRunnable } from '#frame/actions/runs/runOutcome.ts';
import { undoPlanOf } from '#frame/actions/undo/planUndo.ts';
import { pickSources } from '#frame/record/recordRows.ts';

const doors = defineResource({
  name: 'doors',
  actions: {
    paint: {
      call: call('POST /door/paint/{id}'),
      ask: [{ source: 'color', kind: 'text', required: true }, 'frame.color'],
      when: { isGone: false },
      expect: (door, { color, frame }) => ({ ...door, color, frame: { ...door.frame, ...frame } }),
      undo: true,
    },
    open: { call: call('POST /door/open/{id}'), when: { isLocked: false }, expect: door => ({ ...door, isOpen: true }), undo: 'close' },
    close: { call: call('POST /door/close/{id}'), expect: door => ({ ...door, isOpen: false }) },
    take: { call: call('DELETE /door/take/{id}'), expect: door => door },
  },
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'color', kind: 'text' },
    { source: 'frame.color', kind: 'text' },
    { source: 'frame.width', kind: 'number' },
    { source: 'isOpen', kind: 'flag' },
    { source: 'isLocked', kind: 'flag' },
    { source: 'isGone', kind: 'flag' },
  ],
});

const front = { id: 'front', color: 'red', frame: { color: 'white', width: 9 }, isOpen: false };

test('what an action asks for goes back to what the record held, and to nothing else of it', () => {
  expect(undoPlanOf(doors, { action: 'paint', before: front, after: { ...front, color: 'blue' } })?.step).toEqual({
    action: 'paint',
    input: { color: 'red', frame: { color: 'white' } },
  });
  expect(undoPlanOf(doors, { action: 'open', before: front })?.step).toEqual({ action: 'close', input: {} });
});

test('no way back is known where none is declared, nothing was changed, or what is required was not there', () => {
  expect(undoPlanOf(doors, { action: 'close', before: front })).toBeUndefined();
  expect(undoPlanOf(doors, { action: 'paint', before: front, after: structuredClone(front) })).toBeUndefined();
  expect(undoPlanOf(doors, { action: 'paint', before: { id: 'bare' }, after: { id: 'bare', color: 'blue' } })).toBeUndefined();
});

test('records are split into those to which it can be done, and those that are left out and why', () => {
  const blue = { ...front, id: 'blue', color: 'blue' };
  const deleted = { ...front, id: 'gone', isGone: true };
  const input = { color: 'blue', frame: { color: 'white' } };
  expect(splitRunnable(doors, 'paint', [front, blue, deleted], input)).toEqual({
    fit: [front],
    skipped: [
      { record: blue, why: 'same' },
      { record: deleted, why: 'unfit' },
    ],
  });
  expect(splitRunnable(doors, 'open', [{ ...front, isLocked: true }], {}).skipped).toMatchObject([{ why: 'unfit' }]);
  expect(splitRunnable(doors, 'take', [front], {}).fit).toEqual([front]);
  expect(splitRunnable(doors, 'delete', [deleted], {}).fit).toEqual([deleted]);
});

test('what was done to several is taken back by one action, each as it was; what took something back is not', () => {
  const yellow = { ...front, id: 'yellow', color: 'yellow' };
  const input = { color: 'blue' };
  const outcome = {
    action: 'paint',
    isUndo: false,
    done: [front, yellow].map(record => ({ record, input })),
    refused: [],
    skipped: [],
    notStarted: [],
  };
  const back = planBulkUndo(doors, outcome);
  expect(back?.action).toBe('paint');
  expect(back?.tasks.map(({ record, input }) => [record.color, input.color])).toEqual([
    ['blue', 'red'],
    ['blue', 'yellow'],
  ]);
  expect(planBulkUndo(doors, { ...outcome, isUndo: true })).toBeUndefined();
  expect(planBulkUndo(doors, { ...outcome, done: [] })).toBeUndefined();
});

test('what went through the update goes back as it was read right before', () => {
  const gates = defineResource({
    name: 'doors',
    actions: { widen: { expect: door => ({ ...door, width: 2 }), undo: true } },
    fields: [{ source: 'width', kind: 'number' }],
    calls: { update: call('PUT /door/{id}') },
  });
  const changed = { before: { id: 'front', width: 1 }, after: { id: 'front', width: 2 } };
  const outcome = { action: 'widen', isUndo: false, done: [{ record: front, input: {}, changed }], refused: [], skipped: [], notStarted: [] };
  expect(planBulkUndo(gates, outcome)?.tasks[0]?.undo).toEqual({ id: 'front', step: { action: 'update', input: { width: 1 } }, left: { width: 2 } });
  const unchanged = { ...changed, after: changed.before };
  expect(planBulkUndo(gates, { ...outcome, done: [{ record: front, input: {}, changed: unchanged }] })).toBeUndefined();
});

test('of a record is taken what stands at the sources, and what is not there is not', () => {
  expect(pickSources(front, ['frame.width', 'frame.color', 'name'])).toEqual({ frame: { width: 9, color: 'white' } });
  expect(pickSources(undefined, ['color'])).toEqual({});
});
