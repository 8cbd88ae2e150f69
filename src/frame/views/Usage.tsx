import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '../../../resources/define';
import { usesOf } from '../actions/usedBy';
import { Resources } from '../kinds/resources';
import { useShopData } from '../kinds/shopData';

/** Says who uses a record that is about to be deleted. It is read while the question stands there, and the answer to it waits for nothing. */
export default function Usage({ resource, record }: { resource: string; record: ShopRecord }) {
  const translate = useTranslate();
  const resources = useContext(Resources);
  const dataProvider = useShopData();
  const { data = [] } = useQuery({
    queryKey: ['uses', resource, record.id],
    queryFn: ({ signal }) => usesOf(dataProvider, resources, resource, record, signal),
  });
  const uses = data.map(({ resource: name, count }) =>
    translate('app.confirm.use', { count, name: translate(`resources.${name}.name`, { smart_count: count }) }),
  );
  return (
    <Box role="status" sx={{ mt: uses.length ? 2 : 0 }}>
      {uses.length > 0 && translate('app.confirm.usedBy', { uses: uses.join(', ') })}
    </Box>
  );
}
