export * from './estimate.js';
export * from './pair.js';
export * from './plausible.js';
export * from './record.js';
