/** What a field says of other resources, of pages and of the settings. */
import type { Column, Field } from '../define';
import { setupInputs } from '../vocabulary';
import { type Check, columnPlaces, isDocumented, searches, unless } from './check';

const conditionsOf = ({ when }: Field | Column) => [when ?? []].flat();

export const fieldsChecks: readonly Check[] = [
  {
    id: 'R20',
    *check(resource, { resources }) {
      const names = resources.map(({ name }) => name);
      for (const [at, { reference }] of resource.fields.entries())
        if (reference !== undefined) yield* unless(names, reference, `fields[${at}].reference`, 'no resource');
    },
  },
  {
    id: 'R21',
    *check(resource, { resources }) {
      for (const [at, { reference, search, in: pages, source }] of resource.fields.entries()) {
        const target = resources.find(({ name }) => name === reference);
        const isRead = target && (!isDocumented(target) || target.calls.all || Object.values(target.lists).some(({ call }) => call));
        if (target && !isRead && pages?.length !== 0)
          yield { at: `fields[${at}].reference`, problem: `'${source}' cannot be chosen: '${reference}' has no call that lists it` };
        if (search && target && isDocumented(target) && !target.calls.all && !Object.values(target.lists).some(({ call }) => searches(call)))
          yield { at: `fields[${at}].search`, problem: `no list of '${reference}' can be searched` };
      }
    },
  },
  {
    id: 'R25',
    *check(resource) {
      const references = resource.fields.filter(({ kind }) => kind === 'reference').map(({ source }) => source);
      for (const [at, { within }] of resource.fields.entries())
        if (within !== undefined) yield* unless(references, within, `fields[${at}].within`, 'no reference');
    },
  },
  {
    id: 'R22',
    *check({ fields }) {
      for (const [at, { source, required, readOnly, in: pages, initial }] of fields.entries()) {
        if (!required) continue;
        const edited = (pages ?? ['create', 'edit']).filter(page => page !== 'show' && (required === true || required.includes(page)));
        const open = edited.filter(page => readOnly !== true && !readOnly?.includes(page));
        if (!open.length && initial === undefined)
          yield { at: `fields[${at}].required`, problem: `'${source}' must be filled, but stands on no form` };
      }
    },
  },
  {
    id: 'R23',
    *check({ fields }) {
      for (const [at, { choices, tones, initial }] of fields.entries()) {
        if (!choices) continue;
        for (const value of Object.keys(tones ?? {})) yield* unless(choices.map(String), value, `fields[${at}].tones`, 'no choice');
        if (initial !== undefined) yield* unless(choices.map(String), String(initial), `fields[${at}].initial`, 'no choice');
      }
    },
  },
  {
    id: 'R24',
    *check(resource) {
      const places = [
        ...resource.fields.map((field, at) => ({ said: field, at: `fields[${at}]` })),
        ...columnPlaces(resource).map(({ column, at }) => ({ said: column, at })),
      ];
      for (const { said, at } of places) {
        for (const condition of conditionsOf(said)) {
          if (typeof condition === 'string') yield* unless(['multiLanguage'], condition, `${at}.when`, 'no condition');
          else {
            yield* unless(Object.keys(setupInputs), condition.setup, `${at}.when`, 'no list of the setup');
            yield* unless([...(setupInputs[condition.setup] ?? [])], condition.name, `${at}.when`, 'no input of the setup');
          }
        }
      }
    },
  },
];
