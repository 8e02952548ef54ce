import type { Redis } from 'ioredis';
import { CircuitBreaker } from '../src/model/circuit-breaker.js';
import { Completions } from '../src/model/completions.js';
import { MessageReader } from '../src/model/message-reader.js';
import { ModelTutor, type TutorMeters } from '../src/model/model-tutor.js';
import { ModelWriter, type TutorMode } from '../src/model/model-writer.js';
import { ReplyCache } from '../src/model/reply-cache.js';
import { TokenBudget } from '../src/model/token-budget.js';

export interface BenchTutor {
  baseUrl: string;
  redis: Redis;
  prefix: string;
  mode: TutorMode;
  fetch?: typeof globalThis.fetch;
  userTokens?: number;
  /** Failures until nobody asks any more; a bench of leaks must go on asking. */
  failures?: number;
  meters?: TutorMeters;
}

const PLENTY = 900_000_000;

/** The real parts, put together with a breaker and a budget of the bench's choice. */
export function tutorUnderBench(bench: BenchTutor): ModelTutor {
  const { baseUrl, redis, prefix, mode, userTokens = PLENTY, failures = PLENTY } = bench;
  const completions = new Completions({ baseUrl, model: 'scripted' }, bench.fetch);
  return new ModelTutor(
    {
      writer: new ModelWriter(completions, mode),
      reader: new MessageReader(completions),
      budget: new TokenBudget(redis, prefix, { userDay: userTokens, installationMonth: PLENTY }),
      breaker: new CircuitBreaker(redis, prefix, { failures }),
      cache: new ReplyCache(redis, prefix, 'scripted'),
    },
    bench.meters,
  );
}
