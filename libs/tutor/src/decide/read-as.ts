import type { IntentName } from '../intent/intent.js';
import type { MoveName } from '../move/move.js';

/** What a model may say a message wants. Danger, answers and lines of algebra are for the rules alone. */
export const READ_INTENTS = [
  'hint',
  'why-wrong',
  'explain',
  'simpler',
  'similar',
  'passage',
  'own-reason',
  'frustration',
  'off-topic',
  'thanks',
] as const satisfies readonly IntentName[];

/** A message as a model reads it. */
export interface ReadAs {
  readonly intent: (typeof READ_INTENTS)[number] | null;
  /** Id of the item's idea that it states. */
  readonly idea: string | null;
}

const ASKS_BACK: ReadonlySet<string> = new Set<MoveName>([
  'unmatched',
  'heard',
  'where',
  'closer',
  'did-you-mean',
  'unsure',
  'unknown',
]);

/** Is the tutor unsure what the student means? */
export const asksBack = ({ move }: { readonly move: string }): boolean => ASKS_BACK.has(move);
