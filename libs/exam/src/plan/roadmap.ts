import type { Subject } from '@aivy/contracts';
import type { LocalDate } from './dates.js';
import {
  dashboardDay,
  isDoneToday,
  isTestDay,
  JOURNEY_DAYS,
  journeyDay,
  journeyOf,
  subjectOfDay,
  UNIT_MINUTES,
  type PlanDays,
} from './days.js';

export interface RoadNode {
  /** Place on the road, 1-15. */
  place: number;
  /** Day of the plan. */
  day: number;
  title: string;
  /** "15 min" or "2 Hours". */
  duration: string;
  subject: Subject | 'both';
  isFullLengthTest: boolean;
  status: 'done' | 'current' | 'pending';
  /** The current node, finished today: there is nothing to start until tomorrow. */
  doneToday: boolean;
}

const SUBJECT_NAMES = { math: 'Math', english: 'R&W' } as const;

const titleOf = (day: number): string => {
  const subject = subjectOfDay(day);
  return subject === 'both' ? 'Practice Test' : `Day ${day} ${SUBJECT_NAMES[subject]}`;
};

/** The road of the journey that the student is on: fourteen daily units and a practice test. */
export function roadOf(days: PlanDays, today: LocalDate): RoadNode[] {
  const now = dashboardDay(days, today);
  const here = journeyDay(now);
  const before = (journeyOf(now) - 1) * JOURNEY_DAYS;
  return Array.from({ length: JOURNEY_DAYS }, (_, index) => {
    const place = index + 1;
    const day = before + place;
    return {
      place,
      day,
      title: titleOf(day),
      duration: isTestDay(day) ? '2 Hours' : `${UNIT_MINUTES} min`,
      subject: subjectOfDay(day),
      isFullLengthTest: isTestDay(day),
      status: place < here ? 'done' : place === here ? 'current' : 'pending',
      doneToday: place === here && isDoneToday(days, today),
    };
  });
}
