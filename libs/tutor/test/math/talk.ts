import type { BankItem } from '@aivy/item-bank/item';
import { decide, renderMove, startTutor, toHintContext, type Move, type TutorState } from '../../src/index.js';

export interface Said extends Move {
  readonly text: string;
  /** What the move says about a line; undefined for a move about something else. */
  readonly verdict: string | undefined;
  readonly attempts: readonly string[];
}

/** A conversation about an open question. */
export class OpenTalk {
  #state: TutorState;

  constructor(
    private readonly item: BankItem,
    seed = 1,
  ) {
    this.#state = startTutor(seed);
  }

  /** Hints that the student asked for. */
  get asked(): number {
    return this.#state.question.rungs;
  }

  say(message: string): Said {
    const context = toHintContext(this.item, this.#state);
    const { move, state } = decide(context, this.#state, message);
    this.#state = state;
    const { text } = renderMove(move, context, state);
    return { ...move, text, verdict: move.step?.verdict, attempts: state.question.attempts };
  }
}
