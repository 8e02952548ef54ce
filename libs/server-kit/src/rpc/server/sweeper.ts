import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnvelope } from '../envelope.js';
import { GROUP, type ServiceKeys } from '../keys.js';
import type { RpcMetrics } from '../metrics.js';
import type { Entry, Lane } from './lane.js';
import type { Turns } from './turns.js';
import type { RequestRunner } from './request-runner.js';

/** An entry younger than this may still be on its way to the replica that read it. */
const MIN_IDLE_MS = 1_000;
const MAX_EXECUTIONS = 3;
const PAGE = 128;
const MAX_PAGES = 64;
/** How long one suspect may keep the next one waiting. */
const SOLO_MS = 1_000;

interface Orphan {
  id: string;
  /** Deliveries so far. */
  deliveries: number;
  /** Delivered to this process, which never saw it. */
  own: boolean;
}

/** Takes over what dead replicas had read. Alive is who has a heartbeat; a slow request is not an orphan. */
export class Sweeper {
  private running = false;

  constructor(
    private readonly keys: ServiceKeys,
    private readonly service: string,
    private readonly runner: RequestRunner,
    private readonly metrics: RpcMetrics,
    private readonly turns: Turns,
  ) {}

  async sweep(lane: Lane, stopping: () => boolean): Promise<void> {
    if (this.running || stopping()) return;
    this.running = true;
    try {
      if (!lane.parts.epoch.known) await lane.parts.epoch.learn();
      const orphans = await this.findOrphans(lane);
      if (orphans.length === 0) return;
      await this.turns.next(() => this.takeAll(lane, orphans, stopping));
    } finally {
      this.running = false;
    }
  }

  private async takeAll(lane: Lane, orphans: readonly Orphan[], stopping: () => boolean): Promise<void> {
    // The first takeover is done for all together. An entry that has already survived one is taken alone, so that
    // only the message that kills replicas collects deliveries.
    const suspects = orphans.filter((orphan) => !orphan.own && orphan.deliveries >= 2);
    await this.claim(
      lane,
      orphans.filter((orphan) => orphan.own || orphan.deliveries < 2),
    );
    for (const suspect of suspects) {
      if (stopping()) return;
      await this.claim(lane, [suspect]);
      for (const end = Date.now() + SOLO_MS; lane.holds(suspect.id) && Date.now() < end;) await sleep(2);
      await sleep(10);
    }
  }

  private async findOrphans(lane: Lane): Promise<Orphan[]> {
    const { link, replica, stream } = lane.parts;
    const alive = new Map<string, boolean>();
    const orphans: Orphan[] = [];
    let from = '-';
    for (let page = 0; page < MAX_PAGES; page++) {
      const rows = (await link.redis.xpending(stream, GROUP, 'IDLE', MIN_IDLE_MS, from, '+', PAGE)) as [
        string,
        string,
        number,
        number,
      ][];
      for (const [id, consumer, , deliveries] of rows) {
        const own = consumer === replica;
        if (own ? lane.holds(id) : await this.isAlive(lane, consumer, alive)) continue;
        orphans.push({ id, deliveries, own });
      }
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) break;
      from = `(${last[0]}`;
    }
    return orphans;
  }

  private async isAlive(lane: Lane, consumer: string, known: Map<string, boolean>): Promise<boolean> {
    let alive = known.get(consumer);
    if (alive === undefined)
      known.set(consumer, (alive = (await lane.parts.link.redis.exists(this.keys.heartbeat(consumer))) === 1));
    return alive;
  }

  private async claim(lane: Lane, orphans: readonly Orphan[]): Promise<void> {
    if (orphans.length === 0) return;
    const { link, replica, stream } = lane.parts;
    const byId = new Map(orphans.map((orphan) => [orphan.id, orphan]));
    const rows = (await link.redis.xclaim(stream, GROUP, replica, MIN_IDLE_MS, ...byId.keys())) as (
      [string, string[] | null] | null
    )[];
    for (const row of rows) {
      const orphan = row && byId.get(row[0]);
      if (orphan) this.takeOver(lane, [row[0], row[1]?.[1]], orphan);
    }
  }

  private takeOver(lane: Lane, entry: Entry, orphan: Orphan): void {
    const [id, text] = entry;
    if (lane.holds(id)) return;
    const settled = lane.handledLately(id);
    lane.hold(id);
    // Handled here, only its acknowledgement was lost; or deleted from the stream meanwhile.
    if (settled || text === undefined) return lane.release(id);
    const envelope = parseEnvelope(text);
    const stale = lane.parts.epoch.isStale(id);
    if (!envelope) return this.runner.start(lane, entry, { redelivered: true, stale });
    if (orphan.deliveries >= MAX_EXECUTIONS) {
      this.metrics.deadLetter(this.service, 'poison');
      lane.deadLetter(text, `deliveries=${orphan.deliveries}`);
      return this.runner.refuse(lane, id, envelope, {
        code: 'UNKNOWN',
        message: `given up after ${orphan.deliveries} executions`,
      });
    }
    if (envelope.f !== 1 && (!orphan.own || stale))
      return this.runner.unknown(lane, id, envelope, 'the replica that had the request is gone');
    this.metrics.redelivered(this.service, envelope.p);
    this.runner.start(lane, entry, { redelivered: true, stale });
  }
}
