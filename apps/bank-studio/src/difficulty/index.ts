export * from './agreement.js';
export * from './choose-unsolved.js';
export * from './distribution.js';
export * from './ratings-of.js';
export * from './solve.js';
