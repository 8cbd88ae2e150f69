import { Box, Card, CardContent, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Field, isOn, languageSections, type Page } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { useSettings } from '../settings';
import { bespoke } from './bespoke';
import { InPlace } from './InPlace';
import { Inputs } from './Inputs';
import { LanguageTabs } from './LanguageTabs';

const [firstLanguage, secondLanguage]: readonly string[] = languageSections;

/** Every section of the form, in the order of its fields; the two languages of one text as tabs. */
export function Sections({ page, except = [], children }: { page: Page; except?: readonly string[]; children?: (section: string) => ReactNode }) {
  const resource = useResource();
  const { fields } = resource;
  const { allowsInput } = useSettings();
  const shown = fields.filter(field => isOn(field, page) && allowsInput(field, page));
  const sections = [...new Set(shown.map(field => field.section ?? ''))].filter(section => section !== secondLanguage);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sections.map(section => {
        if (except.includes(section)) return children?.(section);
        const filled = (inputs: ReactNode) => (
          <InPlace own={bespoke(resource, `form#${section}`)} given={{ page, section }}>
            {inputs}
          </InPlace>
        );
        if (section === firstLanguage) return <Fragment key={section}>{filled(<LanguageTabs page={page} fields={shown} />)}</Fragment>;
        return (
          <Section key={section} title={section} page={page}>
            {filled(<Inputs page={page} fields={shown.filter(field => (field.section ?? '') === section)} />)}
          </Section>
        );
      })}
    </Box>
  );
}

/** A titled card of inputs. */
export function Section({ title, page, fields = [], children }: { title: string; page: Page; fields?: readonly Field[]; children?: ReactNode }) {
  const { name } = useResource();
  const translate = useTranslate();
  return (
    <Card variant="outlined" component="section">
      <CardContent>
        {title && (
          <Typography component="h2" variant="h6" sx={{ mb: 2, fontSize: 18 }}>
            {translate(`resources.${name}.sections.${title}`)}
          </Typography>
        )}
        {children ?? <Inputs page={page} fields={fields} />}
      </CardContent>
    </Card>
  );
}
