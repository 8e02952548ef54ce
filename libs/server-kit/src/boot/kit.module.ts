import { type DynamicModule, Module } from '@nestjs/common';
import type { KeptBank } from '../bank/open-bank.js';
import type { BaseParts } from './program.js';
import type { BaseConfig } from '../config/base-config.js';
import { HealthRegistry } from '../health/health-registry.js';
import { SecurityLog } from '../log/security-log.js';
import type { RpcClient } from '../rpc/index.js';
import { BANK, CONFIG, LOGGER, METRICS, REDIS, REDIS_CACHE, REDIS_QUEUE, RPC } from '../tokens.js';

/** What a program has at hand, whether it asked for bank and services or not. */
export type KitParts<Config extends BaseConfig = BaseConfig> = BaseParts<Config> & {
  bank?: KeptBank;
  rpc?: RpcClient;
};

/**
 * Global providers of a running service: CONFIG, LOGGER, REDIS, REDIS_QUEUE, REDIS_CACHE, METRICS, HealthRegistry,
 * SecurityLog, and, when it needs them, RPC and BANK. `nestService` adds it.
 */
@Module({})
export class KitModule {
  static forRoot({
    config,
    logger,
    redis,
    redisQueue,
    redisCache,
    health,
    metrics,
    rpc,
    bank,
  }: KitParts): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
      { provide: REDIS, useValue: redis },
      { provide: REDIS_QUEUE, useValue: redisQueue },
      { provide: REDIS_CACHE, useValue: redisCache },
      { provide: METRICS, useValue: metrics },
      { provide: HealthRegistry, useValue: health },
      { provide: SecurityLog, useValue: new SecurityLog(logger) },
      ...(rpc ? [{ provide: RPC, useValue: rpc }] : []),
      ...(bank ? [{ provide: BANK, useValue: bank }] : []),
    ];
    return { module: KitModule, global: true, providers, exports: providers.map(({ provide }) => provide) };
  }
}
