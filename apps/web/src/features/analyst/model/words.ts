import {
  STATES,
  type ReportGroup,
  type ReportKindName,
  type ReportParams,
  type ReportPeriod,
  DAY_MS,
  MINUTE_MS,
} from '@aivy/contracts';
import type { ReportJob } from './report';
import { KINDS } from './kinds';

const PLACES = ['Next', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

const SECTIONS = { english: 'R&W', math: 'Math' } as const;

/** "Grade 9, Ohio"; '' for all students. */
export const groupWords = ({ grade, state, time_factor: time, plan_months: months }: ReportGroup): string =>
  [
    grade && `Grade ${grade}`,
    state && (state in STATES ? STATES[state] : state),
    time && (time === 'extended' ? 'Extended time' : 'Standard time'),
    months && `${months}-month plans`,
  ]
    .filter(Boolean)
    .join(', ');

/** Whole days, the first and the last one included. */
export const daysOf = ({ from, to }: ReportPeriod): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** "last 90 days" when it ended with the day of the order, otherwise its dates. */
export function periodWords(period: ReportPeriod, orderedAt: string): string {
  if (period.to === orderedAt.slice(0, 10)) {
    const days = daysOf(period);
    return days === 365 ? 'last 12 months' : days === 1 ? 'today' : `last ${days} days`;
  }
  const [from, to] = [new Date(period.from), new Date(period.to)];
  const first = from.getUTCFullYear() === to.getUTCFullYear() ? dayAndMonth.format(from) : fullDate.format(from);
  return `${first} – ${fullDate.format(to)}`;
}

/** What a report is about, in a line: "Grade 11, Math, last 90 days". */
export function aboutWords(
  { group, section, focal, period }: ReportParams,
  orderedAt: string,
  kind?: ReportKindName,
): string {
  const whose = groupWords(group);
  // It is about everybody; that some are compared on the way is one column of it.
  if (kind === 'item-calibration' && focal) {
    const others = { group, period, ...(section && { section }) };
    return `${aboutWords(others, orderedAt)}, with ${groupWords(focal)} compared`;
  }
  const compared = focal && `${groupWords(focal)} against ${whose ? 'the others' : 'all others'}`;
  const parts = [compared, whose || (!compared && 'All students'), section && SECTIONS[section]];
  return [...parts.filter(Boolean), periodWords(period, orderedAt)].join(', ');
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const localDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const midnightBefore = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** "Today, 09:12", in the reader's own time. */
export function momentWords(stamp: string, now: number): string {
  const then = new Date(stamp);
  const days = Math.round((midnightBefore(new Date(now)) - midnightBefore(then)) / DAY_MS);
  const day = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : localDay.format(then);
  return `${day}, ${clock.format(then)}`;
}

/** "Second in line". @param place from 1 */
export const placeWords = (place: number | null): string =>
  place === null ? '' : place <= PLACES.length ? `${PLACES[place - 1]} in line` : `Number ${place} in line`;

/** Below this too little is done to say how long the rest takes. */
const LEAST_PROGRESS = 0.05;
const LEAST_ELAPSED_MS = 3_000;

/** "about 4 min left", by how long it took so far; '' while that says nothing. */
function remainingWords({ progress, started_at: started }: ReportJob, now: number): string {
  if (started === null || progress < LEAST_PROGRESS || progress >= 1) return '';
  const elapsed = now - Date.parse(started);
  if (elapsed < LEAST_ELAPSED_MS) return '';
  const minutes = (elapsed * (1 / progress - 1)) / MINUTE_MS;
  if (minutes < 1) return 'less than a minute left';
  return minutes < 90 ? `about ${Math.round(minutes)} min left` : `about ${Math.round(minutes / 60)} h left`;
}

/**
 * "62%, step 3 of 5, about 4 min left", or "18%, reading answers" while nobody can say how long it takes.
 * @param full all of it
 */
export function progressWords(job: ReportJob, now: number, full: boolean): string {
  const count = job.step_number && job.steps ? `step ${job.step_number} of ${job.steps}` : '';
  const left = remainingWords(job, now);
  const step = full ? [job.step, count] : [left && count ? count : job.step];
  return [`${Math.floor(job.progress * 100)}%`, ...step, left].filter(Boolean).join(', ');
}

/** What became of a report that was ordered, for whom only hears it; '' while it is under way. */
export function outcomeWords({ kind, state, reason }: ReportJob): string {
  const { name } = KINDS[kind];
  switch (state) {
    case 'ready':
      return `${name} is ready.`;
    case 'cancelled':
      return `${name} is cancelled.`;
    case 'failed':
    case 'suppressed':
      return `${name} was not made. ${reason ?? ''}`.trim();
    default:
      return '';
  }
}
