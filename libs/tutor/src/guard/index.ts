export { createGuard, type Guard } from './guard.js';
export { createKeyCheck } from './key-check.js';
export { secretOf } from './secret-of.js';
export { SentenceGate, type GateStop } from './sentence-gate.js';
