export * from './modules.js';
export * from './module-time.js';
export * from './server-clock.js';
export * from './trail.js';
export * from './trail-replay.js';
export * from './compare-tests.js';
