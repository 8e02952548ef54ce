import { blocksOf, type Block } from './spoken-runs';
import { sentencesOfBlock, type SpokenSentence } from './spoken-sentences';

/** A key or an explanation stands in the last of these alone, and no running test has it. */
const EXPLAINED = '[data-region="explanation"]';
/** All that is ever read: passage, figure, question, choices, word on the last try and explanation of the question shown. */
const PLACES = `[data-region="passage"], [data-figure], [data-region="question"], [data-choice], [data-region="outcome"], ${EXPLAINED}`;

/** A choice begins with its letter, which is said to be one. */
function choiceBlocks(choice: Element): Block[] {
  const [first = [], ...others] = blocksOf(choice);
  const [letter, ...rest] = first;
  return letter ? [[{ ...letter, words: `Choice ${letter.words}: `, whole: true }, ...rest], ...others] : [];
}

/**
 * Sentences of the question on the screen in the order of the page; none while there is no question. The page has the
 * next question as well, hidden.
 */
export function sentencesOfShownQuestion(page: ParentNode): SpokenSentence[] {
  const question = page.querySelector('[data-shown-question]');
  if (!question) return [];
  return [...question.querySelectorAll(PLACES)]
    .flatMap((place) => (place.matches('[data-choice]') ? choiceBlocks(place) : blocksOf(place)))
    .flatMap(sentencesOfBlock);
}

/** Position of the first sentence of the explanation; 0 while there is none. */
export function explanationAt(sentences: readonly SpokenSentence[]): number {
  const at = sentences.findIndex(({ sources: [first] }) => {
    const element = first && ('element' in first ? first.element : first.node.parentElement);
    return element?.closest(EXPLAINED);
  });
  return Math.max(at, 0);
}
