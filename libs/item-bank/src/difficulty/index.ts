export * from './author.js';
export { RATED } from './rated/index.js';
export * from './rating.js';
