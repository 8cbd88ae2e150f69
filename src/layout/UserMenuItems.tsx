import { Menu, MenuItem } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';

/** What the visitor's menu offers (part 2, section 2, Layout and top bar). */
export default function UserMenuItems({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const logoutDevice = () => {
    localStorage.clear();
    sessionStorage.clear();
    location.assign('/login');
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem component={LinkBase} to="/profile" onClick={onClose}>
        {translate('app.profile.title')}
      </MenuItem>
      <MenuItem component="a" href="/logout">
        {translate('app.layout.logout')}
      </MenuItem>
      <MenuItem onClick={logoutDevice}>{translate('app.layout.logoutDevice')}</MenuItem>
    </Menu>
  );
}
