import type { Job } from 'bullmq';
import type { BeginOptions, Span, SpanKind, Tracer } from '../request/span.js';
import { inJobSpan } from './job-span.js';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it('a job is a span in the trace of what enqueued it, linked to it, slow from ten seconds on, and names nobody', async () => {
  const begun: [string, SpanKind, BeginOptions | undefined][] = [];
  const ended: string[] = [];
  const span = {
    fail: (code: string) => void ended.push(code),
    end: () => void ended.push('ended'),
  } as unknown as Span;
  const tracer = { begin: (...how: (typeof begun)[number]) => (begun.push(how), span) } as unknown as Tracer;
  const job = {
    ...{ name: 'plan-mail', queueName: 'mails', timestamp: Date.now() - 5_000, attemptsMade: 1, id: 'plan-mail-maya' },
    ...{ data: { user_id: 'maya' }, opts: { telemetry: { metadata: PARENT } } },
  } as unknown as Job;
  await inJobSpan(job, tracer, async (given) => expect(given).toBe(span));
  await expect(inJobSpan(job, tracer, () => Promise.reject(new TypeError('maya')))).rejects.toThrow('maya');
  expect(ended).toEqual(['ended', 'TypeError', 'ended']);
  const [name, kind, options] = begun[0]!;
  expect([name, kind]).toEqual(['job plan-mail', 'consumer']);
  expect(options).toMatchObject({ parent: PARENT, linked: true, slowMs: 10_000, facts: { 'aivy.attempt': 2 } });
  expect(options!.facts!['aivy.age_ms']).toBeGreaterThanOrEqual(5_000);
  expect(JSON.stringify(begun)).not.toContain('maya');
});

it('without a trace a job just runs', async () => {
  let ran: unknown = 'not';
  await inJobSpan({} as Job, undefined, async (span) => void (ran = span));
  expect(ran).toBeUndefined();
});
