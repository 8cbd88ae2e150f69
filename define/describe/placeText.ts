/** Describes the places of views in English. */
import type { screenSlots, spots } from '#define';

const wholes: Record<(typeof screenSlots)[number] | (typeof spots)[number], string> = {
  list: 'in place of the list screens',
  show: 'below title and buttons of a record',
  create: 'in place of the create screen',
  edit: 'in place of the update screen',
  form: 'the inputs of the form',
  'list:before': 'above search and rows',
  'list:views': 'the tabs of the views',
  'list:toolbar': 'search and what else stands above the rows',
  'list:row': 'each row of a list',
  'list:empty': 'where there are no rows',
  'show:before': 'above the details of a record',
  'show:after': 'below the details of a record, above its related lists',
  'form:before': 'above the inputs',
  'form:after': 'below the inputs',
};

const parts: Readonly<Record<string, string>> = {
  'show/': 'the line of',
  'list/': 'the cells of',
  'form/': 'the input of',
  'form#': 'the content of the block',
  'show#': 'the content of the block',
  'print/': 'a page for each record, read in full:',
  'question/': 'below the text of the question before',
};

/** A place in words: `form/price` is `the input of price`. */
export function placeText(place: string): string {
  const [, kind = '', name = ''] = /^(\w+[/#])(.+)$/.exec(place) ?? [];
  const whole: Readonly<Record<string, string>> = wholes;
  return kind ? `${parts[kind] ?? kind} ${name}` : (whole[place] ?? place);
}
