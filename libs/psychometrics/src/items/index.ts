export * from './dif.js';
export { analyseDistractors, type DistractorAnalysis } from './distractors.js';
export * from './item-statistics.js';
export * from './item-tally.js';
export * from './review-proposal.js';
