import {
  advanceStage,
  attemptForReport,
  markAttemptRecorded,
  reportedScoresOf,
  storeReport,
  SUBMITTED_STAGE,
  type Subject,
} from '@aivy/contracts';
import { SUBJECTS } from '@aivy/exam';
import { markAnswers } from '@aivy/item-bank';
import { diagnosticConduct, scoreDiagnostic } from '@aivy/psychometrics';
import type { GivenAnswer } from '../learner/evidence-of-test.js';
import type { ReadTest } from './finished-test.js';

export const readDiagnostic: ReadTest = async ({ rpc, bank }, caller, ids) => {
  const attempt = await rpc.call(attemptForReport, caller, ids);
  const { form_id: formId, item_versions: versions, item_ids: itemIds, finished_at: finishedAt, scores } = attempt;
  const items = await bank.pinnedForm({ formId, versions, itemIds });
  const mark = (subject: Subject) =>
    markAnswers({ items: items[subject], answers: attempt[subject], seconds: attempt[`${subject}_time`], bank });
  const marked = { english: mark('english'), math: mark('math') };
  return {
    scores,
    finishedAt,
    answers: SUBJECTS.flatMap((subject) =>
      diagnosticConduct(marked[subject], subject).map((answer, index): GivenAnswer => ({
        item: items[subject][index]!,
        marked: answer,
        text: attempt[subject][index] ?? '',
        pretest: false,
        isHurried: answer.conduct === 'hurried',
        spentMs: 1000 * answer.timeSpent,
        // Only the submit has a moment of the server's clock, so all answers have that one.
        givenAt: finishedAt ?? 0,
      })),
    ),
    async storeReport() {
      const report = scoreDiagnostic(marked, await bank.scaleOf(attempt.release ?? null));
      await rpc.call(storeReport, caller, { ...ids, report, records: true });
      return reportedScoresOf(report.sections);
    },
    async markRecorded() {
      // Auth usually knows since the submit; it never lowers a stage.
      await rpc.call(advanceStage, caller, { user_id: ids.user_id, stage: SUBMITTED_STAGE });
      await rpc.call(markAttemptRecorded, caller, ids);
    },
  };
};
