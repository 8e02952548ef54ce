import { Readable } from 'node:stream';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import {
  DomainError,
  inputErrorCode,
  isAskedByQuery,
  type Call,
  type Caller,
  type ErrorDetail,
  type FileChunkCall,
  type FileHead,
  type SuccessBody,
} from '@aivy/contracts';
import { LOGGER, readFile, RpcClient, runInRequest, type Logger } from '@aivy/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { userFull } from '../admission/no-place.js';
import { stayOf, type Stay } from '../admission/stay.js';
import { CallLimiter } from '../limits/call-limiter.js';
import { SessionStore } from '../session/session-store.js';
import { deviceOf } from './device.js';
import { deadlineOf, yieldToDisconnects, type RequestDeadline } from './request-deadline.js';
import { spanOf } from './request-span.js';
import { bearerToken, timezoneOf } from './request-context.js';
import { TurnBudget } from './turn-budget.js';

const isRecord = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/**
 * Query or body; what stands in the path goes before a field of the same name. Clients that were loaded before a DELETE
 * had a query bring its body only.
 */
function givenBy(call: Call, request: FastifyRequest): unknown {
  const body: unknown = request.body ?? {};
  const given = !isAskedByQuery(call.method)
    ? body
    : call.method === 'DELETE' && isRecord(body)
      ? { ...body, ...(request.query as object) }
      : request.query;
  return isRecord(given) && call.path.includes(':') ? { ...given, ...(request.params as object) } : given;
}

/** What a call answers with: JSON, or a file. */
type Answer = SuccessBody<unknown> | StreamableFile;

/** The way of every product call through the gateway: session, role, input, limit, service, answer. */
@Injectable()
export class CallDispatcher {
  private readonly answering = new TurnBudget();

  constructor(
    @Inject(RpcClient) private readonly rpc: RpcClient,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(CallLimiter) private readonly limiter: CallLimiter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param given the input, where it is not what the request brings by the rules of all calls */
  async dispatch(
    call: Call,
    request: FastifyRequest,
    reply: FastifyReply,
    given: unknown = givenBy(call, request),
  ): Promise<Answer> {
    const deadline = deadlineOf(request);
    const stay = stayOf(request);
    const span = spanOf(request);
    const ids = { requestId: request.id, ...(span && { span }) };
    const caller = await runInRequest(ids, () => this.identify(call, request, deadline));
    return runInRequest({ ...ids, ...(caller.userId ? { userId: caller.userId } : {}) }, () =>
      this.forward(call, caller, { deadline, stay }, given, reply),
    );
  }

  private async forward(
    call: Call,
    caller: Caller,
    { deadline, stay }: { deadline: RequestDeadline; stay: Stay | undefined },
    given: unknown,
    reply: FastifyReply,
  ): Promise<Answer> {
    const input = this.checkInput(call, given);
    const release = await this.limiter.take(call, caller, input, deadline.lookUp().timeLeftMs);
    let output: unknown;
    // Whatever was looked up before: a gateway that was frozen must not act for those who have hung up meanwhile.
    await yieldToDisconnects();
    try {
      const limits = deadline.limits(call);
      output = await this.rpc.call(call, caller, input, stay ? { ...limits, onOver: stay.hold() } : limits);
    } catch (error) {
      // Nobody waits for the books: Redis may have gone meanwhile.
      void release(error instanceof DomainError ? error.code : 'UNKNOWN');
      throw error;
    }
    void release();
    await this.answering.room();
    void reply.header('cache-control', 'no-store');
    const data = this.project(call, output);
    return call.file
      ? this.deliver(call.file, data as FileHead, { caller, input, deadline })
      : { status: 'success', data };
  }

  /**
   * The file of a call, read from its service as fast as the client takes it. A fault in the middle breaks the connection
   * off, so that half a file is not taken for a whole one.
   */
  private async deliver(
    file: FileChunkCall,
    head: FileHead,
    { caller, input, deadline }: { caller: Caller; input: unknown; deadline: RequestDeadline },
  ): Promise<StreamableFile> {
    const chunks = readFile(this.rpc, file, caller, input as object, deadline.left);
    const first = await chunks.next();
    const bytes = async function* (): AsyncGenerator<Buffer> {
      if (!first.done) yield first.value;
      yield* chunks;
    };
    return new StreamableFile(Readable.from(bytes(), { objectMode: false }), {
      type: head.media_type,
      disposition: `attachment; filename="${head.name}"`,
    });
  }

  private async identify(call: Call, request: FastifyRequest, deadline: RequestDeadline): Promise<Caller> {
    const timezone = timezoneOf(request);
    const device = call.audience === 'visitor' ? deviceOf(request.headers['user-agent']) : '';
    const base = {
      requestId: request.id,
      address: request.ip,
      ...(timezone && { timezone }),
      ...(device && { device }),
    };
    const token = bearerToken(request);
    const session = token ? await this.sessions.resolve(token, base, deadline.lookUp()) : null;
    if (!session) {
      if (call.audience !== 'visitor') throw new DomainError('AUTH-UNAUTHORIZED');
      return base;
    }
    if (stayOf(request)?.claimFor(session.userId) === false) throw userFull();
    const roleNeeded = call.audience === 'analyst' || call.audience === 'operator' ? call.audience : undefined;
    // A call of another role does not exist for this user: 404, never 403.
    if (roleNeeded && session.role !== roleNeeded && session.role !== 'operator') throw new DomainError('NOT-FOUND');
    return { ...base, userId: session.userId, role: session.role, sessionHash: session.hash };
  }

  private checkInput(call: Call, given: unknown): unknown {
    const parsed = call.input.safeParse(given);
    if (parsed.success) return parsed.data;
    const details: ErrorDetail[] = parsed.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
    }));
    throw new DomainError(inputErrorCode(call, details, given), details);
  }

  /** Only what the contract names goes out: a field that a service returned by mistake (a key, a hint) is dropped. */
  private project(call: Call, output: unknown): unknown {
    const parsed = call.output.safeParse(output);
    if (parsed.success) return parsed.data;
    this.logger.error({ pattern: call.pattern, issues: parsed.error.issues }, 'answer does not fit its contract');
    throw new DomainError('UNKNOWN');
  }
}
