import { Box, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material';
import { useContext } from 'react';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { Resources } from '../kinds/resources';
import { iconOf } from '../views/icons';

/** The menu: the dashboard, then the resources in the groups that their declarations name. */
export function Sidebar() {
  const translate = useTranslate();
  const resources = useContext(Resources).filter(({ menu }) => menu);
  const groups = [...new Set(resources.map(({ menu }) => menu as string))];
  return (
    <Box component="nav" aria-label={translate('app.layout.navigation')} sx={{ py: 1 }}>
      <List disablePadding>
        <Entry to="/" icon="Dashboard" text={translate('app.menu.dashboard')} />
      </List>
      {groups.map(group => (
        <List
          key={group}
          disablePadding
          subheader={
            <ListSubheader component="h2" disableSticky sx={{ m: 0, lineHeight: '36px', bgcolor: 'transparent' }}>
              {translate(`app.menu.${group}`, { _: group })}
            </ListSubheader>
          }
        >
          {resources
            .filter(({ menu }) => menu === group)
            .map(({ name, icon }) => (
              <Entry key={name} to={`/${name}`} icon={icon} text={translate(`resources.${name}.name`, { smart_count: 2, _: name })} />
            ))}
        </List>
      ))}
    </Box>
  );
}

function Entry({ to, icon, text }: { to: string; icon: string; text: string }) {
  const { pathname } = useLocation();
  const Icon = iconOf(icon);
  const here = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <ListItemButton component={LinkBase} to={to} selected={here} aria-current={here ? 'page' : undefined} sx={{ mx: 1, borderRadius: 1 }}>
      <ListItemIcon sx={{ minWidth: 36 }}>
        <Icon fontSize="small" color={here ? 'primary' : 'inherit'} />
      </ListItemIcon>
      <ListItemText primary={text} />
    </ListItemButton>
  );
}
