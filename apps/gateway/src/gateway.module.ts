import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { allCalls } from '@aivy/contracts';
import {
  CONFIG,
  HealthRegistry,
  LOGGER,
  METRICS,
  type Logger,
  type Metrics,
  REDIS,
  REDIS_CACHE,
  RpcClient,
  SecurityLog,
  type RedisClient,
  type Tracer,
} from '@aivy/server-kit';
import type { GatewayConfig } from './config.js';
import { DocsController } from './docs/docs.controller.js';
import { HealthController } from './health/health.controller.js';
import { createCallController } from './http/call-controller.js';
import { CallDispatcher } from './http/call-dispatcher.js';
import { ErrorFilter } from './http/error.filter.js';
import { CallLimiter } from './limits/call-limiter.js';
import { LiveGateway } from './live/live.gateway.js';
import { OperatorDoor } from './ops/operator-door.js';
import { QueueBoardController } from './ops/queue-board.controller.js';
import { PromptRedis } from './redis/prompt-redis.js';
import { SessionStore } from './session/session-store.js';
import { UnsubscribeController } from './http/unsubscribe.controller.js';
import { MailboxController } from './web/mailbox.controller.js';
import { StaticFiles } from './web/static-files.js';
import { WebController } from './web/web.controller.js';

export interface GatewayParts {
  config: GatewayConfig;
  logger: Logger;
  redis: RedisClient;
  redisCache: RedisClient;
  rpc: RpcClient;
  health: HealthRegistry;
  metrics: Metrics;
  /** Absent where no collector of traces is named. */
  tracer?: Tracer | undefined;
}

/** What the gateway reads itself before it is built. */
interface BuiltParts extends GatewayParts {
  files: StaticFiles;
}

/** The only door: everything it needs from outside is injected, so tests build it the way the app does. */
@Module({})
export class GatewayModule {
  static with({ config, logger, redis, redisCache, rpc, health, metrics, files }: BuiltParts): DynamicModule {
    return {
      module: GatewayModule,
      // The web controller answers every other path, so it comes last.
      controllers: [
        createCallController(allCalls),
        UnsubscribeController,
        HealthController,
        DocsController,
        MailboxController,
        QueueBoardController,
        WebController,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: REDIS, useValue: redis },
        { provide: REDIS_CACHE, useValue: redisCache },
        { provide: RpcClient, useValue: rpc },
        { provide: METRICS, useValue: metrics },
        { provide: HealthRegistry, useValue: health },
        { provide: StaticFiles, useValue: files },
        { provide: SecurityLog, useValue: new SecurityLog(logger) },
        { provide: APP_FILTER, useClass: ErrorFilter },
        PromptRedis,
        SessionStore,
        OperatorDoor,
        CallLimiter,
        LiveGateway,
        CallDispatcher,
      ],
    };
  }
}
