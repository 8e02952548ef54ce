import { expect } from '@jest/globals';
import { focusAreas, skillStandings, type FocusLists } from '@aivy/contracts';
import type { Student } from './student.js';

const JOURNEY = 15;
const SUBJECTS = ['english', 'math'] as const;
/** Skills 1 to 11 are Reading and Writing. */
const isOf = (subject: 'english' | 'math', skill: number): boolean => skill <= 11 === (subject === 'english');

/** What was promised for a journey, and the skill of each of its units by day. */
interface Journey {
  promised: FocusLists;
  asked: Map<number, number>;
}

/** Keeps what each journey promised next to what its units asked. */
export class FocusDiary {
  readonly journeys: Journey[] = [];

  constructor(private readonly student: Student) {}

  /** A unit was opened: its skill is one that was promised, at its place in the order. */
  async note(day: number, skill: number): Promise<void> {
    const promised = await this.promised(day);
    const place = (day - 1) % JOURNEY;
    const subject = day % 2 === 1 ? 'english' : 'math';
    expect([day, skill]).toEqual([day, promised[subject][Math.floor(place / 2) % 5]]);
    this.journeys.at(-1)!.asked.set(day, skill);
  }

  /** Every focus area was asked within the fourteen days of its journey. */
  checkWhole(): void {
    for (const { promised, asked } of this.journeys) {
      expect(asked.size).toBe(JOURNEY - 1);
      expect(new Set(asked.values())).toEqual(new Set([...promised.english, ...promised.math]));
    }
  }

  /** Two weak skills of a subject that aren't on its list. */
  async wish(subject: 'english' | 'math'): Promise<number[]> {
    const { student } = this;
    const [{ skills }, areas] = [await student.call(skillStandings, {}), await student.call(focusAreas, {})];
    return skills
      .filter(({ skill, mastery }) => isOf(subject, skill) && mastery <= 70 && !areas[subject].includes(skill))
      .slice(0, 2)
      .map(({ skill }) => skill);
  }

  /** The lists of the journey that a day is in. They never change while it lasts. */
  private async promised(day: number): Promise<FocusLists> {
    const { from_day: from, to_day: to, english, math, previous } = await this.student.call(focusAreas, {});
    expect([from, to]).toEqual([day - ((day - 1) % JOURNEY), day - ((day - 1) % JOURNEY) + JOURNEY - 1]);
    const number = (from - 1) / JOURNEY;
    expect(previous).toEqual(number === 0 ? null : this.journeys[number - 1]!.promised);
    if (number === this.journeys.length) {
      for (const subject of SUBJECTS) expect(new Set({ english, math }[subject]).size).toBe(5);
      this.journeys.push({ promised: { english, math }, asked: new Map() });
    }
    expect({ english, math }).toEqual(this.journeys[number]!.promised);
    return { english, math };
  }
}
