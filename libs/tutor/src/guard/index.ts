export { createGuard, guard, type Guard, type LeakKind, type Verdict } from './guard.js';
export type { Secret } from './secret.js';
export { SentenceGate, type GateResult, type GateStop } from './sentence-gate.js';
