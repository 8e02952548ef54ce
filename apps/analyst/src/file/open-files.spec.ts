import { jest } from '@jest/globals';
import zlib from 'node:zlib';
import { FILE_CHUNK_BYTES } from '@aivy/contracts';
import { OpenFiles } from './open-files.js';

const LAPTOP = '11111111-1111-4111-8111-111111111111';
const PHONE = '22222222-2222-4222-8222-222222222222';
/** Four chunks and a bit, no two bytes in a row alike. */
const FILE = Buffer.from(Array.from({ length: 4 * FILE_CHUNK_BYTES + 10 }, (_, n) => (n * 7) % 251));

/** A file that is written in pieces of 50,000 bytes, and how often it was begun and closed. */
function written(file = FILE) {
  const log = { begun: 0, closed: 0 };
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    log.begun += 1;
    try {
      for (let at = 0; at < file.length; at += 50_000) yield file.subarray(at, at + 50_000);
    } finally {
      log.closed += 1;
    }
  };
  return { log, pieces };
}

const part = (n: number): Buffer => FILE.subarray(n * FILE_CHUNK_BYTES, (n + 1) * FILE_CHUNK_BYTES);
const answer = (n: number) => ({
  bytes: part(n).toString('base64'),
  checksum: zlib.crc32(FILE.subarray(0, (n + 1) * FILE_CHUNK_BYTES)),
  last: n === 4,
});

describe('the chunks of a file', () => {
  it('come in order out of one reading, with the checksum so far, and the last one says so', async () => {
    const files = new OpenFiles();
    const { pieces, log } = written();
    for (const n of [0, 1, 2, 3, 4]) expect(await files.chunk(LAPTOP, n, pieces)).toEqual(answer(n));
    expect(log).toEqual({ begun: 1, closed: 1 });
  });

  it('are the same when asked for again, and at the same time', async () => {
    const files = new OpenFiles();
    const { pieces, log } = written();
    const both = await Promise.all([files.chunk(LAPTOP, 0, pieces), files.chunk(LAPTOP, 0, pieces)]);
    expect(both).toEqual([answer(0), answer(0)]);
    expect(await files.chunk(LAPTOP, 1, pieces)).toEqual(answer(1));
    expect(await files.chunk(LAPTOP, 1, pieces)).toEqual(answer(1));
    expect(log.begun).toBe(1);
  });

  it('come from a replica that has not sent those before', async () => {
    const files = new OpenFiles();
    const { pieces, log } = written();
    expect(await files.chunk(LAPTOP, 3, pieces)).toEqual(answer(3));
    // A reader whose answer got lost on another replica asks again, and the file starts over.
    expect(await files.chunk(LAPTOP, 1, pieces)).toEqual(answer(1));
    expect(log).toEqual({ begun: 2, closed: 1 });
  });

  it('are kept separate for each download', async () => {
    const files = new OpenFiles();
    const { pieces } = written();
    await files.chunk(LAPTOP, 0, pieces);
    await files.chunk(LAPTOP, 1, pieces);
    expect(await files.chunk(PHONE, 0, pieces)).toEqual(answer(0));
    expect(await files.chunk(LAPTOP, 2, pieces)).toEqual(answer(2));
  });

  it('end with one that is exactly full, and are one for an empty file', async () => {
    const files = new OpenFiles();
    const full = written(FILE.subarray(0, FILE_CHUNK_BYTES));
    expect(await files.chunk(LAPTOP, 0, full.pieces)).toMatchObject({ bytes: part(0).toString('base64'), last: true });
    await expect(files.chunk(LAPTOP, 1, full.pieces)).rejects.toMatchObject({ code: 'REPORT-INVALIDINPUT' });
    const empty = written(FILE.subarray(0, 0));
    expect(await files.chunk(PHONE, 0, empty.pieces)).toEqual({ bytes: '', checksum: 0, last: true });
  });

  it('start over after a fault, and stop being written when nobody asks anymore', async () => {
    const files = new OpenFiles();
    const broken = async function* (): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(FILE.subarray(0, 10));
      throw new Error('the file was removed while it was read');
    };
    await expect(files.chunk(LAPTOP, 0, broken)).rejects.toThrow('the file was removed');
    const { pieces, log } = written();
    expect(await files.chunk(LAPTOP, 0, pieces)).toEqual(answer(0));
    files.closeAll();
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toEqual({ begun: 1, closed: 1 });
  });

  it('stop being written a minute after the last one was asked for', async () => {
    jest.useFakeTimers();
    try {
      const files = new OpenFiles();
      const { pieces, log } = written();
      await files.chunk(LAPTOP, 0, pieces);
      await jest.advanceTimersByTimeAsync(59_000);
      await files.chunk(LAPTOP, 1, pieces);
      await jest.advanceTimersByTimeAsync(59_000);
      expect(log.closed).toBe(0);
      await jest.advanceTimersByTimeAsync(2_000);
      expect(log.closed).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
