import { DomainError } from '@aivy/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
let ended: unknown[] = [];
beforeAll(async () => {
  gateway = await gatewayUnderTest();
  gateway.services.on('plan.unsubscribe', (input, caller) => {
    const { token } = input as { token: string };
    if (token !== 'good') throw new DomainError('PLAN-INVALIDLINK');
    ended.push([token, caller.userId]);
    return { kind: 'reminder' };
  });
});
beforeEach(() => {
  ended = [];
});
afterAll(() => gateway.close());

const post = (url: string, type: string, body: string) => gateway.http.post(url).set('content-type', type).send(body);
const FORM = 'application/x-www-form-urlencoded';
const BODY = 'List-Unsubscribe=One-Click';

describe('the address of a List-Unsubscribe header', () => {
  it('ends the mails at a mailbox’s POST, without cookie or session, in both forms that RFC 8058 allows', async () => {
    const answer = await post('/unsubscribe?token=good', FORM, BODY);
    expect([answer.status, answer.body]).toEqual([200, { status: 'success', data: { kind: 'reminder' } }]);
    const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await post('/unsubscribe?token=good', 'multipart/form-data; boundary=x', parts)).status).toBe(200);
    expect(ended).toEqual([
      ['good', undefined],
      ['good', undefined],
    ]);
  });

  it('changes nothing when a scanner opens it', async () => {
    for (const answer of [
      await gateway.http.get('/unsubscribe?token=good'),
      await gateway.http.head('/unsubscribe?token=good'),
    ])
      expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    expect(ended).toEqual([]);
  });

  it('refuses another body, another token, none and two', async () => {
    const refused = async (url: string, type = FORM, body = BODY): Promise<[number, string]> => {
      const answer = await post(url, type, body);
      return [answer.status, (answer.body as { code: string }).code];
    };
    expect(await refused('/unsubscribe?token=good', FORM, 'List-Unsubscribe=No')).toEqual([400, 'PLAN-INVALIDINPUT']);
    expect(await refused('/unsubscribe?token=good', 'application/json', '{}')).toEqual([400, 'PLAN-INVALIDINPUT']);
    expect(await refused('/unsubscribe?token=other')).toEqual([400, 'PLAN-INVALIDLINK']);
    expect(await refused('/unsubscribe')).toEqual([400, 'PLAN-INVALIDINPUT']);
    // No database takes it.
    expect(await refused('/unsubscribe?token=a%00b')).toEqual([400, 'PLAN-INVALIDINPUT']);
    expect(await refused('/unsubscribe?token=good&token=good')).toEqual([400, 'PLAN-INVALIDINPUT']);
    expect(ended).toEqual([]);
  });

  it('is the only one where a form is read', async () => {
    const answer = await post('/api/plan/unsubscribe', FORM, 'token=good');
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'PLAN-INVALIDINPUT']);
    expect((await post('/api/auth/signin', 'multipart/form-data; boundary=x', 'x')).status).toBe(400);
    expect(ended).toEqual([]);
  });
});
