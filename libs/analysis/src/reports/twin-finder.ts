import { HOUR_MS, type Subject } from '@aivy/contracts';
import { expectationOf, logLikelihoodOf, posteriorOf, shareCurve, type ItemParameters } from '@aivy/psychometrics';
import type { Outcome } from './matched-effect.js';

/** What a student was helped by after a mistake: hints seen in all, the explanation alone, or nothing, as in a test. */
export const HELPS = ['hint-1', 'hint-2', 'hint-3', 'hint-4', 'explanation', 'none'] as const;
export type Help = (typeof HELPS)[number];

export interface TwinItem extends ItemParameters {
  section: Subject;
  /** That a wrong answer to it can show. */
  misconceptions: readonly string[];
}

/** A first try at a question, anywhere. */
export interface FirstTry {
  kind: 'try';
  person: number;
  /** Milliseconds since 1970. */
  at: number;
  item: number;
  correct: boolean;
  /** Hints seen before it. */
  hints: number;
}

/** A question that is over, and the mistakes that showed in it. */
export interface Mistake {
  kind: 'mistake';
  person: number;
  /** When the question was over, milliseconds since 1970. */
  at: number;
  item: number;
  misconceptions: readonly string[];
  help: Help;
  /** Did it happen in the period? Others are not looked at. */
  counts: boolean;
}

export interface Twin extends Outcome {
  help: Help;
}

/** Answers of a section from which there is a predicted chance. */
const PREDICTED_FROM = 5;
/** Sooner it is the same sitting: what was just said is still there, and the answers of a test are of one moment. */
const LATER_MS = HOUR_MS;

/** Of an item over the grid of abilities; computed once. */
interface Curves {
  chance: Float64Array;
  /** Log-likelihoods of a right and a wrong answer. */
  right: Float64Array;
  wrong: Float64Array;
}

interface Ability {
  n: number;
  logs: Float64Array;
}

/**
 * Follows students through their answers, person after person in order of time: after a mistake the next question that
 * can show the same misconception and is tried without a hint is its twin. Its chance is predicted from all that the
 * student has answered without help before it. A try within the hour is not looked at.
 */
export class TwinFinder {
  #person: number | undefined;
  #abilities: Record<Subject, Ability> = silent();
  readonly #open = new Map<string, Mistake>();
  readonly #curves = new Map<number, Curves>();

  /** @param items of the bank by id @param found called with every twin */
  constructor(
    private readonly items: ReadonlyMap<number, TwinItem>,
    private readonly found: (twin: Twin) => void,
  ) {}

  add(event: FirstTry | Mistake): void {
    const item = this.items.get(event.item);
    if (!item) return;
    if (event.person !== this.#person) {
      this.#person = event.person;
      this.#abilities = silent();
      this.#open.clear();
    }
    if (event.kind === 'try') this.tried(event, item);
    else for (const each of event.misconceptions) this.#open.set(each, event);
  }

  private tried({ person, at, item: id, correct, hints }: FirstTry, item: TwinItem): void {
    if (hints > 0) return;
    const ability = this.#abilities[item.section];
    const curves = this.curves(id, item);
    const mistakes = item.misconceptions.flatMap((each) => {
      const mistake = this.#open.get(each);
      if (!mistake || mistake.item === id || at - mistake.at < LATER_MS) return [];
      // The next one only: after it more was seen than this help.
      this.#open.delete(each);
      return mistake.counts ? [mistake] : [];
    });
    const [mistake] = mistakes;
    if (mistake && ability.n >= PREDICTED_FROM) {
      const predicted = expectationOf(posteriorOf(ability.logs), curves.chance);
      this.found({ person, predicted, solved: correct, help: mistake.help });
    }
    const logs = correct ? curves.right : curves.wrong;
    for (let i = 0; i < logs.length; i += 1) ability.logs[i]! += logs[i]!;
    ability.n += 1;
  }

  private curves(id: number, { a, b, c }: TwinItem): Curves {
    const known = this.#curves.get(id) ?? {
      chance: shareCurve([{ a, b, c }]),
      right: logLikelihoodOf([{ a, b, c, correct: true }]),
      wrong: logLikelihoodOf([{ a, b, c, correct: false }]),
    };
    this.#curves.set(id, known);
    return known;
  }
}

const silent = (): Record<Subject, Ability> => ({
  english: { n: 0, logs: logLikelihoodOf([]) },
  math: { n: 0, logs: logLikelihoodOf([]) },
});
