import { DAY_MS } from '@aivy/contracts';
import { parseUtcStamp } from '@aivy/exam';
import { GROUPS, type Group, type Period, type Place } from './address';
import { readDailyName, type DailyRef } from './daily-attempt';
import type { ListedTest } from './hooks/use-attempts';

/** What the list of mistakes is made of. */
export interface Scope {
  /** As an address has it: an id or a group. */
  name: string;
  group: Group | null;
  /** Ids of tests, the newest first. */
  tests: readonly string[];
  units: boolean;
  practice: boolean;
  /** One unit or session alone. */
  only: DailyRef | null;
}

const NOTHING = { group: null, tests: [], units: false, practice: false, only: null } as const;

/** Tests that were begun in a period. @param now milliseconds since 1970 */
const newest = (tests: readonly ListedTest[], days: Period, now: number): ListedTest[] =>
  tests.filter(({ startTime }) => days === 0 || (parseUtcStamp(startTime)?.getTime() ?? now) >= now - days * DAY_MS);

/**
 * What an address asks for. Where it says nothing, or something that is not there, it is the newest test, and without any
 * test all that there is.
 * @param tests the newest first
 * @param now milliseconds since 1970
 */
export function scopeOf(
  { test, days }: Pick<Place, 'test' | 'days'>,
  tests: readonly ListedTest[],
  now: number,
): Scope {
  const only = readDailyName(test);
  if (only) return { ...NOTHING, name: test!, only, units: only.kind === 'unit', practice: only.kind === 'practice' };
  const ids = tests.map(({ id }) => id);
  const group = GROUPS.find((each) => each === test) ?? (ids.length === 0 ? 'everything' : null);
  if (group === null) {
    const name = ids.find((id) => id === test) ?? ids[0]!;
    return { ...NOTHING, name, tests: [name] };
  }
  const isAll = group === 'everything';
  return {
    name: group,
    group,
    tests: isAll ? newest(tests, days, now).map(({ id }) => id) : group === 'all' ? ids : [],
    units: isAll || group === 'units',
    practice: isAll || group === 'practice',
    only: null,
  };
}

/** Whether a period narrows what is shown. */
export const hasPeriod = ({ group }: Scope): boolean => group !== null && group !== 'all';
