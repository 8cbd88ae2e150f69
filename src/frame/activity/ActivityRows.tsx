import { Box } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { untoldId } from '#dataProvider/documentedCalls.ts';
import { isPersonal, type Resource } from '#define';
import type { UndoPlan } from '#frame/actions/undo/planUndo.ts';
import { useApplyUndo } from '#frame/actions/undo/useApplyUndo.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { usePathOf, useResource } from '#frame/context/resourcesContext.ts';
import { useNotices } from '#frame/context/useNotices.ts';
import { formatDate } from '#frame/format/dates.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import type { Entry } from './activityEntry';
import type { Told } from './filterEntries';
import type { Line } from './useEntryTexts';

/** The lines that stand there at once; the others when they are asked for. */
const linesAtOnce = 4;

/** Entries of a journal as a table. */
export function ActivityRows({ rows }: { rows: readonly Told[] }) {
  const translate = useTranslate();
  return (
    <PlainTable
      heads={['when', 'what', 'record', 'changes', 'undo'].map(head => translate(`pages.journal.heads.${head}`))}
      rows={rows.map(({ entry, kind, action, lines }) => ({
        key: entry.id,
        cells: [
          <Box key="when" component="span" sx={{ whiteSpace: 'nowrap' }}>
            {formatDate(entry.at)}
          </Box>,
          action,
          <Named key="record" entry={entry} kind={kind} />,
          <Lines key="lines" lines={lines} isGone={entry.action === 'delete'} />,
          <TakeBack key="undo" entry={entry} />,
        ],
      }))}
    />
  );
}

/** What kind of record it was, and its name; a link where it is still there to be opened. */
function Named({ entry: { resource: name, record, name: title, action }, kind }: { entry: Entry; kind: string }) {
  const { pages, actions } = useResource(name);
  const pathOf = usePathOf();
  const isRestorable = Object.values(actions).some(({ restores }) => restores);
  const isGone = (action === 'delete' && !isRestorable) || actions[action]?.removes || record === untoldId;
  const to = (pages.show || pages.edit) && !isGone ? pathOf(name, record) : '';
  return (
    <>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12 }}>
        {kind}
      </Box>
      {to ? <LinkBase to={to}>{title}</LinkBase> : <bdi>{title}</bdi>}
    </>
  );
}

/** Of a record that is gone, what it held. */
function Lines({ lines, isGone }: { lines: readonly Line[]; isGone: boolean }) {
  const translate = useTranslate();
  const more = lines.slice(linesAtOnce);
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: { sm: 240 }, '& summary': { cursor: 'pointer', py: 1 } }}>
      {lines.slice(0, linesAtOnce).map((line, place) => (
        <OneLine key={`${place}-${line.label}`} line={line} isGone={isGone} />
      ))}
      {more.length > 0 && (
        <details>
          <summary>{translate('pages.journal.more', { smart_count: more.length })}</summary>
          {more.map((line, place) => (
            <OneLine key={`${place}-${line.label}`} line={line} isGone={isGone} />
          ))}
        </details>
      )}
    </Box>
  );
}

function OneLine({ line: { label, was, is }, isGone }: { line: Line; isGone: boolean }) {
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
      {!isGone && (is || was) && (
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
          <bdi>{is || none}</bdi>
        </Box>
      )}
    </div>
  );
}

function TakeBack({ entry }: { entry: Entry }) {
  const translate = useTranslate();
  const resource = useResource(entry.resource);
  const { back, isUndone, action, changes } = entry;
  if (isUndone) return <>{translate('pages.journal.undone')}</>;
  const isMasked = changes.some(({ source }) => resource.fields.some(field => field.source === source && isPersonal(field)));
  if (!back && isMasked && action !== 'create' && action !== 'delete') return <>{translate('pages.journal.masked')}</>;
  if (!back || !canAccess(resource.name, back.step.action, { id: entry.record })) return null;
  return <UndoButton resource={resource} entry={entry} back={back} />;
}

function UndoButton({ resource, entry, back }: { resource: Resource; entry: Entry; back: UndoPlan }) {
  const translate = useTranslate();
  const takeBack = useApplyUndo(resource, useNotices(resource.name));
  const [isRunning, setRunning] = useState(false);
  const undo = async () => {
    setRunning(true);
    await takeBack(back);
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
