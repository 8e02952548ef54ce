import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { withinOr } from '@aivy/server-kit';

export interface DrainTimes {
  /** Milliseconds to go on serving, while balancers notice that we are about to leave. */
  serveMs: number;
  /** Milliseconds after which connections are cut, whatever runs on them. */
  endMs: number;
}

/** A turn of the event loop that took no longer brought next to nothing in. */
const QUIET_MS = 0.3;
const QUIET_PATIENCE_MS = 1_000;

/**
 * Resolves right after two turns of the event loop in which nothing was waiting. The kernel takes connections and what
 * is sent on them before we do; those that it holds when the listening socket closes would be cut with their requests.
 */
async function quietTurns(): Promise<void> {
  const until = performance.now() + QUIET_PATIENCE_MS;
  for (let quiet = 0; quiet < 2;) {
    const before = performance.now();
    await turn();
    const now = performance.now();
    if (now > until) return;
    quiet = now - before < QUIET_MS ? quiet + 1 : 0;
  }
}

/**
 * How a gateway leaves: readiness says so at once; it goes on serving for a while and ends each connection with an
 * answer that says `Connection: close`; then it takes no new connections, closes idle ones, and waits for the
 * requests in hand.
 */
export class Drain {
  private readonly sockets = new Set<Socket>();
  private ended: Promise<void> | undefined;

  /**
   * @param servers all that the gateway listens with
   * @param closeLive ends connections that would stay open for ever: live notices
   */
  constructor(
    private readonly servers: readonly Server[],
    private readonly times: DrainTimes,
    private readonly closeLive: () => void = () => undefined,
  ) {
    for (const server of servers)
      server.on('connection', (socket: Socket) => {
        this.sockets.add(socket);
        socket.once('close', () => this.sockets.delete(socket));
      });
  }

  get isLeaving(): boolean {
    return this.ended !== undefined;
  }

  /** Resolves when no connection is left, at the latest after `endMs`. */
  run(): Promise<void> {
    return (this.ended ??= this.leave());
  }

  private async leave(): Promise<void> {
    const { serveMs, endMs } = this.times;
    await pause(serveMs);
    await quietTurns();
    await this.finish(endMs - serveMs);
    for (const socket of this.sockets) socket.destroy();
  }

  private async finish(patienceMs: number): Promise<void> {
    const listening = this.servers.filter((server) => server.listening);
    const closed = Promise.all(
      listening.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
    );
    for (const server of listening) server.closeIdleConnections();
    if (listening.length > 0) this.closeLive();
    await withinOr(closed, patienceMs, undefined);
  }
}
