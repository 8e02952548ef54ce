import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRedis } from '@aivy/server-kit';
import pg from 'pg';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-embedded-'));
  // The database may belong to another user than us.
  fs.chmodSync(dir, 0o755);
});
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

const withPassword = (address: string, password: string): string => {
  const url = new URL(address);
  url.password = password;
  return url.href;
};

describe.each([
  ['the JavaScript Redis', true],
  ['the Redis of the machine, where there is one', false],
])('%s', (_name, embedded) => {
  it('lets in nobody without its password, which lies beside its data for their owner alone', async () => {
    const dataDir = path.join(dir, `redis-${String(embedded)}`);
    const server = await startRedis({ dataDir, embedded });
    const { port, password } = new URL(server.url);
    const [owner, stranger] = [createRedis(server.url), createRedis(`redis://127.0.0.1:${port}`)];
    try {
      expect(await owner.ping()).toBe('PONG');
      await expect(stranger.set('key', 'value')).rejects.toThrow('NOAUTH');
      expect(fs.readFileSync(`${dataDir}.password`, 'utf8').trim()).toBe(password);
      expect(fs.statSync(`${dataDir}.password`).mode & 0o077).toBe(0);
    } finally {
      for (const connection of [owner, stranger]) connection.disconnect();
      await server.stop();
    }
  });
});

describe('the embedded PostgreSQL', () => {
  const query = async (connectionString: string, sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const dataDir = (): string => path.join(dir, 'postgres');

  it('lets in nobody without its password, and keeps it over a restart', async () => {
    const first = await startPostgres({ dataDir: dataDir() });
    await query(first.url, 'create table kept as select 7 as n');
    await expect(query(withPassword(first.url, 'guessed'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await first.stop();
    const second = await startPostgres({ dataDir: dataDir() });
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
  });

  it('gets one for data of a time when it let everybody in', async () => {
    fs.rmSync(`${dataDir()}.password`);
    fs.writeFileSync(path.join(dataDir(), 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
    const server = await startPostgres({ dataDir: dataDir() });
    await expect(query(withPassword(server.url, 'guessed'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(await query(server.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await server.stop();
  });
});
