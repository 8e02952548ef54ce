export * from './correct.js';
export * from './entry.js';
export { equal as equalRational, readRational, type Rational } from './rational.js';
