import { useIsFetching } from '@tanstack/react-query';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { LinkBase, useStore, useTranslate } from 'react-admin';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { iconOf } from '#frame/ui/icons.ts';
import { useIsDue } from '#frame/ui/useIsDue.ts';
import { type MenuCount, type MenuEntry, useMenu } from './useMenu';

const MenuCountBadge = lazyWithPreload(() => import('./MenuCountBadge'), null);

interface SidebarProps {
  /** Passed as a prop, so that the menu does not re-render when only the query changes. */
  pathname: string;
  /** `compact` shows text below the icons, `icon` shows it on hover and focus. */
  type?: 'default' | 'compact' | 'icon';
}

/** The menu at the side, with groups that fold. It scrolls its current entry into view; the last group stays in sight. */
export const Sidebar = memo(function Sidebar({ pathname, type = 'default' }: SidebarProps) {
  const translate = useTranslate();
  const { groups, here } = useMenu(pathname);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here) return undefined;
    const frame = requestAnimationFrame(() => menu.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [here]);
  const group = (props: (typeof groups)[number]) => <MenuGroup key={props.name} {...props} here={here} />;
  return (
    <nav ref={menu} aria-label={translate('app.layout.navigation')} className={`menu ${type}`} {...useNarrow(menu, type === 'icon')}>
      <div className="menu-scroll">{groups.slice(0, -1).map(group)}</div>
      {groups.slice(-1).map(group)}
    </nav>
  );
});

/** Props of the menu of icons, which is wide on hover and focus. Escape makes it narrow until the next hover or focus. */
function useNarrow(menu: RefObject<HTMLElement | null>, isOn: boolean) {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && menu.current?.matches(':is(:hover, :focus-within)') && setNarrow(true);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [menu, isOn]);
  const widen = () => setNarrow(false);
  return { 'data-narrow': isNarrow || undefined, onMouseEnter: widen, onFocus: widen };
}

type GroupProps = ReturnType<typeof useMenu>['groups'][number] & { here: string | undefined };

/** A group of entries below a button that folds it, remembered on this device. A folded group still has the entry of the open screen. */
function MenuGroup({ name, title, entries, here }: GroupProps) {
  const [folded, setFolded] = useStore<readonly string[]>('menu.folded', []);
  const isFolded = folded.includes(name);
  const shown = isFolded ? entries.filter(({ to }) => to === here) : entries;
  const toggle = () => setFolded(isFolded ? folded.filter(other => other !== name) : [...folded, name]);
  return (
    <div>
      {title && (
        <button type="button" className="menu-group" aria-expanded={!isFolded} onClick={toggle}>
          {title}
        </button>
      )}
      <ul>
        {shown.map(entry => (
          <li key={entry.to}>
            <MenuLink {...entry} isHere={here === entry.to} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A menu entry. */
export function MenuLink({ to, icon, text, count, isHere }: Pick<MenuEntry, 'to' | 'icon' | 'text' | 'count'> & { isHere: boolean }) {
  const Icon = iconOf(icon);
  return (
    <LinkBase to={to} className="menu-entry" aria-current={isHere ? 'page' : undefined}>
      <Icon fontSize="small" />
      <span>{text}</span>
      {count && <DeferredCount {...count} />}
    </LinkBase>
  );
}

/** In milliseconds. The first screen may begin its next read after this. */
const pauseBeforeCounts = 100;

/** Loads counts once the first screen has what it reads. */
function DeferredCount(of: MenuCount) {
  const isDue = useIsDue(useIsFetching() ? undefined : pauseBeforeCounts);
  return isDue ? <MenuCountBadge {...of} /> : null;
}
