export * from './suppression/index.js';
export * from './table/index.js';
