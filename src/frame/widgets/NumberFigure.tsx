import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FreePage, NumberWidget, Plain } from '#define';
import { valueIn } from '#define/widgets/widgets.ts';
import { useFigureText } from '#frame/context/useFigureText.ts';
import { EmptyField } from '#frame/fields/fields.tsx';
import { asNumber, changeInPercent } from '#frame/format/money.ts';

interface NumberFigureProps {
  page: FreePage;
  widget: NumberWidget;
  answer: Plain;
}

/** A figure, and below it the one that it is compared with. */
export function NumberFigure({ page, widget: { value, kind, compare }, answer }: NumberFigureProps) {
  const translate = useTranslate();
  const textOf = useFigureText(kind);
  const figure = asNumber(valueIn(answer, value));
  const before = compare === undefined ? undefined : asNumber(valueIn(answer, compare));
  const change = changeInPercent(figure, before);
  return (
    <>
      <Typography component="p" variant="h4" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {figure === undefined ? <EmptyField /> : <bdi>{textOf(figure)}</bdi>}
      </Typography>
      {compare !== undefined && (
        <Box sx={{ mt: 0.5, fontSize: 14, color: 'text.secondary' }}>
          {translate(`pages.${page.name}.columns.${compare}`)}: {before === undefined ? <EmptyField /> : <bdi>{textOf(before)}</bdi>}
          {change && <bdi> ({change})</bdi>}
        </Box>
      )}
    </>
  );
}
