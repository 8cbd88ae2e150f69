import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ActionInput, actionOf, type Field, type ShopRecord, valueAt } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { asNumber, formatMoney } from '#frame/format/money.ts';
import { nameOf } from '#frame/format/texts.ts';
import { isSame } from '#frame/record/differences.ts';

/** So many are shown each; the others are counted. */
const mostShown = 100;

/** A value that is shown before and after: of a field, or of a field of rows, which has one in each row. */
interface Previewed {
  source: string;
  label: string;
  /** The values in a record, one, or one of each row. */
  valuesIn: (record: ShopRecord) => unknown[];
  isMoney: boolean;
}

/** What an action says is to be seen before and after. */
function usePreviewed(sources: readonly string[]): Previewed[] {
  const { name, fields } = useResource();
  const translate = useTranslate();
  return sources.flatMap((source): Previewed[] => {
    const rows = fields.find(field => field.kind === 'rows' && source.startsWith(`${field.source}.`));
    const inner = rows && source.slice(rows.source.length + 1);
    const field: Field | undefined = rows ? rows.fields?.find(one => one.source === inner) : fields.find(one => one.source === source);
    if (!field) return [];
    const key = rows && inner ? `rows.${rows.source}.fields.${inner}` : `fields.${source}`;
    const valuesIn = (record: ShopRecord) => {
      const held = valueAt(record, rows?.source ?? source);
      return rows && inner ? (Array.isArray(held) ? held.map(row => valueAt(row, inner)) : []) : [held];
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
  asked: ActionInput;
}

/** What an action will make of each record, as far as the list knows it: before and after. Nothing where the action shows none. */
export function BulkPreview({ action, records, asked }: BulkPreviewProps) {
  const resource = useResource();
  const translate = useTranslate();
  const titleOf = useTitleOf(resource.name);
  const { preview = [], expect } = actionOf(resource, action) ?? {};
  const previewed = usePreviewed(preview);
  if (!previewed.length || !expect) return null;
  return (
    // A table too long for its dialog is moved within it, by the keyboard too.
    <Box tabIndex={0} role="region" aria-label={translate('app.selection.preview')} sx={{ mt: 2, maxHeight: 240, overflow: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{translate(`resources.${resource.name}.name`, { smart_count: 1 })}</th>
            {previewed.map(({ source, label }) => (
              <th key={source} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.slice(0, mostShown).map(record => {
            const after = expect(record, asked);
            return (
              <tr key={record.id}>
                <th scope="row">
                  <bdi>{titleOf(record)}</bdi>
                </th>
                {previewed.map(one => (
                  <td key={one.source}>
                    <BeforeAfter before={one.valuesIn(record)} after={one.valuesIn(after)} isMoney={one.isMoney} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
      {records.length > mostShown && translate('app.selection.others', { count: records.length - mostShown })}
    </Box>
  );
}

/** Values as they are, and after an arrow as they will be; those that stay, once. */
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

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 600 },
  '& th, & td': { py: 0.5, pr: 1, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' },
} as const;
