export * from './correct.js';
export * from './entry.js';
export { equal as equalRational, rational, readRational, type Rational } from './rational.js';
