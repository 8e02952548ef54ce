import type { BankItem } from '@aivy/item-bank';
import { numbersHold } from '@aivy/item-bank/item';
import {
  asksForPersonalData,
  createKeyCheck,
  exampleAnswer,
  SentenceGate,
  type GateStop,
  type Guard,
  type ReviewContext,
} from '@aivy/tutor';
import { tidied } from './markdown.js';

export type HoldStop = GateStop | 'beside-the-point' | 'wrong-number';

/** What stands between a model and a student: text in, text that may be said out. */
export interface Hold {
  feed(text: string): string;
  /** The model is done. */
  finish(): string;
  readonly stopped: HoldStop | undefined;
  /** Sentences weren't said because they were about nothing that was asked. */
  readonly leftOut: boolean;
}

/** Pictures say "yes" and "no", too. */
const withoutPictures = (text: string): string => text.replace(/\p{Extended_Pictographic}\uFE0F?/gu, '');

/** While the question is open: sentence by sentence, behind the guard. */
export class OpenHold implements Hold {
  private readonly gate: SentenceGate;
  stopped: GateStop | undefined;
  leftOut = false;

  /** @param isAbout whether a sentence is about what was said; others are left out */
  constructor(guard: Guard, isAbout: (sentence: string) => boolean) {
    this.gate = new SentenceGate(guard, (sentence) => {
      const text = tidied(withoutPictures(sentence));
      if (isAbout(text)) return text;
      this.leftOut = true;
      return '';
    });
  }

  feed(text: string): string {
    return this.take(this.gate.feed(text));
  }

  finish(): string {
    return this.take(this.gate.finish());
  }

  private take({ text, stopped }: { text: string; stopped?: GateStop }): string {
    this.stopped = stopped;
    return text;
  }
}

/**
 * In 3.5: nothing goes out before a sentence has named the stored key, and nothing from the first sentence on that calls
 * something else right.
 */
export class ReviewHold implements Hold {
  private readonly gate: SentenceGate;
  private kept = '';
  private stated = false;
  stopped: GateStop | undefined;
  readonly leftOut = false;

  constructor({ type, answer, choices }: ReviewContext) {
    const check = createKeyCheck({ type, answer, ...(choices ? { choices: Object.values(choices) } : {}) });
    let seen = 0;
    this.gate = new SentenceGate((said) => {
      if (asksForPersonalData(said.slice(seen))) return { blocked: true, why: 'personal' };
      const statement = check(said.slice(seen));
      if (statement === 'contradicts') return { blocked: true, why: 'contradiction' };
      seen = said.length;
      this.stated ||= statement === 'states';
      return { blocked: false };
    }, tidied);
  }

  feed(text: string): string {
    return this.take(this.gate.feed(text));
  }

  finish(): string {
    const out = this.take(this.gate.finish());
    if (!this.stated) this.stopped ??= 'contradiction';
    return out;
  }

  private take({ text, stopped }: { text: string; stopped?: GateStop }): string {
    this.stopped = stopped;
    this.kept += text;
    if (!this.stated) return '';
    const out = this.kept;
    this.kept = '';
    return out;
  }
}

/** More than this, and it's no short example. */
const MOST_EXAMPLE = 2_400;
/** Of the numbers in a question, the share that a text must have which works it out. */
const SHOWN = 0.5;

/** A worked example goes out whole, once every number in it has been checked and it's the example that was asked for. */
export class ExampleHold implements Hold {
  private said = '';
  stopped: HoldStop | undefined;
  readonly leftOut = false;

  constructor(private readonly example: BankItem) {}

  feed(text: string): string {
    this.said += text;
    if (this.said.length > MOST_EXAMPLE) this.stopped = 'too-long';
    return '';
  }

  finish(): string {
    const text = tidied(this.said).trim();
    if (asksForPersonalData(text)) this.stopped = 'personal';
    else if (!numbersHold(this.example, text)) this.stopped = 'wrong-number';
    else if (!this.isWorkedOut(text)) this.stopped = 'beside-the-point';
    return this.stopped ? '' : text;
  }

  private isWorkedOut(text: string): boolean {
    const asked = [...new Set(this.example.question.match(/\d+/g) ?? [])];
    const shown = asked.filter((number) => text.includes(number)).length;
    return text.endsWith(exampleAnswer(this.example)) && shown >= asked.length * SHOWN;
  }
}
