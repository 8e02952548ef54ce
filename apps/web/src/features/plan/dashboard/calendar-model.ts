import type { achievement, OutputOf } from '@aivy/contracts';
import { dateState, weeksOfMonth, type LocalDate } from '@aivy/exam';
import type { CalendarDay } from '@aivy/web-ui';
import { dayOfMonth, longDate, monthName } from './dates-text';

export type AchievementData = OutputOf<typeof achievement>;
type Look = CalendarDay['look'];

function lookOf({ begin_date: beginDate, today, achievements, streak }: AchievementData): (date: LocalDate) => Look {
  const calendar = { beginDate, today, finished: new Set(achievements.map(({ date }) => date)) };
  const frozen = new Set(streak.frozen);
  return (date) => {
    const state = dateState(date, calendar);
    return state === 'missed' && frozen.has(date) ? 'frozen' : state;
  };
}

/** The weeks of a month as the calendar shows them. @param month any date of it */
export function calendarWeeks(data: AchievementData, month: LocalDate): (CalendarDay | null)[][] {
  const look = lookOf(data);
  return weeksOfMonth(month).map((week) =>
    week.map((date) =>
      date === null ? null : { number: dayOfMonth(date), look: look(date), isToday: date === data.today },
    ),
  );
}

/** "1, 2 and 4 to 7". */
export function dayRanges(days: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && day === last[1] + 1) last[1] = day;
    else ranges.push([day, day]);
  }
  const words = ranges.flatMap(([from, to]) =>
    to === from ? [`${from}`] : to === from + 1 ? [`${from}`, `${to}`] : [`${from} to ${to}`],
  );
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}

/** "December: 1, 2 and 4 to 7 done, 3 missed, 8 is today". */
export function calendarLabel(data: AchievementData, month: LocalDate): string {
  const days = calendarWeeks(data, month)
    .flat()
    .filter((day) => day !== null);
  const said = (look: Look, word: string): string[] => {
    const numbers = days.filter((day) => day.look === look).map(({ number }) => number);
    return numbers.length > 0 ? [`${dayRanges(numbers)} ${word}`] : [];
  };
  const today = days.find(({ isToday }) => isToday);
  const parts = [
    ...said('done', 'done'),
    ...said('missed', 'missed'),
    ...said('frozen', 'kept by a freeze'),
    ...(today ? [`${today.number} is today`] : []),
  ];
  return `${monthName(month)}: ${parts.join(', ') || 'no day of the plan yet'}`;
}

const LOOK_WORDS: Record<Look, string> = { done: 'Done', missed: 'Missed', frozen: 'Kept by a freeze', grey: '' };

/** The days of a month that say something. */
export function calendarRows(data: AchievementData, month: LocalDate): string[][] {
  const look = lookOf(data);
  return weeksOfMonth(month)
    .flat()
    .filter((date) => date !== null)
    .filter((date) => date === data.today || look(date) !== 'grey')
    .map((date) => [longDate(date), LOOK_WORDS[look(date)] || 'Today, still open']);
}
