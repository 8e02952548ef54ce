export * from './table/index.js';
