import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { writtenKey } from '#frame/commands/keys.ts';
import type { Command } from '#frame/commands/registry.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { recentRecords } from '#frame/context/recentRecords.ts';
import { ResourcesContext, usePathOf } from '#frame/context/resourcesContext.ts';
import { bestOf } from './matching';
import type { Group, Option } from './paletteOptions';
import { usePaletteTexts, useSynonyms } from './usePaletteTexts';
import { usePlaces } from './usePlaces';
import { useRecordResults } from './useRecordResults';
import { useSettingsFields } from './useSettingsFields';

interface Typed {
  typed: string;
  /** The same, once typing has paused. */
  asked: string;
}

/** So many of each are offered for what was typed. */
const mostOfEach = 6;

/** What there is for what was typed: what can be done here, records, screens, settings. Nothing typed: what can be done, what was seen last, the screens. */
export function useGroups({ typed, asked }: Typed, commands: readonly Command[], extra: readonly Option[]): Group[] {
  const words = usePaletteTexts();
  const { here, everywhere } = useCommandOptions(commands);
  const seen = useSeen();
  const places = usePlaces();
  const fields = useSettingsFields();
  const found = useRecordResults(asked);
  const isTyped = typed.trim() !== '';
  const best = (id: string, title: string, options: readonly Option[]): Group => ({
    id,
    title,
    options: isTyped ? bestOf(typed, options).slice(0, mostOfEach) : options,
  });
  const known = [
    best('here', words.here, here),
    best('seen', words.seen, isTyped ? seen : seen.slice(0, mostOfEach)),
    best('places', words.places, places),
    best('commands', words.commands, [...everywhere, ...extra]),
    ...(isTyped ? [best('fields', words.fields, fields)] : []),
  ];
  const told = new Set(known.flatMap(({ options }) => options.map(({ id }) => id)));
  const others = found.map(group => ({ ...group, options: group.options.filter(({ id }) => !told.has(id)) }));
  return [...known, ...others].filter(({ options, isPending }) => options.length > 0 || isPending);
}

/** What can be done on the screen behind, and on every screen. */
function useCommandOptions(commands: readonly Command[]): { here: Option[]; everywhere: Option[] } {
  const control = useTranslate()('app.keys.control');
  const synonymsOf = useSynonyms();
  const optionsOf = (areWanted: boolean) =>
    commands.flatMap(({ label, name, run, everywhere }, at): Option[] =>
      label && areWanted === Boolean(everywhere)
        ? [
            {
              id: `command:${at}`,
              text: label,
              terms: everywhere && synonymsOf(everywhere),
              icon: everywhere ? 'Settings' : 'Edit',
              written: name && writtenKey(name, control),
              run,
            },
          ]
        : [],
    );
  return { here: optionsOf(false), everywhere: optionsOf(true) };
}

/** The records that were opened last, of those that may still be seen. */
function useSeen(): Option[] {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const resources = useContext(ResourcesContext);
  return recentRecords().flatMap(({ resource: name, id, name: text }) => {
    const resource = resources.find(one => one.name === name);
    if (!resource || !canAccess(name, resource.pages.show ? 'show' : 'edit')) return [];
    return [{ id: `${name}/${id}`, text, more: translate(`resources.${name}.name`, { smart_count: 1 }), icon: resource.icon, to: pathOf(name, id) }];
  });
}
