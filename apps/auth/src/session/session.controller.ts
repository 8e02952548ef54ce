import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  endSession,
  endSessions,
  listSessions,
  resolveSession,
  signedIn,
  signIn,
  signOut,
  type InputOf,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { SessionService } from './session.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class SessionController {
  constructor(@Inject(SessionService) private readonly sessions: SessionService) {}

  @RpcHandler(signIn)
  async signIn(@Payload() { caller, input }: RpcRequest<InputOf<typeof signIn>>) {
    return { token: await this.sessions.signIn(input.email, input.password, caller) };
  }

  @RpcHandler(signOut)
  async signOut(@Payload() { caller }: RpcRequest) {
    if (caller.sessionHash) await this.sessions.end(caller.sessionHash);
    return null;
  }

  @RpcHandler(listSessions)
  async listSessions(@Payload() { caller }: RpcRequest) {
    return { sessions: await this.sessions.list(signedIn(caller), caller.sessionHash) };
  }

  @RpcHandler(endSession)
  async endSession(@Payload() { caller, input }: RpcRequest<InputOf<typeof endSession>>) {
    await this.sessions.endOne(signedIn(caller), input.session_id, caller);
    return null;
  }

  @RpcHandler(endSessions)
  async endSessions(@Payload() { caller }: RpcRequest) {
    await this.sessions.endEverywhere(signedIn(caller), caller);
    return null;
  }

  @RpcHandler(resolveSession)
  async resolveSession(@Payload() { input }: RpcRequest<InternalInputOf<typeof resolveSession>>) {
    const session = await this.sessions.find(input.session_hash);
    return session
      ? { user_id: session.userId, role: session.role, expires_at: session.expiresAt.toISOString() }
      : null;
  }
}
