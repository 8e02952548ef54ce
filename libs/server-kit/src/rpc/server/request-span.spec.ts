import type { BeginOptions, Span, SpanKind, Tracer } from '../../request/span.js';
import type { RpcEnvelope } from '../envelope.js';
import { requestSpan } from './request-span.js';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it.each([
  ['fast', 1_000],
  ['slow', 10_000],
] as const)(
  'a request of the %s lane is a part of its call, slow from %i ms on, and tells nothing of its caller',
  (lane, slowMs) => {
    const begun: [string, SpanKind, BeginOptions | undefined][] = [];
    const tracer = { begin: (...how: (typeof begun)[number]) => (begun.push(how), {} as Span) } as unknown as Tracer;
    const envelope = { p: 'auth.x', t: PARENT, u: { userId: 'maya', requestId: 'r' }, b: { email: 'maya' } };
    requestSpan(tracer, envelope as unknown as RpcEnvelope, { service: 'auth', lane, queueMs: 3.4, redelivered: true });
    expect(begun).toMatchObject([
      ['auth.x', 'server', { parent: PARENT, slowMs, facts: { 'aivy.queue_ms': 3, 'aivy.redelivered': true } }],
    ]);
    expect(JSON.stringify(begun)).not.toContain('maya');
  },
);
