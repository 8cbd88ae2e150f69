import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Contrast from '@mui/icons-material/Contrast';
import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, IconButton, LinearProgress, Toolbar, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { LinkBase, useLoading, useTheme, useTranslate } from 'react-admin';
import { readUser } from '../../dataProvider/session';
import { useSettings } from '../settings/useSettings';

const UserMenuItems = lazy(() => import('./UserMenuItems'));

/** Company logo and name, light or dark, and the visitor's menu. */
export function TopBar({ onMenu }: { onMenu?: (() => void) | undefined }) {
  const translate = useTranslate();
  const { settings } = useSettings();
  const company = settings.companyName ?? translate('app.name');
  const loading = useLoading();
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="inherit"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', zIndex: theme => theme.zIndex.drawer + 1 }}
    >
      <Toolbar variant="dense" sx={{ minHeight: 55, gap: 1 }}>
        {onMenu && (
          <IconButton edge="start" onClick={onMenu} aria-label={translate('app.layout.openMenu')}>
            <MenuIcon />
          </IconButton>
        )}
        <Box
          component={LinkBase}
          to="/"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'inherit', textDecoration: 'none', minWidth: 0 }}
        >
          {settings.logoUrl && (
            <Box component="img" src={settings.logoUrl} alt="" sx={{ width: 32, height: 32, objectFit: 'contain', borderRadius: 1 }} />
          )}
          <Typography component="span" noWrap dir="auto" sx={{ fontWeight: 700, fontSize: 18 }}>
            {company}
          </Typography>
        </Box>
        <Box sx={{ flex: 1 }} />
        <ThemeButton />
        <UserMenu />
      </Toolbar>
      <LinearProgress aria-hidden sx={{ height: 2, position: 'absolute', bottom: -1, insetInline: 0, visibility: loading ? 'visible' : 'hidden' }} />
    </AppBar>
  );
}

function ThemeButton() {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  return (
    <IconButton
      color="inherit"
      aria-label={translate('app.layout.theme')}
      title={translate('app.layout.theme')}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Contrast />
    </IconButton>
  );
}

function UserMenu() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const name = readUser()?.displayName ?? translate('app.layout.admin');
  return (
    <>
      <IconButton
        color="inherit"
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('app.layout.account', { name })}
      >
        <AccountCircle />
        <Typography component="span" noWrap dir="auto" sx={{ ml: 1, maxWidth: 160, display: { xs: 'none', sm: 'block' } }}>
          {name}
        </Typography>
      </IconButton>
      {anchor && (
        <Suspense>
          <UserMenuItems anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
