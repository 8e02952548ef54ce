import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector got it. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  /** '' for the first of a trace. */
  parentSpanId: string;
  name: string;
  /** As OTLP numbers them: 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  /** The program that made it. */
  service: string;
  attributes: Record<string, string | number | boolean>;
  failed: boolean;
  /** Trace and span of what it is linked to. */
  links: { traceId: string; spanId: string }[];
}

export interface OtlpCollector {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT is set to. */
  url: string;
  readonly spans: CollectedSpan[];
  /** Headers of the last request. */
  readonly headers: IncomingMessage['headers'];
  /** How often it was asked. */
  readonly requests: number;
  /** Status that it answers from now on, also to those that wait; 0: they wait. */
  answer(status: number): void;
  close(): Promise<void>;
}

interface OtlpValue {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}
interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}
interface OtlpSpan extends Pick<CollectedSpan, 'traceId' | 'spanId' | 'name' | 'kind'> {
  parentSpanId?: string;
  attributes?: OtlpAttribute[];
  status?: { code?: number };
  links?: { traceId: string; spanId: string }[];
}
interface OtlpRequest {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const ERROR_STATUS = 2;

/**
 * A collector of traces that speaks OTLP's JSON over HTTP and keeps what it gets, read by the protocol's text and not
 * by its library.
 */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = [];
  let headers: IncomingMessage['headers'] = {};
  let requests = 0;
  let status = 200;
  let held: (() => void)[] = [];
  const server = createServer((request, response) => {
    void readAll(request).then((text) => {
      requests += 1;
      ({ headers } = request);
      const answer = (): void => {
        if (status === 200 && request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(text) as OtlpRequest));
        const code = request.url === '/v1/traces' ? status : 404;
        response.writeHead(code, { 'content-type': 'application/json' }).end('{}');
      };
      if (status === 0) held.push(answer);
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    get headers() {
      return headers;
    },
    get requests() {
      return requests;
    },
    answer(next) {
      status = next;
      if (next === 0) return;
      for (const answer of held) answer();
      held = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function spansOf({ resourceSpans }: OtlpRequest): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(factsOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId ?? '',
        name: span.name,
        kind: span.kind,
        service,
        attributes: factsOf(span.attributes ?? []),
        failed: span.status?.code === ERROR_STATUS,
        links: (span.links ?? []).map(({ traceId, spanId }) => ({ traceId, spanId })),
      })),
    );
  });
}

const factsOf = (attributes: readonly OtlpAttribute[]): CollectedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));

const valueOf = ({ stringValue, intValue, doubleValue, boolValue }: OtlpValue): string | number | boolean =>
  stringValue ?? (intValue === undefined ? undefined : Number(intValue)) ?? doubleValue ?? boolValue ?? '';
