import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { Box, Dialog, IconButton, InputBase, useAutocomplete, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { valueAt } from '#define';
import type { Command } from '#frame/commands/registry.ts';
import { useCommand } from '#frame/commands/useCommand.ts';
import { useDocumentedAddress } from '#frame/routing/internalLocation.ts';
import { PaletteResults } from './PaletteResults';
import type { Combobox, Option } from './paletteOptions';
import { useGroups } from './useGroups';

interface PaletteProps {
  /** The commands of the screen behind. */
  commands: readonly Command[];
  /** Returns what was typed before the palette was loaded. */
  typedBefore: () => string;
  onKeys: () => void;
  onClose: () => void;
}

/** A search for screens, records, settings and commands. */
export default function Palette({ commands, typedBefore, onKeys, onClose }: PaletteProps) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [typed, setTyped] = useState('');
  const earlyInput = useRef(typedBefore);
  // By now the text field has the focus.
  useEffect(() => setTyped(typed => typed + earlyInput.current()), []);
  const dialog = useRef<HTMLDivElement>(null);
  const shortcuts: Option = { id: 'keys', text: translate('app.keys.title'), icon: 'Settings', run: onKeys };
  const groups = useGroups(typed, commands, [shortcuts]);
  const choose = useChoose(onClose);
  const combobox = useAutocomplete<Option>({
    open: true,
    options: groups.flatMap(group => group.options),
    filterOptions: options => options,
    getOptionLabel: ({ id }) => id,
    value: null,
    onChange: (event, option) => option && choose(option, Boolean(valueAt(event, 'ctrlKey') || valueAt(event, 'metaKey'))),
    inputValue: typed,
    onInputChange: (_, text, reason) => reason === 'input' && setTyped(text),
    onClose: (_, reason) => reason === 'escape' && onClose(),
    autoHighlight: true,
    clearOnBlur: false,
    disableCloseOnSelect: true,
    handleHomeEndKeys: false,
  });
  useCommand({ name: 'find', at: () => dialog.current, run: onClose });
  return (
    <Dialog
      ref={dialog}
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { 'aria-label': translate('app.palette.title'), 'aria-labelledby': undefined, sx: { mt: { sm: '8vh' }, maxHeight: { sm: '80vh' } } },
      }}
    >
      <Field combobox={combobox} onClose={onClose} />
      <PaletteResults groups={groups} isTyped={typed.trim() !== ''} combobox={combobox} />
    </Dialog>
  );
}

/** Opens or runs a chosen option, and closes the palette. */
function useChoose(onClose: PaletteProps['onClose']) {
  const navigate = useNavigate();
  const documented = useDocumentedAddress();
  return ({ to, run, stays }: Option, isNewTab: boolean) => {
    if (stays) run?.();
    else if (to !== undefined && isNewTab) window.open(documented(to), '_blank', 'noopener');
    else {
      onClose();
      if (to !== undefined) navigate(to);
      // After the palette is closed: until then the screen behind is inert.
      else setTimeout(() => run?.());
    }
  };
}

/** The search field, and a close button for devices without an Escape key. */
function Field({ combobox, onClose }: { combobox: Combobox; onClose: () => void }) {
  const translate = useTranslate();
  const { ref, ...input } = combobox.getInputProps();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Search sx={{ color: 'text.secondary' }} />
      <Box {...combobox.getRootProps()} sx={{ flex: 1 }}>
        <InputBase
          autoFocus
          fullWidth
          placeholder={translate('app.palette.placeholder')}
          inputRef={ref}
          inputProps={{ ...input, 'aria-label': translate('app.palette.title'), dir: 'auto', enterKeyHint: 'go' }}
          sx={{ fontSize: 17, minHeight: 44, '& input': { textOverflow: 'ellipsis' } }}
        />
      </Box>
      <IconButton onClick={onClose} aria-label={translate('app.palette.close')} sx={{ width: 44, height: 44 }}>
        <Close />
      </IconButton>
    </Box>
  );
}
