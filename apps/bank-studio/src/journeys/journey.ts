import type { LearnerState, Subject } from '@aivy/contracts';
import {
  focusAreasOf,
  isTestDay,
  MONTH_DAYS,
  skillsOf,
  subjectOfDay,
  unitSkillOf,
  type FocusAreas,
  type SkillStanding,
  SUBJECTS,
} from '@aivy/exam';
import { routeAfter } from '@aivy/psychometrics';
import {
  assembleModule,
  assembleUnit,
  ItemPool,
  practicePool,
  type Assembled,
  type Route,
  type Shortage,
  type BankItem,
  type BankSnapshot,
} from '@aivy/item-bank';
import { Known } from './known.js';
import { HOURS, Student } from './student.js';

const MONTHS = 6;
/** Days of the longest plan. */
const JOURNEY = MONTHS * MONTH_DAYS;

/** Something that a student was given, with what it was short of. */
export interface Given {
  form: 'diagnostic' | 'test' | 'unit';
  subject: Subject;
  /** Of a module of a test. */
  route?: Route;
  items: readonly number[];
  shortages: readonly Shortage[];
}

/** A student on the way through the whole plan: the diagnostic, then each day what the plan gives on it. */
class Walk {
  readonly #student: Student;
  readonly #known: Known;
  readonly #given: Given[] = [];
  /** Ids, the longest ago first. */
  readonly #met: Record<Given['form'] | 'anywhere', number[]> = { diagnostic: [], test: [], unit: [], anywhere: [] };
  /** Of the journey that the student is on. */
  #focus: FocusAreas = { english: [], math: [] };
  /**
   * Computed after the diagnostic and each test. The plan also does it after each unit, which takes ten times as long and
   * changes little.
   */
  #state: LearnerState;

  constructor(
    private readonly bank: BankSnapshot,
    private readonly seed: number,
  ) {
    this.#student = new Student(seed);
    this.#known = new Known(bank);
    this.#state = this.#known.state();
  }

  through(days: number): Given[] {
    this.diagnose();
    for (let day = 1; day <= days; day += 1)
      if (isTestDay(day)) this.sit(day);
      else this.work(day);
    return this.#given;
  }

  private diagnose(): void {
    for (const subject of SUBJECTS) {
      const questions = this.bank.currentDiagnosticForm[subject].map((item) => ({ item, pretest: false }));
      this.answer({ questions, shortages: [] }, { form: 'diagnostic', subject });
    }
    this.begin();
  }

  private sit(day: number): void {
    for (const subject of SUBJECTS) {
      const first = this.module(subject, 'first', day);
      this.module(subject, routeAfter(first.answers).route, day, first.items);
      this.#student.practise(subject, HOURS.test);
    }
    this.begin();
  }

  /** A journey begins with what the answers so far say about the student. */
  private begin(): void {
    this.#state = this.#known.state();
    const all = new Set(this.#met.anywhere);
    const pool = practicePool(this.bank);
    const of = (subject: Subject): number[] =>
      focusAreasOf(subject, {
        skills: standings(this.#state),
        unmet: new Map(
          skillsOf(subject).map(({ id }) => [id, pool.ofSkill(id).filter((each) => !all.has(each.id)).length]),
        ),
      });
    this.#focus = { english: of('english'), math: of('math') };
  }

  private module(subject: Subject, route: Route, day: number, before: readonly BankItem[] = []) {
    const made = assembleModule(ItemPool.of(this.bank, 'test'), subject, route, {
      seen: this.#met.test,
      seed: `journey:${this.seed}:${day}`,
      before,
    });
    const answers = this.answer(made, { form: 'test', subject, route });
    return { answers, items: made.questions.map(({ item }) => item) };
  }

  private work(day: number): void {
    const subject = subjectOfDay(day) === 'math' ? 'math' : 'english';
    const pool = practicePool(this.bank);
    const skill = unitSkillOf(day, this.#focus);
    const ability = this.#state.skills.find((each) => each.skill === skill)!.theta;
    const made = assembleUnit(pool, { skill, ability, seen: this.#met.anywhere, seed: `journey:${this.seed}:${day}` });
    this.answer(made, { form: 'unit', subject });
    this.#student.practise(subject, HOURS.unit);
  }

  /** @returns the answers that are scored */
  private answer({ questions, shortages }: Assembled, what: Pick<Given, 'form' | 'subject' | 'route'>) {
    const items = questions.map(({ item }) => item.id);
    this.#given.push({ ...what, items, shortages });
    this.#met[what.form].push(...items);
    this.#met.anywhere.push(...items);
    return questions.flatMap(({ item, pretest }) => {
      const correct = this.#student.answers(item);
      if (pretest) return [];
      this.#known.note(item, correct);
      return [{ a: item.a, b: item.b, c: item.c, correct }];
    });
  }
}

const standings = ({ skills }: LearnerState): SkillStanding[] =>
  skills.map(({ skill, mastery, points_per_minute: pointsPerMinute }) => ({ skill, mastery, pointsPerMinute }));

/**
 * Everything that a made-up student is given in a plan of six months, in its order: the diagnostic, 168 daily units and
 * twelve full tests, made by the rules that the services make them by.
 * @param seed the same seed is the same student
 */
export const journeyOf = (bank: BankSnapshot, seed: number, days = JOURNEY): Given[] =>
  new Walk(bank, seed).through(days);
