/** Checks of a resource's own name, keys and words. */
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
  textKinds,
  textValidationKeys,
  validationKeys,
  validationsIn,
  viewKeys,
} from '#define';
import { blockPlaces, type Check, columnPlaces, fieldPlaces, filterPlaces, sourcesOf, unknownKeys, unknownWords, unless, viewPlaces } from './places';

export const resourceChecks: readonly Check[] = [
  {
    id: 'R01',
    *check({ name }, { resources, position }) {
      if (resources.findIndex(other => other.name === name) < position) yield { at: '', problem: `there are two resources '${name}'` };
      if (!/^[a-z]\w*$/i.test(name)) yield { at: 'name', problem: `'${name}' is no name: a letter first, then letters and digits` };
    },
  },
  {
    id: 'R02',
    *check(resource) {
      yield* unknownKeys(resource, resourceKeys, '');
      for (const { field, at } of fieldPlaces(resource)) {
        yield* unknownKeys(field, fieldKeys, at);
        for (const [index, validation] of validationsIn(field).entries()) {
          const keys = textKinds.includes(field.kind) ? textValidationKeys : validationKeys;
          yield* unknownKeys(validation, keys, Array.isArray(field.validate) ? `${at}.validate[${index}]` : `${at}.validate`);
        }
        if (field.derive) yield* unknownKeys(field.derive, deriveKeys, `${at}.derive`);
      }
      if (resource.states) yield* unknownKeys(resource.states, statesKeys, 'states');
      yield* unknownKeys(resource.layout, layoutKeys, 'layout');
      for (const { block, at } of blockPlaces(resource)) yield* unknownKeys(block, blockKeys, at);
      for (const [key, list] of Object.entries(resource.lists)) yield* unknownKeys(list, listKeys, `lists.${key}`);
      for (const { column, at } of columnPlaces(resource)) yield* unknownKeys(column, columnKeys, at);
      for (const { filter, at } of filterPlaces(resource)) yield* unknownKeys(filter, filterKeys, at);
      for (const { view, at } of viewPlaces(resource)) yield* unknownKeys(view, viewKeys, at);
      for (const [key, action] of Object.entries(resource.actions)) yield* unknownKeys(action, actionKeys, `actions.${key}`);
      for (const [key, related] of Object.entries(resource.related)) yield* unknownKeys(related, relatedKeys, `related.${key}`);
    },
  },
  {
    id: 'R03',
    *check(resource) {
      for (const { field, at, beside, position } of fieldPlaces(resource))
        if (beside.findIndex(({ source }) => source === field.source) < position) yield { at, problem: `'${field.source}' is declared twice` };
    },
  },
  {
    id: 'R04',
    *check(resource) {
      for (const [at, source] of (resource.searches ?? []).entries()) yield* unless(sourcesOf(resource), source, `searches[${at}]`, 'no field');
      if (resource.represent !== 'id') yield* unless(sourcesOf(resource), resource.represent, 'represent', 'no field');
    },
  },
  {
    id: 'R05',
    *check(resource, { known: { vocabulary } }) {
      yield* unknownWords(resource, vocabulary);
    },
  },
];
