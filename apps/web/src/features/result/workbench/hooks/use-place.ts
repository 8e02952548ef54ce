import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { queryOf, readPlace, type Place } from '../address';

export interface PlaceControls {
  place: Place;
  /** Where a link leads that changes this much. */
  linkTo(change: Partial<Place>): string;
  /** Goes there; as a step of the history only where it opens something, so that Back closes it. */
  go(change: Partial<Place>, how?: 'push' | 'replace'): void;
}

/** What the address says, and the ways to change it. */
export function usePlace(): PlaceControls {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(query), [query]);
  const linkTo = useCallback(
    (change: Partial<Place>): string => `${pathname}${queryOf({ ...place, ...change })}`,
    [pathname, place],
  );
  // Two changes can come before the page shows the first one, and the second mustn't undo it.
  const wanted = useRef(place);
  useLayoutEffect(() => {
    wanted.current = place;
  }, [place]);
  const go = useCallback(
    (change: Partial<Place>, how: 'push' | 'replace' = 'replace'): void => {
      wanted.current = { ...wanted.current, ...change };
      const address = `${pathname}${queryOf(wanted.current)}`;
      void navigate(address, { replace: how === 'replace', preventScrollReset: true });
    },
    [navigate, pathname],
  );
  return { place, linkTo, go };
}
