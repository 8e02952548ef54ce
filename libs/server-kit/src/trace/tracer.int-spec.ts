import { setTimeout as sleep } from 'node:timers/promises';
import { startOtlpCollector, waitFor, type OtlpCollector } from '@aivy/server-testing';
import { pino } from 'pino';
import { baseConfig } from '../config/base-config.js';
import { parseConfig } from '../config/parse-config.js';
import { createMetrics, type Metrics } from '../metrics/metrics.js';
import { openTracer } from './open-tracer.js';
import type { Tracer } from '../request/span.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const from = (flags: '00' | '01') => `00-${TRACE}-00f067aa0ba902b7-${flags}`;

let collector: OtlpCollector;
let metrics: Metrics;
let lines: string[];
let tracer: Tracer;
beforeEach(async () => {
  collector = await startOtlpCollector();
});
afterEach(async () => {
  collector.answer(200);
  await tracer.close();
  await collector.close();
});

async function open(share: string | undefined, more: NodeJS.ProcessEnv = {}): Promise<void> {
  lines = [];
  metrics = createMetrics('test');
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const config = parseConfig(baseConfig, {
    DATABASE_URL: 'postgres://none/none',
    REDIS_URL: 'redis://none',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    ...(share !== undefined && { OTEL_TRACES_SAMPLER_ARG: share }),
    ...more,
  });
  tracer = (await openTracer('test', config, { logger, metrics, sendEveryMs: 30 }))!;
}

const counted = async (outcome: string): Promise<number> => {
  const { values } = await metrics.registry.getSingleMetric('aivy_trace_spans_total')!.get();
  return values.find(({ labels }) => labels['outcome'] === outcome)?.value ?? 0;
};

/** A piece of work with two parts, one in the other. */
function work(name: string, options: Parameters<Tracer['begin']>[2] = {}, failing = false): string {
  const span = tracer.begin(name, 'server', options);
  const part = span.child(`${name} part`, 'client', { some: 'fact' });
  part.child(`${name} statement`, 'client').end();
  part.end();
  if (failing) span.fail('SERVICE-UNAVAILABLE');
  span.end();
  return span.traceparent;
}

describe('traces that are kept', () => {
  it('are sent with all their parts, one below the other, and with the headers that the collector wants', async () => {
    await open('1', { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret,x-scope=aivy' });
    const traceparent = work('call');
    await waitFor(() => collector.spans.length === 3);
    const [statement, part, call] = ['call statement', 'call part', 'call'].map((name) =>
      collector.spans.find((span) => span.name === name)!,
    );
    expect(call).toMatchObject({ service: 'test', parentSpanId: '', kind: 2, failed: false });
    expect(part).toMatchObject({ parentSpanId: call!.spanId, kind: 3, attributes: { some: 'fact' } });
    expect(statement).toMatchObject({ parentSpanId: part!.spanId });
    expect(traceparent).toBe(`00-${call!.traceId}-${call!.spanId}-01`);
    expect(collector.headers).toMatchObject({ authorization: 'Bearer secret', 'x-scope': 'aivy' });
    await waitFor(async () => (await counted('sent')) === 3);
  });

  it('go on where another of our programs began them, kept or not as it decided', async () => {
    await open('0');
    work('kept', { parent: from('01'), linked: true });
    work('not kept', { parent: from('00') });
    await waitFor(() => collector.spans.length > 0);
    expect(new Set(collector.spans.map(({ name }) => name.split(' ')[0]))).toEqual(new Set(['kept']));
    expect(collector.spans.find(({ name }) => name === 'kept')).toMatchObject({
      traceId: TRACE,
      parentSpanId: '00f067aa0ba902b7',
      links: [{ traceId: TRACE, spanId: '00f067aa0ba902b7' }],
    });
  });

  it('are not those that a stranger wants to be kept; their id is taken over all the same', async () => {
    await open('0');
    expect(work('strange', { parent: from('01'), foreign: true })).toMatch(new RegExp(`^00-${TRACE}-\\w{16}-00$`));
    work('strange failure', { parent: from('00'), foreign: true }, true);
    await waitFor(() => collector.spans.length > 0);
    expect(collector.spans.map(({ name }) => name).sort()).toEqual([
      'strange failure',
      'strange failure part',
      'strange failure statement',
    ]);
  });

  it('are one of ten where nobody says how many', async () => {
    await open(undefined);
    const kept = Array.from({ length: 1_000 }, () => tracer.begin('call', 'server').traceparent.endsWith('01'));
    // Six standard deviations of a binomial.
    expect(Math.abs(kept.filter(Boolean).length - 100)).toBeLessThan(57);
  });

  it('have five hundred parts of what is kept for its failure alone; more are dropped and counted', async () => {
    await open('0');
    const span = tracer.begin('failed', 'server');
    for (let n = 0; n < 503; n += 1) span.child('part', 'client').end();
    span.fail('UNKNOWN');
    span.end();
    await waitFor(() => collector.spans.length > 500);
    expect([collector.spans.length, await counted('dropped')]).toEqual([501, 3]);
  });

  it('are those that fail or are slow as well, with their parts, and what ends behind them', async () => {
    await open('0');
    work('quick');
    work('failed', {}, true);
    const slow = tracer.begin('slow', 'server', { slowMs: 50 });
    const behind = slow.child('behind the answer', 'client');
    slow.child('slow part', 'client').end();
    await sleep(60);
    slow.end();
    behind.end();
    const names = () => collector.spans.map(({ name }) => name).sort();
    await waitFor(() => names().length >= 6);
    expect(names()).toEqual(['behind the answer', 'failed', 'failed part', 'failed statement', 'slow', 'slow part']);
    expect(collector.spans.find(({ name }) => name === 'failed')).toMatchObject({
      failed: true,
      attributes: { 'error.type': 'SERVICE-UNAVAILABLE' },
    });
  });
});

describe('a collector', () => {
  it('that is away costs spans, one line in the log and one when it is back', async () => {
    await open('1');
    collector.answer(400);
    work('lost');
    await waitFor(async () => (await counted('refused')) === 3);
    work('lost again');
    await waitFor(async () => (await counted('refused')) === 6);
    collector.answer(200);
    work('back');
    await waitFor(() => collector.spans.length === 3);
    await waitFor(() => lines.length === 2);
    expect(lines[0]).toContain('the collector does not take traces');
    expect(lines[1]).toContain('the collector takes traces again');
  });

  it('that never answers holds nobody up: what has no room is dropped and counted, and the stop waits a moment only', async () => {
    await open('1');
    collector.answer(0);
    for (let n = 0; n < 5_000; n++) work('many');
    expect(await counted('dropped')).toBeGreaterThan(5_000);
    const before = performance.now();
    await tracer.close();
    expect(performance.now() - before).toBeLessThan(1_500);
  });

  it('gets more than may wait at a time, when it takes what came before', async () => {
    await open('1');
    for (const sent of [3_000, 6_000]) {
      for (let n = 0; n < 1_000; n += 1) work('one of many');
      await waitFor(async () => (await counted('sent')) === sent);
    }
    expect(await counted('dropped')).toBe(0);
  });

  it('gets at the stop what has just ended', async () => {
    await open('1');
    work('last words');
    await tracer.close();
    expect(collector.spans).toHaveLength(3);
  });
});
