/** Names that have been replaced by the field's own terms do not come back: neither as an identifier nor as a file. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, namesDeclaredIn } from './support/sources';

/** Retired words with what to use in their place. They are refused in compounds too: `meanwhile` also refuses `MeanwhileDialog`. */
const retired: Record<string, string> = {
  bespoke: 'slots',
  inPlace: 'Slot',
  lazily: 'lazyWithPreload',
  loadCode: 'importWithRetry',
  meanwhile: 'useConflictCheck, ConflictDialog',
  bothChanged: 'mergeChanges',
  wayBack: 'planUndo',
  takeBack: 'undo',
  takenBack: 'undone',
  takesBack: 'undoes',
  backFrom: 'planUndo',
  putBack: 'applyUndo',
  keepDraft: 'draftWriter',
  keptDraft: 'DraftGuard',
  owned: 'draftLock',
  trail: 'recordNavigation',
  cameFrom: 'recordNavigation',
  neighbour: 'PrevNext',
  neighbours: 'PrevNext',
  sheet: 'inlineEdit',
  gate: 'auth pages',
  askEarly: 'prefetch',
  strangers: 'untrustedContent',
  everybody: 'accessibility',
  activity: 'journal',
};

/** Words that are refused as a whole name and allowed in compounds. Move one to `retired` to refuse its compounds as well. */
const retiredAlone: Record<string, string> = {
  asked: 'query, input, params',
  own: 'override, custom',
  said: 'message, stored',
  held: 'stored, current',
  told: 'reported, message',
  found: 'result, match',
  kept: 'stored',
  ahead: 'prefetch',
  prime: 'prefetch',
  mayHere: 'canAccess',
  unseen: 'unmounted',
  mistake: 'error',
};

/** Retired words in another meaning: a style sheet of the browser, a sheet of paper. */
const isOther = (word: string, name: string, file: string) => word === 'sheet' && (/styleSheet/i.test(name) || /\/prints?\//.test(file));

const replacements: Record<string, string> = { ...retired, ...retiredAlone, later: '…Lazy' };

const rooms = ['define', 'dataProvider', 'src/frame', 'src/app', 'resources', 'mock-api', 'contract', 'hosting', 'docs'];

const wordsOf = (name: string) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)?.map(word => word.toLowerCase()) ?? [];

/** The retired word that a name holds. */
function retiredIn(name: string): string | undefined {
  if (Object.hasOwn(retiredAlone, name)) return name;
  if (/^later[A-Z]/.test(name)) return 'later';
  const words = wordsOf(name);
  return Object.keys(retired).find(one => {
    const parts = wordsOf(one);
    return words.some((_, start) => parts.every((part, place) => words[start + place] === part));
  });
}

test.each(rooms)('%s has no retired name', room => {
  const files = codeFiles(room);
  const names = files.flatMap(file => [{ name: path.parse(file).name, file, line: 0 }, ...namesDeclaredIn(file)]);
  const left = names.flatMap(({ name, file, line }) => {
    const word = retiredIn(name);
    return word && !isOther(word, name, file) ? `${file}${line ? `:${line}` : ''} ${name} → ${replacements[word]}` : [];
  });
  expect([...new Set(left)].sort()).toEqual([]);
});
