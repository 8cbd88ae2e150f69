import { useEffect, useRef } from 'react';
import { type DataProvider, useCreatePath, useDataProvider, useLocation, useNavigate, useNotify, useParams, useResourceContext } from 'react-admin';
import type { ShopRecord } from '#define';
import { useNotices } from '#frame/context/useNotices.ts';
import {
  type Direction,
  ended,
  extended,
  pagesBeyond,
  type RecordNavigation,
  recordNavigationIn,
  siblingOf,
  unread,
} from '#frame/routing/recordNavigation.ts';

/** Opens the previous or next record. At the end of the list `atEnd` runs; without it a notice says so. */
type Step = (atEnd?: () => void) => void;

/** The previous and next record of the one on screen, in the list it was opened from. */
export interface PrevNextLinks {
  /** Unset at the end of the list. */
  previous: Step | undefined;
  next: Step | undefined;
  /** The record's position in the list, counted from 1. */
  place: number;
  /** The number of records, if known. */
  total: number | undefined;
}

/** Reads the next rows beyond the known ones; without any, marks the end of the list. @throws what the data provider throws. */
async function readBeyond(dataProvider: DataProvider, navigation: RecordNavigation, direction: Direction): Promise<RecordNavigation> {
  const { resource, list, filter, sort, perPage } = navigation;
  for (const page of pagesBeyond(navigation, direction)) {
    const pagination = { page, perPage };
    const { data } = await dataProvider.getList<ShopRecord>(resource, { pagination, sort, filter, meta: { list } });
    const ids = data.map(({ id }) => id);
    const longer = extended(navigation, ids, direction);
    if (longer !== navigation) return longer;
  }
  return ended(navigation, direction);
}

/**
 * The previous and next record of a detail or edit screen; `undefined` if it was not opened from a list.
 * Another page is read only when the user steps past the known rows. Leaving asks about unsaved input as usual. Works anywhere below the router.
 */
export function usePrevNext(): PrevNextLinks | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const notify = useNotify();
  const isReading = useRef(false);
  const navigation = recordNavigationIn(state);
  const resource = useResourceContext() ?? '';
  const { id = '' } = useParams();
  const { failed } = useNotices(resource);
  const dataProvider = useDataProvider();
  const latest = useRef(pathname);
  useEffect(() => {
    latest.current = pathname;
  }, [pathname]);
  if (resource !== navigation?.resource || !navigation.ids.includes(id)) return undefined;
  const type = pathname.split('/')[3] === 'show' ? 'show' : 'edit';
  const open = (id: string, newNavigation: RecordNavigation) =>
    navigate(`${createPath({ resource, type, id })}${search}`, { replace: true, state: { ...state, recordNavigation: newNavigation } });
  const stepBeyond = async (direction: Direction, atEnd?: () => void) => {
    isReading.current = true;
    try {
      const longer = await readBeyond(dataProvider, navigation, direction);
      const sibling = siblingOf(longer, id, direction);
      // The user has opened another screen since.
      if (latest.current !== pathname) return;
      if (sibling) open(sibling, longer);
      else if (atEnd) atEnd();
      else {
        notify(`app.prevNext.${direction < 0 ? 'first' : 'last'}`, { type: 'info' });
        navigate(`${pathname}${search}`, { replace: true, state: { ...state, recordNavigation: longer } });
      }
    } catch (error) {
      failed(error);
    } finally {
      isReading.current = false;
    }
  };
  const step = (direction: Direction): Step | undefined => {
    const sibling = siblingOf(navigation, id, direction);
    if (sibling === undefined) return undefined;
    return atEnd => (sibling === unread ? void (isReading.current || stepBeyond(direction, atEnd)) : open(sibling, navigation));
  };
  const { before, ids, total } = navigation;
  return { previous: step(-1), next: step(1), place: before + ids.indexOf(id) + 1, total };
}
