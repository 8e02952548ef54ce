import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import zlib from 'node:zlib';
import { DomainError, FILE_CHUNK_BYTES } from '@aivy/contracts';
import { ANALYST_TOKEN, gatewayUnderTest, TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

const JOB = '00000000-0000-4000-8000-000000000000';
const PATH = `/api/reports/jobs/${JOB}/file?format=csv`;

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest();
});
afterAll(() => gateway.close());

interface Script {
  chunks: number;
  failAt?: number;
  /** How often it fails there before it goes on; always, unless given. */
  failures?: number;
  /** A replica with another file answers from here on. */
  otherFrom?: number;
}
let made = 0;

/** A service whose file has chunks of one digit each. */
function serve({ chunks, failAt, failures = Number.POSITIVE_INFINITY, otherFrom = chunks }: Script): void {
  made = 0;
  let failed = 0;
  const checksums: number[] = [];
  gateway.services.on('analyst.get-report-file', () => ({
    name: 'aivy-dif-2026-03-01.csv',
    media_type: 'text/csv; charset=utf-8',
  }));
  gateway.services.on('analyst.report-file-chunk', async (input) => {
    const { chunk } = input as { chunk: number };
    await pause(1);
    if (chunk === failAt && failed++ < failures) throw new DomainError('SERVICE-UNAVAILABLE');
    made = chunk + 1;
    const bytes = Buffer.alloc(FILE_CHUNK_BYTES, `${chunk % 10}`);
    checksums[chunk] = zlib.crc32(bytes, chunk < otherFrom ? checksums[chunk - 1] : 7);
    return { bytes: bytes.toString('base64'), checksum: checksums[chunk], last: made === chunks };
  });
}

const download = (token = ANALYST_TOKEN) =>
  gateway.http.get(PATH).set('authorization', `Bearer ${token}`).set('accept-encoding', 'identity').buffer(true);

describe('the file of a report', () => {
  it('comes whole and in order, with its name and type', async () => {
    serve({ chunks: 30 });
    const { status, headers, text } = await download();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="aivy-dif-2026-03-01.csv"',
      'cache-control': 'no-store',
    });
    expect(text).toHaveLength(30 * FILE_CHUNK_BYTES);
    expect([text[0], text[FILE_CHUNK_BYTES], text.at(-1)]).toEqual(['0', '1', '9']);
    const asked = gateway.services.received.filter(({ pattern }) => pattern === 'analyst.report-file-chunk');
    expect(asked.map(({ input }) => (input as { chunk: number }).chunk)).toEqual(
      Array.from({ length: 30 }, (_, n) => n),
    );
    const { chunk: _, download: id, ...rest } = asked[0]!.input as { chunk: number; download: string };
    expect(rest).toEqual({ job_id: JOB, format: 'csv' });
    expect(new Set(asked.map(({ input }) => (input as { download: string }).download))).toEqual(new Set([id]));
  });

  it('is not there for a student, nor without a session', async () => {
    serve({ chunks: 1 });
    expect((await download(TOKEN)).status).toBe(404);
    expect((await gateway.http.get(PATH)).status).toBe(401);
    expect(made).toBe(0);
  });

  it('that has not begun is an error like any other', async () => {
    serve({ chunks: 3, failAt: 0 });
    const { status, body } = await download();
    expect([status, body.code]).toEqual([503, 'SERVICE-UNAVAILABLE']);
    expect((await download()).headers['content-disposition']).toBeUndefined();
  });

  it('that breaks off in the middle breaks the connection off: half a file is not a whole one', async () => {
    serve({ chunks: 30, failAt: 20 });
    await expect(download()).rejects.toThrow(/aborted|hang up|reset/i);
  });

  it('waits for a service that is away for a moment, and goes on where it was', async () => {
    serve({ chunks: 3, failAt: 1, failures: 1 });
    const { status, text } = await download();
    expect([status, text.length, text.at(-1)]).toEqual([200, 3 * FILE_CHUNK_BYTES, '2']);
  });

  it('breaks off where the next chunk is not of the same file', async () => {
    serve({ chunks: 30, otherFrom: 20 });
    await expect(download()).rejects.toThrow(/aborted|hang up|reset/i);
  });

  it('is read no faster than the client takes it, and no further when the client goes', async () => {
    serve({ chunks: 5_000 });
    const { port } = gateway.app.getHttpServer().address() as { port: number };
    const response = await new Promise<http.IncomingMessage>((resolve) =>
      http.get(
        { port, path: PATH, headers: { authorization: `Bearer ${ANALYST_TOKEN}`, 'accept-encoding': 'identity' } },
        resolve,
      ),
    );
    try {
      response.pause();
      // Until the sockets hold what they can, some megabytes of 640; a busy machine takes a while to fill them.
      let before = -1;
      for (let n = 0; n < 40 && made !== before; n += 1) {
        before = made;
        await pause(300);
      }
      expect(made).toBe(before);
      expect(made).toBeLessThan(400);
    } finally {
      response.destroy();
    }
    await pause(100);
    const then = made;
    await pause(200);
    expect(made).toBe(then);
  });
});
