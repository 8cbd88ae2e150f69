import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Field, isNothing } from '#define';

/** What two languages have of one text: the field of each. */
export interface Pair {
  primary: Field;
  secondary: Field;
}

/** The texts of two languages, as far as both have them. */
export const pairsOf = (primary: readonly Field[], secondary: readonly Field[]): Pair[] =>
  primary.flatMap(field => {
    const key = field.source.slice(field.source.indexOf('.'));
    const other = secondary.find(({ source }) => source.slice(source.indexOf('.')) === key);
    return other ? [{ primary: field, secondary: other }] : [];
  });

const sourcesOf = (pairs: readonly Pair[]): string[] => pairs.flatMap(({ primary, secondary }) => [primary.source, secondary.source]);

/** How many texts the second language lacks, to the eye; the tab is called what it was. */
export function LackingCount({ pairs }: { pairs: readonly Pair[] }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const isLacking = ({ primary, secondary }: Pair) => !isNothing(getValues(primary.source)) && isNothing(getValues(secondary.source));
  const lacking = Number(useWatch({ name: sourcesOf(pairs), compute: () => pairs.filter(isLacking).length }));
  if (!lacking) return null;
  return (
    <Box
      component="span"
      aria-hidden
      className="badge warning"
      title={translate('app.translation.count', { smart_count: lacking })}
      sx={{ marginInlineStart: 1 }}
    >
      {lacking}
    </Box>
  );
}

/** Below a text of the second language: that it lacks, with a way to begin with the first one's words; else how long both are. */
export function Translation({ primary, secondary }: Pair) {
  const translate = useTranslate();
  const { setValue, getFieldState } = useFormContext();
  const [one, other] = useWatch({ name: [primary.source, secondary.source] });
  const id = useId();
  if (isNothing(one)) return null;
  const isText = typeof one === 'string';
  const copy = () =>
    setValue(secondary.source, structuredClone(one), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: Boolean(getFieldState(secondary.source).error),
    });
  if (!isNothing(other))
    return isText && typeof other === 'string' ? (
      <Box dir="auto" sx={line}>
        {translate('app.translation.lengths', { first: one.length, second: other.length })}
      </Box>
    ) : null;
  return (
    <Box dir="auto" sx={line}>
      <span id={id} className="badge warning">
        {translate('app.translation.lacks')}
      </span>
      <Button size="small" aria-describedby={id} onClick={copy}>
        {translate('app.translation.copy')}
      </Button>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, fontSize: 13, color: 'text.secondary' } as const;
