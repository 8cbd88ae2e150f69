import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { isOn, recordCalls, type ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { CreateDialogContext } from '#frame/context/createDialogContext.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import type { RecordSelectProps } from './useOptions';

/** The id of the option; no record has it. */
const createId = '\u0000create';

const option: ShopRecord = { id: createId };

type Select = Pick<RecordSelectProps, 'input' | 'props' | 'values' | 'labelOf' | 'onChange' | 'shown'>;

/**
 * For a reference with `create`: the last option of its select, which opens the create form of the other resource.
 * @param words the typed text, which becomes the name of the new record
 * @returns `withOption` appends it, if staff may create such a record; `choose` opens the form and returns true, or else picks what was chosen
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
      onClosed: created => {
        if (created) pick(shown === 'chips' ? [...values, created] : created);
        // After the dialog has returned the focus to where it was.
        setTimeout(() => document.getElementById(props.id)?.focus());
      },
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
