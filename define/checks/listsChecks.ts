/** Checks of lists: the fields, actions, pages and calls that they name. */
import { fixedLimit, recordCalls, summedKinds } from '#define';
import { filtersChecks } from './filtersChecks';
import { type Check, columnPlaces, parametersOf, sourcesOf, unless, withRecordScreen } from './places';

export const listsChecks: readonly Check[] = [
  {
    id: 'R10',
    finds: 'A column names a field that does not exist.',
    about: ['column.source'],
    *check(resource) {
      for (const { column, at } of columnPlaces(resource)) if (!column.value) yield* unless(sourcesOf(resource), column.source, at, 'no field');
    },
  },
  {
    id: 'R11',
    finds: 'A column names an action that does not exist.',
    about: ['column.action'],
    *check(resource) {
      for (const { column, at } of columnPlaces(resource))
        if (column.action) yield* unless(Object.keys(resource.actions), column.action, `${at}.action`, 'no action');
    },
  },
  {
    id: 'R08',
    finds: 'A cell is edited in the list, but its field or the calls for it are missing.',
    about: ['column.edit'],
    *check(resource) {
      for (const { column, at } of columnPlaces(resource)) {
        if (!column.edit) continue;
        yield* unless(sourcesOf(resource), column.edit === true ? column.source : column.edit, `${at}.edit`, 'no field');
        const { update, one } = recordCalls(resource);
        if (!(update && one))
          yield { at: `${at}.edit`, problem: 'it goes through the update of the record read again, and there are no calls for that' };
      }
    },
  },
  {
    id: 'R12',
    finds: 'A button of a row leads to no action, call or screen.',
    about: ['list.row', 'link.show'],
    *check(resource, { resources }) {
      const { lists, actions, pages } = resource;
      const possible = [
        ...Object.keys(actions),
        ...(pages.show ? ['show'] : []),
        ...(pages.edit || resource.inDialog || resource.slots.list ? ['edit'] : []),
        ...(recordCalls(resource).delete ? ['delete'] : []),
      ];
      for (const [key, { path, row = [] }] of Object.entries(lists)) {
        if (!path || resource.slots.list) continue;
        for (const [at, button] of row.entries()) {
          const place = `lists.${key}.row[${at}]`;
          if (typeof button === 'string') yield* unless(possible, button, place, 'no page, call or action');
          else yield* unless(withRecordScreen(resources), button.show, place, 'no resource with a screen of a record');
        }
      }
    },
  },
  {
    id: 'R13',
    finds: 'A list is sorted by a field that does not exist.',
    about: ['list.sort'],
    *check(resource) {
      for (const [key, { sort }] of Object.entries(resource.lists))
        if (sort) yield* unless(['id', ...sourcesOf(resource)], sort.field, `lists.${key}.sort`, 'no field');
    },
  },
  {
    id: 'R09',
    finds: 'The columns of a narrow screen name one that the list does not have.',
    about: ['list.narrow'],
    *check({ lists }) {
      for (const [key, { columns, narrow = [] }] of Object.entries(lists)) {
        const sources = columns.map(column => (typeof column === 'string' ? column : column.source));
        for (const [at, source] of narrow.entries()) yield* unless(sources, source, `lists.${key}.narrow[${at}]`, 'no column of the list');
      }
    },
  },
  {
    id: 'R14',
    finds: 'A list offers Create, but there is no screen or call for it.',
    about: ['list.create'],
    *check(resource) {
      const { lists, pages, inDialog } = resource;
      for (const [key, { path, create }] of Object.entries(lists)) {
        if (!path) continue;
        if (create && !resource.slots.list && !(pages.create || inDialog)) yield { at: `lists.${key}.create`, problem: 'there is no create screen' };
        if (create && !recordCalls(resource).create)
          yield { at: `lists.${key}.create`, problem: 'there is no call to create', hint: 'Say `create: false`.' };
      }
    },
  },
  {
    id: 'R16',
    finds: 'A bulk button names no action or call.',
    about: ['list.bulk'],
    *check(resource) {
      const { lists, actions } = resource;
      const possible = [...Object.keys(actions), ...(recordCalls(resource).delete ? ['delete'] : [])];
      for (const [key, { bulk = [] }] of Object.entries(lists))
        for (const [at, action] of bulk.entries()) yield* unless(possible, action, `lists.${key}.bulk[${at}]`, 'no call or action');
    },
  },
  {
    id: 'R123',
    finds: 'An action of a whole list needs a record, or has what only a record has.',
    about: ['list.actions'],
    *check(resource) {
      const { lists, actions } = resource;
      const ofRecords = ['of', 'fresh', 'when', 'sets', 'expect', 'undo', 'follow', 'restores', 'preview', 'onScreen'] as const;
      for (const [list, { actions: names = [] }] of Object.entries(lists)) {
        for (const [position, name] of names.entries()) {
          const at = `lists.${list}.actions[${position}]`;
          yield* unless(Object.keys(actions), name, at, 'no action');
          const { call, ...action } = actions[name] ?? {};
          if (name in actions && (!call || parametersOf(call).length))
            yield { at, problem: `'${name}' belongs to no record, so it needs a call that names none` };
          for (const key of ofRecords) if (action[key] !== undefined) yield { at, problem: `'${name}' belongs to no record, but has \`${key}\`` };
          for (const { row = [], bulk = [] } of Object.values(lists))
            if (row.includes(name) || bulk.includes(name)) yield { at, problem: `'${name}' is also an action of a record` };
        }
      }
    },
  },
  {
    id: 'R81',
    finds: 'A total is asked of values that have no sum.',
    about: ['column.total'],
    *check(resource) {
      for (const { column, at } of columnPlaces(resource)) {
        const kind = column.kind ?? resource.fields.find(({ source }) => source === column.source)?.kind;
        if (column.total && !summedKinds.includes(kind)) yield { at: `${at}.total`, problem: `values of kind '${kind ?? 'text'}' have no sum` };
      }
    },
  },
  {
    id: 'R122',
    finds: 'A column that only exports hold has what only the table shows.',
    about: ['column.export', 'column.edit', 'column.total', 'column.extra'],
    *check(resource) {
      for (const { column, at } of columnPlaces(resource))
        for (const key of ['edit', 'total', 'extra'] as const)
          if (column.export === 'only' && column[key]) yield { at: `${at}.${key}`, problem: 'the column stands in exports alone' };
    },
  },
  {
    id: 'R140',
    finds: 'An inbox names a view that the list does not have.',
    about: ['list.inbox'],
    *check({ lists }) {
      for (const [key, { inbox, views = {} }] of Object.entries(lists))
        if (inbox && inbox !== true)
          for (const [at, view] of inbox.entries()) yield* unless(Object.keys(views), view, `lists.${key}.inbox[${at}]`, 'no view of the list');
    },
  },
  {
    id: 'R17',
    finds: 'The rows of a page contradict the limit of the call, or are no number.',
    about: ['list.perPage'],
    *check({ lists }) {
      for (const [key, { perPage, call }] of Object.entries(lists)) {
        if (typeof perPage !== 'number') continue;
        const fixed = fixedLimit(call);
        if (fixed !== undefined) yield { at: `lists.${key}.perPage`, problem: `the call has ${fixed} rows a page` };
        if (!Number.isInteger(perPage) || perPage < 1) yield { at: `lists.${key}.perPage`, problem: `${perPage} is no number of rows` };
      }
    },
  },
  {
    id: 'R15',
    finds: 'A screen of a record has no call behind it.',
    about: ['resource.pages'],
    *check(resource) {
      const { pages } = resource;
      const calls = recordCalls(resource);
      if (pages.create && !calls.create) yield { at: 'pages.create', problem: 'there is no call to create', hint: 'Say `create: false`.' };
      if (pages.edit && !calls.update) yield { at: 'pages.edit', problem: 'there is no call to update', hint: 'Say `edit: false`.' };
      if ((pages.edit || pages.show) && !calls.one)
        yield { at: pages.edit ? 'pages.edit' : 'pages.show', problem: 'there is no call to read one record' };
    },
  },
  ...filtersChecks,
];
