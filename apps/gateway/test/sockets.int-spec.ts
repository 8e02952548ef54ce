import http from 'node:http';
import net from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { LiveGateway } from '../src/live/live.gateway.js';
import { gatewayUnderTest, TOKEN, tokenOf, type GatewayUnderTest } from './gateway-under-test.js';

const CLIENTS = 40;
const portOf = ({ app }: GatewayUnderTest): number => (app.getHttpServer().address() as { port: number }).port;

let gateways: GatewayUnderTest[];
let balancer: http.Server;
let url: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  gateways = [await gatewayUnderTest(), await gatewayUnderTest()];
  balancer = roundRobin(gateways.map(portOf));
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(balancer.address() as net.AddressInfo).port}`;
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  balancer.closeAllConnections();
  balancer.close();
  for (const gateway of gateways) await gateway.close();
});

/** Each request goes to the next gateway, as load balancers have it by default. */
function roundRobin(ports: readonly number[]): http.Server {
  let turn = 0;
  const next = (): number => ports[turn++ % ports.length]!;
  const server = http.createServer((request, response) => {
    const onward = http.request(
      { port: next(), host: '127.0.0.1', path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request: http.IncomingMessage, client: net.Socket, head: Buffer) => {
    const onward = net.connect(next(), '127.0.0.1', () => {
      const headers = Array.from(
        { length: request.rawHeaders.length / 2 },
        (_, at) => `${request.rawHeaders[at * 2]}: ${request.rawHeaders[at * 2 + 1]}\r\n`,
      );
      onward.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      onward.write(head);
      client.pipe(onward).pipe(client);
    });
    for (const side of [client, onward]) side.on('error', () => (client.destroy(), onward.destroy()));
  });
  return server;
}

describe('live notices with two gateways behind a balancer', () => {
  it(`connect ${CLIENTS} of ${CLIENTS} clients, spread over both, and reach those of their student`, async () => {
    let arrived = 0;
    let astray = 0;
    const connected = Array.from({ length: CLIENTS }, (_, n) => {
      const isMayas = n % 4 < 2;
      const socket = io(url, {
        path: '/socket.io',
        transports: ['websocket'],
        auth: { token: isMayas ? TOKEN : tokenOf(0) },
        reconnection: false,
        forceNew: true,
      });
      sockets.push(socket);
      socket.on('report:ready', () => (isMayas ? (arrived += 1) : (astray += 1)));
      return new Promise<string>((resolve) => {
        socket.on('connect', () => resolve('connected'));
        socket.on('connect_error', ({ message }) => resolve(message));
      });
    });
    expect(new Set(await Promise.all(connected))).toEqual(new Set(['connected']));
    await new Promise((resolve) => setTimeout(resolve, 300)); // the rooms are joined after the sessions were looked up
    for (const gateway of gateways) {
      const before = arrived;
      gateway.app
        .get(LiveGateway)
        .deliver({ user_id: 'maya', event: 'report:ready', data: { kind: 'diagnostic', attempt_id: 'a1' } });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(arrived - before).toBe(CLIENTS / 4);
    }
    expect(astray).toBe(0);
  });

  it('do not begin with long polling, whose requests would meet another gateway each time', async () => {
    for (const port of gateways.map(portOf))
      expect((await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
  });
});
