import type { Letter } from '@aivy/item-bank/item';
import type { DistressGrade } from '../distress/grade.js';

export type FrustrationKind =
  | 'self-doubt'
  | 'comparing'
  | 'time'
  | 'tired'
  | 'anger'
  /** Expects to be wrong. */
  | 'doubt'
  /** Down about a slip that keeps coming back. */
  | 'habit'
  | 'overwhelmed'
  /** Annoyed by what the tutor said. */
  | 'pushback';

export type IntentName =
  | 'hint'
  | 'why-wrong'
  | 'check-step'
  | 'define-term'
  | 'explain'
  /** The same again in easier words. */
  | 'simpler'
  /** Another question or example of the same kind. */
  | 'similar'
  | 'next-question'
  | 'submit'
  | 'asks-for-answer'
  /** What the text or the question says. */
  | 'passage'
  /** Tells, or asks about, the reason for an answer. */
  | 'own-reason'
  /** States what the text says, or a step of a solution. */
  | 'idea'
  /** Down about the work, not in distress. */
  | 'frustration'
  | 'off-topic'
  | 'thanks'
  | 'distress'
  /** Maybe in distress: asks whether the student is all right. */
  | 'check-in'
  /** Answered that question with "I'm okay". */
  | 'okay'
  | 'greeting'
  | 'unknown';

/** What a message wants; the details are what the rules found in it. */
export interface Intent {
  readonly intent: IntentName;
  /** submit, and asks-for-answer where one was named: a letter in lower case, or the text for the field. */
  readonly answer?: string;
  /** submit: the letter that `answer` is the value of, as in `x = 16`. */
  readonly letter?: string;
  /** explain and why-wrong: the option that was named. */
  readonly option?: Letter;
  /** explain: the step that was named, from 1. */
  readonly part?: number;
  /** define-term: the word or phrase asked about, normalised. */
  readonly term?: string;
  /** distress: how grave it is. */
  readonly grade?: DistressGrade;
  /** check-step: the lines that were sent, in order, as mathematics in plain characters. */
  readonly lines?: readonly string[];
  /** frustration: what it is about. */
  readonly kind?: FrustrationKind;
}

/** 0 figure of speech, 1 exam frustration, then as `DistressGrade`. */
export type CareGrade = 0 | 1 | DistressGrade;

/** A message as it was read, and how sure that is. */
export interface Reading extends Intent {
  /** Probability of `intent`. Under .5 the tutor offers `intent` and `second` as two buttons. */
  readonly p: number;
  readonly second: IntentName;
  readonly care: CareGrade;
  /** Probability of grades 2 to 4. */
  readonly pCare: number;
}
