import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import type { Related, ShopRecord } from '#define';
import { Loading } from '#frame/ui/Loading.tsx';
import { useInView } from '#frame/ui/useInView.ts';
import { OnRequest } from './OnRequest';
import { RelatedRows } from './RelatedRows';
import { useRelated } from './useRelated';

interface RelatedTabProps {
  related: Related;
  record: ShopRecord;
  onCount: (count: number) => void;
}

/** What is related to a record, in a tab: read when the tab is opened and in view. The tab learns how many there are. */
export function RelatedTab(props: RelatedTabProps) {
  const { ref, isSeen } = useInView<HTMLDivElement>();
  const isChosen = new URLSearchParams(useLocation().search).has('tab');
  return (
    <Box ref={ref}>
      <OnRequest related={props.related} isAsked={isChosen}>
        {isSeen ? <SeenTab {...props} /> : <Loading />}
      </OnRequest>
    </Box>
  );
}

function SeenTab({ related, record, onCount }: RelatedTabProps) {
  const read = useRelated(related, record);
  const { total } = read.controller;
  const count = read.isIgnored ? undefined : total;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  return <RelatedRows {...read} />;
}
