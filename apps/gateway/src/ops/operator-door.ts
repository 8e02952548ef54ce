import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { CONFIG } from '@aivy/server-kit';
import type { FastifyRequest } from 'fastify';
import { cookieToken } from '../chat-host/cookie-token.js';
import type { GatewayConfig } from '../config.js';
import { deadlineOf } from '../http/request-deadline.js';
import { SessionStore, type Session } from '../session/session-store.js';

/** Who stands before the pages of operators. A browser that opens a page sends the session's cookie and no header. */
@Injectable()
export class OperatorDoor {
  private readonly origin: string;

  constructor(
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(CONFIG) config: GatewayConfig,
  ) {
    this.origin = new URL(config.PUBLIC_URL).origin;
  }

  /**
   * @returns undefined for a visitor, and for who would change something without a page of ours having asked for it: the
   * browser sends the cookie along for any page
   * @throws DomainError NOT-FOUND for everybody who is signed in and no operator
   */
  async operator(request: FastifyRequest): Promise<Session | undefined> {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && request.headers.origin !== this.origin) return undefined;
    const token = cookieToken(request.headers, this.origin);
    if (token === undefined) return undefined;
    const caller = { requestId: request.id, address: request.ip };
    const session = await this.sessions.resolve(token, caller, deadlineOf(request).lookUp());
    if (session && session.role !== 'operator') throw new DomainError('NOT-FOUND');
    return session ?? undefined;
  }
}
