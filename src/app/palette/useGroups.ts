import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { writtenKey } from '#frame/commands/keys.ts';
import type { Command } from '#frame/commands/registry.ts';
import { recentRecords } from '#frame/context/recentRecords.ts';
import { ResourcesContext, usePathOf } from '#frame/context/resourcesContext.ts';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import { bestOf } from './matching';
import type { Group, Option } from './paletteOptions';
import { usePlaces } from './usePlaces';
import { useRecordResults } from './useRecordResults';
import { useSettingsFields } from './useSettingsFields';
import { useSynonyms } from './useSynonyms';

/** At most this many entries of each group are shown while something is typed. */
const maxPerGroup = 6;

/** The groups for the typed text: commands, records, screens, settings. Without text: commands, recent records and screens. */
export function useGroups(typed: string, commands: readonly Command[], extra: readonly Option[]): Group[] {
  const translate = useTranslate();
  const { here, everywhere } = useCommandOptions(commands);
  const recent = useRecent();
  const places = usePlaces();
  const fields = useSettingsFields();
  const [settled, setSettled] = useState(typed);
  useDebounced(settled === typed ? undefined : () => setSettled(typed));
  const recordGroups = useRecordResults(settled);
  const isTyped = typed.trim() !== '';
  const matching = (id: 'here' | 'seen' | 'places' | 'commands' | 'fields', options: readonly Option[]): Group => ({
    id,
    title: translate(`app.palette.${id}`),
    options: isTyped ? bestOf(typed, options).slice(0, maxPerGroup) : options,
  });
  const localGroups = [
    matching('here', here),
    matching('seen', isTyped ? recent : recent.slice(0, maxPerGroup)),
    matching('places', places),
    matching('commands', [...everywhere, ...extra]),
    ...(isTyped ? [matching('fields', fields)] : []),
  ];
  const shownIds = new Set(localGroups.flatMap(({ options }) => options.map(({ id }) => id)));
  const otherGroups = recordGroups.map(group => ({ ...group, options: group.options.filter(({ id }) => !shownIds.has(id)) }));
  return [...localGroups, ...otherGroups].filter(({ options, isPending }) => options.length > 0 || isPending);
}

/** The commands of the current screen and those of every screen. */
function useCommandOptions(commands: readonly Command[]): { here: Option[]; everywhere: Option[] } {
  const control = useTranslate()('app.keys.control');
  const synonymsOf = useSynonyms();
  const optionsOf = (isGlobal: boolean) =>
    commands.flatMap(({ label, name, run, globalTextKey, at }, place): Option[] =>
      // Without its element, as of an Undo whose time is over, a command would do nothing.
      label && isGlobal === Boolean(globalTextKey) && at()
        ? [
            {
              id: `command:${place}`,
              text: label,
              terms: globalTextKey && synonymsOf(`commands.${globalTextKey}`),
              icon: globalTextKey ? 'Settings' : 'Edit',
              written: name && writtenKey(name, control),
              run,
            },
          ]
        : [],
    );
  return { here: optionsOf(false), everywhere: optionsOf(true) };
}

/** The recently opened records the user may still see. */
function useRecent(): Option[] {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const resources = useContext(ResourcesContext);
  return recentRecords().flatMap(({ resource: name, id, name: text }) => {
    const resource = resources.find(one => one.name === name);
    const to = pathOf(name, id);
    if (!resource || !to) return [];
    return [{ id: `${name}/${id}`, text, more: translate(`resources.${name}.name`, { smart_count: 1 }), icon: resource.icon, to }];
  });
}
