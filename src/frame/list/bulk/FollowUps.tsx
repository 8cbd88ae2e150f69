import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { actionOf, printsOf, type ShopRecord } from '#define';
import { usePrinted } from '#frame/actions/print/PrintedMark.tsx';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';

/** What staff want after a bulk action. */
export interface FollowUpChoices {
  /** Do the follow-up of the action too. */
  follows: boolean;
  /** The sheets to print of the records that were done. */
  prints: readonly string[];
}

export const noFollowUps: FollowUpChoices = { follows: false, prints: [] };

interface FollowUpsProps {
  action: string;
  records: readonly ShopRecord[];
  chosen: FollowUpChoices;
  onChange: (chosen: FollowUpChoices) => void;
}

/** The boxes to tick for what comes after a bulk action: its follow-up, and each sheet that the resource prints. */
export function FollowUps({ action, records, chosen, onChange }: FollowUpsProps) {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  const { timesOf } = usePrinted(name);
  const { follow } = actionOf(resource, action) ?? {};
  const prints = canAccess(name, 'print') ? printsOf(resource) : [];
  const printLabel = (print: string) => {
    const count = records.filter(({ id }) => timesOf(id)[print]).length;
    const label = translate('app.print.afterwards', { sheet: translate(`resources.${name}.prints.${print}`) });
    return count ? `${label} (${translate('app.print.already', { count })})` : label;
  };
  if (!follow) return null;
  return (
    <FormGroup sx={{ mt: 2 }}>
      {canAccess(name, follow.action) && (
        <FormControlLabel
          label={translate(`resources.${name}.follow.${action}.also`)}
          control={<Checkbox checked={chosen.follows} onChange={(_, follows) => onChange({ ...chosen, follows })} />}
        />
      )}
      {prints.map(print => (
        <FormControlLabel
          key={print}
          label={printLabel(print)}
          control={
            <Checkbox
              checked={chosen.prints.includes(print)}
              onChange={(_, isWanted) =>
                onChange({ ...chosen, prints: prints.filter(one => (one === print ? isWanted : chosen.prints.includes(one))) })
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
