/** Checks of pages that belong to no resource: names, addresses, calls, texts, and the mock's behaviour. */
import { blockName, type FreePage, pageKeys, valueAt } from '#define';
import { sameCall } from './callsChecks';
import { addressesOf, bare, callsOf, namesOf, type PageCheck, unknownKeys, unknownWords, unless, unlessIdentifier } from './places';

const callsIn = ({ reads, writes }: FreePage) => [
  ...Object.entries(reads).map(([name, call]) => ({ call, at: `reads.${name}` })),
  ...Object.entries(writes).map(([name, call]) => ({ call, at: `writes.${name}` })),
];

export const pagesChecks: readonly PageCheck[] = [
  {
    id: 'R70',
    finds: 'The name of a page is no identifier, or another page has it.',
    about: ['page.name', 'page.icon', 'page.menu'],
    *check(page, { pages, position, known: { vocabulary } }) {
      if (pages.findIndex(({ name }) => name === page.name) < position) yield { at: '', problem: `there are two pages '${page.name}'` };
      yield* unlessIdentifier(page.name, 'name');
      yield* unknownKeys(page, pageKeys, '');
      yield* unknownWords(page, vocabulary);
    },
  },
  {
    id: 'R71',
    finds: 'A page has no address, nothing to show, or an address that is taken.',
    about: ['page.path', 'page.component', 'page.widgets', 'page.menu'],
    *check({ path, component, menu, widgets }, { resources, pages, position, known: { vocabulary } }) {
      if (path === undefined) {
        for (const [at, shown] of Object.entries({ component, widgets }))
          if (shown) yield { at, problem: 'there is no address that it could be seen at', hint: 'Add `path`.' };
        if (menu) yield { at: 'menu', problem: 'there is no address that it could lead to', hint: 'Add `path`.' };
        return;
      }
      const address = bare(path);
      if (!component && !widgets) yield { at: 'path', problem: 'there is nothing to be seen at its address', hint: 'Add `component` or `widgets`.' };
      if (!path.startsWith('/')) yield { at: 'path', problem: `an address begins with '/': '${path}'` };
      if (menu && path.includes('{')) yield { at: 'menu', problem: `nothing fills '${path}' in the menu` };
      const other =
        resources.find(resource => addressesOf(resource).some(known => known.address === address)) ??
        pages.slice(0, position).find(known => known.path !== undefined && bare(known.path) === address);
      if (vocabulary?.appAddresses?.includes(address)) yield { at: 'path', problem: `'${path}' is an address of the app itself` };
      else if (other) yield { at: 'path', problem: `'${path}' is an address of '${other.name}' already` };
    },
  },
  {
    id: 'R72',
    finds: 'A call of a page is declared elsewhere, or `reads` holds a call that does not read.',
    about: ['page.reads', 'page.writes'],
    *check(page, { resources, pages, position }) {
      const others = [
        ...resources.flatMap(resource => callsOf(resource).map(({ call }) => ({ call, of: resource.name }))),
        ...pages.slice(0, position).flatMap(known => callsIn(known).map(({ call }) => ({ call, of: known.name }))),
      ];
      for (const { call, at } of callsIn(page)) {
        const other = others.find(known => sameCall(known.call, call))?.of;
        if (other) yield { at, problem: `'${call.text}' is a call of '${other}' already` };
        if (at.startsWith('reads') && call.method !== 'GET') yield { at, problem: `'${call.text}' does not read`, hint: 'Say it in `writes`.' };
      }
    },
  },
  {
    id: 'R73',
    finds: 'The mock has no behaviour for a call of a page.',
    about: ['page.reads', 'page.writes'],
    *check(page, { known: { pageBehaviour } }) {
      if (!pageBehaviour) return;
      const answered = Object.keys(pageBehaviour[page.name] ?? {});
      for (const { at } of callsIn(page)) yield* unless(answered, at.split('.')[1] ?? '', at, 'the mock has no behaviour for');
    },
  },
  {
    id: 'R75',
    finds: 'A page edits a resource or a section that does not exist.',
    about: ['page.edits'],
    *check({ edits }, { resources }) {
      if (!edits) return;
      const resource = resources.find(({ name }) => name === edits.resource);
      if (!resource) {
        yield* unless(namesOf(resources), edits.resource, 'edits.resource', 'no resource');
        return;
      }
      const named = (resource.layout.form ?? []).map(blockName);
      for (const section of edits.sections ?? []) yield* unless(named, section, 'edits.sections', 'no section');
    },
  },
  {
    id: 'R76',
    finds: 'The menu counts a resource that is not in the menu, or cannot be counted.',
    about: ['page.menuCounts'],
    *check({ menuCounts = {}, reads }, { resources }) {
      const listed = namesOf(resources.filter(({ menu }) => menu));
      for (const resource of Object.keys(menuCounts)) yield* unless(listed, resource, 'menuCounts', 'no resource in the menu');
      if (Object.keys(menuCounts).length && !Object.keys(reads).length) yield { at: 'menuCounts', problem: 'it reads nothing that could tell' };
    },
  },
  {
    id: 'R74',
    finds: 'A page has no title in a language.',
    about: ['page.name'],
    isWarning: true,
    *check({ name, path }, { known: { texts = {} } }) {
      const lacking = Object.entries(texts).filter(([, all]) => path && typeof valueAt(all, `pages.${name}.title`) !== 'string');
      // A page without a title in any language has none on purpose.
      if (lacking.length < Object.keys(texts).length)
        for (const [code] of lacking) yield { at: 'title', problem: `there is no text for it in '${code}'` };
    },
  },
];
