import ExpandMore from '@mui/icons-material/ExpandMore';
import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { iconOf } from '#frame/ui/icons.ts';
import { MenuLink } from './Sidebar';
import { useMenu } from './useMenu';

/** The menu of the horizontal layout: single entries as links, groups as menus. */
export default function MenuAcross({ pathname }: { pathname: string }) {
  const translate = useTranslate();
  const { groups, here } = useMenu(pathname);
  return (
    <nav aria-label={translate('app.layout.navigation')} className="menu across">
      {groups.map(({ name, title, entries }) => {
        const [only] = entries;
        if (only && entries.length === 1) return <MenuLink key={name} {...only} isHere={here === only.to} />;
        return <Group key={name} title={title} entries={entries} here={here} />;
      })}
    </nav>
  );
}

type GroupProps = Pick<ReturnType<typeof useMenu>['groups'][number], 'title' | 'entries'> & { here: string | undefined };

function Group({ title, entries, here }: GroupProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const Icon = iconOf(entries[0]?.icon);
  const holdsHere = entries.some(({ to }) => to === here);
  return (
    <>
      <button
        type="button"
        className={holdsHere ? 'menu-entry holds-here' : 'menu-entry'}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Icon fontSize="small" />
        <span>{title}</span>
        <ExpandMore fontSize="small" className="down" />
      </button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {entries.map(({ to, text }) => (
            <MenuItem key={to} component={LinkBase} to={to} selected={to === here} onClick={() => setAnchor(undefined)}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
