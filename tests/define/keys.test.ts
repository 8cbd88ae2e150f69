/** The size of the language: the keys of all its parts. A key comes in only where another one goes. */
import { expect, test } from 'vitest';
import {
  actionKeys,
  blockKeys,
  columnKeys,
  deriveKeys,
  fieldKeys,
  filterKeys,
  layoutKeys,
  listKeys,
  relatedKeys,
  resourceKeys,
  statesKeys,
  textValidationKeys,
  viewKeys,
} from '#define';

/** Lower it with each key that goes. */
const most = 135;

test('the language does not grow', () => {
  const lists = [resourceKeys, layoutKeys, blockKeys, listKeys, columnKeys, filterKeys, viewKeys, actionKeys, statesKeys, fieldKeys].concat([
    relatedKeys,
    deriveKeys,
    textValidationKeys,
  ]);
  expect(lists.flat().length).toBeLessThanOrEqual(most);
});
