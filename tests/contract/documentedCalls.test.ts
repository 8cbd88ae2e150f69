import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bodyKeys, type Call } from '#define';
import { checkCalls } from '#define/openapi/declaredCalls.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';

/** A line of documented-calls.txt, or a declared call in the same form. */
interface Line {
  /** `GET /product/admin/custom/{sort}?page&limit[&search]` */
  call: string;
  body: string[] | undefined;
  inferred: boolean;
}

const read = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !line.startsWith('#'));

const path = (call: string): string => call.replace(/[[?].*$/, '');

function parse(line: string): Line {
  const [, call = '', body, inferred] = /^(\S+ \S+?)(?:\s+\{([^}]*)\})?(\s+#inferred)?$/.exec(line) ?? [];
  if (!call) throw new Error(`Cannot read the line: ${line}`);
  return { call, body: body?.split(',').map(key => key.trim()), inferred: Boolean(inferred) };
}

/** A declared call without extensions and constants of path parameters, which the specification does not have. */
function lineOf(call: Call, body?: readonly string[]): Line {
  const documented = call.query.filter(({ name }) => !call.extension?.includes(name));
  const query = documented.map(({ name, fixed, optional }, position) => {
    const text = `${position ? '&' : '?'}${name}${fixed === undefined ? '' : `=${fixed}`}`;
    return optional ? `[${text}]` : text;
  });
  return { call: `${call.method} ${call.path}${query.join('')}`, body: (call.body ?? body)?.slice(), inferred: call.inferred ?? false };
}

const withFollowers = (call: Call): Call[] => (call.followedBy ? [call, ...withFollowers(call.followedBy)] : [call]);

const declared: Line[] = [
  ...pages.flatMap(({ reads, writes }) => Object.values<Call>({ ...reads, ...writes }).map(call => lineOf(call))),
  ...resources.flatMap(resource => {
    const { calls, lists, actions, fields } = resource;
    const written = (['create', 'update'] as const).flatMap(verb => (calls[verb] ? [lineOf(calls[verb], bodyKeys(resource, verb))] : []));
    const others = [
      calls.all,
      calls.one,
      calls.delete,
      ...Object.values(lists).map(({ call }) => call),
      ...Object.values(actions).map(({ call }) => call),
      ...checkCalls(fields).map(({ call }) => call),
    ];
    return [...written, ...others.flatMap(call => (call ? withFollowers(call).map(one => lineOf(one)) : []))];
  }),
];
const documented = new Map(read('./documented-calls.txt').map(line => [path(parse(line).call), parse(line)]));
const pending = read('./pending.txt');

describe('every declared call is documented', () => {
  test.each(declared.map(line => [line.call, line] as const))('%s', (_, line) => {
    const known = documented.get(path(line.call));
    expect(known, 'not in documented-calls.txt').toBeDefined();
    expect(line.call).toBe(known?.call);
    expect(line.inferred).toBe(known?.inferred);
    if (known?.body && line.body) expect(line.body.sort()).toEqual(known.body.sort());
    if (known?.body) expect(line.body, 'its body').toBeDefined();
  });
});

test('the documented calls that nothing declares yet are exactly the pending ones', () => {
  const made = new Set(declared.map(({ call }) => path(call)));
  expect([...documented.keys()].filter(call => !made.has(call)).sort()).toEqual([...pending].sort());
});

test('documented-calls.txt holds each call once', () => {
  const lines = read('./documented-calls.txt');
  expect(documented.size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(100);
});
