// The order of suites. Jest sorts by how long each took last time; a fresh clone does not know that, and by size, which it
// takes instead, a minute of work may begin when everything else is done and one core waits.
import { createRequire } from 'node:module';

// Its types describe the CommonJS file only, so that is the one taken.
/** @type {typeof import('@jest/test-sequencer')} */
const { default: TestSequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** What takes longest, longest first, journeys and other suites each for themselves: no run has both. */
const HEAVY = [
  'apps/web-e2e/src/accessibility.e2e.ts',
  'apps/web-e2e/src/accessibility-phone.e2e.ts',
  'tools/start/processes.e2e.ts',
  'apps/web-e2e/src/full-test-faults.e2e.ts',
  'apps/web-e2e/src/full-test.e2e.ts',
  'apps/web-e2e/src/mistakes.e2e.ts',
  'tools/bank/edit/bank-editor.e2e.ts',
  'apps/web-e2e/src/adaptive.e2e.ts',
  'apps/web-e2e/src/formulas.e2e.ts',
  'apps/web-e2e/src/second-diagnostic.e2e.ts',
  'apps/web-e2e/src/visitor.e2e.ts',
  'apps/web-e2e/src/transfer.e2e.ts',
  'apps/web-e2e/src/daily.e2e.ts',
  'apps/web-e2e/src/plan.e2e.ts',
  'apps/web-e2e/src/landing.e2e.ts',
  'apps/web-e2e/src/resume.e2e.ts',
  'apps/web-e2e/src/small-screen.e2e.ts',
  'apps/web-e2e/src/test-layout.e2e.ts',
  'apps/web-e2e/src/gestures.e2e.ts',
  'apps/web-e2e/src/test-tools.e2e.ts',
  'apps/web-e2e/src/tutor-stream.e2e.ts',
  'apps/web-e2e/src/keyboard.e2e.ts',
  'apps/web-e2e/src/analyst.e2e.ts',
  'apps/web-e2e/src/aivydaily-tabs.e2e.ts',
  'apps/web-e2e/src/account-faults.e2e.ts',
  'apps/web-e2e/src/aivydaily-hands.e2e.ts',
  'apps/web-e2e/src/tutor.e2e.ts',
  'apps/web-e2e/src/official-scores.e2e.ts',
  'apps/web-e2e/src/announced.e2e.ts',
  'apps/web-e2e/src/tutor-analysis.e2e.ts',
  'apps/web-e2e/src/aivydaily.e2e.ts',
  'libs/server-kit/src/rpc/fault-table.int-spec.ts',
  'apps/plan/test/half-year.int-spec.ts',
  'tools/bank/bank.int-spec.ts',
  'tools/bank/edit/edit.int-spec.ts',
  'apps/gateway/test/fuzz.int-spec.ts',
  'tools/deploy/watched.int-spec.ts',
  'apps/worker/test/killed-worker.int-spec.ts',
  'libs/item-bank/src/release/item-bank.int-spec.ts',
  'apps/analyst/test/differencing.int-spec.ts',
  'apps/analyst/test/calibration.int-spec.ts',
  'libs/item-bank/src/release/release.int-spec.ts',
  'libs/item-bank/src/release/publish-parameters.int-spec.ts',
  'libs/item-bank/test/bank.spec.ts',
  'tools/deploy/alerts.spec.ts',
  'apps/aivydaily/test/home.int-spec.ts',
  'libs/tutor/test/bank/no-leak.spec.ts',
  'libs/tutor/test/bank/rewriting.spec.ts',
  'tools/deploy/rendered.spec.ts',
  'libs/item-bank/test/review.spec.ts',
  'libs/analysis/src/reports/calibration/item-calibration.spec.ts',
  'apps/gateway/test/redis-frozen.int-spec.ts',
  'apps/full-test/test/races.int-spec.ts',
  'libs/server-kit/src/schedule/scheduler.int-spec.ts',
  'libs/server-kit/src/rpc/stream.int-spec.ts',
  'libs/server-kit/src/rpc/rpc.int-spec.ts',
  'apps/gateway/test/leak.int-spec.ts',
  'libs/item-bank/src/release/pools.int-spec.ts',
  'apps/auth/test/user-data.int-spec.ts',
  'libs/item-bank/src/formats/formats.spec.ts',
  'apps/gateway/test/flood.int-spec.ts',
  'apps/gateway/test/limits.int-spec.ts',
  'apps/gateway/test/redis-cluster.int-spec.ts',
  'apps/web/src/features/aivydaily/session/refusals.spec.tsx',
  'apps/analyst/test/reports.int-spec.ts',
  'apps/aivydaily/test/evidence.int-spec.ts',
  'libs/item-bank/src/release/typeset.int-spec.ts',
  'apps/full-test/test/save.int-spec.ts',
  'apps/analyst/test/kinds.int-spec.ts',
  'apps/chat/test/conversation.int-spec.ts',
  'apps/worker/test/report.int-spec.ts',
  'tools/learner/learner.int-spec.ts',
  'libs/tutor/test/guard.spec.ts',
  'apps/web/src/shell/endpoints.spec.ts',
  'apps/web/src/features/plan/dashboard/dashboard.spec.tsx',
];

/** @typedef {Parameters<InstanceType<typeof TestSequencer>['sort']>[0][number]} Test */

export default class HeavyFirst extends TestSequencer {
  /** @override @param {Test[]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const rank = (/** @type {Test} */ { path }) => {
      const place = HEAVY.findIndex((name) => path.endsWith(name));
      return place === -1 ? HEAVY.length : place;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
