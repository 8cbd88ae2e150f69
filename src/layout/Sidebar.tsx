import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { Fragment, useContext } from 'react';
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
        <Fragment key={group}>
          <Typography component="h2" variant="body2" sx={{ px: 2, pt: 2, pb: 0.5, color: 'text.secondary' }}>
            {translate(`app.menu.${group}`, { _: group })}
          </Typography>
          <List disablePadding>
            {resources
              .filter(({ menu }) => menu === group)
              .map(({ name, icon }) => (
                <Entry key={name} to={`/${name}`} icon={icon} text={translate(`resources.${name}.name`, { smart_count: 2, _: name })} />
              ))}
          </List>
        </Fragment>
      ))}
    </Box>
  );
}

function Entry({ to, icon, text }: { to: string; icon: string; text: string }) {
  const { pathname } = useLocation();
  const Icon = iconOf(icon);
  const here = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <ListItem disablePadding sx={{ px: 1 }}>
      <ListItemButton component={LinkBase} to={to} selected={here} aria-current={here ? 'page' : undefined} sx={{ borderRadius: 1 }}>
        <ListItemIcon sx={{ minWidth: 36 }}>
          <Icon fontSize="small" color={here ? 'primary' : 'inherit'} />
        </ListItemIcon>
        <ListItemText primary={text} />
      </ListItemButton>
    </ListItem>
  );
}
