import Search from '@mui/icons-material/Search';
import { ButtonBase } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type Command, commandsNow } from '#frame/commands/registry.ts';
import { useCommand, useKeyWords } from '#frame/commands/useCommand.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { KeyHint } from '#frame/ui/KeyHint.tsx';

/** What staff typed while the palette loads. */
let typedEarly = '';

const Palette = lazyWithPreload(() => import('#app/palette/Palette.tsx'), <EarlyTyping />);
const StaffGuide = lazyWithPreload(() => import('#app/help/StaffGuide.tsx'), null);
const KeyboardShortcuts = lazyWithPreload(() => import('#app/palette/KeyboardShortcuts.tsx'), null);

/** The open dialog: the palette, the key sheet or the staff guide. */
export type Tool = 'find' | 'help' | 'guide' | undefined;

interface PaletteButtonProps {
  tool: Tool;
  onOpen: (tool: Tool) => void;
}

/** Opens the palette, by button and by key, the key sheet and the staff guide. Each loads when it is first opened. */
export function PaletteButton({ tool, onOpen }: PaletteButtonProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const commands = useRef<readonly Command[]>([]);
  const { aria, written } = useKeyWords('find');
  const open = (nextTool: Tool) => {
    typedEarly = '';
    commands.current = commandsNow();
    onOpen(nextTool);
  };
  const close = () => onOpen(undefined);
  const label = translate('app.palette.open');
  useCommand({ name: 'find', at: () => button.current, run: () => open('find') });
  useCommand({ name: 'help', at: () => button.current, run: () => open('help') });
  useCommand({ label: translate('app.help.title'), globalTextKey: 'app.help.title', at: () => button.current, run: () => onOpen('guide') });
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
      {tool === 'find' && <Palette commands={commands.current} typedBefore={() => typedEarly} onKeys={() => onOpen('help')} onClose={close} />}
      {tool === 'help' && <KeyboardShortcuts onClose={close} />}
      {tool === 'guide' && <StaffGuide onClose={close} />}
    </>
  );
}

/** Collects keys while their input is still loading, so that they are neither lost nor taken for commands. */
function EarlyTyping() {
  useEffect(() => {
    const collect = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typedEarly = typedEarly.slice(0, -1);
      else if ([...event.key].length === 1) typedEarly += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', collect, true);
    return () => removeEventListener('keydown', collect, true);
  }, []);
  return null;
}
