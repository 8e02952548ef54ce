export * from './assemble.js';
export { MODULE_QUESTIONS, type Band, type Route } from './blueprint.js';
export { ItemPool } from './pool.js';
export { capacityOf } from './capacity.js';
