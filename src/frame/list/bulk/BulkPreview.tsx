import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ActionInput, actionOf, type Field, type ShopRecord, valueAt } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { asNumber, formatMoney } from '#frame/format/money.ts';
import { nameOf } from '#frame/format/texts.ts';
import { isSame } from '#frame/record/differences.ts';

/** At most this many records are listed; the rest are counted. */
const maxListed = 100;

/** A field of inner rows has one value for each row. */
interface PreviewField {
  source: string;
  label: string;
  valuesIn: (record: ShopRecord) => unknown[];
  isMoney: boolean;
}

function usePreviewFields(sources: readonly string[]): PreviewField[] {
  const { name, fields } = useResource();
  const translate = useTranslate();
  return sources.flatMap((source): PreviewField[] => {
    const rows = fields.find(field => field.kind === 'rows' && source.startsWith(`${field.source}.`));
    const inner = rows && source.slice(rows.source.length + 1);
    const field: Field | undefined = rows
      ? rows.fields?.find(candidate => candidate.source === inner)
      : fields.find(candidate => candidate.source === source);
    if (!field) return [];
    const key = rows && inner ? `rows.${rows.source}.fields.${inner}` : `fields.${source}`;
    const valuesIn = (record: ShopRecord) => {
      const value = valueAt(record, rows?.source ?? source);
      return rows && inner ? (Array.isArray(value) ? value.map(row => valueAt(row, inner)) : []) : [value];
    };
    return [
      {
        source,
        label: translate(`resources.${name}.edited.${source}`, { _: translate(`resources.${name}.${key}`) }),
        valuesIn,
        isMoney: field.kind === 'money',
      },
    ];
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
  return (
    // The region scrolls, and `tabIndex` lets the keyboard scroll it.
    <Box tabIndex={0} role="region" aria-label={translate('app.selection.preview')} sx={{ mt: 2, maxHeight: 240, overflow: 'auto' }}>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">{translate(`resources.${resource.name}.name`, { smart_count: 1 })}</th>
            {previewFields.map(({ source, label }) => (
              <th key={source} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.slice(0, maxListed).map(record => {
            const after = expect(record, input);
            return (
              <tr key={record.id}>
                <th scope="row">
                  <bdi>{titleOf(record)}</bdi>
                </th>
                {previewFields.map(({ source, valuesIn, isMoney }) => (
                  <td key={source}>
                    <BeforeAfter before={valuesIn(record)} after={valuesIn(after)} isMoney={isMoney} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
      {records.length > maxListed && translate('app.selection.others', { count: records.length - maxListed })}
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

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 600 },
  '& th, & td': { py: 0.5, pr: 1, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' },
} as const;
