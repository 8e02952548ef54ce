// The order of suites. Jest sorts by how long each took last time; a fresh clone does not know that, and by size, which it
// takes instead, a minute of work may begin when everything else is done and one core waits.
import { createRequire } from 'node:module';

// Its types describe the CommonJS file only, so that is the one taken.
/** @type {typeof import('@jest/test-sequencer')} */
const { default: TestSequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** What takes longest, longest first: journeys, suites with servers, and others. No run has them all. */
const HEAVY = [
  'apps/web-e2e/src/accessibility.e2e.ts',
  'apps/web-e2e/src/accessibility-phone.e2e.ts',
  'tools/start/processes.e2e.ts',
  'apps/web-e2e/src/full-test-faults.e2e.ts',
  'apps/web-e2e/src/full-test.e2e.ts',
  'apps/web-e2e/src/mistakes.e2e.ts',
  'apps/web-e2e/src/bank-editor.e2e.ts',
  'apps/web-e2e/src/adaptive.e2e.ts',
  'apps/web-e2e/src/second-diagnostic.e2e.ts',
  'apps/web-e2e/src/visitor.e2e.ts',
  'apps/web-e2e/src/transfer.e2e.ts',
  'apps/web-e2e/src/daily.e2e.ts',
  'apps/web-e2e/src/plan.e2e.ts',
  'apps/web-e2e/src/landing.e2e.ts',
  'apps/web-e2e/src/resume.e2e.ts',
  'apps/web-e2e/src/small-screen.e2e.ts',

  'apps/gateway/test/gateway.int-suite.ts',
  'apps/plan/test/plan.int-suite.ts',
  'apps/analyst/test/analyst.int-suite.ts',
  'apps/full-test/test/full-test.int-suite.ts',
  'apps/aivydaily/test/aivydaily.int-suite.ts',
  'apps/chat/test/chat.int-suite.ts',
  'apps/worker/test/worker.int-suite.ts',
  'apps/diagnostic/test/diagnostic.int-suite.ts',
  'apps/auth/test/auth.int-suite.ts',
  'libs/server-kit/src/rpc/fault-table.int-spec.ts',
  'apps/bank-studio/test/bank.int-spec.ts',
  'apps/bank-studio/test/edit.int-spec.ts',
  'tools/deploy/watched.int-spec.ts',
  'libs/item-bank/src/release/item-bank.int-spec.ts',
  'libs/item-bank/src/release/release.int-spec.ts',
  'libs/item-bank/src/release/publish-parameters.int-spec.ts',

  'apps/bank-studio/test/bank.spec.ts',
  'apps/bank-studio/src/formats/formats.spec.ts',
  'libs/item-bank/src/assembly/families.spec.ts',
  'apps/bank-studio/test/review.spec.ts',
  'libs/tutor/test/bank/no-leak.spec.ts',
  'libs/tutor/test/bank/rewriting.spec.ts',
  'tools/deploy/alerts.spec.ts',
  'apps/web/src/features/aivydaily/session/refusals.spec.tsx',
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
