import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { startOtlpCollector, testRedis, type TestRedis } from '@aivy/server-testing';

interface Loaded {
  traces: boolean;
  packages: string[];
  /** Files of CommonJS packages in all, so that a list that is empty means something. */
  loaded: number;
}

const bundle = path.resolve('.aivy/run', `loaded-modules-${process.pid}`);
let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
  const entries = { program: path.resolve('libs/server-kit/src/trace/testing/loaded-modules.ts') };
  const script = `const { bundleServer } = await import('./tools/build/bundle.mjs'); await bundleServer(${JSON.stringify({ entries, dir: bundle })});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
});
afterAll(async () => {
  fs.rmSync(bundle, { recursive: true, force: true });
  await redis.close();
});

/** A program in a process of its own, bundled as it is released. */
async function startedWith(env: NodeJS.ProcessEnv): Promise<Loaded> {
  const { PATH, HOME } = process.env;
  const child = fork(path.join(bundle, 'program.js'), {
    execArgv: [],
    env: {
      PATH,
      HOME,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      REDIS_URL: redis.url,
      KEY_PREFIX: redis.prefix,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const [[loaded]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [[Loaded], unknown];
  return loaded;
}

/** prom-client reads the id of a running trace from it; without an SDK behind it there is none. */
const OF_PROM_CLIENT = ['@opentelemetry/api'];

it('a program without a collector of traces loads nothing that makes or sends them', async () => {
  const { traces, packages, loaded } = await startedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect({ traces, packages }).toEqual({ traces: false, packages: OF_PROM_CLIENT });
  expect(loaded).toBeGreaterThan(50);
});

it('a program with one does', async () => {
  const collector = await startOtlpCollector();
  const { traces, packages } = await startedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await collector.close();
  expect(traces).toBe(true);
  expect(packages).toContain('@opentelemetry/sdk-trace');
});
