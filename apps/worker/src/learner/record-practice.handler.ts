import {
  markMissionRecorded,
  markPracticeRecorded,
  recordMission,
  recordMissionJob,
  recordPractice,
  recordPracticeJob,
} from '@aivy/contracts';
import { jobHandler, type JobHandler, type RpcClient } from '@aivy/server-kit';

/**
 * Brings attempts of practice into the learner records of their students, which take each of them once. Their owner hears
 * of it last: until then it hands them over again.
 */
export const recordPracticeHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(recordPracticeJob, async ({ batches }, { jobId }) => {
    const caller = { requestId: `job-${jobId}` };
    await rpc.call(recordPractice, caller, { batches });
    await rpc.call(markPracticeRecorded, caller, {
      batches: batches.map(({ user_id, entries }) => ({
        user_id,
        source_ids: entries.map(({ source_id }) => source_id),
      })),
    });
  });

/** Tells the plan of a finished mission: streaks are shared. */
export const recordMissionHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(recordMissionJob, async ({ user_id, conversation_id, date }, { jobId }) => {
    const caller = { requestId: `job-${jobId}` };
    await rpc.call(recordMission, caller, { user_id, date });
    await rpc.call(markMissionRecorded, caller, { user_id, conversation_id });
  });
