import type { WrongChoice } from '../content/author.js';
import type { OwnMath } from '../math-side/own-math.js';
import type { Draw } from './draw.js';

interface Draft {
  /** HTML with TeX between \( \); everything the student needs, besides the figure. */
  question: string;
  /** Inline SVG by `figure` or `plane`; '' for none. */
  img?: string;
  /** HTML: the worked explanation. Reasons against the wrong answers are appended from their notes. */
  why: string;
  hints: [string, string, string, string];
  /** What the tutor compares students' lines with, beyond what `why` and the notes already say. */
  math?: OwnMath;
  /** A second explanation in everyday words, 60 at most; shown after the question, so it may name the answer. */
  simpler?: string;
}

/** A four-choice problem. */
export interface ChoiceDraft extends Draft {
  type: 'choice';
  right: string;
  /** At least three; the first three that differ in value from the key and from each other are taken. */
  wrong: readonly WrongChoice[];
  /** Sizes of the key and of each wrong choice, where these are expressions of one form: they then stand in order of size. */
  sizes?: readonly number[];
}

/** A student-produced problem. */
export interface BlankDraft extends Draft {
  type: 'blank';
  /** Comma list of accepted values, written as a student may enter them: `7/2,3.5`. */
  answer: string;
  /** Value as entered, misconception, feedback; at least two must be enterable and wrong. */
  wrong: readonly WrongChoice[];
}

export type TemplateDraft = ChoiceDraft | BlankDraft;

/** A family of mathematics items: seeded parameters with constraints become a problem with key, reasons and hints. */
export interface Template {
  /** Unique over all templates, kebab-case; an item's key is `math-<id>-<variant>`. */
  readonly id: string;
  /** 12-30. */
  readonly skill: number;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** Expected time, seconds. */
  readonly seconds: number;
  /** Moves b within its band by what the structure adds or saves, logits, -0.4 to 0.4. */
  readonly shift?: number;
  readonly type: 'choice' | 'blank';
  /** Numeric choices rise or fall from A to D, as the exam prints them; see `ordered-choices.ts`. Give more than three wrong ones. */
  readonly ordered?: boolean;
  /** Set in a real-life situation? */
  readonly context: boolean;
  /** Draws the parameters and builds the problem; null when the draw misses the constraints, and another is made. */
  make(draw: Draw): TemplateDraft | null;
}
