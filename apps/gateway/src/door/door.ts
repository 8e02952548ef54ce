import type { RequestListener } from 'node:http';
import type { Metrics } from '@aivy/server-kit';
import { answerStatic } from '../web/static-door.js';
import type { StaticFiles } from '../web/static-files.js';

/** How long an answer took, by method, route and status. */
export type Durations = ReturnType<Metrics['duration']> & {
  observe(labels: Record<'method' | 'route' | 'status', string>, seconds: number): void;
};

/** What stands before everything else of the gateway: whoever is answered here costs none of it. */
export class Door {
  /** Set when the gateway is about to stop: each answer then ends its connection. */
  isLeaving: () => boolean = () => false;

  constructor(
    private readonly files: StaticFiles,
    private readonly durations: Durations,
  ) {}

  /** The listener of the server that pages come from. @param answer everything that is not answered here */
  inFrontOf(answer: RequestListener): RequestListener {
    return (request, response) => {
      const openedAt = performance.now();
      if (this.isLeaving()) response.shouldKeepAlive = false;
      if (!answerStatic(this.files, request, response)) return answer(request, response);
      const labels = { method: request.method ?? '', route: '/*', status: String(response.statusCode) };
      this.durations.observe(labels, (performance.now() - openedAt) / 1_000);
    };
  }
}
