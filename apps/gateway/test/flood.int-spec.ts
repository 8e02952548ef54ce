import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { gatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

interface Flood {
  /** Answers by status; 0 for none. */
  statuses: Record<string, number>;
  refusalsWithoutRetryAfter: number;
}

/** How fast is measured by `npm run bench flood`; here only what is answered. */
const MS = 1_000;

let gateway: GatewayUnderTest;
beforeAll(async () => {
  // Fewer than a flood is made of, also on a slow machine.
  gateway = await gatewayUnderTest({ MAX_CALLS_PER_SECOND: '2', MAX_REQUESTS_PER_ADDRESS: '50' });
  gateway.services.on('diagnostic.request-questions', () => []);
});
afterAll(() => gateway.close());

/** In a thread of its own, so that the flooder's own work is not measured. */
function run<T>(kind: string): Promise<T> {
  const { port } = gateway.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.resolve('tools/load/flood/attacker.mjs'), { workerData: { kind, port, ms: MS } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

describe('a gateway under a flood', () => {
  it.each([
    ['wide', '100 connections with 217 kB of 19,000 keys for a call of visitors', ['413', '429']],
    ['wide save', 'the same for the call that takes the largest bodies, with an invented token', ['401', '400', '429']],
    ['many', '500 connections, back to back', ['200', '429', '503']],
  ])('lives through %s: %s', async (kind, _title, answers) => {
    const [flood, probe] = await Promise.all([run<Flood>(kind), run<{ failed: number }>('probe')]);
    expect(probe.failed).toBe(0);
    expect(Object.keys(flood.statuses).filter((status) => !answers.includes(status))).toEqual([]);
    expect(flood.statuses['429']).toBeGreaterThan(0);
    expect(flood.refusalsWithoutRetryAfter).toBe(0);
  });

  it('cuts a body that does not come to its end, in less than half a minute', async () => {
    // One that has seen no flood: this client must get as far as its body.
    const calm = await gatewayUnderTest();
    const server = calm.app.getHttpServer();
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.requestTimeout).toBeLessThanOrEqual(25_000);
    expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
    Object.assign(server, { requestTimeout: 1_000, headersTimeout: 1_000 });
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write(
          'POST /api/auth/signin HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
        ),
      );
      const drip = setInterval(() => socket.write(' '), 200);
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drip);
        resolve(text);
      });
    });
    await calm.close();
    expect(answer).toMatch(/^HTTP\/1.1 (400|408) /);
  }, 15_000);
});
