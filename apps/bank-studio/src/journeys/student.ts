import type { Subject } from '@aivy/contracts';
import { skillById, SKILLS } from '@aivy/exam';
import { medianGain, probability, rateAt, seededRandom, type Random } from '@aivy/psychometrics';
import type { BankItem } from '@aivy/item-bank';

/** Standard deviation of a skill around its section, logits (docs/measurement.md). */
const SKILL_SPREAD = 0.5;
/** Hours of a daily unit and of a section of a test, as they count for learning. */
export const HOURS = { unit: 0.25, test: 1 } as const;

/** Somebody made up who answers as the model says: able, and learning, as students differ. */
export class Student {
  readonly #random: Random;
  readonly #pace: number;
  readonly #abilities: ReadonlyMap<number, number>;
  readonly #hours: Record<Subject, number> = { english: 0, math: 0 };

  /** @param seed the same seed answers the same */
  constructor(seed: number) {
    this.#random = seededRandom(seed);
    const sections = { english: this.#random.normal(), math: this.#random.normal() };
    this.#pace = this.#random.normal();
    this.#abilities = new Map(
      SKILLS.map(({ id, subject }) => [id, sections[subject] + SKILL_SPREAD * this.#random.normal()]),
    );
  }

  practise(subject: Subject, hours: number): void {
    this.#hours[subject] += hours;
  }

  /** Is the first answer to an item right? */
  answers(item: BankItem): boolean {
    const gained = rateAt(this.#pace) * medianGain(this.#hours[skillById(item.skill).subject]);
    return this.#random.next() < probability(this.#abilities.get(item.skill)! + gained, item);
  }
}
