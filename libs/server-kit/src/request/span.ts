/** What a span is to its trace, as OpenTelemetry calls it. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** Facts of a span. Nothing personal may stand here: no e-mail, no id of a user, no answer, no text. */
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

/** One piece of work of a trace. */
export interface Span {
  /** 32 hex digits, the same in all programs. */
  readonly traceId: string;
  /** W3C traceparent: by it a piece of work elsewhere becomes a part of this one. */
  readonly traceparent: string;
  /** Begins a part of it in this process. */
  child(name: string, kind: SpanKind, facts?: SpanFacts): Span;
  set(facts: SpanFacts): void;
  /** It did not succeed. @param code of the catalogue, or the name of the fault: no sentence, which might tell of a person */
  fail(code: string): void;
  /** Once. */
  end(): void;
}

export interface BeginOptions {
  facts?: SpanFacts;
  /** traceparent of what caused it. One that cannot be read counts as none. */
  parent?: string | undefined;
  /**
   * The parent is a stranger's, as a browser's: its trace goes on under its id, but whether it is kept is decided here, so
   * that nobody can have all of their requests kept.
   */
  foreign?: true;
  /** Milliseconds from which on it counts as slow, and is kept with all its parts; default 1000. */
  slowMs?: number;
  /** It is also linked to its parent: it was caused by it and is no part of what somebody waits for. */
  linked?: true;
}

/** Makes the spans of a program, and sends those that are kept to the collector. */
export interface Tracer {
  /** Begins what other processes or nobody began. */
  begin(name: string, kind: SpanKind, options?: BeginOptions): Span;
  /** Sends what is still there, for a moment at the most. Never fails. */
  close(): Promise<void>;
}

/** What a traceparent says. */
export interface Traceparent {
  traceId: string;
  spanId: string;
  /** Those who began the trace keep it. */
  kept: boolean;
}

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const ZEROS = /^0+$/;
const KEPT = 1;

/** Reads a W3C traceparent of any version; undefined for anything that is none. */
export function parseTraceparent(text: string | undefined): Traceparent | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  if (text?.startsWith('ff') || ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined;
  return { traceId, spanId, kept: (Number.parseInt(flags, 16) & KEPT) === KEPT };
}

/** The traceparent of a span. */
export const traceparentText = ({ traceId, spanId, kept }: Traceparent): string =>
  `00-${traceId}-${spanId}-${kept ? '01' : '00'}`;
