export { dealPools, dealSteps, type DealtItem } from './deal.js';
export { monthlyNeed, POOLS, type Pool } from './need.js';
