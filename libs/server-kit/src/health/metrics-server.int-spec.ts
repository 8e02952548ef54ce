import { expect, it } from '@jest/globals';
import { HealthRegistry } from './health-registry.js';
import { createMetrics } from '../metrics/metrics.js';
import { startMetricsServer } from './metrics-server.js';

it('metrics are served at the address that is asked for, and at no other of this machine', async () => {
  const server = await startMetricsServer({
    port: 0,
    host: '127.0.0.1',
    metrics: createMetrics('test'),
    health: new HealthRegistry(),
  });
  try {
    expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${server.port}/metrics`)).rejects.toThrow();
  } finally {
    await server.close();
  }
});
