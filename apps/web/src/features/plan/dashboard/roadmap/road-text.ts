import { currentDay, isTestDay, journeyOf, lastDayOf, skillById, UNIT_QUESTIONS, type RoadNode } from '@aivy/exam';
import { shortDate } from '../dates-text';
import type { PlanView } from '../plan-view';

export const SUBJECT_SHORT = { math: 'Math', english: 'R&W' } as const;
export const SUBJECT_NAMES = { math: 'Math', english: 'Reading & Writing' } as const;

export interface RoadHeading {
  title: string;
  text: string;
  journey: string;
}

/**
 * What stands over the road.
 * @param skill the day's key skill, once it is known
 */
export function roadHeading(
  {
    beginDate,
    days,
    current,
    isFinished,
    endedOn,
  }: Pick<PlanView, 'beginDate' | 'days' | 'current' | 'isFinished' | 'endedOn'>,
  skill: number | null,
): RoadHeading {
  const { day, subject, doneToday } = current;
  const journey = `Journey ${journeyOf(day)} of ${journeyOf(Math.max(day, lastDayOf(days)))}`;
  if (isFinished) {
    const { lastFinishedDay, startDay, lastFinishedDate: end } = days;
    const text = `${lastFinishedDay - startDay} days, from ${shortDate(beginDate)}${end === null ? '' : ` to ${shortDate(end)}`}.`;
    return { title: 'You finished the whole plan!', text, journey };
  }
  if (endedOn !== null)
    return {
      title: 'Your plan’s time is up',
      text: `It ended on ${shortDate(endedOn)} with ${days.lastFinishedDay - days.startDay} of ${lastDayOf(days) - days.startDay} days done. Nothing is lost. Continue with day ${currentDay(days)}${doneToday ? ' tomorrow' : ''}, or set a new target.`,
      journey,
    };
  if (doneToday)
    return {
      title: `Day ${day} is done`,
      text: isTestDay(day + 1)
        ? 'The practice test opens tomorrow.'
        : `Day ${day + 1} opens tomorrow. One set a day is what sticks.`,
      journey,
    };
  if (subject === 'both')
    return {
      title: `Day ${day}: Practice Test`,
      text: 'A full test, about two hours. It shows what the last 14 days have changed.',
      journey,
    };
  return {
    title: skill === null ? `Day ${day}: ${SUBJECT_SHORT[subject]}` : `Day ${day}: ${skillById(skill).name}`,
    text: 'Five questions picked for your level.',
    journey,
  };
}

/** The small line of a node. */
export function nodeLine({ status, doneToday, duration, isFullLengthTest }: RoadNode): string | null {
  if (doneToday) return 'Done today';
  if (status === 'done') return null;
  if (status === 'pending') return isFullLengthTest ? `${duration} · Locked` : 'Locked';
  return isFullLengthTest ? duration : `${duration} · ${UNIT_QUESTIONS} questions`;
}
