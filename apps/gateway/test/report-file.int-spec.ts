import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, FILE_PACKET_BYTES } from '@aivy/contracts';
import { ANALYST_TOKEN, gatewayUnderTest, TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

const JOB = '00000000-0000-4000-8000-000000000000';
const PATH = `/api/reports/jobs/${JOB}/file?format=csv`;

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest();
});
afterAll(() => gateway.close());

interface Script {
  packets: number;
  failAt?: number;
}
const made = { count: 0, closed: false };

/** A service that makes packets as it is asked for them. */
function serve({ packets, failAt }: Script): void {
  Object.assign(made, { count: 0, closed: false });
  gateway.services.on('analyst.get-report-file', () => ({
    name: 'aivy-dif-2026-03-01.csv',
    media_type: 'text/csv; charset=utf-8',
  }));
  gateway.services.on('analyst.report-file', async function* () {
    try {
      for (let n = 0; n < packets; n += 1) {
        await pause(1);
        if (n === failAt) throw new DomainError('SERVICE-UNAVAILABLE');
        made.count = n + 1;
        yield { bytes: Buffer.alloc(FILE_PACKET_BYTES, `${n % 10}`).toString('base64') };
      }
    } finally {
      made.closed = true;
    }
  });
}

const download = (token = ANALYST_TOKEN) =>
  gateway.http.get(PATH).set('authorization', `Bearer ${token}`).set('accept-encoding', 'identity').buffer(true);

describe('the file of a report', () => {
  it('comes whole and in order, with its name and type', async () => {
    serve({ packets: 30 });
    const { status, headers, text } = await download();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="aivy-dif-2026-03-01.csv"',
      'cache-control': 'no-store',
    });
    expect(text).toHaveLength(30 * FILE_PACKET_BYTES);
    expect([text[0], text[FILE_PACKET_BYTES], text.at(-1)]).toEqual(['0', '1', '9']);
    expect(gateway.services.received.at(-1)?.input).toEqual({ job_id: JOB, format: 'csv' });
  });

  it('is not there for a student, nor without a session', async () => {
    serve({ packets: 1 });
    expect((await download(TOKEN)).status).toBe(404);
    expect((await gateway.http.get(PATH)).status).toBe(401);
    expect(made.count).toBe(0);
  });

  it('that has not begun is an error like any other', async () => {
    serve({ packets: 3, failAt: 0 });
    const { status, body } = await download();
    expect([status, body.code]).toEqual([503, 'SERVICE-UNAVAILABLE']);
    expect((await download()).headers['content-disposition']).toBeUndefined();
  });

  it('that breaks off in the middle breaks the connection off: half a file is not a whole one', async () => {
    serve({ packets: 30, failAt: 20 });
    await expect(download()).rejects.toThrow(/aborted|hang up|reset/i);
  });

  it('is read no faster than the client takes it, and no further when the client goes', async () => {
    serve({ packets: 5_000 });
    const { port } = gateway.app.getHttpServer().address() as { port: number };
    const response = await new Promise<http.IncomingMessage>((resolve) =>
      http.get(
        { port, path: PATH, headers: { authorization: `Bearer ${ANALYST_TOKEN}`, 'accept-encoding': 'identity' } },
        resolve,
      ),
    );
    try {
      response.pause();
      // Until the sockets hold what they can, some megabytes of 225; a busy machine takes a while to fill them.
      let before = -1;
      for (let n = 0; n < 40 && made.count !== before; n += 1) {
        before = made.count;
        await pause(300);
      }
      expect(made.count).toBe(before);
      expect(made.count).toBeLessThan(1_000);
    } finally {
      response.destroy();
    }
    for (let n = 0; n < 100 && !made.closed; n += 1) await pause(20);
    expect(made.closed).toBe(true);
  });
});
