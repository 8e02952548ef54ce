import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Span } from '../request/span.js';
import { createLogger } from './logger.js';
import { runInRequest } from '../request/request-context.js';

/** A device on which no byte has room. */
const FULL = '/dev/full';

describe('the log', () => {
  (fs.existsSync(FULL) ? it : it.skip)('does not end the process when its disk is full', () => {
    const fd = fs.openSync(FULL, 'w');
    const logger = createLogger('test', { LOG_LEVEL: 'info' }, fd);
    for (let line = 0; line < 20_000; line++) logger.info({ line }, 'to a full disk, and more of it than is kept');
    fs.closeSync(fd);
  });

  it('names the request, its user and its trace in every line that is written on its behalf', async () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-log-')), 'log');
    const fd = fs.openSync(file, 'w');
    const logger = createLogger('test', { LOG_LEVEL: 'info' }, fd);
    const span = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736' } as Span;
    await runInRequest({ requestId: 'r1', userId: 'u1', span }, async () => {
      await Promise.resolve();
      logger.info('inside');
    });
    runInRequest({ requestId: 'r2' }, () => logger.info('without a trace'));
    logger.info('outside');
    const [inside, without, outside] = fs.readFileSync(file, 'utf8').trim().split('\n');
    const ids = { request_id: 'r1', user_id: 'u1', trace_id: '4bf92f3577b34da6a3ce929d0e0e4736' };
    expect(JSON.parse(inside!)).toMatchObject(ids);
    expect(JSON.parse(without!)).not.toHaveProperty('trace_id');
    expect(JSON.parse(outside!)).not.toHaveProperty('request_id');
    fs.closeSync(fd);
  });

  it('writes at once, so that the last words of a process are not lost', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-log-')), 'log');
    const fd = fs.openSync(file, 'w');
    createLogger('test', { LOG_LEVEL: 'info' }, fd).info('the last words');
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ service: 'test', msg: 'the last words' });
    fs.closeSync(fd);
  });
});
