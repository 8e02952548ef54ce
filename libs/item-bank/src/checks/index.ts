// For whoever writes items. A release runs `checkItems` by itself.
export { checkAnswers } from './answers.js';
export { checkItems } from './check-items.js';
export type { Fault } from './fault.js';
export { checkFeedback } from './feedback.js';
export { checkHints } from './hints.js';
export { checkHtml, htmlFields, imageFaults } from './html.js';
export { keptMarkup } from './kept-markup.js';
export { FIGURE_MARKUP, markupFaults, TEXT_MARKUP } from './markup.js';
export { provenStarts } from './math-side.js';
export { checkArticle } from './odd-one-out.js';
export { unorderedChoices } from './order.js';
export { keyIsLongest, StemIndex } from './pack.js';
export { checkPassage } from './passage.js';
export { checkPools } from './pools.js';
export { checkTalk } from './talk.js';
export { plainText, words } from './text.js';
export { checkTopics, formTopics } from './topics.js';
export { warningsOf } from './warnings.js';
