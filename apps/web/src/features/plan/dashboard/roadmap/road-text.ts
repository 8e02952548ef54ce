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
      title: "This plan's time is over",
      text: `It ended on ${shortDate(endedOn)} with ${days.lastFinishedDay - days.startDay} of ${lastDayOf(days) - days.startDay} days done. Nothing is lost: go on with day ${currentDay(days)}${doneToday ? ' tomorrow' : ''}, and set a new target below.`,
      journey,
    };
  if (doneToday)
    return {
      title: `Day ${day} is done`,
      text: isTestDay(day + 1)
        ? 'The practice test opens tomorrow.'
        : `Day ${day + 1} opens tomorrow: one unit a day is what stays in mind.`,
      journey,
    };
  if (subject === 'both')
    return {
      title: `Day ${day}: Practice Test`,
      text: 'A full test in two hours. It measures what the last fourteen days have changed.',
      journey,
    };
  return {
    title: skill === null ? `Day ${day}: ${SUBJECT_SHORT[subject]}` : `Day ${day}: ${skillById(skill).name}`,
    text: `Five questions from one of the ${SUBJECT_SHORT[subject]} topics that are worth most to you now.`,
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
