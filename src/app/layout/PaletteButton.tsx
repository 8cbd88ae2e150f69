import Search from '@mui/icons-material/Search';
import { ButtonBase } from '@mui/material';
import { Suspense, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type Command, commandsNow } from '#frame/commands/registry.ts';
import { useCommand, useKeyWords } from '#frame/commands/useCommand.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { KeyHint } from '#frame/ui/KeyHint.tsx';
import { catchTyping } from './earlyTyping';

const Palette = lazyWithPreload(
  () => import('#app/palette/Palette.tsx'),
  ({ onClose }) => onClose,
);
const KeySheet = lazyWithPreload(
  () => import('#app/palette/KeySheet.tsx'),
  ({ onClose }) => onClose,
);

/** What lies over the screen: the palette, or the sheet of the keys. */
export type Tool = 'find' | 'help' | undefined;

/** What was when the palette was asked for. */
interface Before {
  focus?: Element | null;
  commands: readonly Command[];
  /** What is typed until it is there. */
  early?: ReturnType<typeof catchTyping>;
}

interface FindAnythingProps {
  tool: Tool;
  onOpen: (tool: Tool) => void;
}

/** The way into the palette and to the sheet of the keys, by button and by key. Nothing of either is loaded before. */
export function PaletteButton({ tool, onOpen }: FindAnythingProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Before>({ commands: [] });
  const refocus = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { aria, written } = useKeyWords('find');
  const open = (wanted: Tool) => {
    clearTimeout(refocus.current);
    before.current.early?.take();
    before.current = { focus: document.activeElement, commands: commandsNow(), ...(wanted === 'find' ? { early: catchTyping() } : {}) };
    onOpen(wanted);
  };
  const close = (isElsewhere = false) => {
    onOpen(undefined);
    const { focus, early } = before.current;
    early?.take();
    if (!isElsewhere && focus instanceof HTMLElement) refocus.current = setTimeout(() => focus.focus());
  };
  const openKeys = () => {
    const { focus } = before.current;
    if (focus instanceof HTMLElement) focus.focus();
    onOpen('help');
  };
  const label = translate('app.palette.open');
  useCommand({ name: 'find', at: () => button.current, run: () => open('find') });
  useCommand({ name: 'help', at: () => button.current, run: () => open('help') });
  return (
    <>
      <ButtonBase
        ref={button}
        className="find"
        aria-label={label}
        aria-keyshortcuts={aria}
        aria-haspopup="dialog"
        title={`${label} (${written})`}
        onClick={() => open('find')}
      >
        <Search />
        <span aria-hidden>{label}</span>
        <KeyHint>{written}</KeyHint>
      </ButtonBase>
      {tool && (
        <Suspense>
          {tool === 'find' ? (
            <Palette commands={before.current.commands} typedBefore={() => before.current.early?.take() ?? ''} onKeys={openKeys} onClose={close} />
          ) : (
            <KeySheet onClose={() => onOpen(undefined)} />
          )}
        </Suspense>
      )}
    </>
  );
}
