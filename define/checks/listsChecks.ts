/** Checks of lists: the fields, actions, pages and calls that they name. */
import { type Column, fixedLimit, hasCall, offersCreate, pathParameters, sourceOf, summedKinds } from '#define';
import { filtersChecks } from './filtersChecks';
import { type Check, columnPlaces, sourcesOf, unless, unlessEach, withRecordScreen } from './places';

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
    id: 'R145',
    finds: 'A list has a column or a button twice.',
    about: ['list.columns', 'list.row', 'list.bulk'],
    *check(resource) {
      for (const [key, { columns = [], row = [], bulk = [] }] of Object.entries(resource.lists)) {
        const buttons = row.map(button => (typeof button === 'string' ? button : button.source));
        for (const [part, names] of Object.entries({ columns: columns.map(sourceOf), row: buttons, bulk })) {
          const twice = names.find((name, at) => names.indexOf(name) < at);
          if (twice !== undefined) yield { at: `lists.${key}.${part}`, problem: `'${twice}' stands there twice` };
        }
      }
    },
  },
  {
    id: 'R11',
    finds: 'A column is a switch, but its field is not switched.',
    about: ['column.kind'],
    *check(resource) {
      const isSwitched = ({ source }: Column) => resource.fields.some(field => field.source === source && field.switch);
      for (const { column, at } of columnPlaces(resource))
        if (column.kind === 'switch' && !isSwitched(column))
          yield { at: `${at}.kind`, problem: `'${column.source}' has no \`switch\``, hint: "A switch that cannot be moved is of kind 'status'." };
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
        if (!hasCall(resource, 'update') || !hasCall(resource, 'one'))
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
        ...(hasCall(resource, 'delete') ? ['delete'] : []),
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
        const sources = columns.map(sourceOf);
        yield* unlessEach(sources, narrow, `lists.${key}.narrow`, 'no column of the list');
      }
    },
  },
  {
    id: 'R14',
    finds: 'A list offers Create, but there is no screen or call for it.',
    about: ['list.actions'],
    *check(resource) {
      const { lists, pages, inDialog } = resource;
      for (const [key, list] of Object.entries(lists)) {
        if (!list.path || !offersCreate(list)) continue;
        if (!resource.slots.list && !(pages.create || inDialog)) yield { at: `lists.${key}.actions`, problem: 'there is no create screen' };
        if (!hasCall(resource, 'create')) yield { at: `lists.${key}.actions`, problem: 'there is no call to create', hint: 'Leave out `create`.' };
      }
    },
  },
  {
    id: 'R16',
    finds: 'A bulk button names no action or call.',
    about: ['list.bulk'],
    *check(resource) {
      const { lists, actions } = resource;
      const possible = [...Object.keys(actions), ...(hasCall(resource, 'delete') ? ['delete'] : [])];
      for (const [key, { bulk = [] }] of Object.entries(lists)) yield* unlessEach(possible, bulk, `lists.${key}.bulk`, 'no call or action');
    },
  },
  {
    id: 'R123',
    finds: 'An action of a whole list needs a record, or has what only a record has.',
    about: ['list.actions'],
    *check(resource) {
      const { lists, actions } = resource;
      const ofRecords = ['of', 'when', 'sets', 'expect', 'undo', 'follow', 'restores', 'preview', 'onScreen'] as const;
      for (const [list, { actions: names = [] }] of Object.entries(lists)) {
        for (const [position, name] of names.entries()) {
          if (name === 'create') continue;
          const at = `lists.${list}.actions[${position}]`;
          yield* unless(Object.keys(actions), name, at, 'no action');
          const { call, ...action } = actions[name] ?? {};
          if (name in actions && (!call || pathParameters(call).length))
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
    about: ['column.extra', 'column.edit', 'column.total'],
    *check(resource) {
      for (const { column, at } of columnPlaces(resource))
        for (const key of ['edit', 'total'] as const)
          if (column.extra === 'export' && column[key]) yield { at: `${at}.${key}`, problem: 'the column stands in exports alone' };
    },
  },
  {
    id: 'R140',
    finds: 'An inbox names a view that the list does not have.',
    about: ['list.inbox'],
    *check({ lists }) {
      for (const [key, { inbox, views = {} }] of Object.entries(lists))
        if (inbox && inbox !== true) yield* unlessEach(Object.keys(views), inbox, `lists.${key}.inbox`, 'no view of the list');
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
      if (pages.create && !hasCall(resource, 'create'))
        yield { at: 'pages.create', problem: 'there is no call to create', hint: 'Say `create: false`.' };
      if (pages.edit && !hasCall(resource, 'update')) yield { at: 'pages.edit', problem: 'there is no call to update', hint: 'Say `edit: false`.' };
      if ((pages.edit || pages.show) && !hasCall(resource, 'one'))
        yield { at: pages.edit ? 'pages.edit' : 'pages.show', problem: 'there is no call to read one record' };
    },
  },
  ...filtersChecks,
];
