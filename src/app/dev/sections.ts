/** What a declaration yields, as the tables of `/dev/resources`. Pure. */
import type { FreePage, Resource } from '#define';
import { valueAt } from '#define';
import type { Part } from '#define/describe/conditionText.ts';
import { describeAccess } from '#define/describe/describeAccess.ts';
import type { CallAccount } from '#define/describe/describeCall.ts';
import { describePage } from '#define/describe/describePage.ts';
import { describeResource } from '#define/describe/describeResource.ts';
import { offered } from '#i18n/languages.ts';
import { readableText } from '#i18n/readable.ts';
import { access } from '#resources/access.ts';
import { dialect } from '#resources/dialect.ts';

/** A titled table. A cell with several texts has each on its own line. */
export interface Section {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly (string | readonly string[])[])[];
}

/** The texts of the shop by language. */
export type AllTexts = Readonly<Record<string, unknown>>;

const partsSection = (title: string, of: string, parts: readonly Part[]): Section => ({
  title,
  heads: [of, 'Says'],
  rows: parts.map(({ name, says }) => [name, says]),
});

const callsSection = (calls: readonly CallAccount[]): Section => ({
  title: 'Calls',
  heads: ['For', 'Call', 'Sends', 'Reads'],
  rows: calls.map(({ purpose, call, sends, reads, extensions, isInferred }) => [
    purpose,
    [call, ...(extensions.length ? [`extensions: ${extensions.join(', ')}`] : []), ...(isInferred ? ['inferred'] : [])],
    sends.join(', '),
    reads,
  ]),
});

/** The English text of each key, and the languages without it. */
function textRow(key: string, full: string, texts: AllTexts): string[] {
  const text = valueAt(texts.en, full);
  const lacking = offered.filter(code => valueAt(texts[code], full) === undefined);
  return [
    key,
    typeof text === 'string' ? text : (readableText(full) ?? ''),
    lacking.length ? `made of its name in ${lacking.join(', ')}` : 'in every language',
  ];
}

export function sectionsOfResource(resource: Resource, resources: readonly Resource[], texts: AllTexts | undefined): Section[] {
  const { name, addresses, calls, lists, show, related, form, fields, actions, states, slots, texts: keys } = describeResource(resource, dialect);
  return [
    { title: 'Addresses', heads: ['Address', 'Screen'], rows: addresses.map(({ address, screen }) => [address, screen]) },
    callsSection(calls),
    partsSection('Lists', 'List', lists),
    partsSection('Detail screen', 'Part', show),
    partsSection('Related', 'What', related),
    partsSection('Form', 'Block', form),
    {
      title: 'Fields',
      heads: ['Source', 'Kind', 'Pages', 'Says'],
      rows: fields.map(({ source, kind, pages, says }) => [source, kind, pages.join(', ') || 'none', says]),
    },
    partsSection('Actions', 'Action', actions),
    partsSection('States', 'State', states),
    partsSection('Slots', 'Place', slots),
    partsSection('Access', 'Role', describeAccess(access, resource, resources)),
    { title: 'Texts', heads: ['Key', 'English', 'Languages'], rows: texts ? keys.map(key => textRow(key, `resources.${name}.${key}`, texts)) : [] },
  ];
}

export function sectionsOfPage(page: FreePage): Section[] {
  const { name, address = 'none: other screens read and write it', calls, says } = describePage(page);
  return [
    { title: 'Addresses', heads: ['Page', 'Address'], rows: [[name, address]] },
    callsSection(calls),
    { title: 'Beyond its calls', heads: ['Says'], rows: says.map(line => [line]) },
  ];
}
