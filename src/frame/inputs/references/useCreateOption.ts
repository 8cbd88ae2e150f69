import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { isOn, recordCalls, type ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { CreateDialogContext } from '#frame/context/createDialog.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import type { RecordSelectProps } from './useOptions';

/** The id of the option; no record has it. */
const createId = '\u0000create';

const option: ShopRecord = { id: createId };

type Select = Pick<RecordSelectProps, 'input' | 'props' | 'values' | 'labelOf' | 'onChange' | 'shown'>;

/**
 * The options of a select, and after them, for a reference with `create`, one that opens the other resource's form.
 * @param words what is typed: the name of the new record
 * @returns the options with that one, if staff may create such a record; `choose` picks what was chosen, or opens the form and returns true
 */
export function useCreateOption({ input, props, values, labelOf, onChange, shown }: Select, words: string) {
  const { create, reference } = input.field;
  const translate = useTranslate();
  const open = useContext(CreateDialogContext);
  const target = useContext(ResourcesContext).find(({ name }) => name === reference);
  const isOffered = create && target && recordCalls(target).create && canAccess(target.name, 'create');
  const named = target?.fields.find(({ source }) => source === target.represent);
  const takesWords = named?.kind === 'text' && isOn(named, 'create') && !named.source.includes('.');
  const isOption = ({ id }: ShopRecord) => id === createId;
  const pick = (chosen: ShopRecord | readonly ShopRecord[]) => onChange([shown === 'elsewhere' ? values : [], chosen].flat());
  const openForm = (resource: string) =>
    open({
      resource,
      prefill: takesWords && words ? { [named.source]: words } : {},
      onCreated: created => pick(shown === 'chips' ? [...values, created] : created),
      // After the dialog has returned the focus to where it was.
      onClosed: () => setTimeout(() => document.getElementById(props.id)?.focus()),
    });
  return {
    withOption: (records: readonly ShopRecord[]): readonly ShopRecord[] => (isOffered ? [...records, option] : records),
    isOption,
    nameOf: (record: ShopRecord) =>
      isOption(record) ? translate('app.actions.create', { name: translate(`resources.${reference}.name`, { smart_count: 1 }) }) : labelOf(record),
    choose: (chosen: ShopRecord | ShopRecord[] | null): boolean => {
      const isNew = [chosen ?? []].flat().some(isOption);
      if (isNew && target) openForm(target.name);
      else pick(chosen ?? []);
      return isNew;
    },
  };
}
