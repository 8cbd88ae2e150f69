import { Fragment, useEffect, useRef } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { iconOf } from '../../frame/views/icons';
import { type MenuEntry, useMenu } from './useMenu';

/** The menu beside the screen, its open entry in sight; `compact` has its words under the icons, `icon` shows them on hover and focus. */
export function Sidebar({ type = 'default' }: { type?: 'default' | 'compact' | 'icon' }) {
  const translate = useTranslate();
  const { groups, here } = useMenu();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here) return undefined;
    const frame = requestAnimationFrame(() => menu.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [here]);
  return (
    <nav ref={menu} aria-label={translate('app.layout.navigation')} className={`menu ${type}`}>
      {groups.map(({ name, title, entries }) => (
        <Fragment key={name}>
          {title && <p className="menu-group">{title}</p>}
          <ul>
            {entries.map(entry => (
              <li key={entry.to}>
                <MenuLink {...entry} isHere={here === entry.to} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

/** A link to a list, marked when it holds the screen. */
export function MenuLink({ to, icon, text, isHere }: Pick<MenuEntry, 'to' | 'icon' | 'text'> & { isHere: boolean }) {
  const Icon = iconOf(icon);
  return (
    <LinkBase to={to} className="menu-entry" aria-current={isHere ? 'page' : undefined}>
      <Icon />
      <span>{text}</span>
    </LinkBase>
  );
}
