import {
  markTestRecorded,
  reportedScoresOf,
  storeTestReport,
  testForReport,
  type InternalOutputOf,
} from '@aivy/contracts';
import { modulesOf } from '@aivy/exam';
import { markAnswers, type LiveBank } from '@aivy/item-bank';
import { reportFullTest, type TestSection } from '@aivy/psychometrics';
import type { GivenAnswer } from '../learner/evidence-of-test.js';
import type { ReadTest } from './finished-test.js';

type TestModule = InternalOutputOf<typeof testForReport>['modules'][number];

async function markedModule(bank: LiveBank, module: TestModule) {
  const { questions, answers, spent_ms: spentMs } = module;
  const items = await bank.pinned(questions);
  const marked = markAnswers({ items, answers, seconds: spentMs.map((ms) => ms / 1000), bank });
  return { ...module, items, marked: marked.map((each, index) => ({ ...each, pretest: questions[index]!.pretest })) };
}
type MarkedModule = Awaited<ReturnType<typeof markedModule>>;

function sectionOf(modules: readonly MarkedModule[], numbers: readonly number[]): TestSection {
  const [first, second] = numbers.map((number) => modules.find(({ module }) => module === number));
  if (!first || !second || second.route === 'first')
    throw new Error('a finished test has two modules in each section, the second one of a route');
  const limits = first.seconds && second.seconds ? ([first.seconds, second.seconds] as const) : undefined;
  return { first: first.marked, second: second.marked, route: second.route, ...(limits && { limits }) };
}

const answersOf = ({ items, marked, answers, given_at: givenAt }: MarkedModule): GivenAnswer[] =>
  marked.map((each, index) => ({
    item: items[index]!,
    marked: each,
    text: answers[index]!,
    pretest: each.pretest,
    spentMs: 1000 * each.timeSpent,
    givenAt: givenAt?.[index] ?? 0,
  }));

export const readFullTest: ReadTest = async ({ rpc, bank }, caller, { user_id, attempt_id: test_id }) => {
  const ids = { user_id, test_id };
  const test = await rpc.call(testForReport, caller, ids);
  const modules = await Promise.all(test.modules.map((module) => markedModule(bank, module)));
  const kept: readonly number[] = test.kept_section ? modulesOf(test.kept_section) : [];
  return {
    scores: test.scores,
    finishedAt: test.finished_at,
    repeatsAt: test.repeats_at,
    // The record has a kept section by the test that it was copied from.
    answers: modules.filter(({ module }) => !kept.includes(module)).flatMap((module) => answersOf(module)),
    async storeReport() {
      const report = reportFullTest(
        { english: sectionOf(modules, modulesOf('english')), math: sectionOf(modules, modulesOf('math')) },
        await bank.scaleOf(test.release ?? null),
      );
      await rpc.call(storeTestReport, caller, { ...ids, report, records: true });
      return reportedScoresOf(report.sections);
    },
    async markRecorded() {
      await rpc.call(markTestRecorded, caller, ids);
    },
  };
};
