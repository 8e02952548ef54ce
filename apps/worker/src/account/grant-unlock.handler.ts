import { grantPathWeek, grantUnlockJob, markUnlockGranted } from '@aivy/contracts';
import { jobHandler, type JobHandler, type RpcClient } from '@aivy/server-kit';

/**
 * Adds the unlocked week of AivyPath to the account, once. AivyDaily hears of it last and enqueues the job again until
 * then.
 */
export const grantUnlockHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(grantUnlockJob, async ({ user_id, name }, { jobId }) => {
    const caller = { requestId: `job-${jobId}` };
    if (name === 'path-trial') await rpc.call(grantPathWeek, caller, { user_id });
    await rpc.call(markUnlockGranted, caller, { user_id, name });
  });
