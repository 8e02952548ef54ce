import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, call, createAccount, mustCall } from './accounts.js';
import { focusOn } from './focus.js';
import { answerModule, keysOf, saved, submitModule, type Module } from './full-test-screen.js';
import { letDayPass } from './let-time-pass.js';
import { createMeasured, createPlanned, doUnit, planOf, unitOf } from './plan-calls.js';
import {
  asTable,
  finishUnit,
  press,
  readLetter,
  roadNode,
  startUnit,
  TARGET_PATH,
  tile,
  UNIT_LENGTH,
} from './plan-screen.js';
import { next, questionHeading } from './test-screen.js';
import { eventually, useWorld } from './world.js';

/** What a plan of one month may add to a section. */
const MONTH_GAIN = 40;

const world = useWorld();
const still = (): Promise<Page> => world.newPage({ reducedMotion: 'reduce' });
const heading = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('heading', { name }).waitFor();

/** Wrong targets are told at once, in the words of the specification. */
async function tryWrongTargets(page: Page, current: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Reading & Writing' });
  for (const [typed, sentence] of [
    ['', 'Please enter a valid number'],
    [String(current + 5), 'Score must be a multiple of 10'],
    [String(current - 10), `Score must be greater than your test score (${current})`],
    ['810', 'Score can not exceed 800'],
    [String(current + MONTH_GAIN + 10), `Maximum increase for 1 month(s) is ${MONTH_GAIN}`],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  }
  await press(page, 'Start Your Personalized Winning Path');
  await focusOn(page, 'Reading & Writing');
  await field.fill(String(current + MONTH_GAIN));
  await page.getByRole('alert').waitFor({ state: 'detached' });
}

describe('the plan', () => {
  it('leads from the target over the letter and the unit of day 1 to a dashboard that shows it', async () => {
    const account = await createMeasured();
    const start = (await mustCall('/plan/target-start', {}, account.token)) as { english: { score: number } };
    const page = await still();
    await bringSession(page, account);
    await page.goto(TARGET_PATH);
    await tryWrongTargets(page, start.english.score);
    await press(page, 'Start Your Personalized Winning Path');
    let promised = '';
    await readLetter(page, async (name) => {
      if (name !== 'letter 2, Reading and Writing') return;
      promised = (await page.getByRole('listitem').filter({ hasText: 'Days 1 and 11' }).innerText()).split('\n')[1]!;
    });

    // Day 1 is what the letter promised for it.
    await heading(page, `Day 1: ${promised}`);
    expect(await roadNode(page, 'Day 2 Math').isDisabled()).toBe(true);
    const plan = await planOf(account);
    expect(plan).toMatchObject({ last_finished_day: 0, english_target_score: start.english.score + MONTH_GAIN });
    await startUnit(page, 'Day 1 R&W');
    const keys = await unitOf({ account, planId: plan.id }, 1);
    await answerModule(page, keys, 'right', { to: 1 });
    await saved(page);
    await next(page);
    await answerModule(page, keys, 'right', { from: 2, to: 4 });
    await next(page);
    await answerModule(page, keys, 'wrong', { from: UNIT_LENGTH });
    await finishUnit(page);

    await heading(page, 'Reading & Writing: 4 of 5 correct');
    await page.getByRole('button', { name: 'Question 5, incorrect. Open the analysis' }).click();
    const sheet = page.getByRole('dialog', { name: 'Problem analysis' });
    await sheet.getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Next');
    await heading(page, 'Day 1 done!');
    await page.getByText('Four of five right. Nice work.').waitFor();
    // Four right answers and the finished set: 4 × 20 + 20.
    await page.getByRole('button', { name: /^\+100/ }).click();
    await page.getByRole('dialog').getByText('20 points for each right answer').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /day streak/ }).waitFor();
    await page.getByRole('heading', { name: /^What (grew|you practiced)$/ }).waitFor();
    await page.getByRole('link', { name: 'Try the one you missed again' }).click();
    await page.getByRole('list', { name: 'Mistakes' }).getByRole('listitem').first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Done for today' }).click();

    await heading(page, 'Day 1 is done');
    await roadNode(page, 'Day 1 R&W.*Done today').waitFor();
    expect(await roadNode(page, 'Day 2 Math').isDisabled()).toBe(true);
    await tile(page, 'Daily wins').getByText('5 of 5 questions').waitFor();
    const today = Number((await planOf(account)).today.slice(8));
    await tile(page, 'Achievement')
      .getByRole('img', { name: new RegExp(`: ${today} done, ${today} is today$`) })
      .waitFor();
    await page.getByText('1-day streak').waitFor();
    await tile(page, 'Improvements').getByText('focus areas, days 1–15').waitFor();
    expect(await tile(page, 'Improvements').getByRole('listitem').count()).toBe(5);
    await page.goto(`/daily-test/start/2/${plan.id}/math`);
    await heading(page, 'Today is done');
    expect((await call('/daily/get-daily-question', { plan_id: plan.id, day: 2 }, account.token)).body.code).toBe(
      'PLAN-DONETODAY',
    );
  });

  it('has its fifteenth day finished by a full test, which gives the score path its second point', async () => {
    const planned = await createPlanned();
    const { account } = planned;
    // The free week ends before.
    await mustCall('/auth/choose-plan', { plan: '3 months' }, account.token);
    for (let day = 1; day < 15; day += 1) {
      await doUnit(planned, day);
      await letDayPass(planned);
    }
    const page = await still();
    await bringSession(page, account);
    await page.goto('/dashboard');
    await heading(page, 'Day 15: Practice Test');
    await roadNode(page, 'Practice Test').click();
    await heading(page, 'Full Test Preview');
    await press(page, 'Start a full test');
    await questionHeading(page, 1, 27).waitFor();
    const testId = new URL(page.url()).pathname.split('/')[2]!;
    for (const module of [1, 2, 3, 4] as Module[]) {
      const keys = await keysOf(account, testId, module);
      await mustCall(
        '/full-test/save-progress',
        {
          test_id: testId,
          question_id: keys.map(({ id }) => id),
          answer: keys.map(({ right }) => right),
          spent_ms: keys.map(() => 55_000),
          time_left: 600,
        },
        account.token,
      );
      if (module < 4) await mustCall('/full-test/submit-answers', { test_id: testId, module }, account.token);
    }
    await page.goto(`/full-test/${testId}/4`);
    await questionHeading(page, 1, 22).waitFor();
    await submitModule(page, 'Submit your test?');
    await heading(page, 'Score Reports');
    await eventually(
      () => planOf(account),
      ({ last_finished_day: day }) => day === 15,
      'the test day, finished',
    );
    await page.goto('/dashboard#monitor');
    await asTable(page, 'Score path');
    const table = page.getByRole('table', { name: 'Score path' });
    await table.getByRole('row', { name: /^Diagnostic / }).waitFor();
    await table.getByRole('row', { name: /^Test 1 / }).waitFor();
    await tile(page, 'Daily wins').getByText('98 of 98 questions').waitFor();
    await press(page, 'Back to dashboard');
    await heading(page, 'Day 15 is done');
    await roadNode(page, 'Practice Test.*Done today').waitFor();
  });

  it('is not there for a student without one, nor for somebody else', async () => {
    const [{ planId }, stranger] = await Promise.all([createPlanned(), createAccount()]);
    const page = await still();
    await bringSession(page, stranger);
    await page.goto('/dashboard');
    await heading(page, 'Diagnostic Test Preview');
    await page.goto(`/daily-test/start/1/${planId}/r&w`);
    await heading(page, 'You have no plan yet');
  });
});
