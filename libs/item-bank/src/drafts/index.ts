export * from './draft.js';
export * from './lacks.js';
