/** Checks of addresses and calls: each belongs to one resource or page only. */
import { bodyKeys, type Call, firstStep, isOn, type Method, pathParameters } from '#define';
import { addressesOf, bare, type Check, callsOf, openParameters, sourcesOf, unless } from './places';

/** Whether a server cannot tell two calls apart: the same method and path, and the same constants. */
export const sameCall = (one: Call, other: Call): boolean =>
  one.method === other.method && bare(one.path) === bare(other.path) && JSON.stringify(one.with ?? {}) === JSON.stringify(other.with ?? {});

const writing: readonly Method[] = ['POST', 'PUT', 'PATCH'];

/** The methods that a call may have at its place. A read is repeated and kept, so it must change nothing. */
function methodsAt(at: string): readonly Method[] {
  if (/^calls\.(create|update)$/.test(at)) return writing;
  if (at === 'calls.delete') return ['DELETE', 'POST'];
  return at.startsWith('actions.') ? [...writing, 'DELETE'] : ['GET'];
}

export const callsChecks: readonly Check[] = [
  {
    id: 'R30',
    finds: 'An address is taken, belongs to the app, or does not begin with a slash.',
    about: ['list.path', 'resource.pages'],
    *check(resource, { resources, pages, position, known: { vocabulary } }) {
      const addresses = addressesOf(resource);
      const before = [
        ...resources.slice(0, position).flatMap(other => addressesOf(other).map(({ address }) => ({ address, of: other.name }))),
        ...pages.flatMap(({ path, name }) => (path ? [{ address: bare(path), of: name }] : [])),
      ];
      for (const [index, { address, at }] of addresses.entries()) {
        const other =
          before.find(known => known.address === address)?.of ??
          (addresses.findIndex(known => known.address === address) < index ? resource.name : '');
        if (vocabulary?.appAddresses?.includes(address)) yield { at, problem: `'${address}' is an address of the app itself` };
        else if (other) yield { at, problem: `'${address}' is an address of '${other}' already` };
        if (!address.startsWith('/')) yield { at, problem: `an address begins with '/': '${address}'` };
      }
    },
  },
  {
    id: 'R31',
    finds: 'The address of a record has no {id}, or nothing fills a parameter of another address.',
    about: ['resource.pages', 'list.path'],
    *check({ pages, lists }) {
      const others = {
        'pages.create': pages.create,
        ...Object.fromEntries(Object.entries(lists).map(([key, { path }]) => [`lists.${key}.path`, path])),
      };
      for (const [at, address = ''] of Object.entries(others))
        for (const [parameter] of address.matchAll(/\{\w+\}/g)) yield { at, problem: `nothing fills ${parameter} of '${address}'` };
      for (const page of ['show', 'edit'] as const)
        if (pages[page] && !pages[page].includes('{id}')) yield { at: `pages.${page}`, problem: 'its address has no {id}' };
    },
  },
  {
    id: 'R35',
    finds: 'A call does not say which record it reads, changes or deletes.',
    about: ['resource.calls'],
    *check(resource) {
      const { one, update, delete: remove } = resource.calls;
      if (one && !pathParameters(one).length)
        yield {
          at: 'calls.one',
          problem: `'${one.text}' does not say which record`,
          hint: 'Write `{id}` in its path, or declare a page that reads it.',
        };
      const isSent = bodyKeys(resource, 'update').some(key => /(^|_)id$|Id$/.test(key));
      if (update && !pathParameters(update).length && !isSent)
        yield { at: 'calls.update', problem: `'${update.text}' does not say which record`, hint: "Write `{id}` in its path, or add `also: ['id']`." };
      if (remove && !pathParameters(remove).length)
        yield { at: 'calls.delete', problem: `'${remove.text}' does not say which record`, hint: 'Write `{id}` in its path.' };
    },
  },
  {
    id: 'R32',
    finds: 'Two declarations have one call.',
    about: ['list.call', 'resource.calls', 'action.call'],
    *check(resource, { resources, position }) {
      const before = resources.slice(0, position).flatMap(other => callsOf(other).map(({ call }) => ({ call, of: other.name })));
      for (const { call, at } of callsOf(resource)) {
        const other = before.find(known => sameCall(known.call, call))?.of;
        if (other) yield { at, problem: `'${call.text}' is a call of '${other}' already` };
      }
    },
  },
  {
    id: 'R141',
    finds: 'A call has a method that does not do what it is declared for.',
    about: ['list.call', 'resource.calls', 'action.call', 'field.switch'],
    *check(resource) {
      for (const { call, at } of callsOf(resource)) {
        const methods = methodsAt(at);
        if (!methods.includes(call.method))
          yield { at, problem: `'${call.text}' is a ${call.method}`, hint: `Use ${methods.join(', ').replace(/, (\w+)$/, ' or $1')}.` };
      }
    },
  },
  {
    id: 'R33',
    finds: 'Nothing fills a parameter of a call, or the place of its rows is unknown.',
    about: ['list.call', 'resource.calls', 'action.call', 'call.rows'],
    *check(resource) {
      for (const { call, at, list } of callsOf(resource)) {
        const open = openParameters(call);
        const most = list?.path !== undefined || /\.(all|create)$/.test(at) ? 0 : 1;
        if (open.length > most) yield { at, problem: `nothing fills {${open.slice(most).join('}, {')}} of '${call.text}'` };
        if (list && !call.rows) yield { at, problem: 'it does not say under which key the rows come', hint: "Add `rows: '…'`." };
      }
    },
  },
  {
    id: 'R121',
    finds: '`also` stands on a call without a body, or beside a complete body.',
    about: ['call.also', 'call.body'],
    *check(resource) {
      for (const { call, at } of callsOf(resource)) {
        if (!call.also) continue;
        if (!/^calls\.(create|update)$/.test(at)) yield { at, problem: '`also` adds to the body of a create or update, and this is neither' };
        else if (call.body) yield { at, problem: '`body` names every key already', hint: 'Put the keys of `also` there.' };
      }
    },
  },
  {
    id: 'R34',
    finds: 'A body names a field that does not exist, or lacks one that the form asks for.',
    about: ['call.body'],
    *check(resource) {
      for (const [verb, page] of [
        ['create', 'create'],
        ['update', 'edit'],
      ] as const) {
        const { body } = resource.calls[verb] ?? {};
        // `send` may say in other keys what was typed.
        const inputs = body && !resource.send ? resource.fields.filter(field => isOn(field, page) && !field.unsent && field.readOnly !== true) : [];
        for (const { source } of inputs)
          if (!body?.includes(firstStep(source)))
            yield { at: `calls.${verb}.body`, problem: `'${source}' is lost`, hint: 'Add it, or take it off the form.' };
        const first = [...new Set(sourcesOf(resource).map(firstStep)), 'id', 'removedImageIds'];
        if (resource.calls[verb]) for (const key of bodyKeys(resource, verb)) yield* unless(first, key, `calls.${verb}.body`, 'no field');
      }
    },
  },
];
