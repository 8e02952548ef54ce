import { rightAnswersOf, type BankItem } from '@aivy/item-bank/item';
import type { ReviewContext } from '../context/review-context.js';
import { fromHtml, sentences } from '../text/from-html.js';

/** The steps of the explanation of the right answer, sentence by sentence; the first states the key. */
export const explanationSteps = ({ explanation }: Pick<ReviewContext, 'explanation'>): string[] => {
  // What follows the first list is about wrong answers.
  const right = explanation.split(/<p>Frequent slips|<ul>/)[0] ?? explanation;
  return sentences(fromHtml(right).replace(/\s+/g, ' '));
};

/** How a worked example ends. */
export const exampleAnswer = (item: BankItem): string => `Answer: ${fromHtml(rightAnswersOf(item)[0]!)}`;

/** A worked example: the question, its steps without the first, which names a choice that isn't shown, and the answer. */
export const exampleText = (item: BankItem, numbered: (steps: readonly string[]) => string): string =>
  [fromHtml(item.question), numbered(explanationSteps(item).slice(1)), exampleAnswer(item)].join('\n\n');
