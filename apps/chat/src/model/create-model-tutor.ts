import { createPromptRedis, type Metrics, type RedisRoles, type RedisClient } from '@aivy/server-kit';
import type { ChatConfig } from '../config.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { Completions } from './completions.js';
import { MessageReader } from './message-reader.js';
import { ModelTutor, type TutorMeters } from './model-tutor.js';
import { ModelWriter } from './model-writer.js';
import { ReplyCache } from './reply-cache.js';
import { TokenBudget } from './token-budget.js';

/** Redis is asked before the words of a reply; away or slow, it must not keep a student waiting. */
const MAX_REDIS_MS = 100;
const CONNECT_MS = 1_000;

export interface ModelTutorNeeds {
  config: Pick<ChatConfig, 'KEY_PREFIX' | Extract<keyof ChatConfig, `TUTOR_${string}`>>;
  /** Where the budget is kept, and where what may be lost is. */
  redis: Pick<RedisRoles, 'queue' | 'cache'>;
  metrics: Metrics;
  fetch?: typeof globalThis.fetch;
}

export interface RunningTutor {
  tutor: ModelTutor;
  /** Ends its connections. */
  close(): void;
}

/** The tutor's words as configured. Waits for its connections, so that the first student is not sent to the offline words. */
export async function createModelTutor(needs: ModelTutorNeeds): Promise<RunningTutor> {
  const { config } = needs;
  const prefix = config.KEY_PREFIX;
  const meters = metersIn(needs.metrics);
  const { TUTOR_BASE_URL: baseUrl, TUTOR_MODEL: model, TUTOR_API_KEY: apiKey } = config;
  if (!baseUrl || !model) return { tutor: new ModelTutor(null, meters), close: () => undefined };
  const queue = createPromptRedis(needs.redis.queue, MAX_REDIS_MS);
  const cache = needs.redis.cache === needs.redis.queue ? queue : createPromptRedis(needs.redis.cache, MAX_REDIS_MS);
  await Promise.all([queue, cache].map(ready));
  const completions = new Completions(
    { baseUrl, model, apiKey, firstTokenMs: config.TUTOR_FIRST_TOKEN_MS, wholeMs: config.TUTOR_REPLY_MS },
    needs.fetch,
  );
  const limits = {
    userDay: config.TUTOR_USER_DAILY_TOKENS,
    installationMonth: config.TUTOR_MONTHLY_TOKENS,
  };
  const parts = {
    writer: new ModelWriter(completions, config.TUTOR_MODE),
    reader: new MessageReader(completions),
    budget: new TokenBudget(queue, prefix, limits),
    breaker: new CircuitBreaker(cache, prefix),
    cache: new ReplyCache(cache, prefix, model),
  };
  return { tutor: new ModelTutor(parts, meters), close: () => [queue, cache].forEach((redis) => redis.disconnect()) };
}

function metersIn(metrics: Metrics): TutorMeters {
  const replies = metrics.counter('aivy_tutor_replies_total', 'Replies of the tutor by where their words come from', [
    'source',
  ]);
  const blocked = metrics.counter('aivy_tutor_leak_blocked_total', 'Texts of the model that were kept back, by rule', [
    'why',
  ]);
  const fellBack = metrics.counter(
    'aivy_tutor_fell_back_total',
    'Replies in authored words although a model is there',
    ['why'],
  );
  return {
    replied: (source) => replies.inc({ source }),
    leakBlocked: (why) => blocked.inc({ why }),
    fellBack: (why) => fellBack.inc({ why }),
  };
}

/** Redis away at the start is no reason not to start: until it is there, the words are the authored ones. */
const ready = (redis: RedisClient): Promise<void> =>
  new Promise((resolve) => {
    const waited = setTimeout(resolve, CONNECT_MS);
    redis.once('ready', () => {
      clearTimeout(waited);
      resolve();
    });
  });
