export * from './assemble.js';
export { BANDS, MODULE_QUESTIONS, type Band, type Route } from './blueprint.js';
export { ItemPool, type Shortage, type Slot } from './pool.js';
export { capacityOf, type Capacity } from './capacity.js';
