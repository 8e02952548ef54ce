export * from './modules.js';
export * from './module-time.js';
export * from './server-clock.js';
