import { alpha, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { imagesIn } from '#dataProvider/wire.ts';
import { type Field, type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { fieldComponents } from '#frame/fields/fieldComponents.tsx';
import { EmptyField, Picture } from '#frame/fields/fields.tsx';
import { plainTextOf } from '#frame/format/richTextContent.ts';
import { textDifference } from '#frame/format/textDifference.ts';
import { nameOf, rowTitle } from '#frame/format/texts.ts';
import { isBlank } from '#frame/record/changedFields.ts';

const isLong = ({ kind }: Field): boolean => ['text', 'longText', 'richText'].includes(kind);

const textOf = ({ kind }: Field, value: unknown): string => (kind === 'richText' ? plainTextOf(nameOf(value)) : nameOf(value));

interface ComparedValueProps {
  field: Field;
  record: ShopRecord;
  /** Another version of the record; the words of a text that it does not have are marked. */
  other?: ShopRecord | undefined;
}

/** A value as detail screens show it, but with all its images. */
export function ComparedValue({ field, record, other }: ComparedValueProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const value = valueAt(record, field.source);
  const column = { ...field, source: field.textKey ?? field.source };
  if (field.kind === 'secret') return <>{translate('app.conflict.secret')}</>;
  if (isBlank(value) && field.kind !== 'flag') return <EmptyField />;
  if (field.kind === 'images')
    return (
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {imagesIn(value).map(image => (
          <Picture key={image._id ?? image.url} of={[image]} shape={field.shape} />
        ))}
      </Box>
    );
  if (isLong(field) && !field.choices)
    return <ComparedText field={field} text={textOf(field, value)} other={other && textOf(field, valueAt(other, field.source))} />;
  const Shown = fieldComponents[field.kind];
  return <Shown value={value} record={record} resource={name} column={column} />;
}

function ComparedText({ field, text, other }: { field: Field; text: string; other: string | undefined }) {
  const { before, different, after } = other === undefined ? { before: text, different: '', after: '' } : textDifference(text, other);
  return (
    <Box component="span" dir="auto" {...field.lang} sx={{ whiteSpace: 'pre-line' }}>
      {before}
      {different && (
        <Box component="mark" sx={{ bgcolor: theme => alpha(theme.palette.warning.main, 0.28), color: 'inherit', px: 0.25 }}>
          {different}
        </Box>
      )}
      {after}
    </Box>
  );
}

/** @returns a function that gives the label of a field. The label of a field in a row contains the title of the row. */
export function useFieldLabel(): (field: Field, record: ShopRecord) => string {
  const { name, fields } = useResource();
  const translate = useTranslate();
  return ({ source, row }, record) => {
    if (row === undefined) return translate(`resources.${name}.fields.${source}`);
    const position = row.slice(row.lastIndexOf('.') + 1);
    const rows = row.slice(0, row.lastIndexOf('.'));
    const value = valueAt(record, row);
    const title = rowTitle(fields.find(field => field.source === rows) ?? {}, value) || String(Number(position) + 1);
    const inner = translate(`resources.${name}.rows.${rows}.fields.${source.slice(row.length + 1)}`);
    return `${translate(`resources.${name}.fields.${rows}`)}, ${title}: ${inner}`;
  };
}
