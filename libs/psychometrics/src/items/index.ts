export * from './dif.js';
export * from './distractors.js';
export * from './item-statistics.js';
export * from './review-proposal.js';
