export { createGuard, type Guard } from './guard.js';
export { createKeyCheck } from './key-check.js';
export { secretOf, verdictsOf } from './secret-of.js';
export { SentenceGate, type GateStop } from './sentence-gate.js';
export { asksForPersonalData } from './verdicts.js';
export { createGround, mayGuess } from './grounded.js';
