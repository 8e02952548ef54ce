import type { ServiceName } from '@aivy/contracts';
import type { BankSource } from '../bank/open-bank.js';
import type { RedisClient } from '../redis/redis.js';
import type { BaseConfig } from '../config/base-config.js';
import type { DatabaseDefinition } from '../database/definition.js';
import type { HealthRegistry } from '../health/health-registry.js';
import type { Logger } from '../log/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { RpcClient } from '../rpc/index.js';
import type { RpcMetrics } from '../rpc/metrics.js';
import type { Cleanup } from './cleanup.js';
import type { Tracer } from '../request/span.js';

/** What a program needs beside its configuration, log, Redis, health and metrics, which every program has. */
export interface Needs {
  /** The item bank in memory, kept current. */
  bank?: BankSource;
  /** The program's own part of the database. */
  database?: DatabaseDefinition;
  /** The services that it calls. Its readiness names those that are away and doesn't depend on them. */
  calls?: readonly ServiceName[];
  /** It works off queues: it is ready only while their Redis takes writes. */
  queues?: true;
}

/** What every program has at hand. */
export interface BaseParts<Config extends BaseConfig = BaseConfig> {
  name: string;
  config: Config;
  logger: Logger;
  /** Calls, notices, sockets, limits. */
  redis: RedisClient;
  /** Queues, schedules, the model's budget; the same connection where both roles have one Redis. */
  redisQueue: RedisClient;
  /** What may be lost at any time; the same connection where both roles have one Redis. */
  redisCache: RedisClient;
  health: HealthRegistry;
  metrics: Metrics;
  /** What the RPC client and server of the program tell. */
  rpcMetrics: RpcMetrics;
  /** Absent where no collector of traces is named. */
  tracer?: Tracer | undefined;
}

/** What a program has at hand that needs this. */
export type Parts<Config extends BaseConfig = BaseConfig, N extends Needs = Needs> = BaseParts<Config> &
  (N extends { bank: BankSource<infer Bank> } ? { bank: Bank } : unknown) &
  (N extends { calls: readonly ServiceName[] } ? { rpc: RpcClient } : unknown);

/** A program of the system, as data; `boot` makes it start. */
export interface Program<Config extends BaseConfig, N extends Needs, Own extends object> {
  /** Its folder in `apps`, and its name in logs, metrics and RPC addresses. */
  name: string;
  /** @throws ConfigError */
  loadConfig: (env?: NodeJS.ProcessEnv) => Config;
  needs: N;
  /** Milliseconds from a signal to the end of the process, whatever is still open; default 13000. */
  hardEndMs?: number;
  /**
   * The program's own part. Resolves when it serves, with what its starter wants to know beside the name. What it opens
   * it adds to `cleanup`, at once: it is undone in reverse order at the stop, and when the start fails later on.
   */
  run: (parts: Parts<Config, N>, cleanup: Cleanup) => Promise<Own>;
}

export interface RunningProgram {
  name: string;
  /** Finishes what is in hand, then lets go of everything. Calling it again does nothing. */
  close(): Promise<void>;
}
