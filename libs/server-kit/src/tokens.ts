/** Injection tokens of what `KitModule` provides without a class: `@Inject(REDIS) redis: Redis`. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
/** The Redis of notices and limits. */
export const REDIS = Symbol('redis');
/** The Redis of what must outlive a restart. */
export const REDIS_QUEUE = Symbol('redis queue');
/** The Redis of what may be lost at any time. */
export const REDIS_CACHE = Symbol('redis cache');
/** The `Metrics` of the program. */
export const METRICS = Symbol('metrics');
/** The `RpcClient` of a program that calls services. */
export const RPC = Symbol('rpc');
/** The bank of a program that needs one: always the current release. */
export const BANK = Symbol('bank');
