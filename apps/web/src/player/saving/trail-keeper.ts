import type { Trail } from '@aivy/contracts';
import { changeNoted, emptyTrail, visitNoted } from '@aivy/exam';
import type { RunningTest } from '../types';

type Looked = Pick<RunningTest, 'position' | 'reviewing'> & { answers: readonly string[] };

/** Follows how a student goes through a module, from one look at the page's state to the next. */
export class TrailKeeper {
  #trail: Trail;
  #answers: readonly string[] | null = null;
  readonly #left: () => number;

  /**
   * @param kept what was noted before, on this or another device
   * @param left whole seconds on the timer
   */
  constructor(kept: Trail | undefined, left: () => number) {
    this.#trail = kept ?? emptyTrail();
    this.#left = left;
  }

  /** @returns the trail up to now */
  look({ position, reviewing, answers }: Looked): Trail {
    const left = this.#left();
    const before = this.#answers;
    answers.forEach((answer, index) => {
      if (before && answer !== before[index]) this.#trail = changeNoted(this.#trail, index, answer, left);
    });
    this.#answers = answers;
    this.#trail = visitNoted(this.#trail, reviewing ? answers.length : position, left);
    return this.#trail;
  }
}
