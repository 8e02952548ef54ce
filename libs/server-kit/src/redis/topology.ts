import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { AbstractConnector, Command, Redis, type RedisOptions } from 'ioredis';
import type { Node, RedisAddress } from '../config/redis-address.js';

/** What a node gets to say who has which slots. */
const ASK_MS = 1_000;
/** An answer serves all who ask at the same moment, as after a failover. */
const FRESH_MS = 25;
const ASK_AGAIN_MS = 100;
const DISCONNECT_MS = 2_000;

interface Range extends Node {
  from: number;
  to: number;
}

/** The slot of a key, 0 to 16383: of its hash tag where it has one. */
export const slotOf = (key: string): number => Number(new Command('get', [key]).getSlot());

/** Knows which node of a Cluster has a slot, by asking any node that answers. */
export class Topology {
  private known: Node[];
  private asked: { at: number; answer: Promise<Range[]> } | undefined;

  constructor(
    private readonly seeds: readonly Node[],
    private readonly options: RedisOptions,
  ) {
    this.known = [...seeds];
  }

  /** @throws Error when no node answers, or none has the slot */
  async ownerOf(slot: number): Promise<Node> {
    if (!this.asked || performance.now() - this.asked.at > FRESH_MS)
      this.asked = { at: performance.now(), answer: this.ask() };
    const owner = (await this.asked.answer).find(({ from, to }) => from <= slot && slot <= to);
    if (!owner) throw new Error(`no node has the slot ${slot}`);
    return owner;
  }

  private async ask(): Promise<Range[]> {
    let fault: unknown;
    // Any order, so that one node with an old view is not asked every time.
    for (const node of this.known.toSorted(() => Math.random() - 0.5)) {
      try {
        const ranges = await this.askNode(node);
        const nodes = new Map([...this.seeds, ...ranges].map(({ host, port }) => [`${host} ${port}`, { host, port }]));
        this.known = [...nodes.values()];
        return ranges;
      } catch (error) {
        fault = error;
      }
    }
    throw new Error('no node of the Cluster answers', { cause: fault });
  }

  private async askNode(node: Node): Promise<Range[]> {
    const redis = new Redis({
      ...this.options,
      ...node,
      lazyConnect: true,
      connectTimeout: ASK_MS,
      commandTimeout: ASK_MS,
      retryStrategy: () => null,
    });
    redis.on('error', () => undefined);
    try {
      const rows = (await redis.cluster('SLOTS')) as unknown as [number, number, [string | null, number]][];
      // A node that does not know its own name says nothing: it is the one that was asked.
      return rows.map(([from, to, [host, port]]) => ({ from, to, host: host || node.host, port }));
    } finally {
      redis.disconnect();
    }
  }
}

const topologies = new Map<string, Topology>();

/** What all connections of this process to one Cluster know of it. */
export function topologyOf(url: string, { nodes, options }: Extract<RedisAddress, { kind: 'cluster' }>): Topology {
  const known = topologies.get(url) ?? new Topology(nodes, options);
  topologies.set(url, known);
  return known;
}

/**
 * Connects a plain connection to the node that has a slot, whichever that is at each reconnect. A connection of its own,
 * not ioredis' Cluster: that one sends a command again when its connection drops, although it may have been carried out.
 */
export function connectorTo(topology: Topology, slot: number): NonNullable<RedisOptions['Connector']> {
  return class SlotConnector extends AbstractConnector {
    private readonly tls: tls.ConnectionOptions | undefined;

    constructor(options: unknown) {
      super(DISCONNECT_MS);
      this.tls = (options as RedisOptions).tls;
    }

    /** An error here would end the connection for good, so it is tried until somebody disconnects. */
    async connect(): Promise<net.Socket> {
      this.connecting = true;
      for (;;) {
        const owner = await topology.ownerOf(slot).catch(() => undefined);
        if (!this.connecting) throw new Error('Connection is closed.');
        if (owner) return this.open(owner);
        await sleep(ASK_AGAIN_MS);
      }
    }

    private open({ host, port }: Node): net.Socket {
      const socket = this.tls ? tls.connect({ ...this.tls, host, port }) : net.connect({ host, port });
      this.stream = socket;
      socket.once('error', (error) => (this.firstError = error));
      return socket;
    }
  };
}
