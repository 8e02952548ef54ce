import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  getLearnerState,
  signedIn,
  targetStart,
  type Caller,
  type getWeakness,
  type OutputOf,
} from '@aivy/contracts';
import { RPC, type RpcClient } from '@aivy/server-kit';
import { detailReport, topicOf } from './weakness.js';

/** The home page shows its topics without it after this. */
const PATIENCE_MS = 2_000;

/** What is worth practising, as the learner record has it. */
@Injectable()
export class WeaknessService {
  constructor(@Inject(RPC) private readonly rpc: RpcClient) {}

  /** @throws DomainError AIVYDAILY-WEAKNESS-NOTFOUND before a diagnostic is reported; SERVICE-UNAVAILABLE while the record is away */
  async weakness(caller: Caller): Promise<OutputOf<typeof getWeakness>> {
    const within = { timeLeftMs: PATIENCE_MS };
    const [scores, { state, order, due }] = await Promise.all([
      this.rpc.call(targetStart, caller, {}, within).catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'PLAN-NODIAGNOSTIC') return null;
        throw error;
      }),
      this.rpc.call(getLearnerState, caller, { user_id: signedIn(caller) }, within),
    ]);
    if (!scores || !state) throw new DomainError('AIVYDAILY-WEAKNESS-NOTFOUND');
    return {
      detail_report: detailReport(scores, state.skills),
      topics: order.map((skill) => topicOf(skill, due)),
    };
  }
}
