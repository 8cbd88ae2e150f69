import { Box } from '@mui/material';
import { RequestError } from '#dataProvider/http.ts';
import type { Related, ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { Loading } from '#frame/ui/Loading.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { useInView } from '#frame/ui/useInView.ts';
import { OnRequest } from './OnRequest';
import { RelatedRows } from './RelatedRows';
import { useRelated, useRelatedTitle } from './useRelated';

interface RelatedPartProps {
  /** Its key. */
  of: string;
  related: Related;
  record: ShopRecord;
}

/**
 * What is related to a record, as a titled part of its screen: read when it comes into view. One that is not there while it is
 * empty is read with the screen, as nobody can look for it.
 */
export function RelatedPart(props: RelatedPartProps) {
  const { of, related } = props;
  const { ref, isSeen } = useInView<HTMLDivElement>();
  const title = useRelatedTitle()(of, related);
  return (
    <Box ref={ref} sx={{ '& > *': { mt: 2 } }}>
      {related.filter ? (
        <TitledCard title={title}>
          <OnRequest related={related}>
            <PartRows {...props} title={title} />
          </OnRequest>
        </TitledCard>
      ) : isSeen || related.hidesEmpty ? (
        <SeenPart {...props} title={title} />
      ) : (
        <TitledCard title={title}>
          <Loading label={title} />
        </TitledCard>
      )}
    </Box>
  );
}

function PartRows({ of, title, related, record }: RelatedPartProps & { title: string }) {
  return <Rows of={of} title={title} record={record} read={useRelated(related, record)} />;
}

interface RowsProps extends Pick<RelatedPartProps, 'of' | 'record'> {
  title: string;
  read: ReturnType<typeof useRelated>;
}

function Rows({ of, title, record, read }: RowsProps) {
  return (
    <Slot own={slotView(useResource(), `show#${of}`)} given={{ record, part: of }} meanwhile={<Loading label={title} />}>
      <RelatedRows {...read} />
    </Slot>
  );
}

function SeenPart({ of, title, related, record }: RelatedPartProps & { title: string }) {
  const read = useRelated(related, record);
  const { data, error } = read.controller;
  // A server that knows of none may say so by a 404.
  const hasNone = !data?.length && (!error || (error instanceof RequestError && error.status === 404));
  if (related.hidesEmpty && hasNone) return null;
  return (
    <TitledCard title={title}>
      <Rows of={of} title={title} record={record} read={read} />
    </TitledCard>
  );
}
