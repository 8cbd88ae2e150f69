import Met from '@mui/icons-material/CheckCircleOutlined';
import Missing from '@mui/icons-material/ErrorOutlineOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { TitledCard } from '#frame/ui/TitledCard.tsx';

/** A requirement in the interface language, and whether the record meets it. */
export interface RequirementShown {
  label: string;
  isMet: boolean;
}

/**
 * What a record needs to be ready, as met or missing. What is missing comes first and leads to the form, if the user may edit the record. If
 * nothing is missing, the list opens on request.
 */
export function RequirementsCard({ record, requirements }: { record: ShopRecord; requirements: readonly RequirementShown[] }) {
  const id = useId();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { name, pages } = useResource();
  const missing = requirements.filter(({ isMet }) => !isMet);
  const [isOpen, setOpen] = useState(missing.length > 0);
  const to = pages.edit && canAccess(name, 'edit', record) ? createPath({ resource: name, type: 'edit', id: record.id }) : '';
  const names = missing.map(({ label }) => label).join(', ');
  return (
    <TitledCard title={translate('app.readiness.title')}>
      <Alert severity={names ? 'warning' : 'success'} role="note">
        {names ? translate('app.readiness.notReady', { names }) : translate('app.readiness.ready')}
      </Alert>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} sx={{ mt: 1, minHeight: { xs: 44, sm: 0 } }}>
        {translate(isOpen ? 'app.readiness.hide' : 'app.readiness.show', { met: requirements.length - missing.length, count: requirements.length })}
      </Button>
      <Box id={id} component="ul" hidden={!isOpen} sx={list}>
        {isOpen &&
          [...missing, ...requirements.filter(({ isMet }) => isMet)].map(({ label, isMet }) => {
            const Icon = isMet ? Met : Missing;
            return (
              <li key={label}>
                <Icon fontSize="small" color={isMet ? 'success' : 'warning'} aria-hidden />
                <span>
                  {!isMet && to ? <LinkBase to={to}>{label}</LinkBase> : label}: {translate(isMet ? 'app.readiness.met' : 'app.readiness.missing')}
                </span>
              </li>
            );
          })}
      </Box>
    </TitledCard>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '&:not([hidden])': { display: 'grid' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  '& li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: { xs: 44, sm: 28 } },
  '& a': { display: 'inline-block', py: { xs: 1.25, sm: 0.5 } },
} as const;
