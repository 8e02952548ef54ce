import { describe, expect, it } from '@jest/globals';
import { bringSession, call, createAccount, type Account } from './accounts.js';
import { answerModule, submitModule, keysOf, MODULE_LENGTH, startFullTest, type Module } from './full-test-screen.js';
import { workAtPace } from './pace.js';
import { questionHeading, secondsLeft } from './test-screen.js';
import { useWorld } from './world.js';

const world = useWorld();

/** From the last question of module 2 over the break to module 3. */
async function takeBreak(page: Awaited<ReturnType<typeof world.newPage>>): Promise<void> {
  await page.getByRole('heading', { name: 'Remaining Break Time' }).waitFor();
  await page
    .getByTestId('break-clock')
    .filter({ hasText: /^(10:00|09:5\d)$/ })
    .waitFor();
  await page.getByRole('button', { name: 'Resume Testing' }).click();
}

async function routesOf(account: Account, testId: string): Promise<unknown[]> {
  const { body } = await call('/full-test/get-report', { test_id: testId }, account.token);
  const report = JSON.parse((body.data as { detail_report: string }).detail_report) as {
    english_route: string;
    math_route: string;
  };
  return [report.english_route, report.math_route];
}

describe('a full test', () => {
  it('leads a student who knows the answers through the higher modules to the report, its questions and its paper form', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    await workAtPace(page);
    const testId = await startFullTest(page);
    for (const module of [1, 2, 3, 4] as Module[]) {
      await questionHeading(page, 1, MODULE_LENGTH[module]).waitFor();
      const section =
        module <= 2 ? 'Section 1, Module ' + module + ': Reading & Writing' : `Section 2, Module ${module - 2}: Math`;
      await page.getByRole('heading', { name: section, level: 1 }).waitFor();
      const left = await secondsLeft(page);
      expect(left).toBeLessThanOrEqual(module <= 2 ? 1620 : 2100);
      expect(left).toBeGreaterThan((module <= 2 ? 1620 : 2100) - 30);
      await answerModule(page, await keysOf(account, testId, module), 'right', {
        // The last seven of a second module are passed by, which the report says in a line.
        to: module % 2 === 1 ? MODULE_LENGTH[module] : MODULE_LENGTH[module] - 7,
      });
      await submitModule(page, module === 4 ? 'Submit your test?' : 'Finish this module?');
      if (module % 2 === 1) await page.getByRole('heading', { name: 'This Module is Over' }).waitFor();
      if (module === 2) await takeBreak(page);
    }
    await page.getByRole('heading', { name: 'Score Reports' }).waitFor();
    expect(await routesOf(account, testId)).toEqual(['higher', 'higher']);
    // In both sections.
    await page.getByText('You moved through 7 questions very quickly.').nth(1).waitFor();
    await page.getByRole('button', { name: 'Proceed to Answers' }).click();
    await page.getByText('Reading & Writing: 47 of 54 correct').waitFor();
    await page.getByRole('button', { name: /^Question 27 of Module 2, omitted/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Problem analysis' });
    await sheet.getByRole('heading', { name: 'EXPLANATION' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Math: 37 of 44 correct').waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: 'Pacing & Route' }).waitFor();
    expect(await page.getByText('Route: higher').count()).toBe(2);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: 'Areas of Improvement - Reading & Writing' }).waitFor();
    await page.getByRole('button', { name: 'View Math Areas for Improvement' }).click();
    await page.getByRole('heading', { name: 'Areas of Improvement - Math' }).waitFor();
    await page.getByRole('button', { name: 'Finish Review' }).click();
    await page.getByRole('heading', { name: 'Practice test done' }).waitFor();
    await page.getByRole('link', { name: 'See all your tests' }).click();
    await page.getByText('Completed').waitFor();
    await page.goto(`/full-test/${testId}/report`);
    await page.getByRole('heading', { name: 'Full test report' }).waitFor();
    await page
      .getByRole('row')
      .nth(98 + 4 - 1)
      .waitFor();
    expect(await page.getByRole('row').count()).toBe(98 + 4);
  }, 240_000);

  it('leads a student who misses module 1 through the lower modules, and starts the next test anew', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    const testId = await startFullTest(page);
    for (const module of [1, 2, 3, 4] as Module[]) {
      await questionHeading(page, 1, MODULE_LENGTH[module]).waitFor();
      if (module % 2 === 1) await answerModule(page, await keysOf(account, testId, module), 'wrong', { to: 8 });
      await submitModule(page, module === 4 ? 'Submit your test?' : 'Finish this module?');
      if (module === 2) await takeBreak(page);
    }
    await page.getByRole('heading', { name: 'Score Reports' }).waitFor();
    // Next to nothing was worked on, so there is no score.
    await page.getByText('No score this time').waitFor();
    await page.getByRole('link', { name: 'Take another full test' }).waitFor();
    expect(await routesOf(account, testId)).toEqual(['lower', 'lower']);
    expect(await startFullTest(page)).not.toBe(testId);
  }, 180_000);

  it('resumes in its open module, whichever one the address names', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    const { body } = await call('/full-test/start-test', {}, account.token);
    const { test_id: testId } = body.data as { test_id: string };
    for (const end of ['', '/4', '/9', '/first']) {
      await page.goto('/policy');
      await page.goto(`/full-test/${testId}${end}`);
      await questionHeading(page, 1, MODULE_LENGTH[1]).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/full-test/${testId}/1`);
    }
  });

  it('of somebody else, or of nobody, is not there', async () => {
    const [owner, other] = [await createAccount(), await createAccount()];
    const { body } = await call('/full-test/start-test', {}, owner.token);
    const { test_id: testId } = body.data as { test_id: string };
    expect((await call('/full-test/get-progress', { test_id: testId }, other.token)).status).toBe(404);
    const page = await world.newPage();
    await bringSession(page, other);
    await page.goto(`/full-test/${testId}/1`);
    await page.getByText('No test ID found. Go back to test preview.').waitFor();
    await page.goto(`/full-test/${testId}/break`);
    await page.getByText('No test ID found. Go back to test preview.').waitFor();
    await page.goto(`/full-test/${testId}/result`);
    await page.getByRole('heading', { name: 'There is no such test' }).waitFor();
  });
});
