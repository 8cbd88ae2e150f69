import { Box } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { unknownId } from '#dataProvider/documentedCalls.ts';
import { isPersonal, removesRecord } from '#define';
import { isRestorable } from '#frame/actions/restorable.ts';
import { mayUndo } from '#frame/actions/undo/planUndo.ts';
import { useApplyUndo } from '#frame/actions/undo/useApplyUndo.ts';
import { usePathOf, useResource } from '#frame/context/resourcesContext.ts';
import { formatDate } from '#frame/format/dates.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { AddNote } from './AddNote';
import type { DescribedEntry } from './filterEntries';
import type { Entry } from './journalEntry';
import type { Line } from './useEntryTexts';

const pageSize = 20;

/** The rest can be expanded. */
const maxLines = 4;

/** Journal entries as a table. */
export function JournalRows({ rows }: { rows: readonly DescribedEntry[] }) {
  const translate = useTranslate();
  return (
    <PlainTable
      perPage={pageSize}
      heads={['when', 'what', 'record', 'changes', 'undo'].map(head => translate(`pages.journal.heads.${head}`))}
      rows={rows.map(({ entry, kind, action, lines }) => ({
        key: entry.id,
        cells: [
          <Box key="when" component="span" sx={{ whiteSpace: 'nowrap' }}>
            {formatDate(entry.at)}
          </Box>,
          action,
          <RecordCell key="record" entry={entry} kind={kind} />,
          <ChangesCell key="lines" entry={entry} lines={lines} />,
          <UndoCell key="undo" entry={entry} />,
        ],
      }))}
    />
  );
}

/** The resource and the record's name, as a link if the record still exists. */
function RecordCell({ entry: { resource: name, record, name: title, action }, kind }: { entry: Entry; kind: string }) {
  const resource = useResource(name);
  const { pages } = resource;
  const pathOf = usePathOf();
  const isDeleted = (removesRecord(resource, action) && !(action === 'delete' && isRestorable(resource))) || record === unknownId;
  const to = (pages.show || pages.edit) && !isDeleted ? pathOf(name, record) : '';
  return (
    <>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12 }}>
        {kind}
      </Box>
      <bdi>{to ? <LinkBase to={to}>{title}</LinkBase> : title}</bdi>
    </>
  );
}

/** The changed fields; of a deleted record, its last values. */
function ChangesCell({ entry, lines }: { entry: Entry; lines: readonly Line[] }) {
  const translate = useTranslate();
  const isDeleted = entry.action === 'delete';
  const more = lines.slice(maxLines);
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: { sm: 240 }, '& summary': { cursor: 'pointer', py: 1 } }}>
      <ChangeLines lines={lines.slice(0, maxLines)} isDeleted={isDeleted} />
      {more.length > 0 && (
        <details>
          <summary>{translate('pages.journal.more', { smart_count: more.length })}</summary>
          <ChangeLines lines={more} isDeleted={isDeleted} />
        </details>
      )}
      <AddNote entry={entry} />
    </Box>
  );
}

/** Fields before and after a change; those in rows of one name have the same label. */
export const ChangeLines = ({ lines, isDeleted }: { lines: readonly Line[]; isDeleted: boolean }) =>
  lines.map((line, place) => <ChangeLine key={`${place}-${line.label}`} line={line} isDeleted={isDeleted} />);

function ChangeLine({ line: { label, was, is }, isDeleted }: { line: Line; isDeleted: boolean }) {
  const translate = useTranslate();
  const none = translate('app.values.none');
  return (
    <div>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:
      </Box>{' '}
      {was && (
        <Box component="del" sx={{ textDecorationColor: 'text.secondary' }}>
          <bdi>{was}</bdi>
        </Box>
      )}{' '}
      {!isDeleted && (is || was) && (
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
          <bdi>{is || none}</bdi>
        </Box>
      )}
    </div>
  );
}

function UndoCell({ entry }: { entry: Entry }) {
  const translate = useTranslate();
  const resource = useResource(entry.resource);
  const applyUndo = useApplyUndo(resource);
  const [isRunning, setRunning] = useState(false);
  const { back: plan, isUndone, action, changes } = entry;
  if (isUndone) return <>{translate('pages.journal.undone')}</>;
  const isMasked = changes.some(({ source }) => resource.fields.some(field => field.source === source && isPersonal(field)));
  if (!plan && isMasked && action !== 'create' && action !== 'delete') return <>{translate('pages.journal.masked')}</>;
  if (!plan || !mayUndo(resource, plan.step, { id: entry.record })) return null;
  const undo = async () => {
    setRunning(true);
    await applyUndo(plan);
    setRunning(false);
  };
  return (
    <BusyButton
      size="small"
      variant="outlined"
      color="inherit"
      isBusy={isRunning}
      onClick={() => void undo()}
      sx={{ minHeight: { xs: 44, sm: 0 } }}
      aria-label={translate('app.actions.of', { action: translate('ra.action.undo'), name: entry.name })}
    >
      {translate('ra.action.undo')}
    </BusyButton>
  );
}
