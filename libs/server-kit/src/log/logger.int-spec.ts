import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';

/** A device on which no byte has room. */
const FULL = '/dev/full';

describe('the log', () => {
  (fs.existsSync(FULL) ? it : it.skip)('does not end the process when its disk is full', () => {
    const fd = fs.openSync(FULL, 'w');
    const logger = createLogger('test', { LOG_LEVEL: 'info' }, fd);
    for (let line = 0; line < 20_000; line++) logger.info({ line }, 'to a full disk, and more of it than is kept');
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
