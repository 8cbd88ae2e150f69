/** Checks of states: the field, the states and the actions that they name. */
import { freeAction, type Resource, stepsOf } from '#define';
import { type Check, sourcesOf, unless } from './places';

/** The choices of the states' field; none where it has none. */
const choicesOf = ({ fields, states }: Resource): string[] => (fields.find(({ source }) => source === states?.source)?.choices ?? []).map(String);

export const statesChecks: readonly Check[] = [
  {
    id: 'R90',
    finds: 'The states stand on a field without choices.',
    about: ['states'],
    *check({ fields, states }) {
      const withChoices = fields.filter(({ choices, kind }) => choices && (kind === 'choice' || kind === 'badge'));
      if (states) yield* unless(sourcesOf({ fields: withChoices }), states.source, 'states', 'no field with choices');
    },
  },
  {
    id: 'R91',
    finds: 'A step leads from or to a state that is none of the choices, or leads nowhere.',
    about: ['states'],
    *check(resource) {
      const choices = choicesOf(resource);
      const at = `states.${resource.states?.source}`;
      for (const [from, leads] of Object.entries(choices.length ? (resource.states?.steps ?? {}) : {})) {
        yield* unless(choices, from, at, 'no choice');
        for (const [action, to] of Object.entries(leads)) {
          yield* unless(choices, String(to), `${at}.${from}.${action}`, 'no choice');
          if (String(to) === from) yield { at: `${at}.${from}.${action}`, problem: `it leads from '${from}' to '${from}'` };
        }
      }
    },
  },
  {
    id: 'R92',
    finds: 'One action leads to two states.',
    about: ['states'],
    *check({ states }) {
      for (const { action, to } of stepsOf(states))
        if (to.length > 1)
          yield {
            at: `states.${states?.source}`,
            problem: `'${action}' leads to ${to.map(state => `'${state}'`).join(' and ')}`,
            hint: 'Give each a name.',
          };
    },
  },
  {
    id: 'R93',
    finds: 'Any state may follow any, and no action asks for the state.',
    about: ['states'],
    *check(resource) {
      const { states } = resource;
      if (states && !states.steps && freeAction(resource) === undefined)
        yield {
          at: `states.${states.source}`,
          problem: `no action asks for '${states.source}'`,
          hint: 'Declare the steps, or an action with it in `ask`.',
        };
    },
  },
];
