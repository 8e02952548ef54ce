import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@aivy/server-testing';
import { dockerAnswers } from '../lib/docker.mjs';
import { freePort } from '../lib/ports.mjs';
import { startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { ROOT, SERVER_APPS } from '../lib/workspace.mjs';

const DOCKERFILE = 'deploy/Dockerfile';
const IMAGE = 'aivy-smoke-test';
const BUILD_MS = 20 * 60_000;
const READY_MS = 90_000;

const docker = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('docker', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();

/** Why the image cannot be tried out here, if it cannot. */
async function obstacle(): Promise<string | undefined> {
  if (os.platform() !== 'linux') return 'containers share the network of this machine on Linux only';
  if (!(await dockerAnswers())) return 'no container engine answers';
  const base = /^ARG NODE_IMAGE=(\S+)/m.exec(fs.readFileSync(path.join(ROOT, DOCKERFILE), 'utf8'))?.[1] ?? '';
  const there = await docker('image', 'inspect', base)
    .catch(() => docker('pull', base))
    .catch((error: unknown) => error);
  return there instanceof Error ? `the base image ${base} can neither be found nor pulled` : undefined;
}

const why = await obstacle();
if (why) console.log(`The image is not tried out: ${why}.`);

(why ? describe.skip : describe)('the image', () => {
  const containers: string[] = [];
  let servers: { url: string; stop: () => Promise<void> }[] = [];
  let settings: Record<string, string>;
  let gateway: string;

  /** Starts a program of the image as production does: without a right to write to its disk. */
  const run = (options: string[], env: Record<string, string>, command: string[]): Promise<string> =>
    docker(
      'run',
      ...options,
      '--network',
      'host',
      '--read-only',
      ...Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`]),
      IMAGE,
      ...command,
    );

  beforeAll(async () => {
    await docker('build', '--network', 'host', '-f', DOCKERFILE, '-t', IMAGE, '.');
    servers = await Promise.all([startPostgres(), startRedis()]);
    const port = await freePort();
    gateway = `http://127.0.0.1:${port}`;
    settings = {
      DATABASE_URL: servers[0]!.url,
      REDIS_URL: servers[1]!.url,
      PORT: String(port),
      CHAT_PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: gateway,
      MAIL_URL: 'smtp://127.0.0.1:1025',
    };
  }, BUILD_MS);
  afterAll(async () => {
    for (const container of containers) await docker('rm', '-f', container);
    await Promise.all(servers.map((server) => server.stop()));
  }, 60_000);

  it(
    'prepares an empty database',
    async () => {
      expect(await run(['--rm'], settings, ['node', 'tools/database/migrate.mjs'])).toMatch(/^[1-9]\d* migrations ran/);
    },
    READY_MS,
  );

  it(
    'starts every program, which says that it is ready',
    async () => {
      for (const app of SERVER_APPS) {
        const metrics = String(await freePort());
        containers.push(await run(['-d'], { ...settings, METRICS_PORT: metrics }, ['node', `dist/${app}/main.js`]));
        await waitFor(async () => (await fetch(`http://127.0.0.1:${metrics}/ready`)).ok, {
          timeoutMs: READY_MS,
          everyMs: 200,
        });
      }
    },
    READY_MS * SERVER_APPS.length,
  );

  it(
    'serves the site and, over Redis, the questions of the diagnostic',
    async () => {
      expect(await (await fetch(gateway)).text()).toContain('<title>Aivy');
      const questions = await fetch(`${gateway}/api/diagnostic/request-questions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ subject: 'english' }),
      });
      expect([questions.status, ((await questions.json()) as { data: unknown[] }).data]).toMatchObject([
        200,
        { length: 17 },
      ]);
    },
    READY_MS,
  );

  it(
    'ends every program in order when it is told to',
    async () => {
      await Promise.all(containers.map((container) => docker('stop', '-t', '30', container)));
      const codes = await Promise.all(
        containers.map((container) => docker('inspect', '-f', '{{.State.ExitCode}}', container)),
      );
      expect(codes).toEqual(containers.map(() => '0'));
    },
    READY_MS,
  );
});
