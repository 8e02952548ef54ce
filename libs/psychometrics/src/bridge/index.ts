export * from './estimate.js';
export * from './pair.js';
export * from './record.js';
