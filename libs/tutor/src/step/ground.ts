import type { Letter } from '@aivy/item-bank/item';
import type { MathGround } from '../math/ground.js';

/** What a line is held against. */
export interface Ground {
  /** HTML of the question. */
  readonly question: string;
  /** HTML; null for a blank. */
  readonly choices: Readonly<Record<Letter, string>> | null;
  /** The line before, as typed; null for none. A line may follow from it; only a proven one can be contradicted. */
  readonly before: string | null;
  /** The last line that was proven to follow from the question; null for none. */
  readonly proven: string | null;
  /** Are answers due? Then results may be judged like any other line. */
  readonly due: boolean;
  /** What else is known about work on the question; absent where nothing was written. */
  readonly math?: MathGround | undefined;
}
