import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Metrics } from '@aivy/server-kit';
import type { Gate } from '../admission/gate.js';
import { rankOfRequest } from '../admission/rank.js';
import { BUSY_STATUS, turnAway } from '../admission/turn-away.js';
import { answerStatic } from '../web/static-door.js';
import type { StaticFiles } from '../web/static-files.js';

const HTTP = ['method', 'route', 'status'] as const;

/** How long answers took, seconds. */
interface HttpDurations {
  observe(labels: Record<(typeof HTTP)[number], string>, seconds: number): void;
}

interface Parts {
  files: StaticFiles;
  gate: Gate;
  /** Of every answer. */
  security: Readonly<Record<string, string>>;
  durations: HttpDurations;
  /** Where a request leads; only asked where that is not plain. */
  pathOf: (request: IncomingMessage) => string;
}

export const httpDurations = (metrics: Metrics): HttpDurations =>
  metrics.duration('http_request_seconds', 'Time to answer an HTTP request', HTTP);

/** What stands before everything else of the gateway: whoever is answered here costs none of it. */
export class Door {
  /** Set when the gateway is about to stop: each answer then ends its connection. */
  isLeaving: () => boolean = () => false;
  private readonly headers: readonly string[];

  constructor(private readonly parts: Parts) {
    this.headers = Object.entries(parts.security).flat();
  }

  /** The listener of the server that pages come from. @param answer everything that is not answered here */
  inFrontOf(answer: RequestListener): RequestListener {
    return (request, response) => {
      const openedAt = performance.now();
      if (this.isLeaving()) response.shouldKeepAlive = false;
      if (answerStatic(this.parts.files, request, response)) this.count(request, '/*', response.statusCode, openedAt);
      else if (!this.refuses(request, response)) answer(request, response);
    };
  }

  /** Answers a call for which there is no room. @param more headers beside those of every answer @returns whether it was one */
  refuses(request: IncomingMessage, response: ServerResponse, more: readonly string[] = []): boolean {
    const path = this.parts.pathOf(request);
    const rank = rankOfRequest(request.method ?? '', path);
    if (rank === undefined || this.parts.gate.admits(rank)) return false;
    const openedAt = performance.now();
    turnAway(request, response, rank, [...this.headers, ...more]);
    this.count(request, path, BUSY_STATUS, openedAt);
    return true;
  }

  private count({ method = '' }: IncomingMessage, route: string, status: number, openedAt: number): void {
    this.parts.durations.observe({ method, route, status: String(status) }, (performance.now() - openedAt) / 1_000);
  }
}
