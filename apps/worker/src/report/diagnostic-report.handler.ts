import { attemptForReport, diagnosticReportJob, storeReport, type Caller, type Subject } from '@aivy/contracts';
import { markAnswers, type LiveBank } from '@aivy/item-bank';
import { scoreDiagnostic } from '@aivy/psychometrics';
import { jobHandler, publishNotice, type JobHandler, type RpcClient, type RedisClient } from '@aivy/server-kit';
import { unlessDeleted } from './unless-deleted.js';

export interface ReportParts {
  rpc: RpcClient;
  bank: LiveBank;
  redis: RedisClient;
  prefix: string;
}

/** Scores a submitted diagnostic and hands the report to its owner, who keeps the first one. */
export const diagnosticReportHandler = ({ rpc, bank, redis, prefix }: ReportParts): JobHandler =>
  jobHandler(
    diagnosticReportJob,
    unlessDeleted(['DT-TESTNOTEXIST'], async (ids, { jobId }) => {
      const caller: Caller = { requestId: `job-${jobId}` };
      const attempt = await rpc.call(attemptForReport, caller, ids);
      const items = await bank.pinnedForm({
        formId: attempt.form_id,
        versions: attempt.item_versions,
        itemIds: attempt.item_ids,
      });
      const section = (subject: Subject) =>
        markAnswers({ items: items[subject], answers: attempt[subject], seconds: attempt[`${subject}_time`], bank });
      const scale = await bank.scaleOf(attempt.release ?? null);
      const report = scoreDiagnostic({ english: section('english'), math: section('math') }, scale);
      await rpc.call(storeReport, caller, { ...ids, report });
      // The page polls as well, so a lost notice costs a second, not a report.
      await publishNotice(redis, prefix, {
        user_id: ids.user_id,
        event: 'report:ready',
        data: { kind: 'diagnostic', attempt_id: ids.attempt_id },
      }).catch(() => undefined);
    }),
  );
