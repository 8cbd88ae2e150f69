import { ListSubheader, Menu, MenuItem } from '@mui/material';
import type { MouseEvent } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { ownVersion } from '#app/deployment.ts';
import { addressAt } from '#dataProvider/basePath.ts';
import { forgetDevice, openSignOut } from '#dataProvider/sessionEnd.ts';
import { addressOf } from '#define';
import { useKeyWords } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useMayLeave } from '#frame/routing/unsavedChanges.ts';
import { KeyHint } from '#frame/ui/KeyHint.tsx';
import { journal } from '#resources/journal/journal.ts';
import type { Tool } from './PaletteButton';

/** The items of the user menu. */
export default function UserMenuItems({ anchor, onOpen, onClose }: { anchor: HTMLElement; onOpen: (tool: Tool) => void; onClose: () => void }) {
  const translate = useTranslate();
  const mayLeave = useMayLeave();
  const help = useKeyWords('help');
  const open = (tool: Tool) => {
    onClose();
    // The menu first returns the focus to its button, where the dialog will return it too.
    setTimeout(() => onOpen(tool));
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem component={LinkBase} to="/profile" onClick={onClose}>
        {translate('app.profile.title')}
      </MenuItem>
      {canAccess(journal.name, 'show') && (
        <MenuItem component={LinkBase} to={addressOf(journal)} onClick={onClose}>
          {translate('pages.journal.title')}
        </MenuItem>
      )}
      <MenuItem aria-keyshortcuts={help.aria} onClick={() => open('help')} sx={{ gap: 2, justifyContent: 'space-between' }}>
        {translate('app.keys.title')}
        {help.written && <KeyHint>{help.written}</KeyHint>}
      </MenuItem>
      <MenuItem onClick={() => open('guide')}>{translate('app.help.open')}</MenuItem>
      <MenuItem
        component="a"
        href={addressAt('/logout')}
        onClick={async (event: MouseEvent) => {
          event.preventDefault();
          if (await mayLeave()) openSignOut();
        }}
      >
        {translate('app.layout.logout')}
      </MenuItem>
      <MenuItem onClick={async () => (await mayLeave()) && forgetDevice()}>{translate('app.layout.logoutDevice')}</MenuItem>
      {ownVersion() && (
        <ListSubheader component="div" role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
          {translate('app.layout.version', { version: ownVersion() })}
        </ListSubheader>
      )}
    </Menu>
  );
}
