import type { Theme } from '@mui/material/styles';

/** Background and text colour of a bar. `soft` is for headings, `here` is behind the current entry. */
interface Colors {
  ground: string;
  ink: string;
  soft: string;
  here: string;
}

const onDark = { ink: '#fff', soft: '#ffffffd9', here: '#00000040' };
const onLight = (ink: string) => ({ ink, soft: ink, here: '#ffffff8c' });

/** The sidebar colours by name, with legible text. `light` follows the theme. */
export const sidebarColors: Record<string, Colors> = {
  dark: { ground: '#1d2533', ...onDark, soft: '#aab4c5', here: '#ffffff1f' },
  colored: { ground: '#3451b2', ...onDark },
  winter: { ground: 'linear-gradient(180deg, #a1c4fd, #c2e9fb)', ...onLight('#14213d') },
  ladylip: { ground: 'linear-gradient(180deg, #ff9a9e, #fecfef)', ...onLight('#47091f') },
  plumplate: { ground: 'linear-gradient(180deg, #4a5fc1, #5d3785)', ...onDark },
  strongbliss: { ground: 'linear-gradient(180deg, #f78ca0, #fe9a8b)', ...onLight('#2f0610') },
  greatwhale: { ground: 'linear-gradient(180deg, #a3bded, #7fa3d4)', ...onLight('#0b1f3a') },
};

const properties = ({ ground, ink, soft, here }: Colors) => ({ '--ground': ground, '--ink': ink, '--soft': soft, '--here': here });

/** The palette button and keys. */
const keyStyles = {
  // `button.find` overrides MUI's button styles.
  'button.find': {
    flex: 'none',
    gap: 8,
    minWidth: 40,
    height: 40,
    padding: '0 8px',
    border: 0,
    borderRadius: 8,
    fontSize: 14,
    fontFamily: 'inherit',
    color: 'inherit',
  },
  'button.find:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
  '.find > :is(span:not([class]), kbd)': { display: 'none' },
  '.key': {
    flex: 'none',
    padding: '0 6px',
    border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
    borderRadius: 4,
    font: 'inherit',
    fontSize: 12,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    opacity: 0.85,
  },
  // Devices without a mouse rarely have a keyboard.
  '@media (pointer: coarse)': { '.key': { display: 'none' } },
};
const wideKeyStyles = {
  'button.find': { border: '1px solid color-mix(in srgb, currentColor 25%, transparent)', paddingInline: 12 },
  '.find > :is(span:not([class]), kbd)': { display: 'inline' },
};

/** The counts beside menu entries. */
const countStyles = {
  // The text takes the free space, so that the count does not wrap.
  '.menu-entry > span:not(.menu-count)': { flex: 1 },
  '.menu-count': {
    marginInlineStart: -6,
    padding: '0 6px',
    borderRadius: 10,
    fontSize: 13,
    fontWeight: 600,
    background: 'var(--here)',
    fontVariantNumeric: 'tabular-nums',
  },
};

/** The sidebar of icons while it is narrow (`useNarrow`). */
const narrowSide = '.side.icon:is(:has([data-narrow]), :not(:hover, :focus-within))';

/** The menu and its groups. */
const groupStyles = {
  '.menu': { flex: 1, minWidth: 0, minHeight: 0, padding: '8px 0' },
  '.menu:not(.across)': { display: 'flex', flexDirection: 'column' },
  // Its scrollbar is in sight only while it is used, and the lower edge fades where more follows.
  '.menu-scroll': {
    flex: 1,
    minHeight: 0,
    overflow: 'hidden auto',
    paddingBottom: 24,
    scrollPaddingBlock: 24,
    scrollbarWidth: 'thin',
    scrollbarColor: 'transparent transparent',
    maskImage: 'linear-gradient(#000 calc(100% - 24px), transparent)',
  },
  '.menu-scroll:is(:hover, :focus-within)': { scrollbarColor: 'color-mix(in srgb, currentColor 40%, transparent) transparent' },
  '.menu ul': { listStyle: 'none', margin: 0, padding: '0 8px' },
  '.menu-group': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: 30,
    padding: '6px 16px 2px',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    fontWeight: 500,
    textAlign: 'start',
    color: 'var(--soft)',
    cursor: 'pointer',
  },
  '.menu-group::after': {
    content: '""',
    width: 6,
    height: 6,
    flex: 'none',
    marginInlineStart: 'auto',
    border: 'solid',
    // An arrow that points down stays as it is from right to left.
    borderWidth: '0 2px 2px 0 /* @noflip */',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  '.menu-group[aria-expanded=true]::after': { transform: 'translateY(2px) rotate(225deg)' },
};

/** Styles of the menu and the bars, by class name (see `rowStyles`). */
export const menuStyles = ({ palette, breakpoints }: Theme) => {
  const light: Colors = { ground: palette.background.paper, ink: palette.text.primary, soft: palette.text.secondary, here: palette.action.selected };
  const colors = { light, ...sidebarColors };
  return {
    ...Object.fromEntries(Object.entries(colors).map(([name, values]) => [`.bar-${name}`, properties(values)])),
    '.bar': { background: 'var(--ground)', color: 'var(--ink)' },
    ...groupStyles,
    '.menu-entry': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 36,
      padding: '2px 8px',
      boxSizing: 'border-box',
      borderRadius: 8,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontSize: 15,
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '.menu-entry:hover': { backgroundColor: 'color-mix(in srgb, var(--here) 60%, transparent)' },
    '.menu-entry[aria-current=page], .menu-entry.holds-here': { backgroundColor: 'var(--here)', fontWeight: 600 },
    ':is(.menu-entry, .menu-group):focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
    ...countStyles,
    ...keyStyles,
    [breakpoints.up('md')]: {
      ...wideKeyStyles,
      '.menu.compact .menu-entry': { flexDirection: 'column', gap: 2, fontSize: 13, textAlign: 'center', padding: '8px 4px' },
      '.menu.compact .menu-group': { paddingInline: 8 },
      '.side.icon': { transition: 'width 120ms' },
      [narrowSide]: { width: '72px !important' },
      [`.side.icon:not(${narrowSide})`]: { boxShadow: '4px 0 16px #0003' },
      '.menu.icon .menu-entry': { whiteSpace: 'nowrap', paddingInlineStart: 18 },
      '.menu.icon .menu-group': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'clip', height: 20 },
      [`${narrowSide} :is(.menu-group, span)`]: { opacity: 0 },
    },
    // What is scrolled to stands below the top bar. `Notices` sets the room for small notices at the bottom.
    '@media screen': { html: { scrollPaddingBlock: '60px var(--room-below, 0px)' }, body: { paddingBottom: 'var(--room-below)' } },
    '.preloader': { position: 'fixed', inset: 0, zIndex: 2000, display: 'grid', placeItems: 'center', backgroundColor: palette.background.default },
    '.menu.across': { display: 'flex', flexWrap: 'wrap', gap: 4, padding: '4px 12px' },
    '.menu.across svg.down': { marginInlineStart: -6, opacity: 0.7 },
  } as const;
};
