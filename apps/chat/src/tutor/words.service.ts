import { Inject, Injectable, type FactoryProvider, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, METRICS, REDIS_CACHE, REDIS_QUEUE, type Metrics, type RedisClient } from '@aivy/server-kit';
import type { ChatConfig } from '../config.js';
import { createModelTutor, type RunningTutor } from '../model/create-model-tutor.js';
import type { ReplyRequest, TutorReply } from '../model/model-tutor.js';

const RUNNING_TUTOR = Symbol('running tutor');

/** The tutor's words as configured, by a model or the authored ones. */
export const runningTutor: FactoryProvider<RunningTutor> = {
  provide: RUNNING_TUTOR,
  useFactory: (config: ChatConfig, queue: RedisClient, cache: RedisClient, metrics: Metrics) =>
    createModelTutor({ config, redis: { queue, cache }, metrics }),
  inject: [CONFIG, REDIS_QUEUE, REDIS_CACHE, METRICS],
};

/** Puts a decided move into words. */
@Injectable()
export class WordsService implements OnApplicationShutdown {
  constructor(@Inject(RUNNING_TUTOR) private readonly running: RunningTutor) {}

  say(request: ReplyRequest): Promise<TutorReply> {
    return this.running.tutor.reply(request);
  }

  onApplicationShutdown(): void {
    this.running.close();
  }
}
