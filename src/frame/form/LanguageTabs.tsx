import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Box, Card, CardContent, Tabs, type Theme, ToggleButton, Typography, useMediaQuery } from '@mui/material';
import { Fragment, type ReactNode, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { get } from 'react-hook-form';
import { readUser } from '#dataProvider/session.ts';
import { type Field, isInLanguage, languageSections, type Page } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { FieldInput } from '#frame/inputs/inputs.tsx';
import { MarkedTab } from './FormTabs';
import { textKeyOf, translationPairs } from './formBlocks';
import { useOnErrors } from './formSubmit';
import { MissingCount, Translation } from './Translation';
import { useStagedMount } from './useStagedMount';

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
  const steps = present.flatMap((language, at) => {
    const all = fieldsIn(language, fields);
    return at ? [all] : [all.slice(0, textsAtFirst), all.slice(textsAtFirst)];
  });
  const mounted = useStagedMount(steps.length, 1);
  const mountedFields = new Set(steps.slice(0, mounted).flat());
  const { allowsInput } = useSettings();
  const [primary = [], secondary = []] = languages.map(language => fieldsIn(language, fields).filter(field => allowsInput(field, page)));
  const pairs = translationPairs(primary, secondary);
  // It renders with each key in either language, so it is mounted only while it is visible.
  const isVisible = open === languages[1];
  const below = (source: string) =>
    isVisible && pairs.filter(pair => pair.secondary.source === source).map(pair => <Translation key={source} {...pair} />);
  const sourcesIn = (language: string) => fieldsIn(language, fields).map(({ source }) => source);
  // A failed submission opens the tab with the first error; typing does not.
  useOnErrors(errors => {
    const wrong = present.find(language => sourcesIn(language).some(source => get(errors, source)));
    if (wrong) setOpen(wrong);
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Tabs
          variant="scrollable"
          value={open}
          onChange={(_, language: string) => setOpen(language)}
          aria-label={translate(`resources.${name}.sections.languages`)}
        >
          {present.map(language => (
            <MarkedTab
              key={language}
              value={language}
              sources={sourcesIn(language)}
              id={`tab-${language}`}
              aria-controls={`panel-${language}`}
              label={translate(`resources.${name}.sections.${language}`)}
              {...(language === languages[1] && { icon: <MissingCount pairs={pairs} /> })}
            />
          ))}
        </Tabs>
        {toggle}
      </Box>
      {present.map(language => (
        <CardContent key={language} role="tabpanel" id={`panel-${language}`} aria-labelledby={`tab-${language}`} hidden={open !== language}>
          <Box dir={fieldsIn(language, fields)[0]?.lang?.dir}>
            <Inputs
              lines
              page={page}
              fields={fieldsIn(language, fields).filter(field => mountedFields.has(field))}
              below={language === languages[1] ? below : undefined}
            />
          </Box>
        </CardContent>
      ))}
    </>
  );
}

function Pairs({ page, fields, toggle }: LanguagesProps & { toggle: ReactNode }) {
  const { name } = useResource();
  const translate = useTranslate();
  const { allowsInput } = useSettings();
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
                {one && other && allowsInput(other, page) && <Translation primary={one} secondary={other} />}
              </div>
            </Fragment>
          );
        })}
      </Box>
    </CardContent>
  );
}
