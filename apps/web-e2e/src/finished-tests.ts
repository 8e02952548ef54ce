import type { Trail } from '@aivy/contracts';
import { mustCall, type Account } from './accounts.js';
import { sql } from './database.js';
import { keysOf, type Keyed, type Module } from './full-test-screen.js';

/** How a full test went. */
interface Went {
  /** Every so many-th question was missed. */
  missEvery: number;
  /** So many at the end of each module were left open. */
  omitted?: number;
  /** Milliseconds on each question. */
  spentMs?: number;
  /** Of module 1, as its page would have kept it. */
  trail?: Trail;
}

const answersOf = (keys: readonly Keyed[], { missEvery, omitted = 0 }: Went): string[] =>
  keys.map((key, index) => {
    if (index >= keys.length - omitted) return '';
    return (index + 1) % missEvery === 0 ? key.wrong : key.right;
  });

/** A full test by its calls, from its start to its report. @returns its id */
export async function finishFullTest(account: Pick<Account, 'token'>, went: Went): Promise<string> {
  const { test_id: testId } = (await mustCall('/full-test/start-test', {}, account.token)) as { test_id: string };
  for (const module of [1, 2, 3, 4] as Module[]) {
    const keys = await keysOf(account, testId, module);
    const answers = answersOf(keys, went);
    await mustCall(
      '/full-test/save-progress',
      {
        test_id: testId,
        module,
        time_left: 60,
        question_id: keys.map(({ id }) => id),
        answer: answers,
        spent_ms: keys.map(() => went.spentMs ?? 55_000),
        ...(module === 1 && went.trail && { workspace: deskWith(went.trail), workspace_seq: Date.now() }),
      },
      account.token,
    );
    if (module === 1 && went.trail) await letPass(testId, MINUTES);
    await mustCall('/full-test/submit-answers', { test_id: testId, module }, account.token);
  }
  await reported(account, testId);
  return testId;
}

/** What a module took whose trail was kept. */
const MINUTES = 18;

const letPass = (testId: string, minutes: number): Promise<number> =>
  sql(
    'update full_test.modules set started_at = started_at - make_interval(mins => $2) where test_id = $1 and module = 1',
    [testId, minutes],
  );

const deskWith = (trail: Trail) => ({ position: 0, marked: [], eliminated: {}, annotations: [], trail });

async function reported(account: Pick<Account, 'token'>, testId: string): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    const { report_status: status } = (await mustCall('/full-test/get-report', { test_id: testId }, account.token)) as {
      report_status: string;
    };
    if (status === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('no report came within twenty seconds');
}
