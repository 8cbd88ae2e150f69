import type { FC } from 'react';
import { idOf } from '#dataProvider/wire.ts';
import { textId } from '#define';
import { useNameOf } from '#frame/context/resourcesContext.ts';
import { looksLikeId, nameOf, shortText } from '#frame/format/texts.ts';
import { ReadError } from '#frame/ui/ErrorState.tsx';
import type { FieldProps } from './fieldProps';
import { EmptyField } from './fields';
import { useChoices, useReferencedRecord } from './useChoices';

/** The name of a referenced record. The value may be the record, its name or its id; an id is looked up. */
export const ReferenceField: FC<FieldProps> = props => {
  const { value, column } = props;
  const id = textId(value);
  return id !== undefined && column.reference ? <RecordOfId {...props} id={id} /> : <RecordName {...props} />;
};

/** A record that has its name, or a name in place of the record. */
function RecordName({ value, column: { reference }, inRow }: FieldProps) {
  const name = useNameOf(reference)(value) || textId(value);
  return name ? <span dir="auto">{shortText(name, { inRow })}</span> : <EmptyField />;
}

/** A record of which only the id is known. */
function RecordOfId({ id, column: { reference = '', search }, inRow }: FieldProps & { id: string }) {
  const nameOf = useNameOf(reference);
  const { record, isPending, error, isShared, retry } = useReferencedRecord(reference, id, search);
  const text = !isPending && !looksLikeId(id) ? id : '';
  const name = (record ? nameOf(record) : '') || text;
  if (name) return <span dir="auto">{shortText(name, { inRow })}</span>;
  return error && !(inRow && isShared) ? <ReadError error={error} onRetry={retry} /> : <EmptyField />;
}

/** How many references are shown; the rest are counted. References that are ids are read one by one. */
const mostShown = 10;

export const ReferenceArrayField: FC<FieldProps> = props => {
  const { reference, search } = props.column;
  const values = [props.value].flat().filter(value => idOf(value) || nameOf(value));
  const { error, retry } = useChoices(reference ?? '', reference !== undefined && !search && values.some(value => textId(value)));
  if (error && !props.inRow) return <ReadError error={error} onRetry={retry} />;
  if (!values.length) return <EmptyField />;
  return (
    <span className="words">
      {values.slice(0, mostShown).map((value, position) => (
        <span key={position}>
          <ReferenceField {...props} value={value} />
        </span>
      ))}
      {values.length > mostShown && <span>+{values.length - mostShown}</span>}
    </span>
  );
};
