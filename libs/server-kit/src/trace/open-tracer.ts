import type { BaseConfig } from '../config/base-config.js';
import type { Logger } from '../log/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Tracer } from '../request/span.js';

type TraceConfig = Pick<
  BaseConfig,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'
>;

const KEPT_SHARE = 0.1;

/**
 * The tracer of a program, where a collector is named; otherwise undefined, and nothing of OpenTelemetry is loaded.
 * A collector that is away costs the spans, and a line in the log when it begins and when it is over.
 */
export async function openTracer(
  service: string,
  config: TraceConfig,
  { logger, metrics, sendEveryMs }: { logger: Logger; metrics: Metrics; sendEveryMs?: number },
): Promise<Tracer | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio = KEPT_SHARE } = config;
  if (endpoint === undefined) return undefined;
  const spans = metrics.counter('aivy_trace_spans_total', 'Spans that were to be kept, by what became of them', [
    'outcome',
  ]);
  let failing = false;
  const { createOtelTracer } = await import('./otel-tracer.js');
  return createOtelTracer({
    service,
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    ratio,
    sendEveryMs,
    counts: {
      sent: (count) => {
        spans.inc({ outcome: 'sent' }, count);
        if (failing) logger.info('the collector takes traces again');
        failing = false;
      },
      refused: (count, err) => {
        spans.inc({ outcome: 'refused' }, count);
        if (!failing) logger.warn({ err }, 'the collector does not take traces: they are dropped');
        failing = true;
      },
      dropped: (count) => spans.inc({ outcome: 'dropped' }, count),
    },
  });
}
