export { dealPools, type Deal, type DealtItem } from './deal.js';
export { monthlyNeed, POOLS, type Pool } from './need.js';
