// A process with scheduled work, so that a test can kill it in the middle.
import fs from 'node:fs';
import pino from 'pino';
import { startScheduler } from '../scheduler.js';

const {
  journal,
  everyMs,
  hangs,
  aheadMs = 0,
  ...options
} = JSON.parse(process.argv[2] ?? '{}') as {
  redisUrl: string;
  prefix: string;
  /** File that gets a line per run. */
  journal: string;
  everyMs: number;
  /** Its work never ends. */
  hangs?: boolean;
  /** Its clock is wrong by so much. */
  aheadMs?: number;
};
const { now } = Date;
Date.now = () => now() + aheadMs;
await startScheduler({
  ...options,
  service: 'test',
  healMs: 1_000,
  logger: pino({ level: 'silent' }),
  work: [
    {
      schedule: { name: 'test.count', everyMs },
      run: () => {
        fs.appendFileSync(journal, `${process.pid} ${now()}\n`);
        return hangs ? new Promise(() => undefined) : Promise.resolve();
      },
    },
  ],
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
