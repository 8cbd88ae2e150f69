import { type MouseEvent, useContext } from 'react';
import type { RouterLinkProps } from 'react-admin';
import type { Place } from './addresses';
import { Routing } from './internalLocation';

/**
 * A link to a place that is the same wherever it stands. The router's own link asks where it is, and so is rendered again at every
 * navigation, and with it each of the fifty or so of a list: this one does what that one does, and asks nothing.
 */
export function FixedLink({ place, ...props }: Omit<RouterLinkProps, 'to'> & { place: Place }) {
  const { base, go } = useContext(Routing);
  const { replace, state, preventScrollReset, viewTransition, relative: _relative, onClick, target, ...rest } = props;
  const { pathname, search, hash } = place;
  const href = base + pathname + search + hash;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event, target)) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === location.href;
    go(place, { replace: replace ?? isHere, state, preventScrollReset, viewTransition });
  };
  return <a {...rest} href={href} target={target} onClick={open} />;
}

/** A press that opens a tab or a window, or saves: what the browser does with links by itself. */
const isForTheBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: unknown) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || Boolean(target && target !== '_self');
