import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { Drain } from '../src/drain/drain.js';
import { gatewayUnderTest, TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

const SERVE_MS = 1_000;
const opened: GatewayUnderTest[] = [];
const open = async (): Promise<{ gateway: GatewayUnderTest; port: number }> => {
  const gateway = await gatewayUnderTest({ DRAIN_SECONDS: String(SERVE_MS / 1_000) });
  opened.push(gateway);
  gateway.services.on('diagnostic.request-questions', async () => []);
  return { gateway, port: (gateway.app.getHttpServer().address() as { port: number }).port };
};

interface Answer {
  status: number;
  connection: string | undefined;
}

/** One request over this agent. @returns the error's code where there is no answer */
function ask(
  port: number,
  agent: http.Agent,
  path = '/api/diagnostic/request-questions',
  body: string | null = '{"subject":"math"}',
): Promise<Answer | string> {
  return new Promise((resolve) => {
    const request = http.request(
      {
        port,
        host: '127.0.0.1',
        agent,
        path,
        method: body === null ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode!, connection: response.headers.connection }));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    request.end(body ?? undefined);
  });
}
const live = (port: number, agent: http.Agent, which: 'live' | 'ready') =>
  ask(port, agent, `/api/health/${which}`, null);
const agents: http.Agent[] = [];
const keeping = (): http.Agent => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
};

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const gateway of opened.splice(0)) await gateway.close();
});

describe('a gateway that is told to stop', () => {
  it('says that it is not ready, and serves on while balancers notice, ending each connection with its answer', async () => {
    const { gateway, port } = await open();
    const agent = keeping();
    expect(await ask(port, agent)).toEqual({ status: 200, connection: 'keep-alive' });
    expect(await live(port, agent, 'ready')).toMatchObject({ status: 200 });
    const drained = gateway.drain.run();
    expect(await live(port, agent, 'ready')).toEqual({ status: 503, connection: 'close' });
    expect(await live(port, agent, 'live')).toEqual({ status: 200, connection: 'close' });
    for (let n = 0; n < 5; n += 1) expect(await ask(port, keeping())).toEqual({ status: 200, connection: 'close' });
    await drained;
    expect(await ask(port, keeping())).toBe('ECONNREFUSED');
  });

  it('finishes the requests in hand, closes idle connections, and is then done at once', async () => {
    const { gateway, port } = await open();
    const idle = keeping();
    await ask(port, idle);
    const idleSocket = Object.values(idle.freeSockets)[0]![0]!;
    const idleClosed = new Promise<number>((resolve) => idleSocket.once('close', () => resolve(performance.now())));
    gateway.services.on('diagnostic.request-questions', () => pause(SERVE_MS + 1_500, []));
    const running = ask(port, keeping());
    await pause(100);
    const startedAt = performance.now();
    const drained = gateway.drain.run();
    const closedAfter = (await idleClosed) - startedAt;
    expect(closedAfter).toBeGreaterThan(SERVE_MS - 50);
    expect(closedAfter).toBeLessThan(SERVE_MS + 1_000);
    expect(await running).toEqual({ status: 200, connection: 'close' });
    const answeredAt = performance.now();
    await drained;
    expect(performance.now() - answeredAt).toBeLessThan(500);
  });

  it('lets live sockets go so that their clients come back', async () => {
    const { gateway, port } = await open();
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      auth: { token: TOKEN },
      reconnection: false,
    });
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
    // For any other reason than these two the client of socket.io connects again by itself.
    const reason = new Promise<string>((resolve) => socket.on('disconnect', resolve));
    const startedAt = performance.now();
    await gateway.drain.run();
    // Not kept until all connections are cut.
    expect(performance.now() - startedAt).toBeLessThan(SERVE_MS + 3_000);
    expect(['io server disconnect', 'io client disconnect']).not.toContain(await reason);
  });

  it('cuts what has not ended when its time is over', async () => {
    const server = http.createServer(() => undefined).listen(0, '127.0.0.1');
    const drain = new Drain([server], { serveMs: 100, endMs: 700 });
    await new Promise((resolve) => server.once('listening', resolve));
    const running = ask((server.address() as AddressInfo).port, keeping());
    await pause(50);
    const startedAt = performance.now();
    await Promise.all([drain.run(), drain.run()]);
    const took = performance.now() - startedAt;
    expect(await running).toBe('ECONNRESET');
    expect(took).toBeGreaterThan(650);
    expect(took).toBeLessThan(3_000);
  });
});
