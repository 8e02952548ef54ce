import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Node } from '../config/redis-address.js';
import { Topology } from './topology.js';

/** An answer serves all who ask within this time. */
const FRESH_MS = 25;

interface Range extends Node {
  from: number;
  to: number;
}

/** Something that says who has which slots, as a node of a Cluster does. */
async function startNode(ranges: () => Range[]) {
  let asked = 0;
  const text = (value: string): string => `$${value.length}\r\n${value}\r\n`;
  const answerTo = (command: string): string => {
    if (/\$4\r\ninfo/i.test(command)) return text('redis_version:8.0.0\r\nloading:0');
    if (!/\$5\r\nslots/i.test(command)) return '+OK\r\n';
    asked += 1;
    const rows = ranges().map(
      ({ from, to, host, port: at }) => `*3\r\n:${from}\r\n:${to}\r\n*3\r\n${text(host)}:${at}\r\n${text('id')}`,
    );
    return `*${rows.length}\r\n${rows.join('')}`;
  };
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const command of data
        .toString()
        .split(/\*\d+\r\n/)
        .slice(1))
        socket.write(answerTo(command));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const stop = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { node: { host: '127.0.0.1', port }, asked: () => asked, stop };
}
/** Where nobody answers: this port is no server's. */
const NOBODY: Node = { host: '127.0.0.1', port: 1 };
const all = (node: Node): Range => ({ from: 0, to: 16_383, ...node });

describe('who has a slot of a Cluster', () => {
  it('is asked for again: after a failover it is another one', async () => {
    const ranges: Range[] = [];
    const { node, asked, stop } = await startNode(() => ranges);
    ranges.push(all(node));
    const topology = new Topology([node], {});
    expect(await Promise.all([topology.ownerOf(0), topology.ownerOf(16_383)])).toMatchObject([node, node]);
    expect(asked()).toBe(1);
    ranges.splice(0, 1, { ...all(node), to: 99 }, { ...all(NOBODY), from: 100 });
    await sleep(2 * FRESH_MS);
    expect([await topology.ownerOf(99), await topology.ownerOf(100)]).toMatchObject([node, NOBODY]);
    ranges.pop();
    await sleep(2 * FRESH_MS);
    await expect(topology.ownerOf(100)).rejects.toThrow('no node has the slot 100');
    await stop();
  });

  it('is told by any node that answers, those among them of which the first one told', async () => {
    const told: Range[] = [];
    const [first, second] = [await startNode(() => told), await startNode(() => told)];
    told.push({ ...all(first.node), to: 99 }, { ...all(second.node), from: 100 });
    const topology = new Topology([first.node, NOBODY], {});
    expect(await topology.ownerOf(0)).toMatchObject(first.node);
    await first.stop();
    await sleep(2 * FRESH_MS);
    expect(await topology.ownerOf(100)).toMatchObject(second.node);
    await second.stop();
    await sleep(2 * FRESH_MS);
    await expect(topology.ownerOf(100)).rejects.toThrow('no node of the Cluster answers');
  });
});
