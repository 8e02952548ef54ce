export * from './reports/index.js';
export * from './statistics/index.js';
export * from './suppression/index.js';
export * from './table/index.js';
