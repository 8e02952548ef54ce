// Exact school algebra: reads lines and TeX, and compares them. Pure.
export { isZero, negative, ONE, over, plus, sign, times, written, ZERO } from './fraction.js';
export { formulasIn, fromTex, lettersIn } from './from-tex.js';
export * from './polynomial.js';
export * from './quotient.js';
export { isUnworked, readLine, type Line, type Sign } from './read.js';
export * from './roots.js';
export { isolates, relationOf, turned, type Relation } from './relation.js';
