export * from './blueprint.js';
export * from './item-curves.js';
export * from './next-adaptive-item.js';
