export * from './calendar.js';
export * from './dates.js';
export * from './days.js';
export * from './finishing.js';
export * from './roadmap.js';
export * from './streak.js';
export * from './target.js';
