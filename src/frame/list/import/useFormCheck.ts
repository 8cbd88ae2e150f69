import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { isPlain, type Page, type Plain, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { callsAbout, keyOf } from '#frame/form/askedChecks.ts';
import { useShownFields } from '#frame/form/formBlocks.ts';
import { formResolver, useRequiredText } from '#frame/inputs/formResolver.ts';
import type { CellError, Change } from './enterCells';

/** The messages of a form's errors by the paths of their fields. */
function messagesIn(errors: unknown, path: readonly string[] = []): [path: string, message: string][] {
  const message = valueAt(errors, 'message');
  if (typeof message === 'string') return [[path.filter(key => key !== 'root').join('.'), message]];
  return Object.entries(Object(errors)).flatMap(([key, inner]) => messagesIn(inner, [...path, key]));
}

const includesAll = () => true;

/** @returns `check`, which checks values as the form of the resource does, calls of checks included, and gives why they are refused; `reasonOf` says why a cell is. */
export function useFormCheck() {
  const { name } = useResource();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const pages = {
    create: { fieldsOf: useShownFields('create', includesAll), requiredText: useRequiredText('create') },
    edit: { fieldsOf: useShownFields('edit', includesAll), requiredText: useRequiredText('edit') },
  };
  const labelOf = (source: string) => translate(`resources.${name}.fields.${source}`, { _: source });
  const textOf = (message: string): string => {
    const error: unknown = JSON.parse(message.replace('@@react-admin@@', ''));
    return isPlain(error) ? translate(String(error.message), isPlain(error.args) ? error.args : {}) : translate(String(error));
  };
  const answersAbout = async (changes: readonly Change[], values: Plain, id: unknown) => {
    const answers = new Map<string, Plain>();
    for (const { field, value } of changes)
      for (const call of callsAbout(field, value, values)) {
        const answer = await dataProvider.answer(call, { value, id }).catch(() => undefined);
        if (answer) answers.set(keyOf(call, value), answer);
      }
    return answers;
  };
  const check = async (page: Exclude<Page, 'show'>, values: Plain, stored: Plain, changes: readonly Change[]): Promise<string[]> => {
    const answers = await answersAbout(changes, values, stored.id);
    const resolve = formResolver({
      resource: name,
      page,
      ...pages[page],
      initial: () => stored,
      answerTo: ({ call }, value) => call && answers.get(keyOf(call, value)),
    });
    const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
    return messagesIn(errors).map(([path, message]) => `${labelOf(path)}: ${textOf(message)}`);
  };
  return { check, reasonOf: ({ field, error, args }: CellError): string => `${labelOf(field.source)}: ${translate(error, args)}` };
}
