import type { ReviewContext } from '../context/review-context.js';
import { fromHtml, sentences } from '../text/from-html.js';

/** The steps of the explanation of the right answer, sentence by sentence; the first states the key. */
export const explanationSteps = ({ explanation }: ReviewContext): string[] => {
  // What follows the first list is about wrong answers.
  const right = explanation.split(/<p>Frequent slips|<ul>/)[0] ?? explanation;
  return sentences(fromHtml(right).replace(/\s+/g, ' '));
};
