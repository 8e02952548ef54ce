import {
  markMissionRecorded,
  markPracticeRecorded,
  recordEvidence,
  recordMission,
  recordMissionJob,
  recordPracticeJob,
} from '@aivy/contracts';
import { jobHandler, type JobHandler, type RpcClient } from '@aivy/server-kit';

/**
 * Brings attempts of practice into the learner record, which takes each of them once. Their owner hears of it last: until
 * then it hands them over again.
 */
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
    const source_ids = entries.map(({ source_id }) => source_id);
    await rpc.call(markPracticeRecorded, caller, { user_id, conversation_id, source_ids });
  });

/** Tells the plan of a finished mission: streaks are shared. */
export const recordMissionHandler = (rpc: RpcClient): JobHandler =>
  jobHandler(recordMissionJob, async ({ user_id, conversation_id, date }, { jobId }) => {
    const caller = { requestId: `job-${jobId}` };
    await rpc.call(recordMission, caller, { user_id, date });
    await rpc.call(markMissionRecorded, caller, { user_id, conversation_id });
  });
