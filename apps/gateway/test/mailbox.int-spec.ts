import type { Socket } from 'node:net';
import { gatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const gateways: GatewayUnderTest[] = [];
const open = async (env: NodeJS.ProcessEnv): Promise<GatewayUnderTest> => {
  const gateway = await gatewayUnderTest(env);
  gateways.push(gateway);
  return gateway;
};
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));

/** What proxies and content delivery networks tell about the one they speak for. */
const PROXY_HEADERS: Record<string, string>[] = [
  'x-forwarded',
  'x-forwarded-port',
  'x-original-forwarded-for',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
].map((name) => ({ [name]: '127.0.0.1' }));

/** Statuses of page, JSON and samples, asked over a socket whose other end has this address. */
async function ask(gateway: GatewayUnderTest, from: string, headers: Record<string, string> = {}): Promise<number[]> {
  const server = gateway.app.getHttpServer();
  const comesFrom = (socket: Socket) => void Object.defineProperty(socket, 'remoteAddress', { value: from });
  server.prependListener('connection', comesFrom);
  const statuses = [];
  for (const url of ['/dev/mailbox', '/dev/mailbox.json?to=maya@example.org', '/dev/mailbox/samples']) {
    const request = gateway.http.get(url).set('host', 'localhost:3000');
    for (const [name, value] of Object.entries(headers)) request.set(name, value);
    statuses.push((await request).status);
  }
  server.off('connection', comesFrom);
  return statuses;
}

describe('the development mailbox', () => {
  it('answers this machine under its own names', async () => {
    const gateway = await open({ DEV_MAILBOX: '1' });
    for (const from of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])
      expect([from, await ask(gateway, from)]).toEqual([from, [200, 200, 200]]);
    for (const host of ['localhost', '127.0.0.1:3150', '[::1]:3150', 'LOCALHOST:1'])
      expect([host, await ask(gateway, '127.0.0.1', { host })]).toEqual([host, [200, 200, 200]]);
    expect((await gateway.http.get('/dev/mailbox.json')).body).toEqual([]);
  });

  it('answers nobody else, whatever the headers claim and whoever is trusted', async () => {
    for (const TRUST_PROXY of ['0', '1', '10.0.0.0/8']) {
      const gateway = await open({ DEV_MAILBOX: '1', TRUST_PROXY });
      expect(await ask(gateway, '10.1.2.3')).toEqual([404, 404, 404]);
      expect(await ask(gateway, '10.1.2.3', { 'x-forwarded-for': '127.0.0.1' })).toEqual([404, 404, 404]);
      expect(await ask(gateway, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toEqual([404, 404, 404]);
    }
  });

  it.each<Record<string, string>>([
    { host: 'aivy.example.com' },
    { host: 'localhost.attacker.example' },
    { host: '127.0.0.1.attacker.example:3000' },
    { host: 'localhost:3000@attacker' },
    { host: '' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    ...PROXY_HEADERS,
  ])('is not reached behind a proxy or under another name: %j', async (headers) => {
    const gateway = gateways[0]!;
    expect(await ask(gateway, '127.0.0.1', headers)).toEqual([404, 404, 404]);
  });

  it('is off unless it was asked for, and where mails are sent', async () => {
    expect(await ask(await open({ DEV_MAILBOX: '' }), '127.0.0.1')).toEqual([404, 404, 404]);
    expect(await ask(await open({ DEV_MAILBOX: '1', MAIL_URL: 'smtp://127.0.0.1:2525' }), '127.0.0.1')).toEqual([
      404, 404, 404,
    ]);
  });
});
