import type { BankItem } from '@aivy/item-bank/item';
import { decide, renderMove, startTutor, toHintContext, type Move, type TutorState } from '../../src/index.js';

/** A student at an open question. */
export class Talk {
  state: TutorState;

  constructor(
    readonly item: BankItem,
    seed = 11,
  ) {
    this.state = startTutor(seed);
  }

  say(message: string): Move & { text: string } {
    const { move, state } = decide(toHintContext(this.item, this.state), this.state, message);
    this.state = state;
    return { ...move, text: renderMove(move, toHintContext(this.item, state), state).text };
  }
}
