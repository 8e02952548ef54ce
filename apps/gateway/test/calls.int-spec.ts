import { allCalls, BODY_LIMIT, ERRORS } from '@aivy/contracts';
import { badInputs } from './bad-inputs.js';
import { EXAMPLES } from './examples.js';
import { gatewayUnderTest, TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.services.received.length = 0;
});

const send = (path: string, body: unknown, token?: string) => {
  const request = gateway.http.post(`/api${path}`).set('content-type', 'application/json');
  if (token) request.set('authorization', `Bearer ${token}`);
  return request.send(typeof body === 'string' ? body : JSON.stringify(body));
};

describe.each(allCalls.map((call) => [call.pattern, call] as const))('%s', (pattern, call) => {
  const valid = EXAMPLES[pattern];

  it('has a valid example in examples.ts that fits its schema', () => {
    expect(valid).toBeDefined();
    expect(call.input.safeParse(valid).success).toBe(true);
  });

  it('answers every bad input with its documented code and lets none reach a service', async () => {
    for (const { title, body } of badInputs(call, valid ?? {})) {
      const { status, body: answer } = await send(call.path, body, TOKEN);
      const expected =
        title.endsWith('for email') && title.startsWith('with 5,000') ? 'AUTH-EMAILFORMAT' : call.inputError;
      expect({ title, status, code: answer.code, message: answer.message }).toEqual({
        title,
        status: ERRORS[expected].status,
        code: expected,
        message: ERRORS[expected].text,
      });
      expect(answer.request_id).toEqual(expect.any(String));
    }
    expect(gateway.services.productCalls()).toEqual([]);
  });

  it('answers unreadable JSON with its input error', async () => {
    const { status, body } = await send(call.path, '{"open": ', TOKEN);
    expect([status, body.code]).toEqual([400, call.inputError]);
  });

  const limit = call.body ?? BODY_LIMIT;

  it(`refuses a body over ${limit.bytes / 1024} kB with 413`, async () => {
    const { status, body } = await send(call.path, { ...valid, more: 'x'.repeat(limit.bytes) }, TOKEN);
    expect([status, body.code]).toEqual([413, 'PAYLOAD-TOO-LARGE']);
    expect(gateway.services.productCalls()).toEqual([]);
  });

  it('refuses more values, and deeper ones, than it takes', async () => {
    const deep = '['.repeat(limit.depth) + ']'.repeat(limit.depth);
    for (const more of [JSON.stringify(Array.from({ length: limit.values }, () => 0)), deep]) {
      const { status, body } = await send(
        call.path,
        `${JSON.stringify(valid).slice(0, -1)}${Object.keys(valid ?? {}).length > 0 ? ',' : ''}"more":${more}}`,
        TOKEN,
      );
      expect([status, body.code]).toEqual([400, call.inputError]);
    }
    expect(gateway.services.productCalls()).toEqual([]);
  });

  it('needs a session exactly when the table says so', async () => {
    gateway.services.on(pattern, () => {
      throw Object.assign(new Error('reached'), { code: 'SERVICE-UNAVAILABLE' });
    });
    const { status, body } = await send(call.path, valid, 'an unknown token');
    if (call.audience === 'visitor') expect(gateway.services.productCalls()).toEqual([pattern]);
    else {
      expect([status, body.code]).toEqual([401, 'AUTH-UNAUTHORIZED']);
      expect(gateway.services.productCalls()).toEqual([]);
    }
  });
});
