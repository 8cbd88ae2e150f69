import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import { RequirementsCard } from '#frame/show/RequirementsCard.tsx';
import type { SlotProps } from '#frame/slots/slots.ts';
import { requirements } from '#resources/shops/readiness.ts';
import type { shops } from '#resources/shops/shops.ts';
import { stateOf } from '#resources/shops/states.ts';

/** The requirements whose fields the user may read, with their labels. */
export function useReadable() {
  const translate = useTranslate();
  const { denied } = useResource();
  return requirements
    .filter(({ sources }) => !denied?.hidden.some(({ source }) => sources.includes(source)))
    .map(({ word, isMet }) => ({ label: translate(`resources.shops.choices.missing.${word}`), isMet }));
}

/** What a shop has and lacks, until it is approved and complete. What the user may not read is left out. */
export default function Readiness({ record: shop }: SlotProps<typeof shops, 'show:before'>) {
  const shown = useReadable().map(({ label, isMet }) => ({ label, isMet: isMet(shop) }));
  if (stateOf(shop) !== 'unapproved' && shown.every(({ isMet }) => isMet)) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <RequirementsCard record={shop} requirements={shown} />
    </Box>
  );
}
