import { learnerEvidence, updateLearnerJob } from '@aivy/contracts';
import { jobHandler, type JobHandler } from '@aivy/server-kit';
import type { ReportParts } from '../report/finished-test.js';
import { computeLearner } from './compute-learner.js';

/** Computes a learner again whose record has grown by units or practice. */
export const updateLearnerHandler = (parts: ReportParts): JobHandler =>
  jobHandler(updateLearnerJob, async ({ user_id }, { jobId }) => {
    const caller = { requestId: `job-${jobId}` };
    await computeLearner(parts, caller, user_id, await parts.rpc.call(learnerEvidence, caller, { user_id }));
  });
