import type { EvidenceSource, ForecastChange } from '@aivy/contracts';

/** First tries of one skill from one source. */
export interface PracticeGroup {
  source: EvidenceSource;
  skill: number;
  answered: number;
  right: number;
}

export interface Moved {
  /** In tens; not 0. */
  points: number;
  /** Unrounded parts of it: what the record shows now, and the days that passed. */
  byRecord: number;
  byTime: number;
  /** The day that it's compared with. */
  since: string;
  /** Whole days without practice up to yesterday. */
  daysOff: number;
  practice: readonly PracticeGroup[];
}

const TESTS = { 'full-test': 'test', diagnostic: 'diagnostic' } as const;
const wrong = ({ answered, right }: PracticeGroup): number => answered - right;

/** The practice that moved a forecast most: up by what was right, down by what was wrong. */
function mover(practice: readonly PracticeGroup[], isUp: boolean): PracticeGroup | undefined {
  const [by, then] = isUp ? [({ right }: PracticeGroup) => right, wrong] : [wrong, ({ right }: PracticeGroup) => right];
  return [...practice]
    .sort((x, y) => by(y) - by(x) || then(x) - then(y) || x.skill - y.skill)
    .find((each) => by(each) > 0);
}

/** Why a forecast moved, in terms that a student knows: the larger part of the change decides. */
export function changeOf({ points, byRecord, byTime, since, daysOff, practice }: Moved): ForecastChange {
  const of = { points, since };
  const isUp = points > 0;
  const agrees = (part: number): number => (isUp ? part : -part);
  if (agrees(byTime) >= agrees(byRecord))
    return daysOff > 0 ? { ...of, cause: 'days-off', days: daysOff } : { ...of, cause: 'time' };
  const test = practice.find((each) => each.source === 'full-test' || each.source === 'diagnostic');
  if (test) return { ...of, cause: TESTS[test.source as keyof typeof TESTS] };
  const group = mover(practice, isUp);
  // Nothing was answered: the scale itself was measured again.
  if (!group) return { ...of, cause: practice.length > 0 ? 'time' : 'scale' };
  const { source, skill, answered, right } = group;
  return { ...of, cause: source === 'unit' ? 'set' : 'mission', skill, answered, right };
}
