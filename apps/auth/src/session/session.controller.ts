import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { resolveSession, signIn, signOut, type InputOf, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { SessionService } from './session.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class SessionController {
  constructor(@Inject(SessionService) private readonly sessions: SessionService) {}

  @RpcHandler(signIn)
  async signIn(@Payload() { caller, input }: RpcRequest<InputOf<typeof signIn>>) {
    return { token: await this.sessions.signIn(input.email, input.password, caller.timezone) };
  }

  @RpcHandler(signOut)
  async signOut(@Payload() { caller }: RpcRequest) {
    if (caller.sessionHash) await this.sessions.end(caller.sessionHash);
    return null;
  }

  @RpcHandler(resolveSession)
  async resolveSession(@Payload() { input }: RpcRequest<InternalInputOf<typeof resolveSession>>) {
    const session = await this.sessions.find(input.session_hash);
    return session ? { user_id: session.userId, role: session.role, expires_at: session.expiresAt.toISOString() } : null;
  }
}
