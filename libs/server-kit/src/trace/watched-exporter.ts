import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** Who is told what becomes of the spans that are kept. */
export interface SpanCounts {
  sent(count: number): void;
  /** The collector did not take them; they are gone. */
  refused(count: number, error: Error | undefined): void;
  /** There was no room for them. */
  dropped(count: number): void;
}

/** OpenTelemetry's exporter, which says of every batch what became of it. */
export class WatchedExporter extends OTLPTraceExporter {
  /** A batch has left the queue. */
  onTaken: (count: number) => void = () => undefined;

  constructor(
    config: { url: string; headers: Record<string, string> },
    private readonly counts: SpanCounts,
  ) {
    super({ ...config, timeoutMillis: SEND_WITHIN_MS });
  }

  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.onTaken(spans.length);
    super.export(spans, (result) => {
      if (result.code === ExportResultCode.SUCCESS) this.counts.sent(spans.length);
      else this.counts.refused(spans.length, result.error);
      done(result);
    });
  }
}

const SEND_WITHIN_MS = 4_000;
