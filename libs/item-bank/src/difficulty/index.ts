export * from './agreement.js';
export * from './choose-unsolved.js';
export * from './rate.js';
export * from './rated/index.js';
export * from './rating.js';
export * from './ratings-of.js';
export * from './solve.js';
export * from './text-features.js';
