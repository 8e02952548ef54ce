import type { Rung } from '../move/phase.js';
import { featuresOf, hasOtherNumber, pointsTheirWay } from './features.js';
import { asksBeside } from './asks-fact.js';
import { isEnough, isTopicAlone, readsData, saysMost, shareWords, telling } from './enough.js';
import { namesOther } from './names-other.js';
import { prepareMessage, type IdeaText, type Prepared, type PreparedIdeas } from './prepare.js';
import { isTurnedRound } from './turned-round.js';
import { isOtherWay } from './two-parts.js';
import { NONE, WEIGHTS } from './weights.js';

/** What a message says, as far as the ideas of an item show. */
export interface IdeaMatch<I extends IdeaText = IdeaText> {
  readonly idea: I;
  /** 0-1. */
  readonly p: number;
  /** The next best, where either could be meant. */
  readonly rival: I | null;
  /** Is it clear enough to reply, or should the student be asked first? */
  readonly why: 'accept' | 'ask';
  /** It has the two parts of the idea, and calls the other one right. */
  readonly isOtherWay?: boolean;
}

interface Scored<I> {
  readonly idea: I;
  readonly p: number;
  /** False when the message denies what it says, has another number, or turns its parts round. */
  readonly fits: boolean;
}

const ACCEPT = 0.5;
const LEAD = 0.15;
/** To praise a misconception is the worst mistake: a right idea needs more of a lead over one. */
const LEAD_OF_RIGHT = 0.3;
/** To call a right idea wrong is as bad: a misconception needs as clear a lead over every other kind. */
const LEAD_OF_WRONG = 0.35;
/** Words that tell something in a short answer. */
const SHORT = 3;
const MOST_OF_SURE = 0.5;
/** From here on one word in common is enough, if the other kind is far behind. */
const SURE: Readonly<Record<IdeaText['kind'], number>> = { right: 0.8, partial: 0.8, wrong: 0.96 };
const FAR = 0.6;
/** Below this, asking "Do you mean …?" would miss more often than it hits. */
const LEAST = 0.25;
/** Two ideas this near each other could both be meant. */
const CLOSE = 0.3;
/** For the idea that was just asked for: "so it just happened" has no words of its own. */
const ASKED = 1.5;
/** A line of algebra belongs to the step checker: "w + 13 = 114" differs from an idea by one sign. */
const EQUATION = /[a-z0-9)]\s*[=<>≤≥]\s*[-(a-z0-9]/i;

/** Every idea with its chance, the best first. @param open the hint whose question was asked last */
export function rankIdeas<I extends IdeaText>(text: string, ideas: PreparedIdeas<I>, open: Rung | null): Scored<I>[] {
  const message = prepareMessage(text, ideas);
  const sums = featuresOf(message, ideas).map((features, index) => {
    const isAsked = open !== null && ideas.ideas[index]!.idea.rung === open;
    return features.reduce((sum, value, at) => sum + value * WEIGHTS[at]!, isAsked ? ASKED : 0);
  });
  const all = sums.reduce((total, sum) => total + Math.exp(sum - NONE), 1);
  return ideas.ideas
    .map(({ idea, says }, index) => ({
      idea,
      p: Math.exp(sums[index]! - NONE) / all,
      fits:
        pointsTheirWay(message, says, ideas.weightOf) &&
        !hasOtherNumber(message, says) &&
        !isTurnedRound(message, says) &&
        !isOtherWay(message, says),
    }))
    .sort((x, y) => y.p - x.p);
}

/**
 * Two right ideas don't contradict each other: they share their chance. A student who says the later one has the earlier
 * one, too.
 */
function merged<I extends IdeaText>(first: Scored<I>, second: Scored<I> | undefined): Scored<I> & { isClear: boolean } {
  if (!second) return { ...first, isClear: true };
  if (first.idea.kind !== 'right' || second.idea.kind !== 'right')
    return { ...first, isClear: first.p - second.p >= (first.idea.kind === 'right' ? LEAD_OF_RIGHT : LEAD) };
  const isLater = (second.idea.rung ?? 0) > (first.idea.rung ?? 0);
  const best = isLater && second.fits && second.p >= first.p / 2 ? second : first;
  return { ...best, p: first.p + second.p, isClear: true };
}

/** Is an idea so far ahead of every idea of the other kind that a word in common will do? */
function isFarAhead<I extends IdeaText>({ idea, p }: Scored<I>, ranked: readonly Scored<I>[]): boolean {
  const other = ranked.find((each) => (each.idea.kind === 'wrong') !== (idea.kind === 'wrong'));
  return p >= SURE[idea.kind] && p - (other?.p ?? 0) >= FAR;
}

/** An answer to the question just asked may be one word of it, or none: "nope, there isn't one". */
function answersAsked<I extends IdeaText>(best: Scored<I>, ranked: readonly Scored<I>[], open: Rung | null): boolean {
  const wrong = ranked.find(({ idea }) => idea.kind === 'wrong')?.p ?? 0;
  return open !== null && best.idea.kind === 'right' && best.idea.rung === open && best.p - wrong >= LEAD_OF_RIGHT;
}

/** The idea that a message states; null when it's like none of them. @param open as for `rankIdeas` */
export function matchIdea<I extends IdeaText>(
  text: string,
  ideas: PreparedIdeas<I>,
  open: Rung | null,
): IdeaMatch<I> | null {
  if (ideas.ideas.length === 0 || EQUATION.test(text)) return null;
  const ranked = rankIdeas(text, ideas, open);
  const [first, second] = ranked;
  if (!first) return null;
  const best = merged(first, second);
  const rightest = ranked.find(({ idea }) => idea.kind !== 'wrong');
  const isSafe =
    best.idea.kind !== 'wrong' || (!readsData(text) && (!rightest || best.p - rightest.p >= LEAD_OF_WRONG));
  const message = prepareMessage(text, ideas);
  const saysOf = (idea: I): readonly Prepared[] => ideas.ideas.find((each) => each.idea === idea)?.says ?? [];
  const says = saysOf(best.idea);
  const isSaid =
    isEnough[best.idea.kind](message, says) ||
    (telling(message.words).length > 1 &&
      isFarAhead(best, ranked) &&
      (best.idea.kind === 'wrong'
        ? !message.denies && saysMost(message, says, MOST_OF_SURE)
        : shareWords(message, says))) ||
    (answersAsked(best, ranked, open) &&
      telling(message.words).length <= SHORT &&
      (best.p >= SURE.right || shareWords(message, says)));
  if (asksBeside(text, best.idea)) return null;
  if (best.p >= ACCEPT && isOtherWay(message, says))
    return { idea: best.idea, p: best.p, rival: null, why: 'ask', isOtherWay: true };
  if (best.idea.kind !== 'wrong' && namesOther(message, says, ideas)) return null;
  if (best.p >= ACCEPT && best.isClear && isSafe && best.fits && isSaid && !isTopicAlone(text, message))
    return { idea: best.idea, p: best.p, rival: null, why: 'accept' };
  const isLike = ({ idea, p }: Scored<I>, least: number): boolean => p >= least && shareWords(message, saysOf(idea));
  if (!isLike(first, LEAST)) return null;
  const isClose = second !== undefined && first.fits && second.fits && first.p - second.p <= CLOSE;
  const rival = isClose && isLike(second, LEAST) ? second.idea : null;
  return { idea: first.idea, p: first.p, rival, why: 'ask' };
}
