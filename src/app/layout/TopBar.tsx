import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Contrast from '@mui/icons-material/Contrast';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import MenuIcon from '@mui/icons-material/Menu';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Translate from '@mui/icons-material/Translate';
import Tune from '@mui/icons-material/Tune';
import { AppBar, Box, IconButton, Toolbar, Typography } from '@mui/material';
import { type ComponentType, type MouseEvent, memo, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LinkBase, useLoading, useTranslate } from 'react-admin';
import { useDark } from '#app/theme/useThemes.ts';
import { onRename, readUser } from '#dataProvider/session.ts';
import { useCommand } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { LoadingBar } from '#frame/ui/Loading.tsx';
import type { PanelProps } from '#frame/ui/TitledPopover.tsx';
import { useAppearance } from './appearance';
import { PaletteButton, type Tool } from './PaletteButton';

const UserMenuItems = lazyWithPreload(() => import('./UserMenuItems'), null);
const AppearancePanel = lazyWithPreload(() => import('./AppearancePanel'), null);
const NotificationMenu = lazyWithPreload(() => import('./NotificationMenu'), null);
const LanguageMenu = lazyWithPreload(() => import('./LanguageMenu'), null);

/** The company's logo and name, tools, and the user menu. */
export const TopBar = memo(function TopBar({ onMenu }: { onMenu?: (() => void) | undefined }) {
  const translate = useTranslate();
  const { settings } = useSettings();
  const company = settings.companyName ?? translate('app.name');
  const [{ topbar }] = useAppearance();
  const [tool, setTool] = useState<Tool>();
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="transparent"
      className={`bar-${topbar}`}
      sx={{ background: 'var(--ground)', color: 'var(--ink)', borderBottom: 1, borderColor: 'divider', zIndex: theme => theme.zIndex.drawer + 1 }}
    >
      <Toolbar variant="dense" sx={{ minHeight: 55, gap: { xs: 0, sm: 1 } }}>
        {onMenu && (
          <IconButton edge="start" onClick={onMenu} aria-label={translate('app.layout.openMenu')}>
            <MenuIcon />
          </IconButton>
        )}
        <Box
          component={LinkBase}
          to="/"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'inherit', textDecoration: 'none', minWidth: 0, minHeight: 44 }}
        >
          {settings.logoUrl && (
            <Box
              key={settings.logoUrl}
              component="img"
              src={settings.logoUrl}
              alt=""
              // Otherwise a logo that cannot be loaded is the browser's broken picture on every screen.
              onError={event => {
                event.currentTarget.hidden = true;
              }}
              sx={{ width: 32, height: 32, objectFit: 'contain', borderRadius: 1 }}
            />
          )}
          <Typography component="span" noWrap dir="auto" sx={{ fontWeight: 700, fontSize: 18 }}>
            {company}
          </Typography>
        </Box>
        <Box sx={{ flex: 1 }} />
        <PaletteButton tool={tool} onOpen={setTool} />
        {canAccess('notifications', 'list') && (
          <MenuButton label="app.bell.title" Menu={NotificationMenu}>
            <Notifications />
          </MenuButton>
        )}
        <MenuButton wideOnly label="app.layout.language" Menu={LanguageMenu}>
          <Translate />
        </MenuButton>
        <FullScreenButton />
        <ThemeButton />
        <MenuButton label="app.layout.look" Menu={AppearancePanel}>
          <Tune />
        </MenuButton>
        <UserMenu onOpen={setTool} />
      </Toolbar>
      <LoadingLine />
    </AppBar>
  );
});

/** The loading bar at the lower edge of the top bar, while anything is read. */
function LoadingLine() {
  const isLoading = useLoading();
  return <Box sx={{ position: 'absolute', bottom: -1, insetInline: 0 }}>{isLoading && <LoadingBar />}</Box>;
}

interface BarButtonProps {
  /** Text key of its label. */
  label: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Hidden on a phone: the appearance panel has it too, or phone browsers lack it. */
  wideOnly?: boolean;
  children: ReactNode;
}

function BarButton({ label, onClick, wideOnly, children }: BarButtonProps) {
  const name = useTranslate()(label);
  const button = useRef<HTMLButtonElement>(null);
  useCommand({ label: name, globalTextKey: label, at: () => button.current, run: () => button.current?.click() });
  return (
    <IconButton
      ref={button}
      color="inherit"
      aria-label={name}
      title={name}
      onClick={onClick}
      sx={wideOnly ? { display: { xs: 'none', sm: 'inline-flex' } } : {}}
    >
      {children}
    </IconButton>
  );
}

interface MenuButtonProps extends Omit<BarButtonProps, 'onClick'> {
  Menu: ComponentType<PanelProps>;
}

/** A button of the bar with a menu or panel. */
function MenuButton({ Menu, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <BarButton {...button} onClick={event => setAnchor(event.currentTarget)} />
      {anchor && <Menu anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
}

function ThemeButton() {
  const [, toggle] = useDark();
  return (
    <BarButton wideOnly label="app.layout.theme" onClick={toggle}>
      <Contrast />
    </BarButton>
  );
}

function FullScreenButton() {
  const [isFull, setFull] = useState(Boolean(document.fullscreenElement));
  useEffect(() => {
    const follow = () => setFull(Boolean(document.fullscreenElement));
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // Phone browsers may not support full screen.
  if (!document.fullscreenEnabled) return null;
  const toggle = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return (
    <BarButton wideOnly label={isFull ? 'app.layout.leaveFullScreen' : 'app.layout.fullScreen'} onClick={toggle}>
      {isFull ? <FullscreenExit /> : <Fullscreen />}
    </BarButton>
  );
}

function UserMenu({ onOpen }: { onOpen: (tool: Tool) => void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const name = useSyncExternalStore(onRename, () => readUser()?.displayName) || translate('app.layout.admin');
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
      {anchor && <UserMenuItems anchor={anchor} onOpen={onOpen} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
