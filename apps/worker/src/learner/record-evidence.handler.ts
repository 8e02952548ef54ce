import {
  attemptForEvidence,
  markAttemptRecorded,
  markTestRecorded,
  recordEvidence,
  recordEvidenceJob,
  testForEvidence,
  type Caller,
} from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { jobHandler, type JobHandler, type RpcClient } from '@aivy/server-kit';
import { unlessDeleted } from '../report/unless-deleted.js';
import { evidenceOfTest, measuredScoresOf } from './evidence-of-test.js';

type TestIds = { user_id: string; attempt_id: string };

/** How the owners of tests hand out answers, and hear that the record has them. */
const ownersOf = (rpc: RpcClient, caller: Caller) => ({
  diagnostic: {
    answers: (ids: TestIds) => rpc.call(attemptForEvidence, caller, ids),
    recorded: (ids: TestIds) => rpc.call(markAttemptRecorded, caller, ids),
  },
  'full-test': {
    answers: ({ user_id, attempt_id: test_id }: TestIds) => rpc.call(testForEvidence, caller, { user_id, test_id }),
    recorded: ({ user_id, attempt_id: test_id }: TestIds) => rpc.call(markTestRecorded, caller, { user_id, test_id }),
  },
});

/**
 * Brings the answers of a reported test into the learner record. The owner hears of it last: until then it hands them
 * over again, and what the record has already changes nothing there.
 */
export const recordEvidenceHandler = ({ rpc, bank }: { rpc: RpcClient; bank: LiveBank }): JobHandler =>
  jobHandler(
    recordEvidenceJob,
    unlessDeleted(['DT-TESTNOTEXIST', 'FT-TESTNOTEXIST'], async ({ source, ...ids }, { jobId }) => {
      const caller: Caller = { requestId: `job-${jobId}` };
      const owner = ownersOf(rpc, caller)[source];
      const test = await owner.answers(ids);
      await rpc.call(recordEvidence, caller, {
        ...ids,
        source,
        finished_at: test.finished_at,
        repeats_at: test.repeats_at,
        entries: await evidenceOfTest(bank, { source, attemptId: ids.attempt_id }, test),
        scores: test.scored === false ? null : measuredScoresOf(test.scores),
      });
      await owner.recorded(ids);
    }),
  );
