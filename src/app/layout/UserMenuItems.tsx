import { Menu, MenuItem } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { forgetDevice } from '../../../dataProvider/leaving';
import { addressOf } from '../../../resources/define';
import { journal } from '../../../resources/journal/journal';
import { useMayLeave } from '../../frame/views/unsaved';

/** What the visitor's menu offers. */
export default function UserMenuItems({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const mayLeave = useMayLeave();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem component={LinkBase} to="/profile" onClick={onClose}>
        {translate('app.profile.title')}
      </MenuItem>
      <MenuItem component={LinkBase} to={addressOf(journal)} onClick={onClose}>
        {translate('pages.journal.title')}
      </MenuItem>
      <MenuItem component="a" href="/logout">
        {translate('app.layout.logout')}
      </MenuItem>
      <MenuItem onClick={() => mayLeave() && forgetDevice()}>{translate('app.layout.logoutDevice')}</MenuItem>
    </Menu>
  );
}
