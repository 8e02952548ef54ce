import { withinOr } from '../../time/within.js';
import { liveReplicas } from '../live-replicas.js';
import type { Address, OutstandingCall } from './outstanding.js';

const LOOK_AGAIN_MS = 500;
const PATIENCE_MS = 900;

/**
 * Services without a live replica. A call to one would wait out its whole deadline, with its caller's place at the
 * gateway, so it's refused instead. A restart costs no call: a service is looked for only after a call ran out of time.
 */
export class AbsentServices {
  private readonly nextLook = new Map<string, NodeJS.Timeout>();
  /** Calls run out of time together, and one look is enough for all of them. */
  private readonly looking = new Map<string, Promise<void>>();
  private closed = false;

  has(service: string): boolean {
    return this.nextLook.has(service);
  }

  /** As `has`, but waits for a look that has begun: the caller whose call ran out of time asks right after it. */
  async hasNow(service: string): Promise<boolean> {
    await this.looking.get(service);
    return this.has(service);
  }

  /** A call ran out of time: is its service still there? */
  suspect({ to, at }: OutstandingCall): void {
    if (!this.has(to.service) && !this.looking.has(to.service)) this.look(to.service, at);
  }

  close(): void {
    this.closed = true;
    for (const timer of this.nextLook.values()) clearTimeout(timer);
  }

  /** A Redis that doesn't answer says nothing about a service. */
  private look(service: string, at: Address): void {
    const replicas = liveReplicas(at.line.link.redis, at.keys).catch(() => undefined);
    const looking = withinOr(replicas, PATIENCE_MS, undefined).then((count) => {
      this.looking.delete(service);
      if (count !== 0 || this.closed) this.nextLook.delete(service);
      else this.nextLook.set(service, setTimeout(() => this.look(service, at), LOOK_AGAIN_MS).unref());
    });
    this.looking.set(service, looking);
  }
}
