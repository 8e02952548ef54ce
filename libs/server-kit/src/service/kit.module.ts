import { type DynamicModule, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { BaseConfig } from '../config/base-config.js';
import { HealthRegistry } from '../health/health-registry.js';
import type { Logger } from '../log/logger.js';
import { SecurityLog } from '../log/security-log.js';
import { Mailer } from '../mail/mailer.js';
import type { Metrics } from '../metrics/metrics.js';

/** Injection tokens of what `KitModule` provides without a class: `@Inject(REDIS) redis: Redis`. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
export const REDIS = Symbol('redis');
const METRICS = Symbol('metrics');

export interface KitOptions {
  config: BaseConfig;
  logger: Logger;
  redis: Redis;
  health: HealthRegistry;
  metrics: Metrics;
}

/** Global providers of a running service: CONFIG, LOGGER, REDIS, METRICS, HealthRegistry, Mailer, SecurityLog. `startService` adds it. */
@Module({})
export class KitModule {
  static forRoot({ config, logger, redis, health, metrics }: KitOptions): DynamicModule {
    const mailer = new Mailer({
      mailUrl: config.MAIL_URL,
      mailFrom: config.MAIL_FROM,
      redis,
      prefix: config.KEY_PREFIX,
    });
    return {
      module: KitModule,
      global: true,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: REDIS, useValue: redis },
        { provide: METRICS, useValue: metrics },
        { provide: HealthRegistry, useValue: health },
        { provide: Mailer, useValue: mailer },
        { provide: SecurityLog, useValue: new SecurityLog(logger) },
      ],
      exports: [CONFIG, LOGGER, REDIS, METRICS, HealthRegistry, Mailer, SecurityLog],
    };
  }
}
