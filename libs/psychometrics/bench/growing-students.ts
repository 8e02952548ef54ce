import { DAY_MS } from '@aivy/contracts';
import { skillById, SKILLS, skillsOf } from '@aivy/exam';
import {
  ANSWERS_READ,
  eap,
  isWorked,
  LEARNING,
  LINKING,
  medianGain,
  averagedOver,
  probability,
  sectionScore,
  wle,
  type DatedAnswer,
  type Random,
  type SkillFrame,
} from '../src/index.js';
import { shippedForms, sitDiagnostic, sitTest, type Sat, type ShippedSubject, type Truth } from './shipped.js';
import { offBank, shippedFrames, skillsAround } from './students.js';

/**
 * Students as a plan has them: a diagnostic, units in what is weak on the days on which they have time, a full test on
 * every fifteenth day, and half a plan later the test that was forecast. They learn at rates that differ as published
 * gains do, practise unevenly and more of one section than of the other, and their bank is off.
 */
export const FORECAST_DAY = 45;
const END = 90;
const TEST_EVERY = 15;
const UNIT_QUESTIONS = 5;
/** Answers that a first impression of a skill weighs, and what chance adds to it, so that equal skills come in turn. */
const FEW = 4;
const LITTLE = 0.02;
const SUBJECTS = ['english', 'math'] as const;
type BySection<T> = Record<ShippedSubject, T>;
const both = <T>(make: (subject: ShippedSubject) => T): BySection<T> => ({
  english: make('english'),
  math: make('math'),
});

export const ALL_FRAMES = (): ReadonlyMap<number, SkillFrame> =>
  new Map(SUBJECTS.flatMap((subject) => [...shippedFrames(subject)]));

export interface Grown {
  /** Of the diagnostic. */
  score: number;
  /** What is known on the day of the forecast: of each skill the newest answers. */
  answers: DatedAnswer[];
  practised: { day: string; english: number; math: number }[];
  /** Minutes a day so far, and until the end. */
  minutesPerDay: BySection<number>;
  /** All answers of the diagnostic: of those read at the end, practice has pushed out the unlucky ones. */
  diagnostic: DatedAnswer[];
  /** The first set of practice; empty when there was none yet. */
  firstSet: DatedAnswer[];
  /** Of the test at the end, on the true scale. */
  later: number;
}

/** How a student lives: what they learn from practice, when they have time, and for what. */
interface Habits {
  rate: number;
  /** Chance of a day with practice, missions on such a day, and how many of them are Math. */
  often: number;
  much: number;
  math: number;
}

const habitsOf = (random: Random, faster: number): Habits => ({
  rate: faster * Math.exp(LEARNING.logSpread * random.normal()),
  often: 0.3 + 0.7 * random.next(),
  much: 1 + 5 * random.next(),
  math: 0.2 + 0.6 * random.next(),
});

class GrowingStudent {
  readonly #habits: Habits;
  readonly #level: BySection<number>;
  readonly #skills: BySection<ReadonlyMap<number, number>>;
  readonly #hours = { english: 0, math: 0 };
  readonly #drift = { english: 0, math: 0 };
  /** The section's ability as the diagnostic had it. */
  readonly #guess = { english: 0, math: 0 };
  /** By skill id: right answers beyond what that would have given, and how many there were. */
  readonly #shown = new Map<number, { beyond: number; count: number }>();
  readonly answers: DatedAnswer[] = [];
  readonly practised = new Map<number, BySection<number>>();

  constructor(
    private readonly random: Random,
    faster: number,
  ) {
    this.#habits = habitsOf(random, faster);
    this.#level = both(() => random.normal());
    this.#skills = both((subject) => skillsAround(random, subject));
  }

  /** The bank as the student meets it, off by a shift. */
  banks(shift: number): BySection<Truth> {
    return both((subject) => offBank(this.random, this.#skills[subject], shift));
  }

  ability(subject: ShippedSubject): number {
    const learned = this.#habits.rate * medianGain(this.#hours[subject]);
    return this.#level[subject] + this.#drift[subject] + learned;
  }

  /** What a plan begins with. */
  begin(subject: ShippedSubject, items: readonly Sat[]): void {
    this.#guess[subject] = eap(items.map((item) => ({ ...item, ...averagedOver(item) }))).theta;
    this.keep(0, items);
  }

  keep(day: number, items: readonly Sat[], isPractice = false): void {
    for (const { a, b, c, bSd, skill, correct, seconds } of items) {
      const { beyond = 0, count = 0 } = this.#shown.get(skill) ?? {};
      const expected = probability(this.#guess[skillById(skill).subject], { a, b, c });
      this.#shown.set(skill, { beyond: beyond + Number(correct) - expected, count: count + 1 });
      this.answers.push({
        ...{ a, b, c, bSd, skill, correct, seconds },
        answered: true,
        hinted: false,
        timeSpent: seconds,
        givenAt: day * DAY_MS + Number(isPractice),
        ...(isPractice && { untimed: true }),
      });
    }
  }

  /** A day with what time there is; abilities drift. */
  live(day: number, banks: BySection<Truth>): void {
    const { often, much, math } = this.#habits;
    for (const subject of SUBJECTS)
      this.#drift[subject] += (LEARNING.driftPerMonth / Math.sqrt(30)) * this.random.normal();
    const missions = this.random.next() < often ? Math.round(2 * much * this.random.next()) : 0;
    for (let mission = 0; mission < missions; mission += 1)
      this.practise(day, this.random.next() < math ? 'math' : 'english', banks);
  }

  /** How much better answers to a skill were than the student's score had them, drawn to nothing while they are few. */
  private seems(skill: number): number {
    const { beyond = 0, count = 0 } = this.#shown.get(skill) ?? {};
    return beyond / (count + FEW);
  }

  /** Five questions in the skill that is weakest, as far as answers tell. */
  private practise(day: number, subject: ShippedSubject, banks: BySection<Truth>): void {
    const skills = skillsOf(subject).map(({ id }) => id);
    const skill = [...skills]
      .map((id) => ({ id, seems: this.seems(id) + LITTLE * this.random.next() }))
      .sort((x, y) => x.seems - y.seems)[0]!.id;
    const pool = shippedForms()[subject].practice.filter((item) => item.skill === skill);
    if (pool.length === 0) return;
    const items = Array.from({ length: UNIT_QUESTIONS }, () => pool[this.random.int(pool.length)]!);
    const theta = this.ability(subject);
    this.keep(
      day,
      items.map((item) => ({ ...item, correct: this.random.next() < probability(theta, banks[subject](item)) })),
      true,
    );
    const minutes = items.reduce((sum, { seconds }) => sum + seconds + 30, 0) / 60;
    const spent = this.practised.get(day) ?? { english: 0, math: 0 };
    this.practised.set(day, { ...spent, [subject]: spent[subject] + minutes });
    this.#hours[subject] += minutes / 60;
  }

  newest(): DatedAnswer[] {
    return SKILLS.flatMap(({ id }) => this.answers.filter(({ skill }) => skill === id).slice(-ANSWERS_READ)).filter(
      isWorked,
    );
  }
}

/** One student from the diagnostic to the test that was forecast. @param faster than published gains, times */
export function grow(random: Random, form: number, faster = 1): Grown {
  const student = new GrowingStudent(random, faster);
  const banks = student.banks(LINKING.scaleSd * random.normal());

  const begun = both((subject) =>
    sitDiagnostic(random, { subject, theta: student.ability(subject), truth: banks[subject] }),
  );
  for (const subject of SUBJECTS) student.begin(subject, begun[subject]);
  const day = (until: number, from: number): void => {
    for (let each = from; each <= until; each += 1) {
      student.live(each, banks);
      if (each % TEST_EVERY === 0 && each <= FORECAST_DAY)
        for (const subject of SUBJECTS)
          student.keep(
            each,
            sitTest(random, { subject, theta: student.ability(subject), form: form + each, truth: banks[subject] })
              .answers,
          );
    }
  };
  day(FORECAST_DAY, 1);
  const answers = student.newest();
  const diagnostic = student.answers.filter((each) => each.givenAt === 0 && isWorked(each));
  const firstSet = student.answers.filter(({ untimed }) => untimed).slice(0, UNIT_QUESTIONS);
  const practised = [...student.practised].map(([each, minutes]) => ({
    day: new Date(each * DAY_MS).toISOString().slice(0, 10),
    ...minutes,
  }));
  day(END, FORECAST_DAY + 1);
  // The test at the end is an exam: its scale is the true one.
  const exam = student.banks(0);
  const laterOf = (subject: ShippedSubject): number =>
    sectionScore(
      wle(sitTest(random, { subject, theta: student.ability(subject), form, truth: exam[subject] }).answers),
    );
  return {
    score: sectionScore(wle(begun.english)) + sectionScore(wle(begun.math)),
    answers,
    practised,
    minutesPerDay: both((subject) => practised.reduce((sum, minutes) => sum + minutes[subject], 0) / FORECAST_DAY),
    diagnostic,
    firstSet,
    later: laterOf('english') + laterOf('math'),
  };
}
