/** Checks of actions: their calls, the actions and fields that they name, and the mock's behaviour for them. */
import {
  type Action,
  actionInputFields,
  actionOf,
  bodyKeys,
  firstStep,
  hasCall,
  isOfList,
  keysSetBy,
  noteFields,
  pathParameters,
  type Resource,
  sendsCall,
} from '#define';
import { accessVerbs } from '#define/access.ts';
import { nearest } from '#define/typing/nearest.ts';
import { type Check, sourcesOf, unless, unlessEach } from './places';

const actionsOf = ({ actions }: Resource) => Object.entries<Action>(actions).map(([key, action]) => ({ key, action, at: `actions.${key}` }));

/** The fields that an action asks for and does nothing with. A function may use all; a text that no field stores is kept in the journal. */
function unusedAnswers(resource: Resource, key: string): string[] {
  const { call, send, sets, ...action } = actionOf(resource, key) ?? {};
  const inputs = actionInputFields(resource, action).map(({ source }) => source);
  if (call) return call.body && !send ? inputs.filter(source => !call.body?.includes(firstStep(source))) : [];
  if (sets === undefined || sets === 'asked') return [];
  const noted = noteFields(resource, key).map(({ source }) => source);
  return inputs.filter(source => sets[source] !== 'asked' && !noted.includes(source));
}

/** What access, rows and the journal mean by these names. */
const verbs: readonly string[] = [...accessVerbs, 'update'];

export const actionsChecks: readonly Check[] = [
  {
    id: 'R40',
    finds: 'An action has neither a call nor an outcome, or no update to go through.',
    about: ['action.call', 'action.sets', 'action.expect'],
    *check(resource) {
      for (const { action, at } of actionsOf(resource)) {
        if (sendsCall(action)) continue;
        if (!action.expect) yield { at, problem: 'it has neither a call nor an outcome', hint: 'Add `call`, `sets` or `expect`.' };
        else if (!hasCall(resource, 'update')) yield { at, problem: 'it goes through the update, and there is no call for that' };
      }
    },
  },
  {
    id: 'R146',
    finds: 'An action has a name that means something for every resource.',
    about: ['resource.actions'],
    *check(resource) {
      for (const { key, at } of actionsOf(resource))
        if (verbs.includes(key)) yield { at, problem: `'${key}' means something for every resource`, hint: 'Give it another name.' };
    },
  },
  {
    id: 'R41',
    finds: 'The mock has no behaviour for a call, or cannot tell which record it means.',
    about: ['action.call', 'action.expect'],
    *check(resource, { known: { behaviour } }) {
      if (!behaviour) return;
      const { actions = {}, asks = {}, listActions = {} } = behaviour[resource.name] ?? {};
      for (const { key, action, at } of actionsOf(resource)) {
        if (!action.call || key in actions) continue;
        if (isOfList(resource, key)) {
          yield* unless(Object.keys(listActions), key, at, 'the mock has no behaviour for');
          continue;
        }
        // The mock can run `expect` by itself, if the call names the record.
        if (!action.expect) yield* unless(Object.keys(actions), key, at, 'the mock has no behaviour for');
        else if (!pathParameters(action.call).length && !(key in asks))
          yield { at, problem: `the mock cannot tell which record '${action.call.text}' means`, hint: `Add \`asks.${key}\` to its behaviour.` };
      }
    },
  },
  {
    id: 'R43',
    finds: 'The undo of an action names no action, or nothing can be brought back.',
    about: ['action.restores', 'action.undo'],
    *check(resource) {
      const names = Object.keys(resource.actions);
      for (const { key, action, at } of actionsOf(resource)) {
        if (action.restores && !hasCall(resource, 'delete'))
          yield { at: `${at}.restores`, problem: 'there is no call to delete, so that nothing can be brought back' };
        if (action.restores && names.find(name => resource.actions[name]?.restores) !== key)
          yield { at: `${at}.restores`, problem: 'another action brings back what was deleted already' };
        if (typeof action.undo === 'string') yield* unless(names, action.undo, `${at}.undo`, 'no action');
      }
    },
  },
  {
    id: 'R44',
    finds: 'An action asks for a field that does not exist.',
    about: ['action.ask'],
    *check(resource) {
      for (const { action, at } of actionsOf(resource))
        for (const [place, input] of (action.ask ?? []).entries())
          if (typeof input === 'string') yield* unless(sourcesOf(resource), input, `${at}.ask[${place}]`, 'no field');
    },
  },
  {
    id: 'R142',
    finds: 'An action asks for a value that it neither sends nor sets.',
    about: ['action.ask', 'action.sets', 'call.body'],
    *check(resource) {
      for (const { key, action, at } of actionsOf(resource))
        for (const source of unusedAnswers(resource, key))
          yield {
            at: `${at}.ask`,
            problem: `the answer '${source}' is lost`,
            hint: sendsCall(action) ? 'Put it in the `body` of the call, or write `send`.' : `Add it to \`sets\`: \`${source}: 'asked'\`.`,
          };
    },
  },
  {
    id: 'R48',
    finds: 'An outcome changes a key that the update does not send.',
    about: ['action.sets', 'action.expect'],
    *check(resource) {
      for (const { action, at } of actionsOf(resource)) {
        const set = keysSetBy(resource.fields, action);
        if (!hasCall(resource, 'update')) continue;
        for (const key of set) yield* unless(bodyKeys(resource, 'update', set), key, at, 'it sets what is not sent:');
      }
    },
  },
  {
    id: 'R49',
    finds: 'An outcome sets a field that does not exist, or takes the answers where nothing is asked.',
    about: ['action.sets'],
    *check(resource) {
      for (const { action, at } of actionsOf(resource)) {
        const { sets, ask } = action;
        if (sets === 'asked' && !ask?.length) yield { at: `${at}.sets`, problem: 'it asks for nothing', hint: 'Add `ask`.' };
        if (typeof sets === 'object') for (const source of Object.keys(sets)) yield* unless(sourcesOf(resource), source, `${at}.sets`, 'no field');
      }
    },
  },
  {
    id: 'R46',
    finds: 'A preview shows a field that does not exist, or there is no outcome to show.',
    about: ['action.preview'],
    *check(resource) {
      const inRows = resource.fields.flatMap(({ source, fields = [] }) => fields.map(inner => `${source}.${inner.source}`));
      for (const { action, at } of actionsOf(resource)) {
        yield* unlessEach([...sourcesOf(resource), ...inRows], action.preview ?? [], `${at}.preview`, 'no field');
        if (action.preview && !action.expect) yield { at: `${at}.preview`, problem: 'there is no outcome to show', hint: 'Add `sets` or `expect`.' };
      }
    },
  },
  {
    id: 'R47',
    finds: 'The follow-up of an action names an action or a field that does not exist.',
    about: ['follow.action', 'follow.source'],
    *check(resource) {
      for (const { key, action, at } of actionsOf(resource)) {
        if (!action.follow) continue;
        yield* unless(
          Object.keys(resource.actions).filter(name => name !== key),
          action.follow.action,
          `${at}.follow.action`,
          'no other action',
        );
        yield* unless(sourcesOf(resource), action.follow.source, `${at}.follow.source`, 'no field');
      }
    },
  },
  {
    id: 'R45',
    finds: 'The condition of an action tests a field that does not exist.',
    about: ['action.when', 'action.restores'],
    *check(resource) {
      for (const { action, at } of actionsOf(resource))
        for (const key of ['when', 'restores'] as const)
          for (const source of Object.keys(action[key] ?? {})) yield* unless(sourcesOf(resource), source, `${at}.${key}`, 'no field');
    },
  },
  {
    id: 'R42',
    finds: 'The mock has no fixture for a resource.',
    about: ['resource.name'],
    *check(resource, { known: { fixtures } }) {
      const hasList = Object.values(resource.lists).some(({ path }) => path);
      if (!fixtures || !hasList || resource.slots.list || fixtures.includes(resource.name)) return;
      const hint = nearest(resource.name, fixtures) || `Write mock-api/fixtures/${resource.name}.json.`;
      yield { at: '', problem: `no fixture '${resource.name}'`, hint };
    },
  },
];
