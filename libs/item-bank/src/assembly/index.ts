export * from './assemble.js';
export { MODULE_QUESTIONS, type Band, type Route } from './blueprint.js';
export type { Shortage } from './picker.js';
export { ItemPool } from './pool.js';
export { preparePools } from './prepare-pools.js';
export { capacityOf, type Capacity } from './capacity.js';
export { practicePool, TRIAL_TOPICS, trialItems } from './trial.js';
export { assembleUnit } from './unit.js';
export { skillFrames, skillWeight } from './skill-frames.js';
