/** What the accessibility report rests on: tests by file and title, and what somebody looked at by hand. */

/** A test. `…` in its title stands for a part that the test's source computes. */
export interface TestEvidence {
  /** Below `tests/`. */
  file: string;
  title: string;
}

export interface HandEvidence {
  /** The day, as YYYY-MM-DD. */
  on: string;
  done: string;
}

const inTest = (file: string, title: string): TestEvidence => ({ file, title });
const byHand = (on: string, done: string): HandEvidence => ({ on, done });

/** Each piece of evidence by its name. */
export const evidence = {
  axeAddresses: inTest('e2e/addresses.spec.ts', 'every address of … opens with its title, readable by everybody, without errors'),
  axeLooks: inTest('e2e/accessibility.spec.ts', '… addresses … can be read and used by everybody'),
  axeOpened: inTest('e2e/accessibility.spec.ts', 'what opens on … … can be read and used by everybody'),
  axeBars: inTest('e2e/accessibility.spec.ts', 'the bar around every screen, the palette and the sheet of keys … can be read and used by everybody'),
  menuColors: inTest('app/menuColors.test.ts', 'shows entries, headings and the current entry with a contrast of 4.5:1'),
  axeSignIn: inTest('e2e/screenLooks.spec.ts', 'the pages before the app can be read by everybody and fit a phone'),
  axePhone: inTest('e2e/filters.spec.ts', 'on a phone, …, everything fits and can be read by everybody'),
  finger: inTest('e2e/touch.spec.ts', '… addresses on … have nothing that a finger misses'),
  phoneWidth: inTest('e2e/looks.spec.ts', 'a phone shows every screen without a sideways scroll, and the menu as a drawer'),
  phoneForms: inTest('e2e/screenLooks.spec.ts', 'on a phone a product can be edited without a sideways scroll'),
  phoneCards: inTest('e2e/listLooks.spec.ts', 'on a phone a row is a card that opens its record, with buttons that a finger finds'),
  phonePanel: inTest(
    'e2e/listLooks.spec.ts',
    'on a phone one button has all that narrows, sorts and arranges a list; the cards begin in the upper half',
  ),

  picture: inTest('frame/fields/picture.test.tsx', 'an image loads at once; where there is none, a placeholder says so'),
  charts: inTest('e2e/office.spec.ts', 'shows figures, a ring, a line and a list of two reads, each asked for once, and can be read by everybody'),
  rowLabels: inTest(
    'e2e/rows.spec.ts',
    'as a table, the labels stand once above the rows and each input is told its own; on a phone they are labels',
  ),
  sortedColumn: inTest(
    'e2e/computedColumns.spec.ts',
    'a list that came whole sorts by what a column computes: by button, with aria-sort, in the address',
  ),
  help: inTest('e2e/fieldHelp.spec.ts', 'each kind of input has its help below, which screen readers read with it'),
  texts: inTest('i18n/texts.test.ts', 'names what it is, its fields, its actions and its choices'),
  lowStock: inTest('e2e/jobs/products.spec.ts', 'what is low on stock and what lacks Arabic is a click away, and rows say so'),

  keysOrder: inTest('e2e/jobs/keyboard.spec.ts', 'an order is found, its status changed and taken back, and its slip printed, by keys alone'),
  keysProduct: inTest('e2e/jobs/keyboard.spec.ts', 'a product is made, found, changed, deleted and taken back, by keys alone'),
  keysSignIn: inTest('e2e/looks.spec.ts', 'signing in and opening a product need no mouse'),
  keysFilters: inTest('e2e/filters.spec.ts', 'all of it goes by keyboard alone'),
  keysColumns: inTest('e2e/listTools.spec.ts', 'columns are chosen and ordered by keyboard, kept for the person over sign-out, and put back'),
  keysBulk: inTest(
    'e2e/actions.spec.ts',
    'orders are given a status by keyboard alone: asked for once, sent one by one, those that have it left out, and put back as they were',
  ),
  keysBoard: inTest('e2e/board.spec.ts', 'a menu moves a card by the keyboard to the states that may follow, and Undo takes it back'),
  keysImages: inTest(
    'e2e/products.spec.ts',
    'an edit keeps what was not touched, sends images in their new order and returns to the screen it came from',
  ),
  keysNested: inTest(
    'e2e/createChoice.spec.ts',
    'by keys alone: Escape leaves the outer form as it is, and asks only for what was typed into the dialog',
  ),
  singleKeys: inTest(
    'e2e/jobs/palette.spec.ts',
    'keys open, edit, step on and save; where somebody types they are letters, and they can be switched off',
  ),
  singleKeysOff: inTest(
    'frame/commands/registry.test.ts',
    'single keys do nothing where somebody types, while they are switched off, or with another key held down; others do',
  ),
  finder: inTest(
    'e2e/jobs/palette.spec.ts',
    'an order is found by the customer’s phone or name from any screen, by keys alone, and Escape leads the focus back',
  ),

  focusKept: inTest('e2e/focus.spec.ts', 'a product is corrected by keyboard alone, and the focus is never lost'),
  focusAfterDelete: inTest('e2e/focus.spec.ts', 'after a delete the next row has the focus on its button'),
  focusReturns: inTest(
    'e2e/focus.spec.ts',
    'a dialog leads back to its button, a form to the link that led to it, and what is undone to what comes into its place',
  ),
  screenTitle: inTest('e2e/focus.spec.ts', 'every screen has a title in the tab, and is begun at its heading without a ring'),
  menuEntry: inTest('e2e/focus.spec.ts', 'the entry of the open screen is in sight in the menu'),
  menuGroups: inTest('e2e/layout.spec.ts', 'groups of the menu fold and stay folded, but for the open screen; Settings is always in sight'),
  links: inTest('e2e/addresses.spec.ts', 'links show the documented addresses, and the browser’s back button follows them'),
  noticePlace: inTest('e2e/notices.spec.ts', 'a documented text goes after its time, and its Undo stays small at the bottom over nothing, on a …'),

  keysUncovered: inTest('e2e/focus.spec.ts', 'no bar covers what Tab leads to in a form, at … pixels'),
  cardDragged: inTest('e2e/board.spec.ts', 'a card is dragged to a state that may follow, and to no other'),
  mapPressed: inTest('e2e/shops.spec.ts', 'a shop is made for a dealer by a click on the map, changed and deleted'),
  mode: inTest(
    'e2e/layout.spec.ts',
    'the default mode is light, whatever the system has; System is offered, and kept before and behind the sign-in page',
  ),
  preloader: inTest('e2e/layout.spec.ts', 'the preloader covers the start for two and a half seconds, when it is on'),
  iconMenu: inTest('e2e/layout.spec.ts', 'the layout settings change the look at once, and it is remembered'),
  language: inTest('e2e/languages.spec.ts', 'the interface speaks Spanish when it is chosen, keeps it, and keeps what is being typed'),
  languageUnknown: inTest('e2e/languages.spec.ts', 'a language code that none has is English from left to right'),
  arabicFields: inTest('e2e/products.spec.ts', 'a product is created with everything the form offers, and shown in the list and on its screen'),
  sameButtons: inTest('e2e/standard.spec.ts', '…: a record is created, changed and deleted by the declared calls'),

  formErrors: inTest('e2e/screenLooks.spec.ts', 'a filled form, its errors and its questions can be read and used by everybody'),
  serverErrors: inTest('e2e/forms.spec.ts', 'a refusal marks the inputs it is about, also those within others'),
  tabErrors: inTest('e2e/formTabs.spec.ts', 'a mistake in a tab that nobody opened opens it, and is led to; what is hidden need not be filled'),
  numberErrors: inTest(
    'e2e/storedValues.spec.ts',
    'what is no number is refused in words at its field and stays in it; both decimal marks and Arabic digits are read',
  ),
  dayErrors: inTest('e2e/pageDirection.spec.ts', 'a day is typed as day, month and year; what is none is said'),
  signInErrors: inTest('e2e/access.spec.ts', 'a wrong password is answered with Try Again and the server’s words, for five seconds'),
  dealerFills: inTest(
    'e2e/storedValues.spec.ts',
    'the first mistake of an empty shop gets the focus; a dealer who is chosen fills what nobody typed, and the next one replaces it wholly',
  ),
  typedIsBack: inTest('e2e/session.spec.ts', 'what was typed when the session ended is back after signing in again'),
  deleteTime: inTest('e2e/users.spec.ts', 'a deleted user can be taken back for five seconds; then user and cart are deleted in order'),
  undo: inTest('e2e/jobs/undo.spec.ts', 'a wrong delete is undone with one click; later, from the journal, with three'),
  noUndo: inTest('e2e/jobs/undo.spec.ts', 'what cannot be undone is said before, with who uses it, and the question waits for nothing'),
  leaving: inTest('e2e/productForm.spec.ts', 'an unsaved form asks before a link is followed'),
  oddLegalText: inTest('e2e/settings.spec.ts', 'a legal text that the editor cannot hold stays as it is stored until staff choose to edit it'),

  noticeRead: inTest('e2e/focus.spec.ts', 'a notice with its Undo is read out once, beside another and again too'),
  refusalRead: inTest('e2e/forms.spec.ts', 'a refused save is read out once, and the button keeps the focus through it'),
  rowRemoved: inTest('e2e/rows.spec.ts', 'a row that went is taken back; a list is no longer and no shorter than it may be, and says so'),
  progress: inTest('e2e/actions.spec.ts', 'a long run tells how far it has come, is stopped on request, and what was not reached stays ticked'),

  noMedia: byHand('2026-11-26', 'The code was searched for audio, video, canvas and frame elements. There are none.'),
  noSensors: byHand('2026-11-26', 'The code was searched for motion, orientation and multi-touch events. There are none.'),
  animations: byHand('2026-11-26', 'The four animations of the styles were read, and the spinners, bars and placeholders of MUI looked up.'),
  presses: byHand('2026-11-26', 'All handlers of pointer and mouse down were read. None of them runs an action.'),
  pictures: byHand('2026-11-26', 'The pictures of the app were read: an icon, a placeholder, drawn layouts. None shows words.'),
  senses: byHand('2026-11-26', 'The English texts were searched for words of place, shape and colour.'),
  order: byHand('2026-11-26', 'The styles were searched for what changes the order: a subtitle, the name on a card, small notices.'),
  layout: byHand('2026-11-26', '`src/app/layout/Layout.tsx` was read: one skip link, bar, menu and user menu stand around every screen.'),
  autocomplete: byHand('2026-11-26', 'The inputs of signing in, registering, a new password and the profile were read in `src/app`.'),
  pasting: byHand('2026-11-26', 'The code was searched for what hinders pasting. There is nothing.'),
  notices: byHand('2026-11-26', '`src/app/layout/Notice.tsx` was read: its time goes on while it has the pointer or the focus.'),
  sortArrow: byHand('2026-11-26', 'The contrast of the arrow beside sortable headings was computed from `src/frame/ui/styles/rowStyles.ts`.'),
  hover: byHand('2026-11-26', 'The styles of the icon sidebar and the uses of `title` and chart tooltips were read.'),
  richText: byHand('2026-11-26', 'The toolbar of the rich text editor and the image inputs were read in `src/frame/inputs`.'),
} satisfies Readonly<Record<string, TestEvidence | HandEvidence>>;

export type EvidenceName = keyof typeof evidence;
