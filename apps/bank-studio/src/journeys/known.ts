import type { LearnerState } from '@aivy/contracts';
import { learnerState, type LearnerAnswer } from '@aivy/psychometrics';
import { skillFrames, type BankItem, type BankSnapshot } from '@aivy/item-bank';

/** Of each skill so many of the newest answers measure, as in the plan's learner record. */
const RECENT = 30;

/** What the plan knows of one student by their answers. */
export class Known {
  readonly #frames: ReturnType<typeof skillFrames>;
  readonly #answers = new Map<number, LearnerAnswer[]>();

  constructor(bank: BankSnapshot) {
    this.#frames = skillFrames(bank.items());
  }

  note({ skill, a, b, c, seconds }: BankItem, correct: boolean): void {
    const own = this.#answers.get(skill) ?? [];
    own.push({ skill, a, b, c, seconds, correct, answered: true, timeSpent: seconds, hinted: false });
    this.#answers.set(skill, own.slice(-RECENT));
  }

  state(): LearnerState {
    return learnerState({ answers: [...this.#answers.values()].flat(), frames: this.#frames });
  }
}
