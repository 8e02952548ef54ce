import type { Guard, LeakKind } from './guard.js';
import { endsInTex, firstSentence } from './sentences.js';

/** Why nothing more comes out: a leak, a sentence that never ends, or a formula cut off. */
export type GateStop = LeakKind | 'too-long' | 'cut-off';

export interface GateResult {
  /** Whole sentences, in order, with the white space behind them; '' for none yet. */
  text: string;
  /** Set once, by the sentence that is kept back; from then on nothing comes out. */
  stopped?: GateStop;
}

/** Characters that may wait for the end of their sentence, and that a reply may have. */
const LONGEST_SENTENCE = 600;
const LONGEST_REPLY = 2_400;

/**
 * Hold-back for a stream: hands out only whole sentences that the guard has seen together with all that was handed out
 * before, so that a leak spread over two sentences loses its second half. TeX is never split.
 */
export class SentenceGate {
  private waiting = '';
  private released = '';
  private stop: GateStop | undefined;

  /** @param clean what is done to a sentence before guard and student see it, such as taking links out */
  constructor(
    private readonly guard: Guard,
    private readonly clean: (sentence: string) => string = (sentence) => sentence,
  ) {}

  /** All that was handed out. */
  get said(): string {
    return this.released;
  }

  feed(chunk: string): GateResult {
    if (this.stop) return { text: '', stopped: this.stop };
    this.waiting += chunk;
    let out = '';
    for (let length = firstSentence(this.waiting); length > 0 && !this.stop; length = firstSentence(this.waiting)) {
      const sentence = this.waiting.slice(0, length);
      this.waiting = this.waiting.slice(length);
      out += this.release(sentence);
    }
    if (!this.stop && this.waiting.length > LONGEST_SENTENCE) this.stop = 'too-long';
    return this.result(out);
  }

  /** The stream is over: what waits is the last sentence, unless it breaks off inside a formula. */
  finish(): GateResult {
    if (this.stop) return { text: '', stopped: this.stop };
    const rest = this.waiting;
    this.waiting = '';
    if (rest.trim() === '') return { text: '' };
    if (endsInTex(rest)) {
      this.stop = 'cut-off';
      return this.result('');
    }
    return this.result(this.release(rest));
  }

  private release(sentence: string): string {
    const cleaned = this.clean(sentence);
    if (this.released.length + cleaned.length > LONGEST_REPLY) {
      this.stop = 'too-long';
      return '';
    }
    const verdict = this.guard(this.released + cleaned);
    if (verdict.blocked) {
      this.stop = verdict.why;
      return '';
    }
    this.released += cleaned;
    return cleaned;
  }

  private result(text: string): GateResult {
    return this.stop ? { text, stopped: this.stop } : { text };
  }
}
