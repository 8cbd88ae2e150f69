import Close from '@mui/icons-material/Close';
import { Box, Drawer, FormControl, FormControlLabel, FormLabel, IconButton, Radio, RadioGroup, Switch, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { directionOfPage } from '#app/language.ts';
import { type Mode, modeKey } from '#app/theme/useThemes.ts';
import { languages, offered } from '#i18n/languages.ts';
import { lookNames, looks, useAppearance, useLanguage } from './appearance';

/** The first is the default. */
const modes: readonly Mode[] = ['light', 'dark', 'system'];

/** Changes the appearance at once and stores it on this device. */
export default function AppearancePanel({ onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const [look, change] = useAppearance();
  const [mode, setMode] = useStore<Mode>(modeKey, 'light');
  const [language, chooseLanguage] = useLanguage();
  return (
    <Drawer
      open
      anchor={directionOfPage() === 'rtl' ? 'left' : 'right'}
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { 'aria-labelledby': 'look-title', role: 'dialog', sx: { width: 300, p: 2 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography id="look-title" component="h2" variant="h6">
          {translate('app.look.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('app.look.close')}>
          <Close />
        </IconButton>
      </Box>
      {offered.length > 1 && (
        <Choices name="language" label={translate('app.layout.language')} value={language} onChange={chooseLanguage}>
          {offered.map(code => [code, <bdi key={code}>{languages[code].name}</bdi>])}
        </Choices>
      )}
      <Choices name="mode" label={translate('app.look.mode.label')} value={mode} onChange={setMode}>
        {modes.map(mode => [mode, translate(`app.look.mode.${mode}`)])}
      </Choices>
      {lookNames.map(name => (
        <Choices key={name} name={name} label={translate(`app.look.${name}.label`)} value={look[name]} onChange={value => change({ [name]: value })}>
          {looks[name].map(value => [
            value,
            <Box key={value} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              {name === 'sidebarColor' && (
                <Box className={`bar bar-${value}`} sx={{ width: 18, height: 18, borderRadius: 1, border: 1, borderColor: 'divider' }} />
              )}
              {translate(`app.look.${name}.${value}`)}
            </Box>,
          ])}
        </Choices>
      ))}
      <FormControlLabel
        control={<Switch checked={look.preloader} onChange={(_, preloader) => change({ preloader })} />}
        label={translate('app.look.preloader')}
      />
    </Drawer>
  );
}

interface ChoicesProps<V extends string> {
  name: string;
  label: string;
  value: V;
  onChange: (value: V) => void;
  /** Each value with its label. */
  children: readonly (readonly [V, ReactNode])[];
}

/** Radio buttons under a label. */
function Choices<V extends string>({ name, label, value, onChange, children }: ChoicesProps<V>) {
  const choose = (chosen: string) => {
    for (const [choice] of children) if (choice === chosen) onChange(choice);
  };
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id={`look-${name}`}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={`look-${name}`} value={value} onChange={(_, chosen) => choose(chosen)}>
        {children.map(([choice, shown]) => (
          <FormControlLabel key={choice} value={choice} control={<Radio size="small" />} label={shown} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
