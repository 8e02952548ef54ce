import { forgetDiagnostic, forgetTests, forgetUserJob, type Caller } from '@aivy/contracts';
import { jobHandler, type JobHandler, type RpcClient } from '@aivy/server-kit';

/** Has every service delete what it keeps of a deleted account. A new service with data of users adds its call here. */
export const forgetUserHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(forgetUserJob, async (data, { jobId }) => {
    const caller: Caller = { requestId: `job-${jobId}` };
    for (const call of [forgetDiagnostic, forgetTests]) await rpc.call(call, caller, data);
  });
