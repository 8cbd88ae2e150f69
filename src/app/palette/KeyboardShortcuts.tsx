import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isSingle, keyNames, writtenKey } from '#frame/commands/keys.ts';
import { useSingleKeys } from '#frame/commands/useCommand.ts';

/** Lists all keys, with the switch for single-character keys. */
export default function KeyboardShortcuts({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [areSinglesOn, switchSingles] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{translate('app.keys.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 1.25, alignItems: 'center' }}>
          {keyNames.map(name => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: isSingle(name) && !areSinglesOn ? 'text.disabled' : undefined }}>
                {translate(`app.palette.keys.names.${name}`)}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <kbd className="key" style={{ display: 'inline-block' }}>
                  {writtenKey(name, translate('app.keys.control'))}
                </kbd>
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={areSinglesOn} onChange={(_, isOn) => switchSingles(isOn)} />}
          label={translate('app.palette.keys.singles')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.palette.keys.singlesHelp')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.palette.keys.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
