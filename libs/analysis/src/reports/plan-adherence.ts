import type { Finding, PlanDuration } from '@aivy/contracts';
import { addDays, daysBetween, lastDayOf, MONTH_DAYS, PLAN_DURATIONS, streakOf, type LocalDate } from '@aivy/exam';
import { ClusteredMean, share, Tally, type Interval } from '../statistics/index.js';
import { CellBuilder, coded, isFew, PeopleSketch, type Cell } from '../suppression/index.js';
import type { Column, Row } from '../table/index.js';
import {
  countOf,
  inPercent,
  listed,
  pointOf,
  rounded,
  shareColumns,
  shareValues,
  type Computed,
  type Shown,
} from './computed.js';

/** A student with a plan. */
export interface PlannedStudent {
  /** Hash, 32 bits. */
  person: number;
  duration: PlanDuration;
  /** First date after the term. */
  endsOn: LocalDate;
  startDay: number;
  lastFinishedDay: number;
  /** Dates on which a day of the plan was finished. */
  finished: readonly LocalDate[];
  /** Dates on which full tests were finished. */
  tests: readonly LocalDate[];
}

const COLUMNS: readonly Column[] = [
  { name: 'plan_months', type: 'int', title: 'Months of the plan' },
  { name: 'week', type: 'int', title: 'Week of the plan, empty for all' },
  { name: 'students', type: 'int', title: 'Students' },
  { name: 'planned_days', type: 'int', title: 'Days planned in the period, one unit or test each' },
  { name: 'done_days', type: 'int', title: 'Days finished; empty where their share is coded' },
  ...shareColumns('share_done', 'Share finished'),
  { name: 'longest_streak', type: 'float', title: 'Mean longest streak, days' },
  { name: 'practice_tests', type: 'float', title: 'Mean number of full tests taken' },
  { name: 'students_ended', type: 'int', title: 'Students whose plan ended in the period' },
  ...shareColumns('share_finished', 'Share of them who finished every day', 'Share of them'),
];

interface WeekGroup {
  week: number;
  cell: CellBuilder;
  done: ClusteredMean;
}

class PlanGroup {
  readonly key: string;
  readonly cell: CellBuilder;
  readonly ended: CellBuilder;
  /** What its days don't tell. Tests are added up over periods, so each is a record of its own. */
  readonly habits: CellBuilder;
  readonly taken: CellBuilder;
  readonly done = new ClusteredMean();
  readonly streaks = new Tally();
  readonly tests = new Tally();
  readonly weeks = new Map<number, WeekGroup>();
  endedCount = 0;
  finishedCount = 0;

  constructor(readonly duration: PlanDuration) {
    this.key = `plan ${duration}`;
    this.cell = new CellBuilder({ key: this.key, measure: this.key }, PeopleSketch.empty());
    const [ended, habits, tests] = [endedKey(duration), habitsKey(duration), testsKey(duration)];
    this.ended = new CellBuilder({ key: ended, measure: ended }, PeopleSketch.empty());
    this.habits = new CellBuilder({ key: habits, measure: habits }, PeopleSketch.empty());
    this.taken = new CellBuilder({ key: tests, measure: tests }, PeopleSketch.empty());
  }

  week(week: number): WeekGroup {
    const known = this.weeks.get(week);
    if (known) return known;
    const described = { key: weekKey(this.duration, week), measure: this.key, partOf: this.key };
    const made = { week, cell: new CellBuilder(described, PeopleSketch.empty()), done: new ClusteredMean() };
    this.weeks.set(week, made);
    return made;
  }
}

const endedKey = (duration: PlanDuration): string => `plan ${duration} ended`;
const habitsKey = (duration: PlanDuration): string => `plan ${duration} habits`;
const testsKey = (duration: PlanDuration): string => `plan ${duration} tests`;
const weekKey = (duration: PlanDuration, week: number): string => `plan ${duration} week ${week}`;

/** Planned and finished days by duration and week of the plan, streaks, practice tests, and how many finish. */
export class PlanAdherence implements Computed {
  readonly columns = COLUMNS;
  readonly #groups = new Map<PlanDuration, PlanGroup>(PLAN_DURATIONS.map((each) => [each, new PlanGroup(each)]));

  /** @param period its last date has gone by */
  constructor(private readonly period: { from: LocalDate; to: LocalDate }) {}

  add(student: PlannedStudent): void {
    const { person, duration, endsOn } = student;
    const group = this.#groups.get(duration)!;
    const begin = addDays(endsOn, -MONTH_DAYS * duration);
    const from = later(begin, this.period.from);
    const to = earlier(addDays(endsOn, -1), this.period.to);
    if (from > to) return;
    const inside = (date: LocalDate): boolean => date >= from && date <= to;
    const finished = [...new Set(student.finished.filter(inside))];
    this.addWeeks(group, person, { begin, from, to, finished });
    const streak = streakOf(finished, to).longest;
    group.habits.add(person, streak);
    group.streaks.add(streak);
    const tests = student.tests.filter(inside);
    for (const date of tests) group.taken.add(person, daysBetween(DAY_0, date));
    group.tests.add(tests.length);
    if (endsOn <= this.period.to && endsOn >= this.period.from) this.addEnded(group, student);
  }

  private addWeeks(
    group: PlanGroup,
    person: number,
    { begin, from, to, finished }: { begin: LocalDate; from: LocalDate; to: LocalDate; finished: LocalDate[] },
  ): void {
    const weekOf = (date: LocalDate): number => Math.floor(daysBetween(begin, date) / 7) + 1;
    const done = new Map<number, number>();
    for (const date of finished) done.set(weekOf(date), (done.get(weekOf(date)) ?? 0) + 1);
    const [firstDay, lastDay] = [daysBetween(begin, from), daysBetween(begin, to)];
    for (let week = weekOf(from); week <= weekOf(to); week += 1) {
      const planned = Math.min(lastDay, 7 * week - 1) - Math.max(firstDay, 7 * (week - 1)) + 1;
      const count = done.get(week) ?? 0;
      for (const each of [group, group.week(week)]) each.done.add(person, count, planned);
    }
    // A record a day, since days are added up over periods that cut through weeks.
    const isDone = new Set(finished);
    for (let day = firstDay; day <= lastDay; day += 1) {
      const date = addDays(begin, day);
      const record = 2 * daysBetween(DAY_0, date) + (isDone.has(date) ? 1 : 0);
      for (const each of [group, group.week(weekOf(date))]) each.cell.add(person, record);
    }
  }

  private addEnded(group: PlanGroup, { person, duration, startDay, lastFinishedDay }: PlannedStudent): void {
    const isFinished = lastFinishedDay >= lastDayOf({ startDay, duration });
    group.ended.add(person, isFinished ? 1 : 0);
    group.endedCount += 1;
    if (isFinished) group.finishedCount += 1;
  }

  get cells(): readonly Cell[] {
    return this.plans().flatMap(({ cell, ended, habits, taken, weeks }) =>
      [cell, ended, habits, taken, ...[...weeks.values()].map((week) => week.cell)].map((each) => each.cell()),
    );
  }

  *rows(shown: Shown): Iterable<Row> {
    for (const group of this.plans()) {
      const { duration, done, streaks, tests, endedCount, finishedCount } = group;
      // The few whose plan goes on are the students less those whose plan ended.
      const finish: Row =
        shown(endedKey(duration)) && !isFew(done.people - endedCount)
          ? [endedCount, ...shareValues(share(finishedCount, endedCount), endedCount)]
          : [null, null, null, null];
      if (shown(group.key))
        yield [
          ...[duration, null, ...valuesOf(done)],
          shown(habitsKey(duration)) ? rounded(streaks.mean, 2) : null,
          shown(testsKey(duration)) ? rounded(tests.mean, 2) : null,
          ...finish,
        ];
      for (const { week, done: days } of [...group.weeks.values()].sort((x, y) => x.week - y.week)) {
        if (!shown(weekKey(duration, week))) continue;
        const none = [null, null, null, null, null, null];
        yield [duration, week, ...valuesOf(days), ...none];
      }
    }
  }

  /** Those that anybody has. */
  private plans(): PlanGroup[] {
    return [...this.#groups.values()].filter(({ done }) => done.n > 0);
  }

  finding(shown: Shown): Finding {
    const groups = this.plans().filter(({ key }) => shown(key));
    const per = groups.map(({ duration, done: { people, interval } }) => ({ duration, people, ...interval }));
    return {
      title: titleOf(per),
      points: per.map(pointOfPlan),
      unit: 'Per cent of planned days that were finished',
      note:
        `${countOf(
          per.reduce((sum, { people }) => sum + people, 0),
          'student',
        )} with a plan; every date of the plan in the ` +
        'period counts as one planned day. Bars are 95% intervals that let students vary, not days.',
    };
  }
}

const DAY_0: LocalDate = '2000-01-01';

/** Students, days planned and done, and the share with its interval. */
const valuesOf = ({ people, n, sum, interval }: ClusteredMean): Row => {
  const isExact = typeof coded(interval.value, people) === 'number';
  return [people, n, isExact ? sum : null, ...shareValues(interval, people)];
};

interface PlanShare extends Interval {
  duration: PlanDuration;
  people: number;
}

const CODES = { '>95': 'over 95%', '<5': 'under 5%' } as const;

/** A coded share is drawn at the edge, and its label says so. */
function pointOfPlan({ duration, people, ...interval }: PlanShare): Finding['points'][number] {
  const [name, told] = [nameOf(duration), coded(interval.value, people)];
  if (typeof told === 'number') return pointOf(name, people, inPercent(interval), 1);
  const edge = { value: told === '>95' ? 95 : 5, low: null, high: null };
  return { label: `${name}, ${CODES[told]}`, n: people, ...edge };
}

const nameOf = (duration: PlanDuration): string =>
  duration === 1 ? 'One month' : duration === 3 ? 'Three months' : 'Six months';

function titleOf(groups: readonly PlanShare[]): string {
  if (groups.length === 0) return 'No group is large enough to be told of';
  const percent = ({ value, people }: PlanShare): string => {
    const told = coded(value, people);
    return typeof told === 'number' ? `${Math.round(100 * told)}%` : CODES[told];
  };
  const [best, ...others] = [...groups].sort((x, y) => y.value - x.value);
  if (others.length === 0) return `Students finish ${percent(best!)} of the planned days`;
  const apart = others.every(({ high }) => high < best!.low);
  return apart
    ? `Plans of ${nameOf(best!.duration).toLowerCase()} are kept best: ${percent(best!)} of the days`
    : `No plan is kept clearly better than the others: ${listed(groups.map(percent))} of the days`;
}

const later = (x: LocalDate, y: LocalDate): LocalDate => (x > y ? x : y);
const earlier = (x: LocalDate, y: LocalDate): LocalDate => (x < y ? x : y);
