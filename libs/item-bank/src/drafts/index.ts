export * from './complete-draft.js';
export * from './draft.js';
export * from './draft-faults.js';
export * from './draft-parts.js';
export * from './lacks.js';
export * from './sketch.js';
