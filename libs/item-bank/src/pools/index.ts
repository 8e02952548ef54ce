export { dealPools, type DealtItem } from './deal.js';
export { monthlyNeed, POOLS, type Pool } from './need.js';
