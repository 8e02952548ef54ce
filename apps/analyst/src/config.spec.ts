import path from 'node:path';
import { loadConfig } from './config.js';

const env = { DATABASE_URL: 'postgres://a@b/c', REDIS_URL: 'redis://localhost' };

it.each([undefined, 'dist/analyst/thread.js', path.resolve('dist/analyst/thread.js')])(
  'the program of the thread is found from where the analyst program was started, when it is named as %s',
  (file) => {
    expect(loadConfig({ ...env, REPORT_THREAD: file }).REPORT_THREAD).toBe(path.resolve('dist/analyst/thread.js'));
  },
);
