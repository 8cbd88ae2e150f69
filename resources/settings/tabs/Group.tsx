import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '../../../src/frame/kinds/resources';
import { useSettings } from '../../../src/frame/settings';
import { Inputs } from '../../../src/frame/views/Inputs';
import { isOn } from '../../define';

interface GroupProps {
  /** Key of its heading, `resources.settings.sections.<title>`; none for a tab of one group. */
  title?: string;
  /** The fields whose source begins so. */
  of?: string;
  children?: ReactNode;
}

/** A titled part of a tab: the fields of one group of the settings. */
export function Group({ title, of, children }: GroupProps) {
  const translate = useTranslate();
  const { fields } = useResource();
  const { allows } = useSettings();
  const held = of ? fields.filter(field => field.source.startsWith(of) && isOn(field, 'edit') && allows(field.when, 'form')) : [];
  if (of && !held.length) return null;
  return (
    <Box component="section">
      {title && (
        <Typography component="h2" variant="h6" sx={{ fontSize: 18, mb: 1.5 }}>
          {translate(`resources.settings.sections.${title}`)}
        </Typography>
      )}
      {of && <Inputs page="edit" fields={held} />}
      {children}
    </Box>
  );
}
