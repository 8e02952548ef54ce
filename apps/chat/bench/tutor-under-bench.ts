import type { Redis } from 'ioredis';
import { CircuitBreaker } from '../src/model/circuit-breaker.js';
import { Completions } from '../src/model/completions.js';
import { MessageReader } from '../src/model/message-reader.js';
import { ModelTutor, type TutorMeters } from '../src/model/model-tutor.js';
import { ModelWriter, type TutorMode } from '../src/model/model-writer.js';
import { ReplyCache } from '../src/model/reply-cache.js';
import { TokenBudget } from '../src/model/token-budget.js';
import { constrained, ScriptedEndpoint, type Act, type Asked } from '../test/scripted-endpoint.js';
import { ask, markedFetch, type Answered, type Question } from './ask.js';
import { inParallel } from './figure.js';

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

/** Says a text as the endpoint was asked to. */
export const says = (asked: Asked, text: string): Act => ({
  do: 'say',
  text: asked.json ? constrained(asked, text) : text,
});

const AT_ONCE = 12;

/** Asks a tutor whose endpoint follows a script, task by task. @param told called with what came of each */
export async function askAll<T>(
  tasks: readonly T[],
  bench: Omit<BenchTutor, 'baseUrl' | 'fetch'> & { script: (asked: Asked) => Act; questionOf: (task: T) => Question },
  told: (task: T, answered: Answered) => void,
): Promise<void> {
  const endpoint = await new ScriptedEndpoint(bench.script).start();
  const tutor = tutorUnderBench({ ...bench, baseUrl: endpoint.baseUrl, fetch: markedFetch });
  await inParallel(tasks, AT_ONCE, async (task) => told(task, await ask(tutor, bench.questionOf(task))));
  await endpoint.stop();
}
