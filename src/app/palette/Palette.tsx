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

/** In milliseconds. */
const typingPause = 200;

/** The typed text after a pause. */
function useSettledText(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

interface PaletteProps {
  /** The commands of the screen behind. */
  commands: readonly Command[];
  /** Returns what was typed before the palette was loaded, and stops collecting it. */
  typedBefore: () => string;
  onKeys: () => void;
  /** `isElsewhere`: the chosen entry moves the focus. */
  onClose: (isElsewhere?: boolean) => void;
}

/** A search for screens, records, settings and commands. */
export default function Palette({ commands, typedBefore, onKeys, onClose }: PaletteProps) {
  const translate = useTranslate();
  const texts = usePaletteTexts();
  const navigate = useNavigate();
  const documented = useDocumentedAddress();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [typed, setTyped] = useState('');
  const earlyInput = useRef(typedBefore);
  // By now the text field has the focus.
  useEffect(() => setTyped(typed => typed + earlyInput.current()), []);
  const settledText = useSettledText(typed);
  const dialog = useRef<HTMLDivElement>(null);
  const shortcuts: Option = { id: 'keys', text: translate('app.keys.title'), icon: 'Settings', run: onKeys };
  const groups = useGroups({ typed, settledText }, commands, [shortcuts]);
  const options = groups.flatMap(group => group.options);
  const choose = ({ to, run, stays }: Option, isNewTab: boolean) => {
    if (stays) run?.();
    else if (to !== undefined && isNewTab) window.open(documented(to), '_blank', 'noopener');
    else {
      onClose(true);
      if (to !== undefined) navigate(to);
      // After the palette is closed: until then the screen behind is inert.
      else setTimeout(() => run?.());
    }
  };
  const active = useActive(options, choose);
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
      aria-label={texts.title}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { sm: '8vh' }, maxHeight: { sm: '80vh' } } } }}
    >
      <Field typed={typed} onType={setTyped} onClose={() => onClose()} combobox={active.field} />
      <PaletteResults groups={groups} isTyped={typed.trim() !== ''} active={active} onTake={choose} />
    </Dialog>
  );
}

interface FieldProps {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
  combobox: ReturnType<typeof useActive>['field'];
}

/** The search field, and a close button for devices without an Escape key. */
function Field({ typed, onType, onClose, combobox }: FieldProps) {
  const texts = usePaletteTexts();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Search sx={{ color: 'text.secondary' }} />
      <InputBase
        autoFocus
        fullWidth
        value={typed}
        onChange={event => onType(event.target.value)}
        placeholder={texts.placeholder}
        inputProps={{ ...combobox, 'aria-label': texts.title, dir: 'auto', autoComplete: 'off', spellCheck: false, enterKeyHint: 'go' }}
        sx={{ fontSize: 17, minHeight: 44 }}
      />
      <IconButton onClick={onClose} aria-label={texts.close} sx={{ width: 44, height: 44 }}>
        <Close />
      </IconButton>
    </Box>
  );
}
