export * from './elo.js';
export * from './next-best.js';
export * from './points-per-minute.js';
export * from './review.js';
export * from './selection.js';
export * from './learning.js';
