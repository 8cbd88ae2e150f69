import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Box, Card, CardContent, type Theme, ToggleButton, Typography, useMediaQuery } from '@mui/material';
import { Fragment, type ReactNode, useDeferredValue, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { readUser } from '#dataProvider/session.ts';
import { type Field, isInLanguage, languageSections, type Page } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { FieldInput } from '#frame/inputs/inputs.tsx';
import { InputTabs } from './FormTabs';
import { textKeyOf, translationPairs } from './formBlocks';
import { MissingCount, Translation } from './Translation';

interface LanguagesProps {
  page: Page;
  fields: readonly Field[];
}

const fieldsIn = (language: string, fields: readonly Field[]) => fields.filter(({ source }) => isInLanguage(source, language));

/**
 * The texts in the first language and, where the settings allow it, in the second. They are in tabs or, on wide screens, side by side;
 * each user's choice is stored on the device.
 */
export function LanguageTabs({ page, fields, isInTab = false }: LanguagesProps & { isInTab?: boolean }) {
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('md'));
  const [isSideBySide, setSideBySide] = useStore(`languages.${readUser()?.uid ?? ''}.sideBySide`, false);
  const canChoose = isWide && languageSections().every(language => fieldsIn(language, fields).length > 0);
  const toggle = canChoose && <SideBySideButton isSideBySide={isSideBySide} onChange={setSideBySide} />;
  const Texts = canChoose && isSideBySide ? Pairs : LanguagePanels;
  const texts = <Texts page={page} fields={fields} toggle={toggle} />;
  if (isInTab) return <Box component="section">{texts}</Box>;
  return (
    <Card variant="outlined" component="section">
      {texts}
    </Card>
  );
}

function SideBySideButton({ isSideBySide, onChange }: { isSideBySide: boolean; onChange: (isSideBySide: boolean) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButton
      value="sideBySide"
      size="small"
      selected={isSideBySide}
      onChange={() => onChange(!isSideBySide)}
      sx={{ flex: 'none', gap: 0.5, mx: 2, py: 0.25, textTransform: 'none' }}
    >
      <ViewColumn fontSize="small" />
      {translate('app.inputs.sideBySide')}
    </ToggleButton>
  );
}

/** How many texts of the first language are mounted at first. */
const textsAtFirst = 2;

/** Both languages in tabs. The values of the hidden one stay in the form. */
function LanguagePanels({ page, fields, toggle }: LanguagesProps & { toggle: ReactNode }) {
  const { name } = useResource();
  const translate = useTranslate();
  const languages = languageSections();
  const [open, setOpen] = useState(languages[0] ?? '');
  const present = languages.filter(language => fieldsIn(language, fields).length);
  const mountsAll = useDeferredValue(true, false);
  const mountedIn = (language: string) => {
    const all = fieldsIn(language, fields);
    return mountsAll ? all : all.slice(0, language === present[0] ? textsAtFirst : 0);
  };
  const [primary = [], secondary = []] = languages.map(language => fieldsIn(language, fields));
  const pairs = translationPairs(primary, secondary);
  // It renders with each key in either language, so it is mounted only while it is visible.
  const isVisible = open === languages[1];
  const below = (source: string) =>
    isVisible && pairs.filter(pair => pair.secondary.source === source).map(pair => <Translation key={source} {...pair} />);
  return (
    <InputTabs
      label={translate(`resources.${name}.sections.languages`)}
      tabs={present.map(language => ({
        key: language,
        label: translate(`resources.${name}.sections.${language}`),
        sources: fieldsIn(language, fields).map(({ source }) => source),
        ...(language === languages[1] && { icon: <MissingCount pairs={pairs} /> }),
      }))}
      open={open}
      onOpen={setOpen}
      panel={language => (
        <Box dir={fieldsIn(language, fields)[0]?.lang?.dir}>
          <Inputs lines page={page} fields={mountedIn(language)} below={language === languages[1] ? below : undefined} />
        </Box>
      )}
    >
      {toggle}
    </InputTabs>
  );
}

function Pairs({ page, fields, toggle }: LanguagesProps & { toggle: ReactNode }) {
  const { name } = useResource();
  const translate = useTranslate();
  const languages = languageSections();
  const [primary = [], secondary = []] = languages.map(language => fieldsIn(language, fields));
  const keys = [...new Set([...primary, ...secondary].map(textKeyOf))];
  const titles = languages.map(language => translate(`resources.${name}.sections.${language}`));
  return (
    <CardContent>
      <Box sx={{ display: 'flex', justifyContent: 'end', mx: -2, mb: 1 }}>{toggle}</Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 3, rowGap: 2, alignItems: 'start' }}>
        {titles.map(title => (
          <Typography key={title} component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
        ))}
        {keys.map(key => {
          const [one, other] = [primary, secondary].map(texts => texts.find(field => textKeyOf(field) === key));
          return (
            <Fragment key={key}>
              <div>{one && <FieldInput source={one.source} page={page} />}</div>
              <div dir={secondary[0]?.lang?.dir}>
                {other && <FieldInput source={other.source} page={page} />}
                {one && other && <Translation primary={one} secondary={other} />}
              </div>
            </Fragment>
          );
        })}
      </Box>
    </CardContent>
  );
}
