import type { Letter } from '@aivy/item-bank/item';
import type { DistressGrade } from '../distress/grade.js';

export type IntentName =
  | 'hint'
  | 'why-wrong'
  | 'check-step'
  | 'define-term'
  | 'explain'
  | 'next-question'
  | 'submit'
  | 'asks-for-answer'
  /** What the text or the question says. */
  | 'passage'
  /** Tells, or asks about, the reason for an answer. */
  | 'own-reason'
  | 'off-topic'
  | 'thanks'
  | 'distress'
  | 'greeting'
  | 'unknown';

/** What a message wants, read by rules; the details are what the rules found in it. */
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
}
