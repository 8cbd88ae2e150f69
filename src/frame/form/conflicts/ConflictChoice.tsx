import { alpha, Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { imagesIn } from '#dataProvider/wire.ts';
import { type Field, isPlain, type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { fieldComponents } from '#frame/fields/fieldComponents.ts';
import { EmptyField, Picture } from '#frame/fields/fields.tsx';
import { wordsOf } from '#frame/format/richTextContent.ts';
import { textDifference } from '#frame/format/textDifference.ts';
import { nameOf } from '#frame/format/texts.ts';
import { isBlank } from '#frame/record/changedFields.ts';
import type { MergeChoice } from '#frame/record/mergeChanges.ts';

/** What a field is called, one in a row of the record with the name of that row. */
export function useFieldLabel(): (field: Field, record: ShopRecord) => string {
  const { name, fields } = useResource();
  const translate = useTranslate();
  return ({ source, row }, record) => {
    if (row === undefined) return translate(`resources.${name}.fields.${source}`);
    const place = row.slice(row.lastIndexOf('.') + 1);
    const rows = row.slice(0, row.lastIndexOf('.'));
    const held = valueAt(record, row);
    const title = (isPlain(held) && fields.find(one => one.source === rows)?.title?.(held)) || String(Number(place) + 1);
    const inner = translate(`resources.${name}.rows.${rows}.fields.${source.slice(row.length + 1)}`);
    return `${translate(`resources.${name}.fields.${rows}`)}, ${title}: ${inner}`;
  };
}

interface ChoiceProps {
  field: Field;
  label: string;
  records: Readonly<Record<MergeChoice | 'base', ShopRecord>>;
  chosen: MergeChoice | undefined;
  onChoose: (choice: MergeChoice) => void;
}

/** One value that two people have changed: both of them side by side, under each other on a phone, to choose from. */
export function ConflictChoice({ field, label, records, chosen, onChoose }: ChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={id} component="h3" variant="subtitle2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen ?? ''}
        onChange={(_, value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {(['mine', 'theirs'] as const).map(choice => (
          <Box
            key={choice}
            onClick={() => onChoose(choice)}
            sx={{ px: 1.5, pb: 1.5, border: 1, borderRadius: 1, borderColor: chosen === choice ? 'primary.main' : 'divider', cursor: 'pointer' }}
          >
            <FormControlLabel
              value={choice}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${choice}` } }} />}
              label={translate(`app.meanwhile.${choice}`)}
              sx={{ minHeight: 44 }}
            />
            <Box id={`${id}-${choice}`} sx={{ overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto', typography: 'body2' }}>
              <Value field={field} record={records[choice]} other={records[choice === 'mine' ? 'theirs' : 'mine']} />
            </Box>
          </Box>
        ))}
      </RadioGroup>
      <Box sx={{ mt: 0.5, color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere', maxHeight: 120, overflow: 'auto' }}>
        {translate('app.meanwhile.before')} <Value field={field} record={records.base} />
      </Box>
    </Box>
  );
}

const isLong = ({ kind }: Field): boolean => ['text', 'longText', 'richText'].includes(kind);

const textOf = ({ kind }: Field, value: unknown): string => (kind === 'richText' ? wordsOf(nameOf(value)) : nameOf(value));

/** A value as detail screens show it: all pictures, and of a text what is not in the other one marked. */
export function Value({ field, record, other }: { field: Field; record: ShopRecord; other?: ShopRecord }) {
  const { name } = useResource();
  const translate = useTranslate();
  const value = valueAt(record, field.source);
  const column = { ...field, source: field.textKey ?? field.source };
  if (field.kind === 'secret') return <>{translate('app.meanwhile.secret')}</>;
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
    return <Text field={field} text={textOf(field, value)} other={other && textOf(field, valueAt(other, field.source))} />;
  const Shown = fieldComponents[field.kind];
  return <Shown value={value} record={record} resource={name} column={column} />;
}

function Text({ field, text, other }: { field: Field; text: string; other: string | undefined }) {
  const { before, own, after } = other === undefined ? { before: text, own: '', after: '' } : textDifference(text, other);
  return (
    <Box component="span" dir={field.lang ? 'rtl' : 'auto'} {...(field.lang ? { lang: field.lang } : {})} sx={{ whiteSpace: 'pre-line' }}>
      {before}
      {own && (
        <Box component="mark" sx={{ bgcolor: theme => alpha(theme.palette.warning.main, 0.28), color: 'inherit', px: 0.25 }}>
          {own}
        </Box>
      )}
      {after}
    </Box>
  );
}
