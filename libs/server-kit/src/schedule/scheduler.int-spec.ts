import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { testRedis, type TestRedis, waitFor } from '@aivy/server-testing';

jest.setTimeout(60_000);
const EVERY_MS = 500;

const bundle = path.resolve('.aivy/run', `schedule-replica-${process.pid}`);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'schedule-journal-'));
let redis: TestRedis;
let journal: string;
let children: ChildProcess[] = [];

beforeAll(() => {
  const entries = { replica: path.resolve('libs/server-kit/src/schedule/testing/replica.ts') };
  const script = `const { bundleServer } = await import('./tools/build/bundle.mjs'); await bundleServer(${JSON.stringify({ entries, dir: bundle })});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
});
beforeEach(async () => {
  redis = await testRedis();
  journal = path.join(folder, redis.prefix);
  fs.writeFileSync(journal, '');
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  await redis.close();
});
afterAll(() => {
  for (const dir of [bundle, folder]) fs.rmSync(dir, { recursive: true, force: true });
});

async function launch(options: { hangs?: true; aheadMs?: number } = {}): Promise<ChildProcess> {
  const argument = { redisUrl: redis.url, prefix: redis.prefix, journal, everyMs: EVERY_MS, ...options };
  const child = fork(path.join(bundle, 'replica.js'), [JSON.stringify(argument)], { execArgv: [] });
  children.push(child);
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const runs = (): { pid: number; at: number }[] =>
  fs
    .readFileSync(journal, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ').map(Number))
    .map(([pid, at]) => ({ pid: pid!, at: at! }));
const runsAfter = (at: number) => runs().filter((run) => run.at > at);

it('scheduled work runs once a period over three processes, whichever of them goes', async () => {
  children = [await launch(), await launch(), await launch()];
  await waitFor(() => runs().length > 0);
  const from = Date.now();
  await sleep(EVERY_MS * 8);
  const counted = runsAfter(from).length;
  // A period is never run twice; a busy machine may miss some.
  expect(counted).toBeGreaterThanOrEqual(4);
  expect(counted).toBeLessThanOrEqual(9);

  await kill(children[0]!);
  await kill(children[1]!);
  const alone = Date.now();
  await sleep(EVERY_MS * 6);
  const after = runsAfter(alone);
  expect(after.length).toBeGreaterThanOrEqual(3);
  expect(after.length).toBeLessThanOrEqual(7);
  expect(new Set(after.map(({ pid }) => pid))).toEqual(new Set([children[2]!.pid]));
});

it('a process that dies in the middle of the work does not keep the others from it', async () => {
  const doomed = await launch({ hangs: true });
  await waitFor(() => runs().length > 0, { timeoutMs: 10_000 });
  await kill(doomed);
  const from = Date.now();
  const other = await launch();
  await waitFor(() => runsAfter(from).filter(({ pid }) => pid === other.pid).length >= 3, { timeoutMs: 10_000 });
});

it('comes again when Redis has lost all its data, and when it has lost the next run only', async () => {
  await Promise.all([launch(), launch()]);
  await waitFor(() => runs().length > 1);
  const lost = await redis.redis.keys(`${redis.prefix}:*`);
  expect(lost.length).toBeGreaterThan(0);
  await redis.redis.del(...lost);
  const flushed = Date.now();
  await waitFor(() => runsAfter(flushed).length >= 3, { timeoutMs: 10_000 });

  await redis.redis.del(`${redis.prefix}:bull:schedules-test:delayed`);
  const without = Date.now();
  await waitFor(() => runsAfter(without).length >= 3, { timeoutMs: 10_000 });
});

it('goes on within moments when a process whose clock was an hour ahead has planned the next run', async () => {
  const wrong = await launch({ aheadMs: 3_600_000 });
  await waitFor(() => runs().length > 0);
  await kill(wrong);
  const from = Date.now();
  await launch();
  await waitFor(() => runsAfter(from).length >= 3, { timeoutMs: 10_000 });
});
