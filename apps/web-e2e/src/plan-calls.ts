import type { InputOf, OutputOf, getDailyProgress, getDailyQuestions, getPlan, setTarget } from '@aivy/contracts';
import { call, createAccount, mustCall, submitDiagnostic, type Account } from './accounts.js';
import { keyById } from './answer-key.js';
import type { Keyed } from './full-test-screen.js';
import { eventually } from './world.js';

/** A student with a plan. */
export interface Planned {
  account: Account;
  planId: string;
}

/** An account whose diagnostic has reached the plan: the target can be set. */
export async function createMeasured(): Promise<Account> {
  const account = await createAccount();
  await submitDiagnostic(account);
  await targetCanBeSet(account);
  return account;
}

/** Waits until the scores of the diagnostic have reached the plan. */
export async function targetCanBeSet({ token }: Account): Promise<void> {
  await eventually(
    () => call('/plan/target-start', {}, token),
    ({ status }) => status === 200,
    'the scores that a target starts from',
  );
}

/** An account with a plan of one month that aims at today's scores. */
export async function createPlanned(): Promise<Planned> {
  const account = await createMeasured();
  const start = (await mustCall('/plan/target-start', {}, account.token)) as Record<
    'english' | 'math',
    { score: number }
  >;
  const target: InputOf<typeof setTarget> = { english: start.english.score, math: start.math.score, duration: 1 };
  const { plan_id: planId } = (await mustCall('/daily/set-target', target, account.token)) as OutputOf<
    typeof setTarget
  >;
  return { account, planId };
}

export const planOf = async ({ token }: Pick<Account, 'token'>): Promise<NonNullable<OutputOf<typeof getPlan>>> =>
  (await mustCall('/daily/get-plan', {}, token)) as NonNullable<OutputOf<typeof getPlan>>;

/** Questions of a day's unit with their keys; asking the first time makes the unit. */
export async function unitOf(
  { account, planId }: { account: Pick<Account, 'token'>; planId: string },
  day: number,
): Promise<Keyed[]> {
  const unit = (await mustCall('/daily/get-daily-question', { plan_id: planId, day }, account.token)) as OutputOf<
    typeof getDailyQuestions
  >;
  return unit.questions.map(({ id }) => keyById(id));
}

/** What the server has of a unit. */
export const unitProgress = async (
  { account, planId }: Planned,
  day: number,
): Promise<OutputOf<typeof getDailyProgress>> =>
  (await mustCall('/daily/get-progress', { plan_id: planId, day }, account.token)) as OutputOf<typeof getDailyProgress>;

/** Does the unit of a day whole, every answer right. */
export async function doUnit(planned: Planned, day: number): Promise<void> {
  const keys = await unitOf(planned, day);
  const at = { plan_id: planned.planId, day };
  const given = { question_id: keys.map(({ id }) => id), answer: keys.map(({ right }) => right) };
  await mustCall('/daily/save-progress', { ...at, ...given }, planned.account.token);
  await mustCall('/daily/finished', at, planned.account.token);
}

/** Does the unit of a day with its first questions missed and the next ones left open. @returns its questions with keys */
export async function missUnit(planned: Planned, day: number, { wrong = 1, empty = 0 } = {}): Promise<Keyed[]> {
  const keys = await unitOf(planned, day);
  const at = { plan_id: planned.planId, day };
  const answered = keys.filter((_, index) => index < wrong || index >= wrong + empty);
  const given = {
    question_id: answered.map(({ id }) => id),
    answer: answered.map((key) => (keys.indexOf(key) < wrong ? key.wrong : key.right)),
    spent_ms: answered.map(() => 55_000),
  };
  await mustCall('/daily/save-progress', { ...at, ...given }, planned.account.token);
  await mustCall('/daily/finished', at, planned.account.token);
  return keys;
}
