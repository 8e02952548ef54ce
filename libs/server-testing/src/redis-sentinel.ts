import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { askRedis } from './ask-redis.js';
import { freePort } from './free-port.js';
import { realRedis, RedisProcess } from './redis-process.js';
import { waitFor } from './wait-for.js';

/** A master that is silent for so long has failed, and its replica is made master. */
const DOWN_AFTER_MS = 1_000;
const NAME = 'aivy';

/** A private Redis of one test with a replica, and a sentinel that watches them. */
export class RedisSentinel {
  private constructor(
    readonly url: string,
    private readonly master: RedisProcess,
    private readonly replica: RedisProcess,
    private readonly sentinel: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Resolves when the sentinel knows the replica. */
  static async start(): Promise<RedisSentinel> {
    const [master, replica] = await Promise.all([
      RedisProcess.start('real', 'nothing'),
      RedisProcess.start('real', 'nothing'),
    ]);
    await askRedis(replica.port, (redis) => redis.replicaof('127.0.0.1', master.port));
    await waitFor(() => askRedis(replica.port, async (redis) => /master_link_status:up/.test(await redis.info())));
    const port = await freePort();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'redis-sentinel-'));
    const settings = [
      `port ${port}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor ${NAME} 127.0.0.1 ${master.port} 1`,
      `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}`,
      `sentinel failover-timeout ${NAME} 5000`,
    ];
    const file = path.join(folder, 'sentinel.conf');
    fs.writeFileSync(file, `${settings.join('\n')}\n`);
    const sentinel = spawn(realRedis!, [file, '--sentinel'], { stdio: 'ignore' });
    const url = `redis+sentinel://127.0.0.1:${port}/${NAME}`;
    const started = new RedisSentinel(url, master, replica, sentinel, folder);
    const replicas = (): Promise<unknown> => askRedis(port, (redis) => redis.call('SENTINEL', 'REPLICAS', NAME));
    await waitFor(async () => JSON.stringify(await replicas().catch(() => '')).includes(String(replica.port)));
    return started;
  }

  /** SIGKILL, as a crash. */
  killMaster(): Promise<void> {
    return this.master.kill();
  }

  async remove(): Promise<void> {
    this.sentinel.kill('SIGKILL');
    await Promise.all([this.master.remove(), this.replica.remove()]);
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}
