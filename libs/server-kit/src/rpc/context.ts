import { BaseRpcContext } from '@nestjs/microservices';
import type { RpcEnvelope } from './envelope.js';
import { steadyNow } from '../time/steady-clock.js';

/** What a handler may ask about the running request, by `@Ctx()`. */
export class RpcContext extends BaseRpcContext<[RpcEnvelope, string, boolean, number]> {
  get pattern(): string {
    return this.args[0].p;
  }
  /** Milliseconds until the caller stops waiting; negative when it has. */
  get timeLeftMs(): number {
    return this.args[3] - steadyNow();
  }
  /** Key under which a write must be recorded together with its effect, when the caller sent one. */
  get idempotencyKey(): string | undefined {
    return this.args[0].k;
  }
  get traceparent(): string | undefined {
    return this.args[0].t;
  }
  get entryId(): string {
    return this.args[1];
  }
  /** An earlier run of this request was cut off. */
  get redelivered(): boolean {
    return this.args[2];
  }
}
