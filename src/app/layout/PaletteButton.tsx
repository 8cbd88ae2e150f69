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
const KeyboardShortcuts = lazyWithPreload(
  () => import('#app/palette/KeyboardShortcuts.tsx'),
  ({ onClose }) => onClose,
);

/** The open dialog: the palette or the key sheet. */
export type Tool = 'find' | 'help' | undefined;

/** The state when the palette was opened. */
interface OpeningState {
  focus?: Element | null;
  commands: readonly Command[];
  /** Collects keys typed while the palette loads. */
  early?: ReturnType<typeof catchTyping>;
}

interface PaletteButtonProps {
  tool: Tool;
  onOpen: (tool: Tool) => void;
}

/** Opens the palette and the key sheet, by button and by key. Both load when they are first opened. */
export function PaletteButton({ tool, onOpen }: PaletteButtonProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const openingState = useRef<OpeningState>({ commands: [] });
  const refocus = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { aria, written } = useKeyWords('find');
  const open = (nextTool: Tool) => {
    clearTimeout(refocus.current);
    openingState.current.early?.take();
    openingState.current = { focus: document.activeElement, commands: commandsNow(), ...(nextTool === 'find' ? { early: catchTyping() } : {}) };
    onOpen(nextTool);
  };
  const close = (isElsewhere = false) => {
    onOpen(undefined);
    const { focus, early } = openingState.current;
    early?.take();
    if (!isElsewhere && focus instanceof HTMLElement) refocus.current = setTimeout(() => focus.focus());
  };
  const openKeys = () => {
    const { focus } = openingState.current;
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
            <Palette
              commands={openingState.current.commands}
              typedBefore={() => openingState.current.early?.take() ?? ''}
              onKeys={openKeys}
              onClose={close}
            />
          ) : (
            <KeyboardShortcuts onClose={() => onOpen(undefined)} />
          )}
        </Suspense>
      )}
    </>
  );
}
