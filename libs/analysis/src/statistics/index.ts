export * from './clustered.js';
export * from './interval.js';
export * from './tally.js';
