/** Checks of fields: the resources, fields, pages and settings that they name. */
import {
  type Conditions,
  conditionOf,
  holdsOn,
  isOnForm,
  type Kind,
  numberKinds,
  partsOf,
  pathParameters,
  patternOf,
  recordConditionsIn,
  settingsIn,
  testKeys,
  textKinds,
  validationsIn,
} from '#define';
import { type Check, columnPlaces, type FieldPlace, fieldPlaces, hasInputs, openParameters, unless } from './places';

/** The conditions on the record in a field, each with its place. */
const conditionsAt = ({ field: { when, required, readOnly }, at }: FieldPlace) => [
  ...recordConditionsIn(when).map(condition => ({ condition, at: `${at}.when` })),
  ...Object.entries({ required, readOnly }).flatMap(([key, property]) => {
    const condition = conditionOf(property);
    return condition ? [{ condition, at: `${at}.${key}` }] : [];
  }),
];

const isNumber = (value: unknown): boolean => typeof value === 'number' && !Number.isNaN(value);

/** What an initial value of some kinds is, and the test for it. */
const initialOf: Partial<Record<Kind, readonly [what: string, is: (value: unknown) => boolean]>> = {
  ...Object.fromEntries([...textKinds, 'date', 'richText'].map(kind => [kind, ['a text', (value: unknown) => typeof value === 'string']])),
  ...Object.fromEntries(numberKinds.map(kind => [kind, ['a number', isNumber]])),
  ...Object.fromEntries(['chips', 'references', 'rows'].map(kind => [kind, ['a list', Array.isArray]])),
  flag: ['true or false', value => typeof value === 'boolean'],
};

export const fieldsChecks: readonly Check[] = [
  {
    id: 'R22',
    finds: 'A field must be filled, but stands on no form.',
    about: ['field.required'],
    *check({ fields }) {
      for (const [at, { source, required, readOnly, in: pages, initial }] of fields.entries()) {
        if (!required) continue;
        const isRequired = (page: 'create' | 'edit') => holdsOn(required, page) || conditionOf(required) !== undefined;
        const edited = (['create', 'edit'] as const).filter(page => (pages ?? [page]).includes(page) && isRequired(page));
        const open = edited.filter(page => !holdsOn(readOnly, page));
        if (!open.length && initial === undefined)
          yield { at: `fields[${at}].required`, problem: `'${source}' must be filled, but stands on no form` };
      }
    },
  },
  {
    id: 'R23',
    finds: 'A tone or an initial value is none of the choices.',
    about: ['field.tones', 'field.initial'],
    *check(resource) {
      for (const { field, at } of fieldPlaces(resource)) {
        const { choices, tones, initial } = field;
        if (!choices) continue;
        for (const value of Object.keys(tones ?? {})) yield* unless(choices.map(String), value, `${at}.tones`, 'no choice');
        if (initial !== undefined) yield* unless(choices.map(String), String(initial), `${at}.initial`, 'no choice');
      }
    },
  },
  {
    id: 'R147',
    finds: 'A field has nothing to choose from.',
    about: ['field.choices:choice'],
    *check(resource) {
      for (const { field, at } of fieldPlaces(resource)) {
        // A badge that nobody chooses shows what the server says.
        const isChosen = field.kind === 'choice' || (field.kind === 'badge' && isOnForm(field) && field.readOnly !== true && hasInputs(resource));
        if ((isChosen || field.choices) && !field.choices?.length)
          yield { at, problem: `'${field.source}' does not say what to choose from`, hint: 'Add `choices`.' };
      }
    },
  },
  {
    id: 'R144',
    finds: 'An initial value is none of its kind.',
    about: ['field.initial'],
    *check(resource) {
      for (const { field, at } of fieldPlaces(resource)) {
        const [what, is] = initialOf[field.kind] ?? [];
        const value = field.initial ?? undefined;
        if (value !== undefined && is && !is(value) && !(field.orList && Array.isArray(value)))
          yield { at: `${at}.initial`, problem: `${JSON.stringify(value)} is not ${what}` };
      }
    },
  },
  {
    id: 'R24',
    finds: 'A condition on the setup names what the setup does not have.',
    about: ['field.when', 'column.when'],
    *check(resource, { known: { vocabulary } }) {
      const { settingsFlags, setupInputs } = vocabulary ?? {};
      const places: { when: Conditions | undefined; at: string }[] = [
        ...fieldPlaces(resource).map(({ field, at }) => ({ when: field.when, at })),
        ...columnPlaces(resource).map(({ column, at }) => ({ when: column.when, at })),
      ];
      for (const { when, at } of places) {
        for (const condition of settingsIn(when)) {
          if (typeof condition === 'string') yield* unless(settingsFlags ?? [condition], condition, `${at}.when`, 'no condition');
          else if (setupInputs) {
            yield* unless(Object.keys(setupInputs), condition.setup, `${at}.when`, 'no list of the setup');
            yield* unless([...(setupInputs[condition.setup] ?? [])], condition.name, `${at}.when`, 'no input of the setup');
          }
        }
      }
    },
  },
  {
    id: 'R26',
    finds: 'The rows of a field are not described, or their bounds contradict each other.',
    about: ['field.fields', 'field.min:rows'],
    *check(resource) {
      for (const { field, at } of fieldPlaces(resource)) {
        const { kind, source, fields, in: pages, min = 0, max = Number.POSITIVE_INFINITY } = field;
        if (kind !== 'rows') continue;
        if (!fields?.length && pages?.length !== 0)
          yield { at, problem: `nothing is said of what a row of '${source}' holds`, hint: 'Add `fields`, or `in: []` where only views read it.' };
        if (min > max) yield { at: `${at}.min`, problem: `there must be ${min} rows, and may be ${max}` };
      }
    },
  },
  {
    id: 'R27',
    finds: 'A condition of a field tests a field that does not exist, or in a way that does not exist.',
    about: ['field.when', 'field.required', 'field.readOnly'],
    *check(resource) {
      const conditions = fieldPlaces(resource).flatMap(place => conditionsAt(place).map(condition => ({ ...condition, names: place.names })));
      for (const { condition, at, names } of conditions) {
        for (const [source, test] of Object.entries(condition)) {
          yield* unless(names, source, at, 'no field');
          const isTest = typeof test === 'object' && test !== null && !Array.isArray(test) && !partsOf(test);
          if (isTest) for (const key of Object.keys(test)) yield* unless(testKeys, key, `${at}.${source}`, 'no test');
        }
      }
    },
  },
  {
    id: 'R28',
    finds: 'A derived value follows a field that does not exist, or itself.',
    about: ['derive.from'],
    *check(resource) {
      for (const { field, at, names } of fieldPlaces(resource)) {
        for (const source of field.derive?.from ?? []) {
          yield* unless(names, source, `${at}.derive`, 'no field');
          if (source === field.source) yield { at: `${at}.derive`, problem: `'${source}' would follow itself` };
        }
      }
    },
  },
  {
    id: 'R80',
    finds: 'A check of a field checks nothing, or its bounds contradict each other.',
    about: ['field.validate', 'validation.rule', 'field.min:text', 'field.min:number'],
    *check(resource) {
      for (const { field, at } of fieldPlaces(resource)) {
        const { kind, min = 0, max = Number.POSITIVE_INFINITY } = field;
        if (numberKinds.includes(kind) && field.min !== undefined && min > max)
          yield { at: `${at}.min`, problem: `${min} is more than the ${max} of \`max\`` };
        if (textKinds.includes(kind) && min > max) yield { at: `${at}.min`, problem: `there must be ${min} characters, and may be ${max}` };
        for (const { rule } of validationsIn(field)) {
          if (!rule) yield { at: `${at}.validate`, problem: `nothing is checked of '${field.source}'` };
          if (patternOf(rule) && !textKinds.includes(kind)) yield { at: `${at}.validate`, problem: 'only a text matches a pattern' };
        }
      }
    },
  },
  {
    id: 'R124',
    finds: 'A check by a call does not send the value, or does not read the answer.',
    about: ['validation.call'],
    *check(resource, { known: { behaviour } }) {
      for (const { field, at } of fieldPlaces(resource)) {
        for (const { call, rule } of validationsIn(field)) {
          if (!call) continue;
          const place = `${at}.validate`;
          const open = openParameters(call).filter(name => !['value', 'id'].includes(name));
          if (call.method !== 'GET' || ![...pathParameters(call), ...call.query.map(({ name }) => name)].includes('value'))
            yield { at: place, problem: `'${call.text}' asks nothing about the value`, hint: "Write it as 'GET /path/{value}'." };
          if (open.length) yield { at: place, problem: `nothing fills {${open.join('}, {')}} of '${call.text}'` };
          if (!rule) yield { at: place, problem: 'no `rule` reads the answer' };
          const { answers = {} } = behaviour?.[resource.name] ?? {};
          if (behaviour) yield* unless(Object.keys(answers), field.source, place, 'the mock has no answer about');
        }
      }
    },
  },
  {
    id: 'R120',
    finds: 'A second field of a record is a switch, or a field in rows is.',
    about: ['field.switch'],
    *check(resource) {
      const [first] = resource.fields.filter(field => field.switch !== undefined);
      for (const { field, at } of fieldPlaces(resource))
        if (field.switch !== undefined && field !== first)
          yield { at: `${at}.switch`, problem: first ? `'${first.source}' is switched already` : 'a flag in rows cannot be switched' };
    },
  },
];
