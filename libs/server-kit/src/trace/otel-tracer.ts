// Loaded only where traces are wanted: nothing else may import this file but by `import()`.
import {
  type Context,
  type Link,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Span as OtelSpan } from '@opentelemetry/sdk-trace';
import { withinOr } from '../time/within.js';
import { KeptWork } from './kept-work.js';
import {
  type BeginOptions,
  parseTraceparent,
  type Span,
  type SpanFacts,
  type SpanKind,
  type Traceparent,
  type Tracer,
  traceparentText,
} from '../request/span.js';
import { type SpanCounts, WatchedExporter } from './watched-exporter.js';

export interface OtelTracerOptions {
  /** Name of the program. */
  service: string;
  /** Base address of the collector; `/v1/traces` is added. */
  endpoint: string;
  headers: Record<string, string>;
  /** Share of the traces that is kept whatever becomes of them, 0 to 1. */
  ratio: number;
  /** Milliseconds for which spans are collected before they are sent; default 1000. */
  sendEveryMs?: number | undefined;
  counts: SpanCounts;
}

const KINDS: Record<SpanKind, OtelKind> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  producer: OtelKind.PRODUCER,
  consumer: OtelKind.CONSUMER,
  internal: OtelKind.INTERNAL,
};

const SLOW_MS = 1_000;
/** Spans that wait to be sent; more are dropped. */
const MOST_WAITING = 4_096;
const BATCH = 512;
const SEND_EVERY_MS = 1_000;
const SEND_WITHIN_MS = 5_000;
/** At the stop: less than what is left of the time of any program. */
const FLUSH_MS = 800;

/** Spans by OpenTelemetry's SDK, sent as OTLP over HTTP. What is kept is decided here and not by the SDK: see `KeptWork`. */
export function createOtelTracer({
  service,
  endpoint,
  headers,
  ratio,
  sendEveryMs = SEND_EVERY_MS,
  counts,
}: OtelTracerOptions): Tracer {
  const exporter = new WatchedExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers }, counts);
  const batches = new BatchSpanProcessor({
    exporter,
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: sendEveryMs,
    exportTimeoutMillis: SEND_WITHIN_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'aivy' }),
    sampler: new AlwaysOnSampler(),
  });
  const tracer = provider.getTracer('aivy');
  let waiting = 0;
  exporter.onTaken = (count) => (waiting -= count);
  const hand = (span: ReadableSpan): void => {
    if (waiting >= MOST_WAITING) return counts.dropped(1);
    waiting += 1;
    batches.onEnd(span);
  };
  return {
    begin(name, kind, { facts, parent, foreign, slowMs = SLOW_MS, linked }: BeginOptions = {}) {
      const from = parseTraceparent(parent);
      const kept = from && !foreign ? from.kept : Math.random() < ratio;
      const context = from && contextOf(from);
      const links: Link[] = from && linked ? [{ context: spanContextOf(from) }] : [];
      const span = startSpan(tracer, name, { kind, facts, links }, context);
      const work = new KeptWork(kept, slowMs, hand, () => counts.dropped(1));
      return new WorkSpan(tracer, span, kept, work, (failed) => work.ended(span, failed));
    },
    close: () =>
      withinOr(
        batches.shutdown().catch(() => undefined),
        FLUSH_MS,
        undefined,
      ),
  };
}

function startSpan(
  tracer: OtelTracer,
  name: string,
  { kind, facts = {}, links = [] }: { kind: SpanKind; facts?: SpanFacts | undefined; links?: Link[] },
  context: Context = ROOT_CONTEXT,
): OtelSpan {
  return tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts }, links }, context) as OtelSpan;
}

const spanContextOf = ({ traceId, spanId, kept }: Traceparent): SpanContext => ({
  traceId,
  spanId,
  traceFlags: kept ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

const contextOf = (parent: Traceparent): Context => trace.setSpanContext(ROOT_CONTEXT, spanContextOf(parent));

class WorkSpan implements Span {
  readonly traceId: string;
  readonly traceparent: string;
  private failed = false;

  constructor(
    private readonly tracer: OtelTracer,
    private readonly span: OtelSpan,
    private readonly kept: boolean,
    private readonly work: KeptWork,
    private readonly onEnd: (failed: boolean) => void,
  ) {
    const { traceId, spanId } = span.spanContext();
    this.traceId = traceId;
    this.traceparent = traceparentText({ traceId, spanId, kept });
  }

  child(name: string, kind: SpanKind, facts?: SpanFacts): Span {
    const span = startSpan(this.tracer, name, { kind, facts }, trace.setSpan(ROOT_CONTEXT, this.span));
    return new WorkSpan(this.tracer, span, this.kept, this.work, () => this.work.partEnded(span));
  }

  set(facts: SpanFacts): void {
    this.span.setAttributes({ ...facts });
  }

  fail(code: string): void {
    this.failed = true;
    this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.setAttribute('error.type', code);
  }

  end(): void {
    if (this.span.ended) return;
    this.span.end();
    this.onEnd(this.failed);
  }
}
