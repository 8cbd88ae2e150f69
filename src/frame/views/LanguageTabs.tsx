import { Box, Card, CardContent, Tab, Tabs } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type Field, languageSections as languages, type Page } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { Inputs } from './Inputs';

/** The texts in the primary language and, in multi-language mode, in Arabic. Both stay in the form; one is seen. */
export function LanguageTabs({ page, fields }: { page: Page; fields: readonly Field[] }) {
  const { name } = useResource();
  const translate = useTranslate();
  const [open, setOpen] = useState<(typeof languages)[number]>(languages[0]);
  const present = languages.filter(language => fields.some(({ section }) => section === language));
  const { errors, submitCount } = useFormState();
  const wrong = present.find(language => errors[language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused submission brings the tab with the first mistake to the front, typing does not
  useEffect(() => {
    if (wrong) setOpen(wrong);
  }, [submitCount]);
  return (
    <Card variant="outlined" component="section">
      <Tabs value={open} onChange={(_, language) => setOpen(language)} aria-label={translate(`resources.${name}.sections.languages`)}>
        {present.map(language => (
          <Tab
            key={language}
            value={language}
            id={`tab-${language}`}
            aria-controls={`panel-${language}`}
            label={translate(`resources.${name}.sections.${language}`)}
          />
        ))}
      </Tabs>
      {present.map(language => (
        <CardContent key={language} role="tabpanel" id={`panel-${language}`} aria-labelledby={`tab-${language}`} hidden={open !== language}>
          <Box dir={language === languages[1] ? 'rtl' : undefined}>
            <Inputs lines page={page} fields={fields.filter(({ section }) => section === language)} />
          </Box>
        </CardContent>
      ))}
    </Card>
  );
}
