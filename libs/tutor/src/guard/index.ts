export { createGuard, guard, type Guard, type LeakKind, type Verdict } from './guard.js';
export { createKeyCheck, type KeyStatement, type StoredKey } from './key-check.js';
export type { Secret } from './secret.js';
export { secretOf } from './secret-of.js';
export { SentenceGate, type GateStop } from './sentence-gate.js';
