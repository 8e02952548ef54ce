import { SKILLS } from '@aivy/exam';
import { BANDS, type Band, type Route, type Shortage, type BankSnapshot } from '@aivy/item-bank';
import { journeyOf, type Given } from './journey.js';

/** Where a student is short of something: a module of a test on its route, or a unit. */
export type Place = Route | 'unit';
export const PLACES: readonly Place[] = ['first', 'lower', 'higher', 'unit'];

/** What students of the whole plan lacked of a skill and band. */
export interface Lack {
  skill: number;
  band: Band;
  /** Questions in another band, a student on average. */
  otherBand: number;
  /** Questions of another skill or of a family asked already, a student on average. */
  otherSkill: number;
  /** Questions met before, a student on average. */
  repeated: number;
  /** The most questions of any kind that one student was short of: so many new items would have served each of them. */
  most: number;
}

export interface SkillUse {
  skill: number;
  /** Questions of the skill in the tests of a student, at most. */
  tests: number;
  /** In the units of a student: on average, and at most. */
  units: number;
  mostUnits: number;
}

export interface JourneyStats {
  students: number;
  /** Questions in all that a student met for the second time. */
  repeated: Record<Given['form'], number>;
  /** Questions of another skill than wanted, or of a family asked already, in all. */
  otherSkill: Record<Place, number>;
  /** Questions of another band than wanted, in all. */
  otherBand: Record<Place, number>;
  /** Questions given at each place, in all. */
  given: Record<Place, number>;
  /** Math questions given at each place by band, in all. */
  mathBands: Record<Place, Record<Band, number>>;
  lacks: Lack[];
  uses: SkillUse[];
}

const byPlace = (): Record<Place, number> => ({ first: 0, lower: 0, higher: 0, unit: 0 });

/**
 * Many made-up students through the whole plan of six months: what they met twice, and what the bank was short of.
 * @param students half of them end on either route, as their answers have it
 */
export function journeyStats(bank: BankSnapshot, students: number): JourneyStats {
  const tally = new Tally(bank);
  for (let seed = 1; seed <= students; seed += 1) tally.add(journeyOf(bank, seed));
  return tally.stats();
}

/** Adds up journeys. */
export class Tally {
  #students = 0;
  readonly #repeated = { diagnostic: 0, test: 0, unit: 0 };
  readonly #otherSkill = byPlace();
  readonly #otherBand = byPlace();
  readonly #given = byPlace();
  readonly #mathBands: Record<Place, Record<Band, number>> = {
    first: { easy: 0, medium: 0, hard: 0 },
    lower: { easy: 0, medium: 0, hard: 0 },
    higher: { easy: 0, medium: 0, hard: 0 },
    unit: { easy: 0, medium: 0, hard: 0 },
  };
  readonly #lacks = new Map<string, Lack>();
  readonly #uses = new Map(
    SKILLS.map(({ id }): [number, SkillUse] => [id, { skill: id, tests: 0, units: 0, mostUnits: 0 }]),
  );

  constructor(private readonly bank: BankSnapshot) {}

  add(journey: readonly Given[]): void {
    this.#students += 1;
    this.countRepeats(journey);
    this.countShortages(journey);
    this.countUses(journey);
  }

  stats(): JourneyStats {
    const perStudent = (sum: number): number => sum / Math.max(1, this.#students);
    return {
      students: this.#students,
      repeated: this.#repeated,
      otherSkill: this.#otherSkill,
      otherBand: this.#otherBand,
      given: this.#given,
      mathBands: this.#mathBands,
      lacks: [...this.#lacks.values()]
        .map((lack) => ({
          ...lack,
          otherBand: perStudent(lack.otherBand),
          otherSkill: perStudent(lack.otherSkill),
          repeated: perStudent(lack.repeated),
        }))
        .sort((x, y) => x.skill - y.skill || BANDS.indexOf(x.band) - BANDS.indexOf(y.band)),
      uses: [...this.#uses.values()].map((use) => ({ ...use, units: perStudent(use.units) })),
    };
  }

  /** By the items themselves, not by what the assembly says of them. */
  private countRepeats(journey: readonly Given[]): void {
    const met = new Set<number>();
    for (const { form, items } of journey)
      for (const id of items) {
        if (met.has(id)) this.#repeated[form] += 1;
        met.add(id);
      }
  }

  private countShortages(journey: readonly Given[]): void {
    const own = new Map<string, number>();
    for (const { form, subject, route, items, shortages } of journey) {
      if (form === 'diagnostic') continue;
      const place: Place = route ?? 'unit';
      this.#given[place] += items.length;
      if (subject === 'math') for (const id of items) this.#mathBands[place][this.bank.item(id)!.difficulty] += 1;
      for (const shortage of shortages) {
        const lack = this.lackOf(shortage);
        const key = `${shortage.skill} ${shortage.band}`;
        own.set(key, (own.get(key) ?? 0) + 1);
        lack.most = Math.max(lack.most, own.get(key)!);
        if (shortage.instead === 'band') {
          this.#otherBand[place] += 1;
          lack.otherBand += 1;
        } else if (shortage.instead === 'skill' || shortage.instead === 'family') {
          this.#otherSkill[place] += 1;
          lack.otherSkill += 1;
        } else lack.repeated += 1;
      }
    }
  }

  private lackOf({ skill, band }: Shortage): Lack {
    const key = `${skill} ${band}`;
    const lack = this.#lacks.get(key) ?? { skill, band, otherBand: 0, otherSkill: 0, repeated: 0, most: 0 };
    this.#lacks.set(key, lack);
    return lack;
  }

  private countUses(journey: readonly Given[]): void {
    const counts = { test: new Map<number, number>(), unit: new Map<number, number>() };
    for (const { form, items } of journey) {
      if (form === 'diagnostic') continue;
      for (const id of items) {
        const skill = this.bank.item(id)!.skill;
        counts[form].set(skill, (counts[form].get(skill) ?? 0) + 1);
      }
    }
    for (const use of this.#uses.values()) {
      const [tests, units] = [counts.test.get(use.skill) ?? 0, counts.unit.get(use.skill) ?? 0];
      use.tests = Math.max(use.tests, tests);
      use.units += units;
      use.mostUnits = Math.max(use.mostUnits, units);
    }
  }
}
