import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { Box, Dialog, IconButton, InputBase, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import type { Command } from '#frame/commands/registry.ts';
import { useCommand } from '#frame/commands/useCommand.ts';
import { useDocumentedAddress } from '#frame/routing/internalLocation.ts';
import { PaletteResults } from './PaletteResults';
import type { Option } from './paletteOptions';
import { useActive } from './useActive';
import { useGroups } from './useGroups';
import { usePaletteTexts } from './usePaletteTexts';

const pauseAfterTyping = 200;

/** What was typed, once typing has paused. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

interface PaletteProps {
  /** What can be done on the screen behind. */
  commands: readonly Command[];
  /** Gives what was typed before this was there, and ends listening for it. */
  typedBefore: () => string;
  onKeys: () => void;
  /** `isElsewhere`: what was chosen leads the focus on. */
  onClose: (isElsewhere?: boolean) => void;
}

/** Finds screens, records, settings and what can be done here by what people call them, and goes there. */
export default function Palette({ commands, typedBefore, onKeys, onClose }: PaletteProps) {
  const translate = useTranslate();
  const words = usePaletteTexts();
  const navigate = useNavigate();
  const documented = useDocumentedAddress();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [typed, setTyped] = useState('');
  const early = useRef(typedBefore);
  // By now the text field has the focus.
  useEffect(() => setTyped(typed => typed + early.current()), []);
  const asked = usePaused(typed);
  const dialog = useRef<HTMLDivElement>(null);
  const keySheet: Option = { id: 'keys', text: translate('app.keys.title'), icon: 'Settings', run: onKeys };
  const groups = useGroups({ typed, asked }, commands, [keySheet]);
  const options = groups.flatMap(group => group.options);
  const take = ({ to, run, stays }: Option, isNewTab: boolean) => {
    if (stays) run?.();
    else if (to !== undefined && isNewTab) window.open(documented(to), '_blank', 'noopener');
    else {
      onClose(true);
      if (to !== undefined) navigate(to);
      // The screen behind can be worked with again once this is gone.
      else setTimeout(() => run?.());
    }
  };
  const active = useActive(options, take);
  useCommand({ name: 'find', at: () => dialog.current, run: () => onClose() });
  return (
    <Dialog
      ref={dialog}
      open
      onClose={() => onClose()}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      disableRestoreFocus
      transitionDuration={0}
      aria-label={words.title}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { sm: '8vh' }, maxHeight: { sm: '80vh' } } } }}
    >
      <Field typed={typed} onType={setTyped} onClose={() => onClose()} combobox={active.field} />
      <PaletteResults groups={groups} isTyped={typed.trim() !== ''} active={active} onTake={take} />
    </Dialog>
  );
}

interface FieldProps {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
  combobox: ReturnType<typeof useActive>['field'];
}

/** What is looked for, and the way out for who has no Escape key. */
function Field({ typed, onType, onClose, combobox }: FieldProps) {
  const words = usePaletteTexts();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Search sx={{ color: 'text.secondary' }} />
      <InputBase
        autoFocus
        fullWidth
        value={typed}
        onChange={event => onType(event.target.value)}
        placeholder={words.placeholder}
        inputProps={{ ...combobox, 'aria-label': words.title, dir: 'auto', autoComplete: 'off', spellCheck: false, enterKeyHint: 'go' }}
        sx={{ fontSize: 17, minHeight: 44 }}
      />
      <IconButton onClick={onClose} aria-label={words.close} sx={{ width: 44, height: 44 }}>
        <Close />
      </IconButton>
    </Box>
  );
}
