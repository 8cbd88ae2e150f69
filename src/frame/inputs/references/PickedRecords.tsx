import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { imageUrl, placeholderImage, withPlaceholder } from '#frame/format/imageFiles.ts';
import { RowButtons } from '#frame/inputs/rows/RowButtons.tsx';
import { visuallyHidden } from '#frame/ui/styles/visuallyHidden.ts';
import { useSteadyRows } from '#frame/ui/useSteadyRows.ts';

/** A record on one line: its name, with its image and e-mail address if it has them. */
export function RecordLine({ record, children }: { record: ShopRecord; children: ReactNode }) {
  const images = record.images ?? record.logoImages;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      {Array.isArray(images) && (
        <Box
          component="img"
          src={imageUrl(images) ?? placeholderImage()}
          onError={withPlaceholder}
          alt=""
          loading="lazy"
          sx={{ width: 36, height: 36, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
        />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" dir="auto">
          {children}
        </Typography>
        {typeof record.email === 'string' && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {record.email}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

interface PickedProps {
  label: string;
  records: readonly ShopRecord[];
  labelOf: (record: ShopRecord) => string;
  readOnly: boolean;
  onChange: (records: readonly ShopRecord[]) => void;
}

/** The picked records, which can be moved and removed. Buttons keep the focus when their line moves, and changes are announced to screen readers. */
export function PickedRecords({ label, records, labelOf, readOnly, onChange }: PickedProps) {
  const translate = useTranslate();
  const listProps = useSteadyRows<HTMLOListElement>(records);
  const [message, setMessage] = useState('');
  const total = records.length;
  const move = (from: number, to: number, name: string) => {
    const record = records[from];
    if (!record || to < 0 || to >= total) return;
    onChange(records.toSpliced(from, 1).toSpliced(to, 0, record));
    setMessage(translate('app.inputs.moved', { name, position: to + 1, total }));
  };
  const remove = (position: number, name: string) => {
    onChange(records.toSpliced(position, 1));
    setMessage(translate('app.inputs.removed', { name }));
    if (total === 1) listProps.ref.current?.parentElement?.querySelector('input')?.focus();
  };
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {message}
      </Box>
      {total > 0 && (
        <Box
          component="ol"
          {...listProps}
          aria-label={label}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {records.map((record, position) => {
            const name = labelOf(record);
            return (
              <Box
                component="li"
                key={record.id}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <RecordLine record={record}>{name}</RecordLine>
                </Box>
                {!readOnly && <RowButtons name={name} position={position} count={total} onMove={move} onRemove={remove} />}
              </Box>
            );
          })}
        </Box>
      )}
    </>
  );
}
