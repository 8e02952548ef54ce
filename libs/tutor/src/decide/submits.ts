import { LETTERS } from '@aivy/item-bank/item';
import type { Decider } from './heard.js';
import { inside, offerMove } from './offer.js';

const POINT = /^\D*?\(?\s*([-−]?\d+(?:\.\d+)?)\s*,\s*([-−]?\d+(?:\.\d+)?)\s*\)?\D*$/;
const MOST_AROUND = 30;

/** "(0,-1)?" beside choices that are points. */
export const decidePoint: Decider = ({ context, state, message }) => {
  const [, x, y] = POINT.exec(message) ?? [];
  if (x === undefined || y === undefined || context.choices === null || message.length > MOST_AROUND) return undefined;
  if (/\b(?:not|isn'?t|no)\b/i.test(message)) return undefined;
  const point = `(${x},${y})`.replace(/−/g, '-');
  const { choices } = context;
  const letter = LETTERS.find((each) => inside(choices[each]).replace(/\s|\\left|\\right/g, '') === point);
  return letter && { move: offerMove({ intent: 'submit', answer: letter }, context), state };
};

const SUBMITS =
  /^\W*(?:(?:ok(?:ay)?|so|and|but|wait|then|um),? )*(?:(?:can|may|could|should|do) i|i (?:wanna|want to|need to|would like to)|i'?m (?:gonna|going to)|how (?:do|can) i|let me|lemme) (?:just |now )?(?:submit|lock (?:it )?in|turn (?:it|this) in)\b(?: (?:choice |answer |my answer )?([a-d])\b(?! (?:guess|choice|letter)))?/i;

/** Wants to submit: where the button is. Without an answer there's none yet. */
export const decideSubmits: Decider = ({ context, state, message }) => {
  const found = SUBMITS.exec(message);
  if (!found) return undefined;
  const letter = found[1]?.toLowerCase();
  if (letter !== undefined && context.type === 'choice') {
    const offered = offerMove({ intent: 'submit', answer: letter }, context);
    return { move: offered.move === 'offer-submit' ? { ...offered, how: 'ready' } : offered, state };
  }
  if (/\d/.test(message)) return undefined;
  return state.moves.at(-1) === 'offer-submit'
    ? { move: { move: 'tap-submit' }, state }
    : { move: { move: 'which-answer', ...(context.type === 'choice' && { as: 'asked' }) }, state };
};
