import { fullTestReportJob, storeTestReport, testForReport, type Caller, type InternalOutputOf } from '@aivy/contracts';
import { markAnswers, type LiveBank } from '@aivy/item-bank';
import { reportFullTest, type TestAnswer, type TestSection } from '@aivy/psychometrics';
import { jobHandler, publishNotice, type JobHandler } from '@aivy/server-kit';
import type { ReportParts } from './diagnostic-report.handler.js';
import { unlessDeleted } from './unless-deleted.js';

type TestModule = InternalOutputOf<typeof testForReport>['modules'][number];

async function answersOf(bank: LiveBank, { questions, answers, spent_ms: spentMs }: TestModule): Promise<TestAnswer[]> {
  const items = await bank.pinned(questions);
  return markAnswers({ items, answers, seconds: spentMs.map((ms) => ms / 1000), bank }).map((answer, index) => ({
    ...answer,
    pretest: questions[index]!.pretest,
  }));
}

async function sectionOf(
  bank: LiveBank,
  first: TestModule | undefined,
  second: TestModule | undefined,
): Promise<TestSection> {
  if (!first || !second || second.route === 'first')
    throw new Error('a finished test has two modules in each section, the second one of a route');
  const limits = first.seconds && second.seconds ? ([first.seconds, second.seconds] as const) : undefined;
  return {
    first: await answersOf(bank, first),
    second: await answersOf(bank, second),
    route: second.route,
    ...(limits && { limits }),
  };
}

/** Scores a finished full test and hands the report to its owner, who keeps the first one. */
export const fullTestReportHandler = ({ rpc, bank, redis, prefix }: ReportParts): JobHandler =>
  jobHandler(
    fullTestReportJob,
    unlessDeleted(['FT-TESTNOTEXIST'], async (ids, { jobId }) => {
      const caller: Caller = { requestId: `job-${jobId}` };
      const { modules, release } = await rpc.call(testForReport, caller, ids);
      const [one, two, three, four] = [1, 2, 3, 4].map((number) => modules.find(({ module }) => module === number));
      const report = reportFullTest(
        { english: await sectionOf(bank, one, two), math: await sectionOf(bank, three, four) },
        await bank.scaleOf(release ?? null),
      );
      await rpc.call(storeTestReport, caller, { ...ids, report });
      // The page polls as well, so a lost notice costs a second, not a report.
      await publishNotice(redis, prefix, {
        user_id: ids.user_id,
        event: 'report:ready',
        data: { kind: 'full-test', attempt_id: ids.test_id },
      }).catch(() => undefined);
    }),
  );
