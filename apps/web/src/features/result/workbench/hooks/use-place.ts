import { useCallback, useMemo } from 'react';
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
  const go = useCallback(
    (change: Partial<Place>, how: 'push' | 'replace' = 'replace'): void =>
      void navigate(linkTo(change), { replace: how === 'replace', preventScrollReset: true }),
    [linkTo, navigate],
  );
  return { place, linkTo, go };
}
