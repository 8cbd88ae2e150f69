/** Checks of references: the resources that they name, and what can be chosen from them. */
import { canBeSearched, hasCall, sourcesInFilter, speaksPlainRest } from '#define';
import { type Check, fieldPlaces, namesOf, sourcesOf, unless } from './places';

export const referencesChecks: readonly Check[] = [
  {
    id: 'R20',
    finds: 'A reference names a resource that does not exist.',
    about: ['field.reference'],
    *check(resource, { resources }) {
      const names = namesOf(resources);
      for (const { field, at } of fieldPlaces(resource))
        if (field.reference !== undefined) yield* unless(names, field.reference, `${at}.reference`, 'no resource');
    },
  },
  {
    id: 'R21',
    finds: 'A reference has no call that lists or searches its records.',
    about: ['field.reference', 'field.search'],
    *check(resource, { resources }) {
      for (const { field, at } of fieldPlaces(resource)) {
        const { reference, search, in: pages, source } = field;
        const target = resources.find(({ name }) => name === reference);
        const isRead = target && (speaksPlainRest(target) || target.calls.all || Object.values(target.lists).some(({ call }) => call));
        if (target && !isRead && pages?.length !== 0)
          yield { at: `${at}.reference`, problem: `'${source}' cannot be chosen: '${reference}' has no call that lists it` };
        if (search && target && !canBeSearched(target)) yield { at: `${at}.search`, problem: `no list of '${reference}' can be searched` };
      }
    },
  },
  {
    id: 'R82',
    finds: 'The choices of a reference are filtered by a field that does not exist.',
    about: ['field.filter'],
    *check(resource, { resources }) {
      for (const { field, at } of fieldPlaces(resource)) {
        const target = resources.find(({ name }) => name === field.reference);
        if (!field.filter || !target) continue;
        for (const source of Object.keys(field.filter)) yield* unless(sourcesOf(target), source, `${at}.filter`, `no field of '${target.name}'`);
        for (const source of sourcesInFilter(field)) yield* unless(sourcesOf(resource), source, `${at}.filter`, 'no field');
      }
    },
  },
  {
    id: 'R83',
    finds: 'A reference offers to create a record, but there is no call for it.',
    about: ['field.create'],
    *check(resource, { resources }) {
      for (const { field, at } of fieldPlaces(resource)) {
        const target = resources.find(({ name }) => name === field.reference);
        if (field.create && target && !hasCall(target, 'create'))
          yield { at: `${at}.create`, problem: `there is no call to create one of '${target.name}'` };
      }
    },
  },
];
