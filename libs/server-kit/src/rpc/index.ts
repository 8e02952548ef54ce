export { RpcClient, type RpcCallOptions, type RpcClientOptions } from './client/rpc-client.js';
export { RedisRpcServer, type RpcServerOptions } from './server/redis-rpc-server.js';
export { deadlineFor } from './deadline.js';
export { steadyNow } from './steady-clock.js';
export { RpcContext } from './context.js';
export { RpcErrorFilter } from './rpc-error-filter.js';
export { promRpcMetrics } from './prom-rpc-metrics.js';
export { RpcHandler } from './rpc-handler.js';
export { DEFAULT_PREFIX as DEFAULT_KEY_PREFIX } from './keys.js';
