import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { Fragment, useContext } from 'react';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { Resources } from '../kinds/resources';
import { iconOf } from '../views/icons';

interface MenuEntry {
  group: string;
  to: string;
  icon: string;
  text: string;
}

/** The entries of the menu: the first list of every resource in a group, and the lists that ask for one. */
export function useMenuEntries(): MenuEntry[] {
  const translate = useTranslate();
  return useContext(Resources).flatMap(({ name, menu, icon, lists }) =>
    Object.entries(lists).flatMap(([key, list], position) => {
      if (!menu || (position > 0 && !list.menu) || list.menu === false) return [];
      const text = translate(`resources.${name}.menu.${key}`, { _: translate(`resources.${name}.name`, { smart_count: 2, _: name }) });
      return [{ group: menu, icon, text, to: position ? `/${name}/list/${key}` : `/${name}` }];
    }),
  );
}

/** The menu: the dashboard, then the lists in the groups that their resources name. */
export function Sidebar() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const entries = useMenuEntries();
  const groups = [...new Set(entries.map(({ group }) => group))];
  const holding = entries.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  // `/orders` holds `/orders/list/cancelled` too: the longest address is the entry staff are in.
  const here = pathname === '/' ? '/' : holding.sort((a, b) => b.to.length - a.to.length)[0]?.to;
  return (
    <Box component="nav" aria-label={translate('app.layout.navigation')} sx={{ py: 1 }}>
      <List disablePadding>
        <Entry to="/" icon="Dashboard" text={translate('app.menu.dashboard')} isHere={here === '/'} />
      </List>
      {groups.map(group => (
        <Fragment key={group}>
          <Typography component="h2" variant="body2" sx={{ px: 2, pt: 2, pb: 0.5, color: 'text.secondary' }}>
            {translate(`app.menu.${group}`, { _: group })}
          </Typography>
          <List disablePadding>
            {entries
              .filter(entry => entry.group === group)
              .map(({ to, icon, text }) => (
                <Entry key={to} to={to} icon={icon} text={text} isHere={here === to} />
              ))}
          </List>
        </Fragment>
      ))}
    </Box>
  );
}

function Entry({ to, icon, text, isHere }: { to: string; icon: string; text: string; isHere: boolean }) {
  const Icon = iconOf(icon);
  return (
    <ListItem disablePadding sx={{ px: 1 }}>
      <ListItemButton component={LinkBase} to={to} selected={isHere} aria-current={isHere ? 'page' : undefined} sx={{ borderRadius: 1 }}>
        <ListItemIcon sx={{ minWidth: 36 }}>
          <Icon fontSize="small" color={isHere ? 'primary' : 'inherit'} />
        </ListItemIcon>
        <ListItemText primary={text} />
      </ListItemButton>
    </ListItem>
  );
}
