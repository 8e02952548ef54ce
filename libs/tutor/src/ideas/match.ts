import type { Idea } from '@aivy/item-bank/item';
import type { Rung } from '../move/phase.js';
import { agrees, featuresOf, hasOtherNumber } from './features.js';
import { prepareText, type PreparedIdeas } from './prepare.js';
import { BIAS, WEIGHTS } from './weights.js';

/** What a message says, as far as the ideas of an item tell. */
export interface IdeaMatch<I extends IdeaText = Idea> {
  readonly idea: I;
  /** 0-1. */
  readonly p: number;
  /** The next best. */
  readonly rival: I | null;
  /** Sure enough to answer it, or to be asked about first. */
  readonly why: 'accept' | 'ask';
}

/** What the matcher needs of an idea. */
export type IdeaText = Pick<Idea, 'id' | 'kind' | 'rung' | 'says'>;

const ACCEPT = 0.5;
const LEAD = 0.15;
/** Below this, not even a question is worth asking. */
const LEAST = 0.2;
/** Added for the idea that the last question asked for: "so it just happened" has no words of its own. Not measured. */
const OPEN_BONUS = 0.4;
/** A line of algebra belongs to the step checker: "w + 13 = 114" differs from an idea by one sign. */
const EQUATION = /[a-z0-9)]\s*(?:[=<>≤≥])\s*[-(a-z0-9]/i;

const probability = (features: readonly number[], bonus: number): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * WEIGHTS[at]!, BIAS + bonus)));

interface Scored<I> {
  idea: I;
  p: number;
  /** Nothing in its phrasings contradicts the message. */
  fits: boolean;
}

/** Every idea with its chance, the best first. */
export function rankIdeas<I extends IdeaText>(
  text: string,
  prepared: PreparedIdeas<I>,
  open: Rung | null = null,
): Scored<I>[] {
  const message = prepareText(text, prepared.weightOf);
  const features = featuresOf(message, prepared);
  return prepared.ideas
    .map(({ idea, says }, index) => ({
      idea,
      p: probability(features[index]!, open !== null && idea.rung === open ? OPEN_BONUS : 0),
      fits: agrees(message, says) && !hasOtherNumber(message, says),
    }))
    .sort((x, y) => y.p - x.p);
}

/** Two right ideas at once: whoever says the later one has the earlier one, too. */
function laterFirst<I extends IdeaText>([best, next, ...rest]: Scored<I>[]): Scored<I>[] {
  if (!best || !next) return best ? [best] : [];
  const bothRight = best.idea.kind === 'right' && next.idea.kind === 'right' && next.p >= ACCEPT;
  const isLater = (next.idea.rung ?? 0) > (best.idea.rung ?? 0);
  return bothRight && isLater && next.fits ? [next, best, ...rest] : [best, next, ...rest];
}

/**
 * The idea that a message states; null when it's like none of them.
 * @param open the hint whose question was asked last
 */
export function matchIdea<I extends IdeaText>(
  text: string,
  prepared: PreparedIdeas<I>,
  open: Rung | null = null,
): IdeaMatch<I> | null {
  if (prepared.ideas.length === 0 || EQUATION.test(text)) return null;
  const [best, next] = laterFirst(rankIdeas(text, prepared, open));
  if (!best || best.p < LEAST) return null;
  // Two right ideas don't contradict each other.
  const isClear = !next || best.p - next.p >= LEAD || (best.idea.kind === 'right' && next.idea.kind === 'right');
  const why = best.p >= ACCEPT && isClear && best.fits ? 'accept' : 'ask';
  return { idea: best.idea, p: best.p, rival: next && next.p >= LEAST / 4 ? next.idea : null, why };
}
