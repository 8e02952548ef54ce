export * from './ability.js';
export * from './attempts.js';
export * from './badges.js';
export * from './mission.js';
export * from './mistakes.js';
export * from './points.js';
export * from './topics.js';
export * from './week.js';
