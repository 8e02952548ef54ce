export {
  ADAPTIVE_BLUEPRINT,
  adaptivePlaces,
  adaptivePool,
  nextQuestion,
  type AdaptiveAnswer,
} from './adaptive.js';
export * from './assemble.js';
export { MODULE_QUESTIONS, type Band, type Route } from './blueprint.js';
export type { Shortage } from './picker.js';
export { ItemPool } from './pool.js';
export type { AskedOnTrial } from './pretest.js';
export { preparePools } from './prepare-pools.js';
export { capacityOf, type Capacity } from './capacity.js';
export { withTails } from './tails.js';
export { practicePool, TRIAL_TOPICS, trialItems } from './trial.js';
export { assembleUnit } from './unit.js';
export { skillFrames, skillWeight } from './skill-frames.js';
