import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isNothing } from '#define';
import type { TranslationPair } from './formBlocks';

const sourcesOf = (pairs: readonly TranslationPair[]): string[] => pairs.flatMap(({ primary, secondary }) => [primary.source, secondary.source]);

/** How many texts lack a translation. Hidden from screen readers, so that the name of the tab stays the same. */
export function MissingCount({ pairs }: { pairs: readonly TranslationPair[] }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const isMissing = ({ primary, secondary }: TranslationPair) => !isNothing(getValues(primary.source)) && isNothing(getValues(secondary.source));
  const missing = Number(useWatch({ name: sourcesOf(pairs), compute: () => pairs.filter(isMissing).length }));
  if (!missing) return null;
  return (
    <Box
      component="span"
      aria-hidden
      className="badge warning"
      title={translate('app.translation.count', { smart_count: missing })}
      sx={{ marginInlineStart: 1 }}
    >
      {missing}
    </Box>
  );
}

/** Shown below a text of the second language: the lengths of both texts or, if the translation is missing, a button that copies the first text. */
export function Translation({ primary, secondary }: TranslationPair) {
  const translate = useTranslate();
  const { setValue, getFieldState } = useFormContext();
  const [text, translation] = useWatch({ name: [primary.source, secondary.source] });
  const id = useId();
  if (isNothing(text)) return null;
  const copy = () =>
    setValue(secondary.source, structuredClone(text), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: Boolean(getFieldState(secondary.source).error),
    });
  if (typeof text === 'string' && typeof translation === 'string' && !isNothing(translation))
    return (
      <Box dir="auto" sx={line}>
        {translate('app.translation.lengths', { first: text.length, second: translation.length })}
      </Box>
    );
  if (!isNothing(translation)) return null;
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
