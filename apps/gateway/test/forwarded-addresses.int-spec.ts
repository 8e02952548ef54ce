import { LIMITS } from '@aivy/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const FORGERIES = 100;
const CAP = LIMITS['verification-mail'].find(({ per }) => per === 'address')!.points;

const opened: GatewayUnderTest[] = [];
afterAll(() => Promise.all(opened.map((gateway) => gateway.close())));

/** Asks for mails to different people, each under another invented address. @returns addresses that the services saw */
async function forge(
  env: NodeJS.ProcessEnv,
  headersOf: (invented: string) => Record<string, string>,
): Promise<string[]> {
  const gateway = await gatewayUnderTest(env);
  opened.push(gateway);
  const seen: string[] = [];
  gateway.services.on('auth.request-verification', (_input, caller) => {
    seen.push(caller.address!);
    return null;
  });
  for (let n = 0; n < FORGERIES; n++) {
    // A machine too busy to count answers 503 without counting; that call is made again.
    for (let status = 503; status === 503;) {
      const request = gateway.http.post('/api/auth/request-verification').send({ email: `student${n}@example.org` });
      for (const [name, value] of Object.entries(headersOf(`198.51.100.${n}`))) request.set(name, value);
      ({ status } = await request);
    }
  }
  return seen;
}

describe('the address that a limit counts', () => {
  it('is the socket without a trusted proxy', async () => {
    const seen = await forge({}, (invented) => ({
      'x-forwarded-for': invented,
      forwarded: `for=${invented}`,
      'x-real-ip': invented,
    }));
    expect(seen).toHaveLength(CAP);
    expect(new Set(seen)).toEqual(new Set(['127.0.0.1']));
  });

  it.each([
    ['one hop', '1', '203.0.113.7'],
    ['two hops', '2', '203.0.113.7, 10.0.0.5'],
    ['named networks', '127.0.0.0/8,10.0.0.0/8', '203.0.113.7, 10.0.0.5'],
  ])(
    'is what the outermost trusted proxy saw, never what the client wrote before it: %s',
    async (_title, TRUST_PROXY, written) => {
      const seen = await forge({ TRUST_PROXY }, (invented) => ({
        'x-forwarded-for': `${invented}, 127.0.0.1, ${invented}, ${written}`,
      }));
      expect(seen).toHaveLength(CAP);
      expect(new Set(seen)).toEqual(new Set(['203.0.113.7']));
    },
  );

  it('is the socket where only other networks are trusted', async () => {
    const seen = await forge({ TRUST_PROXY: '10.0.0.0/8' }, (invented) => ({ 'x-forwarded-for': invented }));
    expect(seen).toHaveLength(CAP);
    expect(new Set(seen)).toEqual(new Set(['127.0.0.1']));
  });

  it('keeps people behind a trusted proxy apart', async () => {
    const seen = await forge({ TRUST_PROXY: '1' }, (own) => ({ 'x-forwarded-for': own }));
    expect(new Set(seen).size).toBe(FORGERIES);
  });
});
