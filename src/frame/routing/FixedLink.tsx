import { type MouseEvent, useContext } from 'react';
import type { RouterLinkProps } from 'react-admin';
import type { Place } from './addresses';
import { Routing } from './internalLocation';

/**
 * A link to an absolute address. The router's own link subscribes to the location, so the fifty links of a list would re-render on every
 * navigation.
 */
export function FixedLink({ place, ...props }: Omit<RouterLinkProps, 'to'> & { place: Place }) {
  const { base, go } = useContext(Routing);
  const { replace, state, preventScrollReset, viewTransition, relative: _relative, onClick, target, ...rest } = props;
  const { pathname, search, hash } = place;
  const href = base + pathname + search + hash;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isBrowserClick(event, target)) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === location.href;
    go(place, { replace: replace ?? isHere, state, preventScrollReset, viewTransition });
  };
  return <a {...rest} href={href} target={target} onClick={open} />;
}

/** Whether the browser handles the click itself: a new tab or window, or a download. */
const isBrowserClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: unknown) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || Boolean(target && target !== '_self');
