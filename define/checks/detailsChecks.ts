/** Checks of detail screens, slots and related lists. */
import { type Field, filtersOf, isOn, type Page, type Resource, recordCalls, screenSlots, speaksPlainRest, spots } from '#define';
import { type Check, type Finding, parametersOf, sourcesOf, unless } from './places';

const hasForm = ({ pages, modal }: Resource): boolean => Boolean(pages.create || pages.edit || modal);

/** Whether a form edits the resource: its own, or that of a page such as the settings. */
const hasInputs = (resource: Resource): boolean => hasForm(resource) || Boolean(resource.calls.update);

/** The fields on the detail screen or on the form. */
function fieldsOn({ fields, show, pages }: Resource, place: 'show' | 'form'): readonly Field[] {
  if (place === 'form') return fields.filter(field => (['create', 'edit'] as const).some((page: Page) => isOn(field, page)));
  const parts = show?.tabs ?? show?.sections;
  const inParts = parts && Object.values(parts).flat();
  return pages.show ? fields.filter(field => inParts?.includes(field.source) ?? isOn(field, 'show')) : [];
}

/** The names that each kind of place may have: fields, sections or parts. */
function placesOf(resource: Resource): Record<string, readonly string[]> {
  const { lists, show, related, modal } = resource;
  const forms = hasInputs(resource) ? fieldsOn(resource, 'form') : [];
  return {
    'show/': fieldsOn(resource, 'show').map(({ source }) => source),
    'form/': forms.map(({ source }) => source),
    'list/': Object.values(lists).flatMap(({ columns }) => columns.map(column => (typeof column === 'string' ? column : column.source))),
    'form#': modal ? [] : forms.flatMap(({ section }) => section ?? []),
    'show#': [...Object.keys(show?.tabs ?? show?.sections ?? {}), ...Object.keys(related)],
  };
}

const words: Readonly<Record<string, string>> = {
  'show/': 'no field on the detail screen',
  'form/': 'no field on a form',
  'list/': 'no column of a list',
  'form#': 'no section of the form',
  'show#': 'no part of the detail screen',
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
    *check(resource) {
      const places = placesOf(resource);
      for (const place of Object.keys(resource.slots)) {
        const [, kind = '', name = ''] = /^(\w+[/#])(.+)$/.exec(place) ?? [];
        if (places[kind]) yield* unless(places[kind], name, `slots.${place}`, words[kind] ?? '');
        else yield* unless([...screenSlots, ...spots], place, 'slots', 'no place');
        yield* withoutPage(resource, place);
      }
    },
  },
  {
    id: 'R07',
    *check(resource) {
      const { show, related, pages } = resource;
      if (!show && !Object.keys(related).length) return;
      if (!pages.show) yield { at: show ? 'show' : 'related', problem: 'there is no detail screen' };
      for (const [at, source] of (show?.summary ?? []).entries()) yield* unless(sourcesOf(resource), source, `show.summary[${at}]`, 'no field');
      const as = show?.tabs ? 'tabs' : 'sections';
      for (const [part, sources] of Object.entries(show?.[as] ?? {}))
        for (const [at, source] of sources.entries()) yield* unless(sourcesOf(resource), source, `show.${as}.${part}[${at}]`, 'no field');
      for (const key of Object.keys(show?.[as] ?? {}))
        if (key in related) yield { at: `related.${key}`, problem: `there is a part '${key}' already` };
    },
  },
  {
    id: 'R62',
    *check(resource) {
      const { prints } = resource;
      for (const key of Object.keys(prints)) {
        if (!recordCalls(resource).one) yield { at: `prints.${key}`, problem: 'there is no call to read one record, which is printed in full' };
        if (!/^[a-z]\w*$/i.test(key)) yield { at: `prints.${key}`, problem: `'${key}' is no name: a letter first, then letters and digits` };
      }
    },
  },
  {
    id: 'R60',
    *check(resource, { resources }) {
      for (const [key, { list: named }] of Object.entries(resource.related)) {
        const [name = '', list = ''] = named.split('.');
        const other = resources.find(candidate => candidate.name === name);
        if (!other)
          yield* unless(
            resources.map(candidate => candidate.name),
            name,
            `related.${key}.list`,
            'no resource',
          );
        else yield* unless(Object.keys(other.lists), list, `related.${key}.list`, `no list of '${name}'`);
      }
    },
  },
  {
    id: 'R61',
    *check(resource, { resources }) {
      for (const [key, { list: named, filter, columns = [] }] of Object.entries(resource.related)) {
        const [name = '', listKey = ''] = named.split('.');
        const other = resources.find(candidate => candidate.name === name);
        const list = other?.lists[listKey];
        if (!other || !list) continue;
        const open = list.call ? parametersOf(list.call).filter(parameter => !Object.hasOwn(list.call?.with ?? {}, parameter)) : [];
        const at = `related.${key}`;
        const others = open.filter(parameter => parameter !== 'id');
        if (others.length) yield { at, problem: `nothing fills {${others.join('}, {')}} of '${named}'` };
        if (!open.includes('id') && !Object.keys(filter ?? {}).length && !speaksPlainRest(other))
          yield { at, problem: `all of '${named}' would be shown: its call has no {id}`, hint: 'Say a `filter`.' };
        const filters = filtersOf(list, other.fields).map(known => known.source);
        for (const name of Object.keys(filter ?? {})) yield* unless(filters, name, `${at}.filter`, `no filter of '${named}'`);
        for (const source of Object.values(filter ?? {})) yield* unless(['id', ...sourcesOf(resource)], source, `${at}.filter`, 'no field');
        const known = [...sourcesOf(other), ...list.columns.map(column => (typeof column === 'string' ? column : column.source))];
        for (const [position, column] of columns.entries())
          if (typeof column === 'string' || !column.value)
            yield* unless(known, typeof column === 'string' ? column : column.source, `${at}.columns[${position}]`, `no field of '${name}'`);
      }
    },
  },
];
