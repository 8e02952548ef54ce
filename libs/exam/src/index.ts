export * from './answers/index.js';
export * from './mastery.js';
export * from './skills.js';
export * from './timing.js';
export * from './diagnostic-entries.js';
export * from './diagnostic-progress.js';
export * from './utc-stamp.js';
export * from './full-test/index.js';
