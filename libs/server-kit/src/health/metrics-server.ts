import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { HealthRegistry } from './health-registry.js';
import type { Metrics } from '../metrics/metrics.js';

export interface MetricsServerOptions {
  port: number;
  metrics: Metrics;
  health: HealthRegistry;
  /** Address to listen on. In a container all of them: Prometheus and the probes come from outside. */
  host: string;
}

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** The internal port of a process: `/metrics`, `/live` (the process answers), `/ready` (200 or 503 and what fails). */
export async function startMetricsServer({
  port,
  metrics,
  health,
  host,
}: MetricsServerOptions): Promise<MetricsServer> {
  metrics.watchProcess();
  metrics.scraped('aivy_check_ok', 'What readiness asks for: 1 well, 0 not', ['check'], async () =>
    Object.entries((await health.run()).checks).map(([check, { ok }]) => ({ labels: { check }, value: Number(ok) })),
  );
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.url === '/live') response.end('ok');
      else if (request.url === '/metrics') {
        const text = await metrics.registry.metrics();
        response.setHeader('content-type', metrics.registry.contentType).end(text);
      } else if (request.url === '/ready') {
        const report = await health.run();
        response.writeHead(report.ok ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(report));
      } else response.writeHead(404).end();
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : '');
    }
  };
  // Whoever breaks its answer off ends it; nobody else waits for it.
  const server = createServer((request, response) => void answer(request, response));
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
