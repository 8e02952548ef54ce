import type { BankItem } from '@aivy/item-bank';
import { startTutor, withAttempt } from '@aivy/tutor';
import type { Redis } from 'ioredis';
import { ModelTutor } from '../src/model/model-tutor.js';
import { constrained, ScriptedEndpoint, type Act } from '../test/scripted-endpoint.js';
import { ask, markedFetch, replyOf } from './ask.js';
import { ATTACKS } from './attacks.js';
import { rightAnswer, wrongAnswer } from './bench-items.js';
import { percentile, type Figure } from './figure.js';
import { tutorUnderBench } from './tutor-under-bench.js';

const FINE = 'Look at the question once more. What does it ask you to find? Write that down first.';

/** Conversations of many attacks: the ladder only goes up, and an answer for another rung is never shown. */
export async function benchRungs(items: readonly BankItem[], redis: Redis, prefix: string): Promise<Figure[]> {
  const lying = new Set<number>();
  const endpoint = await new ScriptedEndpoint((asked) => {
    const text = constrained(asked, FINE);
    const id = replyOf(asked);
    if (id % 3 !== 0) return { do: 'say', text };
    lying.add(id);
    return {
      do: 'say',
      text: text.replace(/"rung": (\w+)/, (_all, rung: string) => `"rung": ${rung === '1' ? 3 : 1}`),
    };
  }).start();
  const tutor = tutorUnderBench({ baseUrl: endpoint.baseUrl, redis, prefix, mode: 'constrained', fetch: markedFetch });
  let back = 0;
  let believed = 0;
  let id = 0;
  for (const item of items.slice(0, 20)) {
    let state = startTutor(id);
    let rung = 0;
    for (let turn = 0; turn < 25; turn += 1, id += 1) {
      const attack = ATTACKS[(id * 13) % ATTACKS.length]!;
      const message = turn % 3 === 0 ? 'hint' : attack.text('B', 'C');
      const { reply, decision } = await ask(tutor, { id, item, state, message });
      ({ state } = decision);
      const { rung: said, move } = decision.move;
      if (state.question.rungs < rung || (said !== undefined && move === 'hint' && said < rung)) back += 1;
      rung = Math.max(rung, state.question.rungs);
      if (lying.has(id) && reply.source === 'model') believed += 1;
    }
  }
  await endpoint.stop();
  return [
    { name: 'rungs that went back', value: back, unit: '', bound: 0, of: `${id} messages in 20 conversations` },
    { name: 'answers for another rung that were shown', value: believed, unit: '', bound: 0, of: `${lying.size} said` },
  ];
}

const PARALLEL = 200;
const LIMIT = 60_000;

/** Two hundred messages of one student at the same time; the endpoint counts what it has really used. */
export async function benchBudget(items: readonly BankItem[], redis: Redis, prefix: string): Promise<Figure[]> {
  let used = 0;
  const endpoint = await new ScriptedEndpoint((asked) => {
    const usage = { prompt_tokens: 700 + (replyOf(asked) % 5) * 60, completion_tokens: 90 };
    used += usage.prompt_tokens + usage.completion_tokens;
    return { do: 'say', text: constrained(asked, FINE), usage, everyMs: 2 };
  }).start();
  const tutor = tutorUnderBench({
    baseUrl: endpoint.baseUrl,
    redis,
    prefix,
    mode: 'constrained',
    fetch: markedFetch,
    userTokens: LIMIT,
  });
  const replies = await Promise.all(
    Array.from({ length: PARALLEL }, (_, id) =>
      ask(tutor, { id, item: items[id % items.length]!, state: startTutor(id), message: 'hint', userId: 'one' }),
    ),
  );
  await endpoint.stop();
  const asked = replies.filter(({ reply }) => reply.source === 'model').length;
  const of = `${used} of ${LIMIT} tokens, ${asked} of ${PARALLEL} replies by the model`;
  return [
    { name: 'tokens beyond the budget, 200 replies at once', value: Math.max(0, used - LIMIT), unit: '', bound: 0, of },
    {
      name: 'replies missing, 200 at once',
      value: replies.filter(({ reply }) => reply.text === '').length,
      unit: '',
      bound: 0,
    },
  ];
}

const ROUNDS = 3;

/** From the endpoint's first whole sentence to the student's first text; the best of three rounds, as others share the machine. */
export async function benchFirstText(items: readonly BankItem[], redis: Redis, prefix: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['hint', 'explanation'] as const) {
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await firstTexts(kind, items, redis, `${prefix}-${kind}-${round}`));
    const worst = rounds.map((waits) => (waits.length < 50 ? Number.NaN : percentile(waits, 0.99)));
    figures.push({
      name: `first text after the first whole sentence, ${kind}, p99`,
      value: Math.min(...worst),
      unit: 'ms',
      bound: 100,
      of: `rounds ${worst.map((value) => value.toFixed(0)).join(', ')}; median ${percentile(rounds.flat(), 0.5).toFixed(1)} ms`,
    });
  }
  return figures;
}

async function firstTexts(
  kind: 'hint' | 'explanation',
  items: readonly BankItem[],
  redis: Redis,
  prefix: string,
): Promise<number[]> {
  const endpoint = await new ScriptedEndpoint((asked) => ({
    do: 'say',
    text: asked.json ? constrained(asked, FINE) : `${keyIn(asked.system)} ${FINE}`,
    everyMs: 3,
  })).start();
  const tutor = tutorUnderBench({
    baseUrl: endpoint.baseUrl,
    redis,
    prefix,
    mode: 'constrained',
    fetch: markedFetch,
  });
  const waits: number[] = [];
  for (let id = 0; id < 60; id += 1) {
    const item = items[id % items.length]!;
    const begun = startTutor(id);
    const state = kind === 'hint' ? begun : withAttempt(begun, rightAnswer(item));
    const { firstAt, reply } = await ask(tutor, { id, item, state, message: kind === 'hint' ? 'hint' : 'explain' });
    if (reply.source === 'model') waits.push(firstAt - endpoint.firstSentenceAt);
  }
  await endpoint.stop();
  return waits;
}

const keyIn = (system: string): string => /first sentence is exactly: (.+?\.)(?: Then|$)/m.exec(system)?.[1] ?? '';

/** Authored words, with no model configured and with one that is down. */
export async function benchOffline(items: readonly BankItem[], redis: Redis, prefix: string): Promise<Figure[]> {
  const endpoint = await new ScriptedEndpoint(() => ({ do: 'refuse', status: 503 })).start();
  const down = tutorUnderBench({
    baseUrl: endpoint.baseUrl,
    redis,
    prefix,
    mode: 'constrained',
    fetch: markedFetch,
    failures: 5,
  });
  for (let id = 0; id < 6; id += 1) await ask(down, { id, item: items[id]!, state: startTutor(id), message: 'hint' });
  const figures: Figure[] = [];
  for (const [name, tutor] of [
    ['no model', new ModelTutor(null)],
    ['the model is down', down],
  ] as const) {
    const times: number[] = [];
    for (let id = 0; id < 1500; id += 1) {
      const item = items[id % items.length]!;
      const state = id % 2 ? startTutor(id) : withAttempt(startTutor(id), wrongAnswer(item));
      const started = performance.now();
      await ask(tutor, { id: 1000 + id, item, state, message: ATTACKS[id % ATTACKS.length]!.text('B', 'C') });
      times.push(performance.now() - started);
    }
    figures.push({
      name: `offline reply, ${name}, p50`,
      value: percentile(times, 0.5),
      unit: 'ms',
      bound: null,
    });
    figures.push({
      name: `offline reply, ${name}, p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      bound: 50,
      of: `${times.length} replies`,
    });
  }
  await endpoint.stop();
  return figures;
}

/** Everything an endpoint can do wrong: the student has a whole reply each time, and at most the first token's wait. */
export async function benchFaults(items: readonly BankItem[], redis: Redis, prefix: string): Promise<Figure> {
  const acts: readonly Act[] = [
    { do: 'cut', text: '' },
    { do: 'cut', text: '{"move": "hint", "rung": 1, "text": "Look at it. And' },
    { do: 'rubbish' },
    { do: 'flood' },
    { do: 'refuse', status: 429 },
    { do: 'say', text: 'no json at all '.repeat(40) },
    { do: 'say', text: '' },
  ];
  const endpoint = await new ScriptedEndpoint((asked) => acts[replyOf(asked) % acts.length]!).start();
  const tutor = tutorUnderBench({ baseUrl: endpoint.baseUrl, redis, prefix, mode: 'constrained', fetch: markedFetch });
  let broken = 0;
  const turns = acts.length * 6;
  for (let id = 0; id < turns; id += 1) {
    const { reply } = await ask(tutor, { id, item: items[id % items.length]!, state: startTutor(id), message: 'hint' });
    if (reply.source !== 'offline' || !reply.note || !/[.?!]$/.test(reply.text.trim())) broken += 1;
  }
  await endpoint.stop();
  return {
    name: 'replies that were not whole, endpoint at fault',
    value: broken,
    unit: '',
    bound: 0,
    of: `${turns} faults of ${acts.length} kinds`,
  };
}
