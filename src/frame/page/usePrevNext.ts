import { useCallback, useEffect, useRef, useState } from 'react';
import { useCreatePath, useDataProvider, useLocation, useNavigate, useNotify } from 'react-admin';
import type { ShopRecord } from '#define';
import { useNotices } from '#frame/context/useNotices.ts';
import { decoded } from '#frame/format/texts.ts';
import {
  type Direction,
  ended,
  extended,
  neighbourOf,
  pagesBeyond,
  type RecordNavigation,
  recordNavigationIn,
  unread,
} from '#frame/routing/recordNavigation.ts';

/** Opens a neighbour. `atEnd` runs where it turns out that the list ends there; without it, staff are told so. */
type Step = (atEnd?: () => void) => void;

/** Who stands before and after the record of the screen, in the list that it was opened from. */
export interface PrevNextLinks {
  /** Opens the one before or after; unset where there is none. */
  previous: Step | undefined;
  next: Step | undefined;
  /** The place of the record in the list, counted from 1. */
  place: number;
  /** Of how many, where that is known. */
  total: number | undefined;
  /** The next page of the list is being read. */
  isReading: boolean;
}

/** The record and the page that one of react-admin's own addresses is of: `/orders/42/show`. */
function recordAt(pathname: string): { resource: string; id: string; type: 'show' | 'edit' } | undefined {
  const [, resource = '', id = '', page] = pathname.split('/');
  if (!resource || !id || id === 'create' || id === 'list') return undefined;
  return { resource, id: decoded(id), type: page === 'show' ? 'show' : 'edit' };
}

/** Reads the rows of a trail beyond those that are known; where there are none, it ends there. @throws what the data provider throws. */
function useReadBeyond(): (trail: RecordNavigation, way: Direction) => Promise<RecordNavigation> {
  const dataProvider = useDataProvider();
  return useCallback(
    async (trail, way) => {
      const { resource, list, filter, sort, perPage } = trail;
      for (const page of pagesBeyond(trail, way)) {
        const pagination = { page, perPage };
        const { data } = await dataProvider.getList<ShopRecord>(resource, { pagination, sort, filter, meta: { list } });
        const longer = extended(
          trail,
          data.map(({ id }) => id),
          way,
        );
        if (longer !== trail) return longer;
      }
      return ended(trail, way);
    },
    [dataProvider],
  );
}

/**
 * The neighbours of the record on the screen, a detail or an update screen; `undefined` where it was not opened from a list. It asks nothing by
 * itself: only who steps over the end of a page has the next one read. What is unsaved is asked about, as wherever a screen is left. Can be
 * called anywhere below the router.
 */
export function usePrevNext(): PrevNextLinks | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const notify = useNotify();
  const [isReading, setReading] = useState(false);
  const trail = recordNavigationIn(state);
  const here = recordAt(pathname);
  const { failed } = useNotices(here?.resource ?? '');
  const readBeyond = useReadBeyond();
  const latest = useRef(pathname);
  useEffect(() => {
    latest.current = pathname;
  }, [pathname]);
  if (!trail || !here || here.resource !== trail.resource || !trail.ids.includes(here.id)) return undefined;
  const open = (id: string, along: RecordNavigation) =>
    navigate(`${createPath({ ...here, id })}${search}`, { replace: true, state: { ...state, trail: along } });
  const stepped = async (way: Direction, atEnd?: () => void) => {
    setReading(true);
    try {
      const longer = await readBeyond(trail, way);
      const id = neighbourOf(longer, here.id, way);
      // Whoever has gone elsewhere meanwhile stays there.
      if (latest.current !== pathname) return;
      if (id) open(id, longer);
      else if (atEnd) atEnd();
      else {
        notify(`app.neighbours.${way < 0 ? 'first' : 'last'}`, { type: 'info' });
        navigate(`${pathname}${search}`, { replace: true, state: { ...state, trail: longer } });
      }
    } catch (error) {
      failed(error);
    } finally {
      setReading(false);
    }
  };
  const step = (way: Direction): Step | undefined => {
    const id = neighbourOf(trail, here.id, way);
    if (id === undefined) return undefined;
    return atEnd => (id === unread ? void (isReading || stepped(way, atEnd)) : open(id, trail));
  };
  const { before, ids, total } = trail;
  return { previous: step(-1), next: step(1), place: before + ids.indexOf(here.id) + 1, total, isReading };
}
