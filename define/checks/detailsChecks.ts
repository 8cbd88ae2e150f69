/** Checks of detail screens, slots and related lists. */
import {
  blockName,
  type Field,
  filtersOf,
  formBlocks,
  hasCall,
  isOn,
  isOnForm,
  printsOf,
  type Resource,
  screenSlots,
  sourceOf,
  speaksPlainRest,
  spots,
} from '#define';
import {
  blockPlaces,
  type Check,
  type Finding,
  hasForm,
  hasInputs,
  namesOf,
  openParameters,
  sourcesOf,
  unless,
  unlessEach,
  unlessIdentifier,
} from './places';

/** The fields on the detail screen. */
function shownFields({ fields, layout, pages }: Resource): readonly Field[] {
  const inBlocks = layout.show?.flatMap(({ fields }) => fields);
  return pages.show ? fields.filter(field => inBlocks?.includes(field.source) ?? isOn(field, 'show')) : [];
}

/** The names that each kind of place may have: fields, sections or parts. */
function placesOf(resource: Resource): Record<string, readonly string[]> {
  const { lists, layout, related, inDialog, actions } = resource;
  const forms = hasInputs(resource) ? resource.fields.filter(isOnForm) : [];
  return {
    'show/': shownFields(resource).map(({ source }) => source),
    'form/': forms.map(({ source }) => source),
    'list/': Object.values(lists).flatMap(({ columns }) => columns.map(sourceOf)),
    'form#': inDialog ? [] : formBlocks({ ...resource, fields: forms }).map(blockName),
    'question/': [...Object.keys(actions), 'delete'],
    'show#': [...(layout.show ?? []).map(blockName), ...Object.keys(related)],
  };
}

const words: Readonly<Record<string, string>> = {
  'show/': 'no field on the detail screen',
  'form/': 'no field on a form',
  'list/': 'no column of a list',
  'form#': 'no block of the form',
  'show#': 'no block of the detail screen',
  'question/': 'no action',
};

/** Yields a problem when the screen of a place does not exist: `show:before` on a resource without a detail screen. */
function* withoutPage(resource: Resource, place: string): Iterable<Finding> {
  const at = `slots.${place}`;
  const [page] = place.split(':');
  if (page === 'show' && !resource.pages.show) yield { at, problem: 'there is no detail screen' };
  if ((page === 'create' || page === 'edit') && !resource.pages[page]) yield { at, problem: `there is no ${page} screen` };
  if (page === 'form' && !hasForm(resource)) yield { at, problem: 'there is no form' };
  if (page === 'list' && !Object.keys(resource.lists).length) yield { at, problem: 'there is no list' };
}

export const detailsChecks: readonly Check[] = [
  {
    id: 'R06',
    finds: 'A slot names a place that the resource does not have.',
    about: ['resource.slots', 'slot'],
    *check(resource) {
      const places = placesOf(resource);
      for (const place of Object.keys(resource.slots)) {
        const [, kind = '', name = ''] = /^(\w+[/#])(.+)$/.exec(place) ?? [];
        if (kind === 'print/') continue;
        if (places[kind]) yield* unless(places[kind], name, `slots.${place}`, words[kind] ?? '');
        else yield* unless([...screenSlots, ...spots], place, 'slots', 'no place');
        yield* withoutPage(resource, place);
      }
    },
  },
  {
    id: 'R110',
    finds: 'A layout shows a field twice, or has two blocks of one name.',
    about: ['block.fields', 'block.section', 'layout.form', 'layout.show'],
    *check(resource) {
      for (const [screen, blocks] of Object.entries({ form: resource.layout.form ?? [], show: resource.layout.show ?? [] })) {
        if (screen === 'show' && blocks === resource.layout.form) continue;
        const sources = blocks.flatMap(({ fields }) => fields);
        const twice = sources.find((source, at) => sources.indexOf(source) < at);
        if (twice !== undefined) yield { at: `layout.${screen}`, problem: `'${twice}' stands there twice` };
        const names = blocks.map(blockName);
        const same = names.find((name, at) => names.indexOf(name) < at);
        if (same !== undefined)
          yield { at: `layout.${screen}`, problem: `there are two blocks '${same}'`, hint: 'Give each a `section` of its own.' };
      }
    },
  },
  {
    id: 'R07',
    finds: 'A layout names a field that does not exist, or lays out a screen that does not exist.',
    about: ['block.fields', 'layout.show', 'resource.layout', 'resource.related'],
    *check(resource) {
      const { layout, related, pages } = resource;
      const { form, show } = layout;
      for (const { block, at } of blockPlaces(resource)) yield* unlessEach(sourcesOf(resource), block.fields, `${at}.fields`, 'no field');
      const isOfDetail = show && show !== form;
      if (!pages.show && (isOfDetail || Object.keys(related).length > 0))
        yield { at: isOfDetail ? 'layout' : 'related', problem: 'there is no detail screen' };
      for (const block of show ?? [])
        if (blockName(block) in related) yield { at: `related.${blockName(block)}`, problem: `there is a block '${blockName(block)}' already` };
    },
  },
  {
    id: 'R62',
    finds: 'A print has no call that reads the record, or its key is no name.',
    about: ['slot.print/…'],
    *check(resource) {
      for (const key of printsOf(resource)) {
        if (!hasCall(resource, 'one')) yield { at: `slots.print/${key}`, problem: 'there is no call to read one record, which is printed in full' };
        yield* unlessIdentifier(key, `slots.print/${key}`);
      }
    },
  },
  {
    id: 'R60',
    finds: 'Related records name a resource or a list that does not exist.',
    about: ['related.list'],
    *check(resource, { resources }) {
      for (const [key, { list: named }] of Object.entries(resource.related)) {
        const [name = '', list = ''] = named.split('.');
        const other = resources.find(candidate => candidate.name === name);
        if (!other) yield* unless(namesOf(resources), name, `related.${key}.list`, 'no resource');
        else yield* unless(Object.keys(other.lists), list, `related.${key}.list`, `no list of '${name}'`);
      }
    },
  },
  {
    id: 'R61',
    finds: 'Nothing says which related records belong to the record.',
    about: ['related.list', 'related.filter', 'related.columns'],
    *check(resource, { resources }) {
      for (const [key, { list: named, filter, columns = [] }] of Object.entries(resource.related)) {
        const [name = '', listKey = ''] = named.split('.');
        const other = resources.find(candidate => candidate.name === name);
        const list = other?.lists[listKey];
        if (!other || !list) continue;
        const open = list.call ? openParameters(list.call) : [];
        const at = `related.${key}`;
        const others = open.filter(parameter => parameter !== 'id');
        if (others.length) yield { at, problem: `nothing fills {${others.join('}, {')}} of '${named}'` };
        if (!open.includes('id') && !Object.keys(filter ?? {}).length && !speaksPlainRest(other))
          yield { at, problem: `all of '${named}' would be shown: its call has no {id}`, hint: 'Say a `filter`.' };
        const filters = filtersOf(list, other.fields).map(known => known.source);
        for (const name of Object.keys(filter ?? {})) yield* unless(filters, name, `${at}.filter`, `no filter of '${named}'`);
        for (const source of Object.values(filter ?? {})) yield* unless(['id', ...sourcesOf(resource)], source, `${at}.filter`, 'no field');
        const known = [...sourcesOf(other), ...list.columns.map(sourceOf)];
        for (const [position, column] of columns.entries())
          if (typeof column === 'string' || !column.value)
            yield* unless(known, sourceOf(column), `${at}.columns[${position}]`, `no field of '${name}'`);
      }
    },
  },
];
