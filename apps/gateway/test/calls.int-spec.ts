import { allCalls, BODY_LIMIT, ERRORS, type Call, type ErrorCode } from '@aivy/contracts';
import { badInputs } from './bad-inputs.js';
import { EXAMPLES } from './examples.js';
import { sendCall } from './send-call.js';
import { ANALYST_TOKEN, gatewayUnderTest, OPERATOR_TOKEN, TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.services.received.length = 0;
});

const TOKENS = { visitor: TOKEN, student: TOKEN, analyst: ANALYST_TOKEN, operator: OPERATOR_TOKEN } as const;
const send = (call: Call, body: unknown, token?: string) => sendCall(gateway.http, call, body, token);

/** A field whose fault has a code of its own, where the call names it. */
const expectedCode = ({ inputError, errors }: Call, title: string): ErrorCode => {
  if (title === 'with 5,000 characters for email') return 'AUTH-EMAILFORMAT';
  const conversation = title.endsWith(' conversation_id') && errors.includes('CHAT-INVALIDCONVERSATION');
  return conversation ? 'CHAT-INVALIDCONVERSATION' : inputError;
};

describe.each(allCalls.map((call) => [call.pattern, call] as const))('%s', (pattern, call) => {
  const valid = EXAMPLES[pattern];
  const token = TOKENS[call.audience];

  it('has a valid example in examples.ts that fits its schema', () => {
    expect(valid).toBeDefined();
    expect(call.input.safeParse(valid).success).toBe(true);
  });

  it('answers every bad input with its documented code and lets none reach a service', async () => {
    for (const { title, body } of badInputs(call, valid ?? {})) {
      const { status, body: answer } = await send(call, body, token);
      const expected = expectedCode(call, title);
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

  const others = { analyst: [TOKEN], operator: [TOKEN, ANALYST_TOKEN], student: [], visitor: [] }[call.audience];
  if (others.length > 0)
    it('isn’t there for another role', async () => {
      for (const other of others) {
        const { status, body } = await send(call, valid, other);
        expect([status, body.code]).toEqual([404, 'NOT-FOUND']);
      }
      expect(gateway.services.productCalls()).toEqual([]);
    });

  if (call.method === 'GET') {
    it('is found by GET alone', async () => {
      const { status, body } = await send({ ...call, method: 'PUT' }, valid, token);
      expect([status, body.code]).toEqual([404, 'NOT-FOUND']);
    });
    needsSession();
    return;
  }

  it('answers unreadable JSON with its input error', async () => {
    const { status, body } = await send(call, '{"open": ', token);
    expect([status, body.code]).toEqual([400, call.inputError]);
  });

  const limit = call.body ?? BODY_LIMIT;

  it(`refuses a body over ${limit.bytes / 1024} kB with 413`, async () => {
    const { status, body } = await send(call, { ...valid, more: 'x'.repeat(limit.bytes) }, token);
    expect([status, body.code]).toEqual([413, 'PAYLOAD-TOO-LARGE']);
    expect(gateway.services.productCalls()).toEqual([]);
  });

  it('refuses more values, and deeper ones, than it takes', async () => {
    const deep = '['.repeat(limit.depth) + ']'.repeat(limit.depth);
    for (const more of [JSON.stringify(Array.from({ length: limit.values }, () => 0)), deep]) {
      const { status, body } = await send(
        call,
        `${JSON.stringify(valid).slice(0, -1)}${Object.keys(valid ?? {}).length > 0 ? ',' : ''}"more":${more}}`,
        token,
      );
      expect([status, body.code]).toEqual([400, call.inputError]);
    }
    expect(gateway.services.productCalls()).toEqual([]);
  });

  needsSession();

  function needsSession(): void {
    it('needs a session exactly when the table says so', async () => {
      gateway.services.on(pattern, () => {
        throw Object.assign(new Error('reached'), { code: 'SERVICE-UNAVAILABLE' });
      });
      const { status, body } = await send(call, valid, 'an unknown token');
      if (call.audience === 'visitor') expect(gateway.services.productCalls()).toEqual([pattern]);
      else {
        expect([status, body.code]).toEqual([401, 'AUTH-UNAUTHORIZED']);
        expect(gateway.services.productCalls()).toEqual([]);
      }
    });
  }
});
