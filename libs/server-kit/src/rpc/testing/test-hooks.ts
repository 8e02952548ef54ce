import type { RpcClient } from '../index.js';

/** What a test may do with its service beside answering. */
export interface TestHooks {
  /** Called at the start of every execution, and for every packet of a stream. */
  executed?(pattern: string, n: number, replica: string): void | Promise<void>;
  poison?(n: number): void;
  client?: RpcClient;
}

export const HOOKS = 'test-hooks';
export const REPLICA = 'test-replica';
