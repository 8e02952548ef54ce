import { MINUTE_MS, HOUR_MS, type MeasuredScores, type PlanDuration, type Subject } from '@aivy/contracts';
import {
  addDays,
  focusAreasOf,
  isTestDay,
  journeyOf,
  localDateOf,
  MAX_INCREASE,
  nextTerm,
  SKILLS,
  startOfDay,
  type FocusAreas,
  type LocalDate,
  type SkillStanding,
} from '@aivy/exam';
import { notesOf } from '@aivy/item-bank';
import { takeDiagnostic } from './diagnostic.js';
import { takeTest } from './full-test.js';
import type { Person } from './person.js';
import { practise } from './practice.js';
import { uuidFrom } from './random-id.js';
import { LearnerRecord } from './record.js';
import { talkOver } from './review.js';
import { Student, type World } from './student.js';
import { doUnit } from './unit.js';

/** From when to when a life is told; both are dates where the student is. */
export interface Span {
  from: LocalDate;
  /** Milliseconds since 1970: nothing comes after it. */
  until: number;
}

/** The longest thing that is done at once: a test with extended time and its breaks. */
const LONGEST_MS = 6 * HOUR_MS;
/** Beside those of the plan. */
const TESTS_OF_ONE_S_OWN = 0.006;
const TALKS_ABOUT_TEST = 0.3;

/** Tells a student's life into the rows of the world: account, diagnostic, then day by day. */
export function live(world: World, student: Student, { from, until }: Span): void {
  const { person, random } = student;
  const begins = afternoon(from, person, student.random);
  const diagnostic = takeDiagnostic(world, student, begins + 5 * MINUTE_MS);
  const record = new LearnerRecord(world.bank, world.rows, student);
  const state = record.compute(diagnostic.end);
  let last = diagnostic.end;
  if (person.plan !== null) {
    const plan = new PlanOfLife(world, student, person.plan, diagnostic.scores, standings(state), diagnostic.end);
    for (let date = addDays(from, 1); random.next() >= person.givesUp; date = addDays(date, 1)) {
      const at = afternoon(date, person, random);
      if (at + LONGEST_MS > until) break;
      const day = liveDay(world, student, plan, date, at);
      last = day.end ?? last;
      if (day.tested) plan.retested(standings(record.compute(day.tested)));
    }
    plan.store();
  } else {
    // Not everybody wants a plan; some look at practice once.
    if (random.next() < 0.5 && last + HOUR_MS < until)
      last = practise(world, student, { skill: 1 + random.int(30), at: last + 600_000 });
  }
  record.store(last);
  addAccount(world, student, { begins, last, stage: person.plan === null ? 2 : 3 });
}

function liveDay(
  world: World,
  student: Student,
  plan: PlanOfLife,
  date: LocalDate,
  at: number,
): { end?: number; tested?: number } {
  const { person, random } = student;
  let end: number | undefined;
  let tested: number | undefined;
  if (random.next() < person.diligence && !plan.isOver) {
    if (isTestDay(plan.day)) {
      tested = plan.testDay(date, at);
      end = tested;
    } else end = plan.unitDay(date, at);
  } else if (random.next() < TESTS_OF_ONE_S_OWN) {
    tested = takeTest(world, student, { at, day: () => plan.lastFinished })?.end;
    end = tested;
  }
  if (random.next() < person.curiosity)
    end = practise(world, student, { skill: plan.weakSkill(), at: (end ?? at) + 900_000 });
  if (tested !== undefined && random.next() < TALKS_ABOUT_TEST)
    talkAboutMiss(world, student, (end ?? tested) + 600_000);
  return { ...(end !== undefined && { end }), ...(tested !== undefined && { tested }) };
}

/** About a question of the last test that went wrong. */
function talkAboutMiss(world: World, student: Student, at: number): void {
  const missed = student.evidence
    .filter(({ source, correct, answered }) => source === 'full-test' && answered && !correct)
    .at(-1);
  const item = missed && world.bank.item(missed.item_id, missed.item_version);
  if (!item) return;
  const wrong = notesOf(item)[0]?.answer ?? (item.type === 'choice' ? 'a' : '0');
  talkOver(world, student, item, wrong, at);
}

/** A moment between three and eight o'clock where the student is. */
const afternoon = (date: LocalDate, { timezone }: Person, random: Student['random']): number =>
  midnight(date, timezone) + Math.round((15 + 5 * random.next()) * HOUR_MS);

const midnights = new Map<string, number>();
/** Finding it takes a millisecond, and there are few of them. */
function midnight(date: LocalDate, timezone: string): number {
  const key = `${date} ${timezone}`;
  const known = midnights.get(key) ?? startOfDay(date, timezone).getTime();
  midnights.set(key, known);
  return known;
}

type State = ReturnType<LearnerRecord['compute']>;
const standings = ({ skills }: State): SkillStanding[] =>
  skills.map(({ skill, mastery, points_per_minute: pointsPerMinute }) => ({ skill, mastery, pointsPerMinute }));

const focusOf = (skills: readonly SkillStanding[]): FocusAreas => ({
  english: focusAreasOf('english', { skills }),
  math: focusAreasOf('math', { skills }),
});

/** The student's plan and how far they have come with it. */
class PlanOfLife {
  /** Focus areas of each journey so far. */
  readonly #focus: FocusAreas[];
  #lastFinished = 0;
  #lastDate: LocalDate | null = null;

  constructor(
    private readonly world: World,
    private readonly student: Student,
    private readonly duration: PlanDuration,
    private readonly scores: MeasuredScores,
    standings: readonly SkillStanding[],
    private readonly madeAt: number,
  ) {
    this.#focus = [focusOf(standings)];
  }

  get day(): number {
    return this.#lastFinished + 1;
  }

  get lastFinished(): number {
    return this.#lastFinished;
  }

  get isOver(): boolean {
    return this.#lastFinished >= 30 * this.duration;
  }

  /** After a full test; one on a test day has begun a new journey. */
  retested(standings: readonly SkillStanding[]): void {
    if (journeyOf(this.day) > this.#focus.length) this.#focus.push(focusOf(standings));
  }

  weakSkill(): number {
    const { random } = this.student;
    const { english, math } = this.#focus.at(-1)!;
    const all = [...english, ...math];
    return random.next() < 0.8 ? all[random.int(all.length)]! : SKILLS[random.int(SKILLS.length)]!.id;
  }

  unitDay(date: LocalDate, at: number): number {
    const end = doUnit(this.world, this.student, { day: this.day, at, focus: this.#focus.at(-1)! });
    this.finish(date, end);
    return end;
  }

  /** @returns when the test was over; undefined when the bank has none left */
  testDay(date: LocalDate, at: number): number | undefined {
    const taken = takeTest(this.world, this.student, { at, day: () => this.day });
    if (taken) this.finish(date, taken.end);
    return taken?.end;
  }

  /** What the plan is, once the life is told. */
  store(): void {
    const { person, random } = this.student;
    const { duration } = this;
    const beginDate = localDateOf(new Date(this.madeAt), person.timezone);
    const { endsOn } = nextTerm(null, duration, beginDate);
    this.world.rows.add('plan.plans', {
      user_id: person.userId,
      plan_id: uuidFrom(random),
      duration,
      math_target: this.target('math'),
      english_target: this.target('english'),
      math_weak: this.#focus.at(-1)!.math,
      english_weak: this.#focus.at(-1)!.english,
      begin_date: beginDate,
      start_day: 0,
      ends_on: endsOn,
      last_finished_day: this.#lastFinished,
      last_finished_date: this.#lastDate,
      timezone: person.timezone,
      created_at: new Date(this.madeAt),
    });
    for (const [index, { english, math }] of this.#focus.entries())
      this.world.rows.add('plan.focus_areas', {
        user_id: person.userId,
        journey: index + 1,
        english,
        math,
        stored_at: new Date(this.madeAt),
      });
  }

  private target(subject: Subject): number {
    const wish = this.scores[subject].score + MAX_INCREASE[this.duration] * (0.4 + 0.6 * this.student.random.next());
    return Math.min(800, Math.floor(wish / 10) * 10);
  }

  private finish(date: LocalDate, end: number): void {
    this.#lastFinished += 1;
    this.#lastDate = date;
    const row = { user_id: this.student.person.userId, day: this.#lastFinished, finished_on: date };
    this.world.rows.add('plan.days', { ...row, finished_at: new Date(end) });
  }
}

function addAccount(
  { rows }: World,
  { person }: Student,
  { begins, last, stage }: { begins: number; last: number; stage: number },
): void {
  rows.add('auth.users', {
    user_id: person.userId,
    email: person.email,
    name: person.name,
    state: person.state,
    grade: person.grade,
    school: '',
    stage,
    role: 'student',
    products: [1, 2],
    timezone: person.timezone,
    time_factor: person.timeFactor,
    created_at: new Date(begins),
    last_sign_in_at: new Date(last),
  });
}
