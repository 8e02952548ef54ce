export * from './correct.js';
export * from './entry.js';
