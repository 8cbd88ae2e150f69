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
  validationKeys,
  validationsIn,
} from '#define';
import {
  blockPlaces,
  type Check,
  columnPlaces,
  fieldPlaces,
  filterPlaces,
  sourcesOf,
  unknownKeys,
  unknownWords,
  unless,
  unlessEach,
  unlessIdentifier,
} from './places';

/** The keys of each part of a declaration. */
export const keysByPart = {
  resource: resourceKeys,
  layout: layoutKeys,
  block: blockKeys,
  list: listKeys,
  column: columnKeys,
  filter: filterKeys,
  action: actionKeys,
  field: fieldKeys,
  derive: deriveKeys,
  validation: validationKeys,
  related: relatedKeys,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const resourceChecks: readonly Check[] = [
  {
    id: 'R01',
    finds: 'The name of a resource is no identifier, or two resources have it.',
    about: ['resource.name'],
    *check({ name }, { resources, position }) {
      if (resources.findIndex(other => other.name === name) < position) yield { at: '', problem: `there are two resources '${name}'` };
      yield* unlessIdentifier(name, 'name');
    },
  },
  {
    id: 'R02',
    finds: 'A key is unknown to its part.',
    about: Object.keys(keysByPart),
    *check(resource) {
      yield* unknownKeys(resource, [...keysByPart.resource, 'inDialog', 'representElse'], '');
      for (const { field, at } of fieldPlaces(resource)) {
        yield* unknownKeys(field, keysByPart.field, at);
        for (const [index, validation] of validationsIn(field).entries())
          yield* unknownKeys(validation, keysByPart.validation, Array.isArray(field.validate) ? `${at}.validate[${index}]` : `${at}.validate`);
        if (field.derive) yield* unknownKeys(field.derive, keysByPart.derive, `${at}.derive`);
      }
      yield* unknownKeys(resource.layout, keysByPart.layout, 'layout');
      for (const { block, at } of blockPlaces(resource)) yield* unknownKeys(block, keysByPart.block, at);
      for (const [key, list] of Object.entries(resource.lists)) yield* unknownKeys(list, keysByPart.list, `lists.${key}`);
      for (const { column, at } of columnPlaces(resource)) yield* unknownKeys(column, keysByPart.column, at);
      for (const { filter, at } of filterPlaces(resource)) yield* unknownKeys(filter, keysByPart.filter, at);
      for (const [key, action] of Object.entries(resource.actions))
        yield* unknownKeys(action, [...keysByPart.action, 'of', 'fresh'], `actions.${key}`);
      for (const [key, related] of Object.entries(resource.related)) yield* unknownKeys(related, keysByPart.related, `related.${key}`);
    },
  },
  {
    id: 'R03',
    finds: 'Two fields of a resource have one source.',
    about: ['field.source'],
    *check(resource) {
      for (const { field, at, beside, position } of fieldPlaces(resource))
        if (beside.findIndex(({ source }) => source === field.source) < position) yield { at, problem: `'${field.source}' is declared twice` };
    },
  },
  {
    id: 'R04',
    finds: 'A search or the title of a record names a field that does not exist.',
    about: ['resource.searches', 'resource.represent'],
    *check(resource) {
      yield* unlessEach(sourcesOf(resource), resource.searches ?? [], 'searches', 'no field');
      if (resource.represent !== 'id') yield* unless(sourcesOf(resource), resource.represent, 'represent', 'no field');
      for (const { source } of resource.representElse) yield* unless(sourcesOf(resource), source, 'represent', 'no field');
    },
  },
  {
    id: 'R05',
    finds: 'An icon or a menu group is not in the vocabulary of the shop.',
    about: ['resource.icon', 'resource.menu'],
    *check(resource, { known: { vocabulary } }) {
      yield* unknownWords(resource, vocabulary);
    },
  },
];
