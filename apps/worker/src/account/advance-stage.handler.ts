import { advanceStage, advanceStageJob } from '@aivy/contracts';
import { jobHandler, type JobHandler, type RpcClient } from '@aivy/server-kit';

/** Tells auth that a user reached a stage; auth never lowers one, so a second run changes nothing. */
export const advanceStageHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(advanceStageJob, async (data, { jobId }) => {
    await rpc.call(advanceStage, { requestId: `job-${jobId}` }, data);
  });
