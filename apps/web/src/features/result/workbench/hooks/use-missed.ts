import type { MissedIn, MissedPage } from '@aivy/contracts';
import { useEffect, useState } from 'react';
import { useAppDispatch, type AppDispatch } from '../../../../core/store';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import { planApi } from '../../../../core/api/plan';
import { readDailyAttempt, type DailyAttempt, type DailyKind } from '../daily-attempt';

export interface Wanted {
  /** How many days back; absent for all. */
  days?: number;
  /** One unit or session alone. */
  only?: number;
}

export type Missed = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; attempts: readonly DailyAttempt[] };

const NONE: Missed = { state: 'ready', attempts: [] };
const NOT_FOUND = 404;

const daysOf = ({ days }: Wanted) => (days === undefined ? {} : { days });

/** A page of the server, as it is now. @throws what was answered instead of it */
function askPage(dispatch: AppDispatch, kind: DailyKind, wanted: Wanted, before: number | null): Promise<MissedPage> {
  const more = before === null ? {} : { before };
  const fresh = { subscribe: false, forceRefetch: true };
  if (kind === 'unit') {
    const only = wanted.only === undefined ? {} : { day: wanted.only };
    return dispatch(
      planApi.endpoints.getUnitMistakes.initiate({ ...daysOf(wanted), ...only, ...more }, fresh),
    ).unwrap();
  }
  const only = wanted.only === undefined ? {} : { conversation_id: wanted.only };
  return dispatch(
    aivydailyApi.endpoints.getPracticeMistakes.initiate({ ...daysOf(wanted), ...only, ...more }, fresh),
  ).unwrap();
}

/** All pages, so that what filters count is the whole of it. */
async function askAll(dispatch: AppDispatch, kind: DailyKind, wanted: Wanted): Promise<DailyAttempt[]> {
  const found: MissedIn[] = [];
  let before: number | null = null;
  do {
    const page: MissedPage = await askPage(dispatch, kind, wanted, before);
    found.push(...page.attempts);
    before = page.before;
  } while (before !== null);
  return found.map((each) => readDailyAttempt(kind, each));
}

/** Of somebody else, or never there: it has no mistakes. */
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === NOT_FOUND;

/** What was missed in units or practice. @param wanted null where nothing is @param round rises to ask again */
export function useMissed(kind: DailyKind, wanted: Wanted | null, round: number): Missed {
  const dispatch = useAppDispatch();
  const key = wanted === null ? '' : JSON.stringify([wanted, round]);
  const [found, setFound] = useState<{ key: string; missed: Missed } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    let isWanted = true;
    const [asked] = JSON.parse(key) as [Wanted];
    const tell = (missed: Missed): void => {
      if (isWanted) setFound({ key, missed });
    };
    askAll(dispatch, kind, asked).then(
      (attempts) => tell({ state: 'ready', attempts }),
      (error: unknown) => tell(isMissing(error) ? NONE : { state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [dispatch, key, kind]);
  if (wanted === null) return NONE;
  return found?.key === key ? found.missed : { state: 'loading' };
}
