import { setTimeout } from 'node:timers/promises';
import { DEFAULT_DEADLINE_MS, eraseUserJob, USER_DATA_PARTS, type Caller } from '@aivy/contracts';
import { jobHandler, type JobHandler, type RpcClient } from '@aivy/server-kit';

/** Requests that were let in before the sessions ended have given up by then; one could still store something. */
const SETTLED_MS = DEFAULT_DEADLINE_MS + 1_000;

/** Has every service erase what it keeps of a deleted account. */
export const eraseUserHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(eraseUserJob, async ({ user_id, deleted_at: deletedAt }, { jobId }) => {
    await setTimeout(Math.min(SETTLED_MS, Math.max(0, deletedAt + SETTLED_MS - Date.now())));
    const caller: Caller = { requestId: `job-${jobId}` };
    // One service that is away does not keep the others from it.
    const outcomes = await Promise.allSettled(USER_DATA_PARTS.map(({ erase }) => rpc.call(erase, caller, { user_id })));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  });
