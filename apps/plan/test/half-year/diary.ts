import { MINUTE_MS } from '@aivy/contracts';
import { dateText, weekOf } from './places.js';

/** An answer that counts, as the student knows it. */
export interface Answered {
  sourceId: string;
  itemId: number;
  correct: boolean;
  answered: boolean;
  seconds: number;
  givenAt: number;
  /** When it was handed in. */
  recordedAt: number;
  /** Asked to be tried out; nobody is measured by it. */
  pretest: boolean;
  diagnostic: boolean;
}

/** Answers that one device hands in at once. */
export interface Delivery {
  at: number;
  answers: readonly { id: number; answer: string; seq: number; spentMs: number }[];
}

interface SectionScores {
  score: number;
  score_low: number;
  score_high: number;
  theta: number;
  se: number;
}

export interface TestScores {
  english: SectionScores;
  math: SectionScores;
}

interface Scored {
  kind: 'diagnostic' | 'full-test';
  scores: TestScores;
  dayNumber: number;
  day: number;
}

interface Term {
  math: number;
  english: number;
  duration: 1 | 3 | 6;
  startDay: number;
  endsOn: number;
}

/** The student's choice on the target form. */
export const MINUTES_A_DAY = 30 as const;
const LONGEST_GAP_MS = 2 * MINUTE_MS;

/**
 * What the student has done, and what follows from it: an own small model beside the service, with its own calendar and
 * its own sums. Dates are days since 1970.
 */
export class Diary {
  readonly answered: Answered[] = [];
  readonly scored: Scored[] = [];
  /** Date of each finished day of the plan, day 1 first. */
  readonly finished: number[] = [];
  /** Answers and milliseconds of work of each day of the plan. */
  readonly work = new Map<number, { answered: number; ms: number }>();
  begin = 0;
  term: Term = { math: 0, english: 0, duration: 1, startDay: 0, endsOn: 0 };

  /** The day of the plan that comes next. */
  get next(): number {
    return this.finished.length + 1;
  }

  get lastDate(): number {
    return this.finished.at(-1) ?? -1;
  }

  setTarget(math: number, english: number, duration: 1 | 3 | 6, today: number): void {
    if (this.term.endsOn === 0) this.begin = today;
    const { startDay, endsOn } = this.term;
    const over = endsOn === 0 || today > endsOn || this.finished.length >= startDay + 30 * this.term.duration;
    const stays = !over && this.term.duration === duration;
    this.term = {
      math,
      english,
      duration,
      startDay: stays ? startDay : this.finished.length,
      endsOn: stays ? endsOn : today + 30 * duration,
    };
  }

  finish(dayNumber: number): void {
    this.finished.push(dayNumber);
  }

  /** A full test finishes the next day when that is a test day, also on the date of a unit. @returns its place */
  takeTest(scores: TestScores, dayNumber: number): void {
    const isDay = this.next % 15 === 0;
    if (isDay) this.finish(Math.max(dayNumber, this.lastDate));
    this.scored.push({
      kind: 'full-test',
      scores,
      dayNumber: isDay ? this.lastDate : dayNumber,
      day: this.finished.length,
    });
  }

  takeDiagnostic(scores: TestScores, dayNumber: number): void {
    this.scored.push({ kind: 'diagnostic', scores, dayNumber, day: 0 });
  }

  /** What stays of the deliveries of all devices in the order in which they came in, and the time of work in them. */
  static settle(servedAt: number, deliveries: readonly Delivery[]) {
    const kept = new Map<number, { answer: string; seq: number; spentMs: number }>();
    let [active, ms] = [servedAt, 0];
    for (const { at, answers } of deliveries) {
      for (const { id, answer, seq, spentMs } of answers) {
        const old = kept.get(id);
        const newer = !old || seq > old.seq ? { answer, seq } : old;
        kept.set(id, { answer: newer.answer, seq: newer.seq, spentMs: Math.max(spentMs, old?.spentMs ?? 0) });
      }
      const moments = answers.map(({ seq }) => Math.min(Math.max(seq, active), Math.max(at, active)));
      for (const moment of moments.sort((x, y) => x - y)) {
        ms += Math.min(moment - active, LONGEST_GAP_MS);
        active = moment;
      }
    }
    return { kept, ms };
  }

  /** What the calls of the dashboard should say on a date. */
  plan(today: number) {
    const { term, finished } = this;
    return {
      last_finished_day: finished.length,
      last_finished_date: finished.length === 0 ? null : dateText(this.lastDate),
      duration: term.duration,
      math_target_score: term.math,
      english_target_score: term.english,
      begin_date: dateText(this.begin),
      start_day: term.startDay,
      ends_on: dateText(term.endsOn),
      today: dateText(today),
    };
  }

  wins(day: number) {
    const isTest = day % 15 === 0;
    const { answered = 0, ms = 0 } = this.work.get(day) ?? {};
    const most = isTest ? 144 : MINUTES_A_DAY;
    return {
      answered_count: answered,
      minutes_spent: Math.min(most, Math.round(ms / MINUTE_MS)),
      goal_tasks: isTest ? 98 : 5,
      goal_minutes: most,
    };
  }

  achievement(today: number) {
    const dates = this.finished.filter((date, place) => date !== this.finished[place - 1]);
    const done = new Set(dates);
    const frozen: number[] = [];
    let longest = 0;
    const frozenIn = (week: number): boolean => frozen.some((date) => weekOf(date) === week);
    // The streak at the end of a date follows from the one of the date before.
    const streakAt = (date: number, before: number): number => {
      if (done.has(date)) return before + 1;
      if (date === today) return before;
      if (before === 0 || frozenIn(weekOf(date))) return 0;
      frozen.push(date);
      return before;
    };
    let days = 0;
    for (let date = dates[0] ?? today; date <= today; date += 1) {
      days = streakAt(date, days);
      longest = Math.max(longest, days);
    }
    return {
      begin_date: dateText(this.begin),
      achievements: dates.map((date) => ({ date: dateText(date) })),
      today: dateText(today),
      streak: { days, longest, frozen: frozen.map(dateText), freeze_left: !frozenIn(weekOf(today)) },
    };
  }

  /** Tests of the score path without their chances of growth, which `growth` has. */
  scorePath() {
    return this.scored.map(({ kind, scores: { english, math }, dayNumber, day }) => {
      const score = english.score + math.score;
      const below = Math.sqrt((english.score - english.score_low) ** 2 + (math.score - math.score_low) ** 2);
      const above = Math.sqrt((english.score_high - english.score) ** 2 + (math.score_high - math.score) ** 2);
      return {
        kind,
        date: dateText(dayNumber),
        day,
        score,
        score_low: Math.max(400, Math.round((score - below) / 10) * 10),
        score_high: Math.min(1600, Math.round((score + above) / 10) * 10),
        english_score: english.score,
        math_score: math.score,
      };
    });
  }

  /** Place of the present node on the road of fifteen, how many are behind it, and whether it is done for today. */
  road(today: number) {
    const doneToday = this.finished.length > 0 && today <= this.lastDate;
    const day = doneToday ? this.finished.length : this.next;
    return { day, done: (day - 1) % 15, doneToday };
  }
}
