export { RpcClient, type RpcCallOptions, type RpcClientOptions, type RpcClientStatus } from './client/rpc-client.js';
export { RedisRpcServer, type RpcServerOptions, type RpcServerStatus } from './server/redis-rpc-server.js';
export { deadlineFor } from './deadline.js';
export { steadyNow } from './steady-clock.js';
export { RpcContext } from './context.js';
export { RpcErrorFilter } from './rpc-error-filter.js';
export { promRpcMetrics } from './prom-rpc-metrics.js';
export { type AnyCall, RpcHandler, RpcInputPipe } from './rpc-handler.js';
export {
  type CallRecord,
  type HandledRecord,
  type Lane,
  noRpcMetrics,
  type QueueRecord,
  type RpcConnection,
  type RpcMetrics,
} from './metrics.js';
export { DEFAULT_PREFIX as DEFAULT_KEY_PREFIX } from './keys.js';
