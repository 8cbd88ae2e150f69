import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ActionInput, actionOf, asNumber, recordsIn, type ShopRecord, valueAt } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { formatMoney } from '#frame/format/money.ts';
import { nameOf } from '#frame/format/texts.ts';
import { isSame } from '#frame/record/differences.ts';
import { PlainTable } from '#frame/ui/PlainTable.tsx';

/** A value that is shown before and after. A value of inner rows is one for each row. */
interface PreviewField {
  label: string;
  valuesIn: (record: ShopRecord) => unknown[];
  isMoney: boolean;
}

function usePreviewFields(sources: readonly string[]): PreviewField[] {
  const { name, fields } = useResource();
  const translate = useTranslate();
  return sources.map(source => {
    const rows = fields.find(field => field.kind === 'rows' && source.startsWith(`${field.source}.`));
    const inner = rows ? source.slice(rows.source.length + 1) : source;
    const key = rows ? `rows.${rows.source}.fields.${inner}` : `fields.${source}`;
    return {
      label: translate(`resources.${name}.edited.${source}`, { _: translate(`resources.${name}.${key}`) }),
      valuesIn: record => (rows ? recordsIn(valueAt(record, rows.source)) : [record]).map(row => valueAt(row, inner)),
      isMoney: (rows?.fields ?? fields).find(field => field.source === inner)?.kind === 'money',
    };
  });
}

interface BulkPreviewProps {
  action: string;
  records: readonly ShopRecord[];
  input: ActionInput;
}

/** A table of the values before and after an action, for each record. Empty if the action declares no `preview`. */
export function BulkPreview({ action, records, input }: BulkPreviewProps) {
  const resource = useResource();
  const translate = useTranslate();
  const titleOf = useTitleOf(resource.name);
  const { preview = [], expect } = actionOf(resource, action) ?? {};
  const previewFields = usePreviewFields(preview);
  if (!previewFields.length || !expect) return null;
  const rows = records.map(record => {
    const after = expect(record, input);
    const values = previewFields.map(({ label, valuesIn, isMoney }) => (
      <BeforeAfter key={label} before={valuesIn(record)} after={valuesIn(after)} isMoney={isMoney} />
    ));
    return { key: record.id, cells: [<bdi key="name">{titleOf(record)}</bdi>, ...values] };
  });
  return (
    // The region scrolls, and `tabIndex` lets the keyboard scroll it.
    <Box tabIndex={0} role="region" aria-label={translate('app.selection.preview')} sx={{ mt: 2, maxHeight: 240, overflow: 'auto' }}>
      <PlainTable
        heads={[translate(`resources.${resource.name}.name`, { smart_count: 1 }), ...previewFields.map(({ label }) => label)]}
        rows={rows}
      />
    </Box>
  );
}

/** Shows unchanged values once. */
function BeforeAfter({ before, after, isMoney }: { before: unknown[]; after: unknown[]; isMoney: boolean }) {
  const translate = useTranslate();
  const { settings } = useSettings();
  const text = (values: unknown[]) =>
    values
      .map(value => {
        const amount = isMoney ? asNumber(value) : undefined;
        return amount === undefined ? nameOf(value) || translate('app.values.none') : formatMoney(amount, settings.currencySymbol);
      })
      .join(', ');
  if (isSame(before, after)) return <span>{text(before)}</span>;
  return (
    <span>
      <Box component="del" aria-label={translate('app.selection.before', { value: text(before) })} sx={{ color: 'text.secondary' }}>
        {text(before)}
      </Box>
      <span aria-hidden> → </span>
      <ins style={{ fontWeight: 600, textDecoration: 'none' }}>{text(after)}</ins>
    </span>
  );
}
