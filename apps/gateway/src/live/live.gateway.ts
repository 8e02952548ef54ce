import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject } from '@nestjs/common';
import { WebSocketGateway, WebSocketServer, type OnGatewayConnection } from '@nestjs/websockets';
import { METRICS, type Metrics, type SentNotice, type Tracer } from '@aivy/server-kit';
import type { Server, Socket } from 'socket.io';
import { hashToken, SessionStore, type Session } from '../session/session-store.js';

const userRoom = (id: string) => `user:${id}`;
const sessionRoom = (hash: string) => `session:${hash}`;

/** Sockets whose sessions are looked up at a time after an outage, and when one is asked for again that nobody could tell of. */
const ASKED_AT_ONCE = 20;
const ASK_AGAIN_MS = 1_000;

const SOCKET_PATH = '/socket.io';
/** Does a request want to become a socket here? */
export const isSocketRequest = ({ url }: IncomingMessage): boolean => url?.startsWith(`${SOCKET_PATH}/`) === true;

/** A page has a socket for each kind of notice it waits for, so this is several tabs and devices. */
const SOCKETS_PER_USER = 20;

/** Clients listen; all they send is their token. */
const MAX_MESSAGE_BYTES = 4_096;

const watched = (metrics: Metrics) => ({
  sockets: metrics.gauge('aivy_sockets', 'Open sockets by the role of who holds them', ['kind']),
  events: metrics.counter('aivy_socket_events_total', 'Events handed to sockets here, one for each socket', ['event']),
});

/** Live notices to the browser. A socket belongs to the room of its user and to that of its session, and closes with the session. */
// One connection from the first byte on: the requests of long polling would have to meet the same gateway each time.
@WebSocketGateway({
  path: SOCKET_PATH,
  // Others' upgrades are answered: see `stayWithHttp`.
  destroyUpgrade: false,
  serveClient: false,
  transports: ['websocket'],
  maxHttpBufferSize: MAX_MESSAGE_BYTES,
})
export class LiveGateway implements OnGatewayConnection {
  @WebSocketServer() private readonly server!: Server;

  private readonly counts: ReturnType<typeof watched>;

  constructor(
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(METRICS) metrics: Metrics,
  ) {
    this.counts = watched(metrics);
  }

  async handleConnection(socket: Socket): Promise<void> {
    const token: unknown = socket.handshake.auth['token'];
    const session = typeof token === 'string' ? await this.admit(socket, token) : null;
    if (!session || !socket.connected) {
      socket.disconnect(true);
      return;
    }
    const expiry = setTimeout(() => socket.disconnect(true), session.expiresAt - Date.now());
    const kind = { kind: session.role };
    this.counts.sockets.inc(kind);
    socket.once('disconnect', () => {
      clearTimeout(expiry);
      this.counts.sockets.dec(kind);
    });
    await socket.join(userRoom(session.userId));
    this.closeOldest(userRoom(session.userId));
  }

  /** The newest page is the one in use; a page whose socket was closed learns its news by polling. */
  private closeOldest(room: string): void {
    const { adapter, sockets } = this.server.sockets;
    const here = [...(adapter.rooms.get(room) ?? [])];
    for (const id of here.slice(0, -SOCKETS_PER_USER)) sockets.get(id)?.disconnect(true);
  }

  /** Joins the room of the session before it is looked up, so that one which ends meanwhile takes its socket along. */
  private async admit(socket: Socket, token: string): Promise<Session | null> {
    await socket.join(sessionRoom(hashToken(token)));
    return this.sessions.resolve(token, { requestId: socket.id }).catch(() => null);
  }

  /** Every gateway hears every notice, so each one serves its own sockets only. */
  deliver({ user_id: userId, event, data, traceparent }: SentNotice, tracer?: Tracer): void {
    const room = userRoom(userId);
    const here = this.server.sockets.adapter.rooms.get(room)?.size ?? 0;
    if (here === 0) return;
    const facts = { 'aivy.event': event, 'aivy.sockets': here };
    const span = traceparent && tracer?.begin(`socket ${event}`, 'producer', { parent: traceparent, facts });
    this.server.to(room).emit(event, data);
    this.counts.events.inc({ event }, here);
    if (span) span.end();
  }

  /** Closes the sockets of sessions that are over; every gateway hears of them and closes its own. */
  endSessions(hashes: readonly string[]): void {
    if (hashes.length > 0) this.server.in(hashes.map(sessionRoom)).disconnectSockets(true);
  }

  /**
   * Looks at the session of every socket here, and closes those whose session is over: it may have ended without a word.
   * Where nobody can tell, it is asked again until somebody can.
   */
  askAgain(): void {
    const line = [...this.server.sockets.sockets.values()];
    for (let n = 0; n < ASKED_AT_ONCE; n += 1) void this.askInTurn(line);
  }

  private async askInTurn(line: Socket[]): Promise<void> {
    for (let socket = line.shift(); socket; socket = line.shift()) {
      if (!socket.connected) continue;
      const session = await this.sessionOf(socket).catch(() => undefined);
      if (session === null) socket.disconnect(true);
      if (session !== undefined) continue;
      line.push(socket);
      await pause(ASK_AGAIN_MS, undefined, { ref: false });
    }
  }

  private async sessionOf(socket: Socket): Promise<Session | null> {
    const token: unknown = socket.handshake.auth['token'];
    return typeof token === 'string' ? this.sessions.resolve(token, { requestId: socket.id }) : null;
  }

  /** Lets go of all sockets of this process in a way that makes their clients come back, to another gateway. */
  closeAll(): void {
    this.server.engine.close();
  }
}
