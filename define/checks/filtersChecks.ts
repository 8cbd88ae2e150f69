/** Checks of filters, views and orders, and whether the call of the list has their parameters. */
import {
  type Call,
  type FullFilter,
  filterOf,
  filtersOf,
  isPaged,
  type List,
  type ListView,
  pagingRole,
  type Resource,
  searchNames,
  sortNames,
  testIn,
} from '#define';
import { type Check, filterPlaces, sourcesOf, unless, viewPlaces } from './places';

const fullFilters = (resource: Resource): { filter: FullFilter; list: List; at: string }[] =>
  filterPlaces(resource).map(({ filter, ...place }) => ({ ...place, filter: filterOf(filter, resource.fields) }));

/** The problem of a filter in itself, if any. */
function problemOf({ form, field, param, source, choices, value, alwaysOn, isDay }: FullFilter, views: readonly ListView[]): string | undefined {
  if (value && form !== 'choices') return 'a rule is asked by choices';
  if (!form) return `a value of kind '${field?.kind}' cannot be asked for`;
  if (alwaysOn === 'presets' && !(form === 'range' && isDay)) return 'presets are of days';
  if (alwaysOn === 'views' && !(form === 'choices' && choices.every(choice => views.some(view => view[source] === choice))))
    return 'each choice needs a view';
  if (Array.isArray(param) && form !== 'range') return 'two parameters belong to a range';
  if (form === 'choices' && !choices.length) return `'${source}' does not say what to choose from`;
  const comma = form === 'choices' ? choices.find(choice => choice.includes(',')) : undefined;
  return comma && `'${comma}' has a comma, which stands between choices in an address`;
}

/** Whether there is something that a filter asks for. Otherwise R36 says so. */
const asksSomething = ({ field, value }: FullFilter): boolean => Boolean(field ?? value);

/** What the call of a list says by a parameter beside its filters, if anything. */
function meaningIn(call: Call | undefined, param: string): string | undefined {
  if (!call) return undefined;
  const { field, order } = sortNames(call);
  if (pagingRole(param)) return 'the page';
  if (searchNames.some(name => name === param)) return 'the search';
  if (call.sorts && [field, order].includes(param)) return 'the order';
  return call.query.some(({ name, fixed }) => name === param && fixed !== undefined) ? 'a constant' : undefined;
}

export const filtersChecks: readonly Check[] = [
  {
    id: 'R36',
    finds: 'A filter names a field that does not exist, is there twice, has nothing to choose from, or has tabs that the list lacks.',
    about: ['list.filters', 'filter.source', 'filter.param', 'filter.alwaysOn', 'filter.choices', 'filter.value'],
    *check(resource) {
      for (const { filter, list, at } of fullFilters(resource)) {
        if (!asksSomething(filter)) yield* unless(sourcesOf(resource), filter.source, at, 'no field');
        else {
          const problem = problemOf(filter, Object.values(list.views ?? {}));
          if (problem) yield { at, problem };
        }
        const sources = filtersOf(list, resource.fields).map(({ source }) => source);
        if (!at.endsWith(`[${sources.indexOf(filter.source)}]`)) yield { at, problem: `there are two filters '${filter.source}'` };
      }
    },
  },
  {
    id: 'R143',
    finds: 'A parameter of a filter says something else already: another filter, the page, the order or the search.',
    about: ['filter.param'],
    *check(resource) {
      for (const { filter, list, at } of fullFilters(resource)) {
        // A list that comes whole sends no filters.
        if (list.call && !isPaged(list.call)) continue;
        const others = filtersOf(list, resource.fields).filter(({ source }) => source !== filter.source);
        for (const param of filter.params) {
          const other = others.find(({ params }) => params.includes(param));
          const meaning = other ? `the filter '${other.source}'` : meaningIn(list.call, param);
          if (meaning) yield { at, problem: `its parameter '${param}' is ${meaning} already`, hint: 'Give it a `param`.' };
        }
      }
    },
  },
  {
    id: 'R18',
    finds: 'A view has a reserved name, or asks for what no filter can ask.',
    about: ['list.views'],
    *check(resource) {
      for (const { name, view, list, at } of viewPlaces(resource)) {
        if (name === 'all') yield { at, problem: "'all' is the name of all rows, which have a tab anyway" };
        const filters = filtersOf(list, resource.fields);
        for (const [source, test] of Object.entries(view)) {
          const filter = filters.find(one => one.source === source);
          if (!filter)
            yield* unless(
              filters.filter(asksSomething).map(one => one.source),
              source,
              at,
              'no filter of the list',
            );
          else if (asksSomething(filter) && testIn(filter, test) === undefined)
            yield { at, problem: `'${source}' cannot be asked for ${JSON.stringify(test)}` };
        }
      }
    },
  },
  {
    id: 'R19',
    finds: 'A call sorts by a field that does not exist.',
    about: ['call.sorts'],
    *check(resource) {
      for (const [key, { call }] of Object.entries(resource.lists))
        for (const source of call?.sorts ?? []) yield* unless(sourcesOf(resource), source, `lists.${key}.call.sorts`, 'no field');
    },
  },
];
