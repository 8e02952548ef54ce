export * from './checks/check-items.js';
export * from './content/index.js';
export * from './item/item.js';
export * from './item/projections.js';
export type { BankClient } from './release/client.js';
export * from './release/database.js';
export * from './release/load.js';
export * from './release/seed.js';
export * from './release/snapshot.js';
