import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Card, CardContent, type Theme, ToggleButton, Typography, useMediaQuery } from '@mui/material';
import { Fragment, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { currentPerson } from '#dataProvider/session.ts';
import { type Field, isInLanguage, isNothing, languageSections, type Page } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { FieldInput } from '#frame/inputs/inputs.tsx';
import { InputTabs } from './FormTabs';

/** A text in the first language and in the second. */
interface Text {
  first: Field;
  second: Field;
}

interface TextsProps {
  page: Page;
  /** The fields of each language. */
  languages: readonly { key: string; label: string; fields: readonly Field[] }[];
  /** The fields of each text; one of the languages may lack it. */
  texts: readonly Partial<Text>[];
  toggle: ReactNode;
}

/** The source of a text without its language: `.name` of `english.name`. */
const textKeyOf = ({ source }: Field): string => source.slice(source.indexOf('.'));

/**
 * The texts in the first language and, where the settings allow it, in the second. They are in tabs or, on wide screens, side by side;
 * each user's choice is stored on the device.
 */
export function LanguageTabs({ page, fields, isInTab }: { page: Page; fields: readonly Field[]; isInTab: boolean }) {
  const { name } = useResource();
  const translate = useTranslate();
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('md'));
  const [isSideBySide, setSideBySide] = useStore(`languages.${currentPerson()}.sideBySide`, false);
  const [wasPressed, setPressed] = useState(false);
  const languages = languageSections().map(key => ({
    key,
    label: translate(`resources.${name}.sections.${key}`),
    fields: fields.filter(({ source }) => isInLanguage(source, key)),
  }));
  const textKeys = new Set(languages.flatMap(language => language.fields.map(textKeyOf)));
  const texts = [...textKeys].map((key): Partial<Text> => {
    const [first, second] = languages.map(language => language.fields.find(field => textKeyOf(field) === key));
    return { ...(first && { first }), ...(second && { second }) };
  });
  const canChoose = isWide && languages.every(language => language.fields.length > 0);
  const toggle = canChoose && (
    <ToggleButton
      value="sideBySide"
      size="small"
      selected={isSideBySide}
      // The button moves with the texts, and keeps the focus.
      autoFocus={wasPressed}
      onChange={() => {
        setPressed(true);
        setSideBySide(!isSideBySide);
      }}
      sx={{ flex: 'none', gap: 0.5, mx: 2, py: 0.25, textTransform: 'none' }}
    >
      <ViewColumn fontSize="small" />
      {translate('app.inputs.sideBySide')}
    </ToggleButton>
  );
  const Texts = canChoose && isSideBySide ? SideBySide : InTabs;
  const content = <Texts {...{ page, languages, texts, toggle }} />;
  if (isInTab) return <Box component="section">{content}</Box>;
  return (
    <Card variant="outlined" component="section">
      {content}
    </Card>
  );
}

/** How many texts of the first language are mounted at first. */
const textsAtFirst = 2;

/** Both languages in tabs. The values of the hidden one stay in the form. */
function InTabs({ page, languages, texts, toggle }: TextsProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const [open, setOpen] = useState(languages[0]?.key ?? '');
  const mountsAll = useDeferredValue(true, false);
  const second = languages[1]?.key;
  const translated = texts.filter(isTranslated);
  // It renders with each key in either language, so it is mounted only while it is visible.
  const below = (source: string) =>
    open === second && translated.filter(text => text.second.source === source).map(text => <Translation key={source} {...text} />);
  const panel = (key: string) => {
    const fields = languages.find(language => language.key === key)?.fields ?? [];
    const mounted = mountsAll ? fields : fields.slice(0, key === second ? 0 : textsAtFirst);
    return (
      <Box dir={fields[0]?.lang?.dir}>
        <Inputs lines page={page} fields={mounted} below={below} />
      </Box>
    );
  };
  return (
    <InputTabs
      label={translate(`resources.${name}.sections.languages`)}
      tabs={languages
        .filter(({ fields }) => fields.length)
        .map(({ key, label, fields }) => ({
          key,
          label,
          sources: fields.map(({ source }) => source),
          ...(key === second && { icon: <MissingCount texts={translated} /> }),
        }))}
      open={open}
      onOpen={setOpen}
      panel={panel}
    >
      {toggle}
    </InputTabs>
  );
}

function SideBySide({ page, languages, texts, toggle }: TextsProps) {
  return (
    <CardContent>
      <Box sx={{ display: 'flex', justifyContent: 'end', mx: -2, mb: 1 }}>{toggle}</Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 3, rowGap: 2, alignItems: 'start' }}>
        {languages.map(({ key, label }) => (
          <Typography key={key} component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
        ))}
        {texts.map(text => (
          <Fragment key={text.first?.source ?? text.second?.source}>
            <div>{text.first && <FieldInput source={text.first.source} page={page} />}</div>
            <div dir={languages[1]?.fields[0]?.lang?.dir}>
              {text.second && <FieldInput source={text.second.source} page={page} />}
              {isTranslated(text) && <Translation {...text} />}
            </div>
          </Fragment>
        ))}
      </Box>
    </CardContent>
  );
}

const isTranslated = (text: Partial<Text>): text is Text => text.first !== undefined && text.second !== undefined;

/** How many texts lack a translation. Hidden from screen readers, so that the name of the tab stays the same. */
function MissingCount({ texts }: { texts: readonly Text[] }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const isMissing = ({ first, second }: Text) => !isNothing(getValues(first.source)) && isNothing(getValues(second.source));
  const sources = texts.flatMap(({ first, second }) => [first.source, second.source]);
  const missing = Number(useWatch({ name: sources, compute: () => texts.filter(isMissing).length }));
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
function Translation({ first, second }: Text) {
  const translate = useTranslate();
  const { setValue, getFieldState } = useFormContext();
  const [text, translation] = useWatch({ name: [first.source, second.source] });
  const id = useId();
  if (isNothing(text)) return null;
  const copy = () =>
    setValue(second.source, structuredClone(text), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: Boolean(getFieldState(second.source).error),
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
