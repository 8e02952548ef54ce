import {
  diagnosticReportJob,
  DomainError,
  fullTestReportJob,
  recordEvidence,
  recordEvidenceJob,
  type Caller,
} from '@aivy/contracts';
import { jobHandler, publishNotice, type JobHandler } from '@aivy/server-kit';
import { computeLearner } from '../learner/compute-learner.js';
import { evidenceOfTest, measuredScoresOf } from '../learner/evidence-of-test.js';
import type { FinishedTest, ReportParts, TestIds } from './finished-test.js';
import { readDiagnostic } from './read-diagnostic.js';
import { readFullTest } from './read-full-test.js';

const READ = { diagnostic: readDiagnostic, 'full-test': readFullTest };

interface TestOfJob extends TestIds {
  source: keyof typeof READ;
}

/** Stores the report and tells the student's page. */
async function report({ redis, prefix }: ReportParts, test: FinishedTest, { source, user_id, attempt_id }: TestOfJob) {
  const scores = await test.storeReport();
  // The page polls, too, so a lost notice costs a second, not a report.
  await publishNotice(redis, prefix, {
    user_id,
    event: 'report:ready',
    data: { kind: source, attempt_id },
  }).catch(() => undefined);
  return scores;
}

/**
 * Does all that a finished test brings: its report, its answers in the learner record, and the learner computed from
 * them. Running it again is safe at any step, because every owner stores once. The test's owner is told about the record
 * last, and orders the test again until then.
 * @throws DomainError of a service that's away
 */
async function reportTest(parts: ReportParts, ids: TestOfJob, caller: Caller, isRecordDue: boolean): Promise<void> {
  const { source, user_id, attempt_id } = ids;
  const test = await READ[source](parts, caller, { user_id, attempt_id });
  // An owner of the release before orders the record by a job of its own, which waits for a replica of this release.
  if (test.finishedAt === undefined && isRecordDue) throw new DomainError('SERVICE-UNAVAILABLE');
  // First of all, since the student waits for it. What a report said stands, even if it would say something else by now.
  const scores = test.scores === undefined ? await report(parts, test, ids) : test.scores;
  if (test.finishedAt === undefined) return;
  const { learner } = await parts.rpc.call(recordEvidence, caller, {
    ...{ user_id, source, attempt_id, finished_at: test.finishedAt, repeats_at: test.repeatsAt },
    entries: evidenceOfTest(`${source}:${attempt_id}`, test.answers),
    scores: scores && measuredScoresOf(scores),
    computes: true,
  });
  // A plan of the release before has ordered the computation.
  if (learner) await computeLearner(parts, caller, user_id, learner);
  await test.markRecorded();
}

/**
 * A test that isn't there anymore went with its account, so the job is done: orders are written in the transaction that
 * finishes a test, which rules out "not there yet".
 */
async function unlessDeleted(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError && ['DT-TESTNOTEXIST', 'FT-TESTNOTEXIST'].includes(error.code))) throw error;
  }
}

/** One handler for the job of each kind of test, and one for tests that were reported without the record. */
export function reportTestHandlers(parts: ReportParts): JobHandler[] {
  const run = (ids: TestOfJob, jobId: string, isRecordDue = false): Promise<void> =>
    unlessDeleted(reportTest(parts, ids, { requestId: `job-${jobId}` }, isRecordDue));
  return [
    jobHandler(diagnosticReportJob, (ids, { jobId }) => run({ source: 'diagnostic', ...ids }, jobId)),
    jobHandler(fullTestReportJob, ({ user_id, test_id }, { jobId }) =>
      run({ source: 'full-test', user_id, attempt_id: test_id }, jobId),
    ),
    jobHandler(recordEvidenceJob, (ids, { jobId }) => run(ids, jobId, true)),
  ];
}
