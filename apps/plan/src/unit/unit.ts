import type { GivenAnswer, LocalDate } from '@aivy/exam';

/** A question of a unit, in the version that the student sees. */
export interface PinnedQuestion {
  id: number;
  version: number;
}

/** The five questions of a day, from the moment they are given out. */
export interface Unit {
  day: number;
  /** Key skill, 1-30. */
  skill: number;
  questions: readonly PinnedQuestion[];
  servedAt: Date;
  /** Time of work, as the answers tell it. */
  spentMs: number;
  finishedAt: Date | null;
}

export interface UnitAnswer extends GivenAnswer {
  day: number;
}

/** A finished day of the plan. */
export interface FinishedDay {
  day: number;
  /** Where the student was. */
  finishedOn: LocalDate;
  finishedAt: Date;
}
