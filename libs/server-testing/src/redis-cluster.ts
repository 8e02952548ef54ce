import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askRedis } from './ask-redis.js';
import { realRedis } from './redis-process.js';

const SLOTS = 16_384;
/** A node that is silent for so long has failed, and its replica is made master. */
const NODE_TIMEOUT_MS = 2_000;

interface Node {
  port: number;
  child: ChildProcess;
  folder: string;
}

/** A private Redis Cluster of one test: masters that have a third of the slots each, and a replica for each if asked. */
export class RedisCluster {
  private constructor(private readonly nodes: Node[]) {}

  /** Resolves when every node says that the Cluster is well. */
  static async start({ masters = 3, replicas = 0 } = {}): Promise<RedisCluster> {
    const cluster = new RedisCluster([]);
    try {
      // One after the other: the bus of a node takes the port 10,000 above, so both must be free.
      for (let n = 0; n < masters + replicas; n++) cluster.nodes.push(await startNode());
      await cluster.join(masters);
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  get url(): string {
    return `redis+cluster://${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
  }

  /** Kills (SIGKILL) the node that has a slot. @returns the port it had */
  async killOwnerOf(slot: number): Promise<number> {
    for (const node of this.nodes) {
      if (node.child.exitCode !== null || node.child.signalCode !== null) continue;
      const owner = await askRedis(node.port, async (redis) => ownerIn(await redis.cluster('SLOTS'), slot));
      const found = this.nodes.find(({ port }) => port === owner);
      if (!found) throw new Error(`nobody has the slot ${slot}`);
      await kill(found);
      return found.port;
    }
    throw new Error('no node lives');
  }

  /** Keys of each master that lives. */
  async keysByNode(): Promise<string[][]> {
    return Promise.all(this.nodes.map(({ port }) => askRedis(port, (redis) => redis.keys('*')).catch(() => [])));
  }

  async remove(): Promise<void> {
    await Promise.all(this.nodes.map(kill));
    for (const { folder } of this.nodes) fs.rmSync(folder, { recursive: true, force: true });
  }

  private async join(masters: number): Promise<void> {
    const [first, ...others] = this.nodes;
    const own = this.nodes.slice(0, masters);
    for (const [n, { port }] of own.entries()) {
      const from = Math.floor((n * SLOTS) / masters);
      const to = Math.floor(((n + 1) * SLOTS) / masters) - 1;
      await askRedis(port, async (redis) => {
        await redis.cluster('ADDSLOTSRANGE', from, to);
        // Different epochs, or two nodes must first agree who is the newer.
        await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', n + 1);
      });
    }
    for (const { port } of others) await askRedis(port, (redis) => redis.cluster('MEET', '127.0.0.1', first!.port));
    await this.until(({ known, ok }) => known === this.nodes.length && ok);
    for (const [n, { port }] of this.nodes.slice(masters).entries()) {
      const id = await askRedis(own[n % masters]!.port, (redis) => redis.cluster('MYID'));
      await askRedis(port, (redis) => redis.cluster('REPLICATE', String(id)));
    }
    for (const { port } of this.nodes.slice(masters))
      await until(async () => /master_link_status:up/.test(await askRedis(port, (redis) => redis.info('replication'))));
  }

  private async until(well: (state: { known: number; ok: boolean }) => boolean): Promise<void> {
    for (const { port } of this.nodes)
      await until(async () => {
        const info = String(await askRedis(port, (redis) => redis.cluster('INFO')));
        const known = Number(/cluster_known_nodes:(\d+)/.exec(info)?.[1]);
        return well({ known, ok: info.includes('cluster_state:ok') });
      });
  }
}

async function startNode(): Promise<Node> {
  if (!realRedis) throw new Error('no redis-server on PATH');
  const port = await freePortPair();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'redis-cluster-'));
  const options = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'no',
    'cluster-enabled': 'yes',
    'cluster-node-timeout': NODE_TIMEOUT_MS,
    // A replica that has been without its master for a moment may still follow it.
    'cluster-replica-validity-factor': 0,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(realRedis, args, { stdio: 'ignore' });
  await until(() => askRedis(port, (redis) => redis.ping()).then(() => true));
  return { port, child, folder };
}

async function kill({ child }: Node): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

function ownerIn(rows: unknown, slot: number): number | undefined {
  const ranges = rows as [from: number, to: number, [host: string, port: number]][];
  return ranges.find(([from, to]) => from <= slot && slot <= to)?.[2][1];
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(20)) if (await holds().catch(() => false)) return;
  throw new Error('the Redis Cluster did not come up');
}

async function freePortPair(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 40_000);
    if ((await isFree(port)) && (await isFree(port + 10_000))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
