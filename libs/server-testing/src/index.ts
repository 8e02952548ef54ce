export * from './environment.js';
export * from './redis-process.js';
export * from './rpc-probe.js';
export * from './service-under-test.js';
export * from './test-database.js';
export * from './test-redis.js';
export * from './test-system.js';
export * from './wait-for.js';
