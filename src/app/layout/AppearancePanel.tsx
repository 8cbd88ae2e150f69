import Close from '@mui/icons-material/Close';
import { Box, Drawer, FormControlLabel, IconButton, Switch, Typography } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { type Mode, modeKey } from '#app/theme/useThemes.ts';
import { waitingDeletes } from '#frame/actions/useUndoableDelete.ts';
import { RadioChoices } from '#frame/ui/RadioChoices.tsx';
import type { PanelProps } from '#frame/ui/TitledPopover.tsx';
import { languages, offered } from '#i18n/languages.ts';
import { lookNames, looks, useAppearance, useLanguage } from './appearance';

/** The first is the default. */
const modes: readonly Mode[] = ['light', 'dark', 'system'];

/** Changes the appearance at once and stores it on this device. */
export default function AppearancePanel({ onClose }: PanelProps) {
  const translate = useTranslate();
  const [look, change] = useAppearance();
  const [mode, setMode] = useStore<Mode>(modeKey, 'light');
  const [isWaiting, setWaiting] = useStore(waitingDeletes, false);
  const [language, chooseLanguage] = useLanguage();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { 'aria-labelledby': 'look-title', role: 'dialog', sx: { width: 300, p: 2, gap: 2 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: -1 }}>
        <Typography id="look-title" component="h2" variant="h6">
          {translate('app.look.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('app.look.close')}>
          <Close />
        </IconButton>
      </Box>
      {offered.length > 1 && (
        <RadioChoices label={translate('app.layout.language')} value={language} onChange={chooseLanguage}>
          {offered.map(code => [code, <bdi key={code}>{languages[code].name}</bdi>])}
        </RadioChoices>
      )}
      <RadioChoices label={translate('app.look.mode.label')} value={mode} onChange={setMode}>
        {modes.map(mode => [mode, translate(`app.look.mode.${mode}`)])}
      </RadioChoices>
      {lookNames.map(name => (
        <RadioChoices key={name} label={translate(`app.look.${name}.label`)} value={look[name]} onChange={value => change({ [name]: value })}>
          {looks[name].map(value => [
            value,
            <Box key={value} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              {name === 'sidebarColor' && (
                <Box className={`bar bar-${value}`} sx={{ width: 18, height: 18, borderRadius: 1, border: 1, borderColor: 'divider' }} />
              )}
              {translate(`app.look.${name}.${value}`)}
            </Box>,
          ])}
        </RadioChoices>
      ))}
      <FormControlLabel
        control={<Switch checked={look.preloader} onChange={(_, preloader) => change({ preloader })} />}
        label={translate('app.look.preloader')}
      />
      <FormControlLabel
        control={<Switch checked={isWaiting} onChange={(_, waits) => setWaiting(waits)} />}
        label={translate('app.look.waitingDeletes')}
      />
    </Drawer>
  );
}
