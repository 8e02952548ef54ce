// A replica of the test service in a process of its own, so that a test can kill it.
import 'reflect-metadata';
import fs from 'node:fs';
import type { RpcServerOptions } from '../index.js';
import { startTestService } from './test-service.js';

/** Input that kills the process. */
const POISON = 666;

interface ReplicaArguments extends Omit<RpcServerOptions, 'service'> {
  /** File that gets one line per execution, written before anything else happens. */
  journal: string;
  /** How far the time of day of this process is off, milliseconds. */
  clockOffsetMs?: number;
}

const { journal, clockOffsetMs = 0, ...options } = JSON.parse(process.argv[2] ?? '{}') as ReplicaArguments;
const right = Date.now.bind(Date);
Date.now = () => right() + clockOffsetMs;
const service = await startTestService(options, {
  executed: (pattern, n, replica) => fs.appendFileSync(journal, `${pattern} ${n} ${replica} ${Date.now()}\n`),
  poison: (n) => {
    if (n === POISON) process.kill(process.pid, 'SIGKILL');
  },
});
process.on('SIGTERM', () => void service.close().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
