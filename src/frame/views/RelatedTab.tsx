import { useEffect } from 'react';
import type { Related, ShopRecord } from '../../../resources/define';
import { RelatedRows } from './RelatedRows';
import { useRelated } from './useRelated';

interface RelatedTabProps {
  related: Related;
  record: ShopRecord;
  onCount: (count: number) => void;
}

/** What is related to a record, in a tab: read when the tab is opened, which learns how many there are. */
export function RelatedTab({ related, record, onCount }: RelatedTabProps) {
  const read = useRelated(related, record);
  const { total } = read.controller;
  useEffect(() => {
    if (total !== undefined) onCount(total);
  }, [total, onCount]);
  return <RelatedRows {...read} />;
}
