export * from './complete-draft.js';
export * from './draft.js';
export * from './draft-faults.js';
export * from './draft-parts.js';
export * from './lacks.js';
export * from './sketch.js';
export { isRight } from './mark.js';
export * from './complete-row.js';
export { ABOUT, COMPLETING, writeSheet } from './sheet.js';
