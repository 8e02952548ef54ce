import { recordEvidence, recordMission, recordMissionJob, recordPracticeJob } from '@aivy/contracts';
import { jobHandler, type JobHandler, type RpcClient } from '@aivy/server-kit';

/** Brings attempts of practice into the learner record, which takes each of them once. */
export const recordPracticeHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(recordPracticeJob, async ({ user_id, conversation_id, finished_at, entries }, { jobId }) => {
    const caller = { requestId: `job-${jobId}` };
    await rpc.call(recordEvidence, caller, {
      user_id,
      source: 'practice',
      attempt_id: String(conversation_id),
      finished_at,
      entries,
      scores: null,
    });
  });

/** Tells the plan of a finished mission: streaks are shared. */
export const recordMissionHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(recordMissionJob, async (mission, { jobId }) => {
    await rpc.call(recordMission, { requestId: `job-${jobId}` }, mission);
  });
