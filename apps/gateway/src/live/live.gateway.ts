import { Inject } from '@nestjs/common';
import { WebSocketGateway, WebSocketServer, type OnGatewayConnection } from '@nestjs/websockets';
import type { UserNotice } from '@aivy/contracts';
import type { Server, Socket } from 'socket.io';
import { hashToken, SessionStore, type Session } from '../session/session-store.js';

const userRoom = (id: string) => `user:${id}`;
const sessionRoom = (hash: string) => `session:${hash}`;

/** Clients listen; all they send is their token. */
const MAX_MESSAGE_BYTES = 4_096;

/** Live notices to the browser. A socket belongs to the room of its user and to that of its session, and closes with the session. */
// One connection from the first byte on: the requests of long polling would have to meet the same gateway each time.
@WebSocketGateway({
  path: '/socket.io',
  serveClient: false,
  transports: ['websocket'],
  maxHttpBufferSize: MAX_MESSAGE_BYTES,
})
export class LiveGateway implements OnGatewayConnection {
  @WebSocketServer() private readonly server!: Server;

  constructor(@Inject(SessionStore) private readonly sessions: SessionStore) {}

  async handleConnection(socket: Socket): Promise<void> {
    const token: unknown = socket.handshake.auth['token'];
    const session = typeof token === 'string' ? await this.admit(socket, token) : null;
    if (!session || !socket.connected) {
      socket.disconnect(true);
      return;
    }
    const expiry = setTimeout(() => socket.disconnect(true), session.expiresAt - Date.now());
    socket.once('disconnect', () => clearTimeout(expiry));
    await socket.join(userRoom(session.userId));
  }

  /** Joins the room of the session before it is looked up, so that one which ends meanwhile takes its socket along. */
  private async admit(socket: Socket, token: string): Promise<Session | null> {
    await socket.join(sessionRoom(hashToken(token)));
    return this.sessions.resolve(token, { requestId: socket.id }).catch(() => null);
  }

  /** Every gateway hears every notice, so each one serves its own sockets only. */
  deliver(notice: UserNotice): void {
    this.server.local.to(userRoom(notice.user_id)).emit(notice.event, notice.data);
  }

  /** Closes the sockets of sessions that are over; every gateway hears of them and closes its own. */
  endSessions(hashes: readonly string[]): void {
    if (hashes.length > 0) this.server.local.in(hashes.map(sessionRoom)).disconnectSockets(true);
  }

  /** Lets go of all sockets of this process in a way that makes their clients come back, to another gateway. */
  closeAll(): void {
    this.server.engine.close();
  }
}
