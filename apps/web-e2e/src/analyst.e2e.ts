import fs from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { DiagnosticReport, TestDetail } from '@aivy/contracts';
import type { Page } from 'playwright-core';
import { bringSession, createAccount, mustCall, PASSWORD, submitDiagnostic, type Account } from './accounts.js';
import { violations } from './axe.js';
import { sql } from './database.js';
import { tabTo } from './focus.js';
import { eventually, useWorld } from './world.js';

/** Fewer are not told of. */
const STUDENTS = 10;
/** Nobody else's students live there, so the report is about these alone. */
const STATE = { code: 'ME', name: 'Maine' };
const NOT_FOUND = 'We can’t find that page';

const world = useWorld();
const title = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Somebody with a role, who has no session yet. */
async function person(role: 'analyst' | 'operator'): Promise<Account> {
  const account = await createAccount();
  await sql('update auth.users set role = $1 where email = $2', [role, account.email]);
  return account;
}

/** Who comes to work is asked for no product. */
async function signIn(page: Page, { email }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
}

/** Students of the state with a measured diagnostic each. @returns their total scores, as each of them sees the own one */
async function measuredStudents(): Promise<number[]> {
  const totals = await Promise.all(
    Array.from({ length: STUDENTS }, async (_, index) => {
      const student = await createAccount();
      await sql('update auth.users set state = $1 where email = $2', [STATE.code, student.email]);
      await submitDiagnostic(student, 2 + (index % 5));
      const { detail_report: report } = await eventually(
        async () => (await mustCall('/diagnostic/get-test-detail', {}, student.token)) as TestDetail,
        ({ report_status: status }) => status === 'ready',
        'a report',
      );
      const { english_score: english, math_score: math } = JSON.parse(report!) as DiagnosticReport;
      return english! + math!;
    }),
  );
  await eventually(
    () => sql('select 1 from plan.measurements join auth.users using (user_id) where state = $1', [STATE.code]),
    (measured) => measured === STUDENTS,
    'measurements of all students',
  );
  return totals;
}

/** Lines of a CSV file without quotes in it, by the names of its columns. */
function rowsOf(text: string): Record<string, string>[] {
  const [head, ...lines] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(head!.map((name, index) => [name, cells[index] ?? ''])));
}

describe('an analyst', () => {
  it('signs in, runs a report, sees what it found and takes its rows away', async () => {
    const analyst = await person('analyst');
    const totals = await measuredStudents();
    const page = await world.newPage();
    await page.goto('/signin?redirect=%2Fanalyst');
    await signIn(page, analyst);
    await title(page, 'Reports');

    await page.getByLabel('Group').selectOption({ label: 'Several of these, or a state' });
    await page.getByLabel('State').selectOption({ label: STATE.name });
    await tabTo(page, 'Run report');
    await page.keyboard.press('Enter');
    await page.getByText(/^Cohort scores is (in the queue|ready)\.$/).waitFor({ state: 'attached' });
    const row = page.getByRole('row', { name: new RegExp(`^Cohort scores ${STATE.name}, last 90 days`) });
    await row.getByText('Ready').waitFor();

    const chart = page.getByRole('img', { name: `n ${STUDENTS}` });
    await chart.waitFor();
    await page.getByText('95% intervals').waitFor();
    expect(await violations(page, 'all')).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV, Cohort scores', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^aivy-cohort-scores-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await fs.readFile(await download.path(), 'utf8');
    for (const secret of ['@', 'Maya', 'Lindqvist']) expect(text).not.toContain(secret);
    const whole = rowsOf(text).find(
      ({ scale, figure, week }) => scale === 'total' && figure === 'diagnostic' && week === '',
    );
    const mean = totals.reduce((sum, total) => sum + total, 0) / STUDENTS;
    expect([whole?.['students'], whole?.['mean']]).toEqual([`${STUDENTS}`, `${Math.round(mean * 10) / 10}`]);

    // The address of a report is one that can be kept.
    await page.reload();
    await chart.waitFor();
  });
});

describe('an operator', () => {
  it('is led to the queues by the sign-in, and the board works under the policy of every page', async () => {
    const operator = await person('operator');
    const page = await world.newPage();
    await page.goto('/ops/queues');
    await title(page, 'Welcome back');
    await signIn(page, operator);
    for (const queue of ['reports', 'accounts', 'learning', 'mails'])
      await page.getByRole('link', { name: queue, exact: true }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/ops/queues');
  });
});

describe('a student', () => {
  it('finds none of these pages', async () => {
    const page = await world.newPage();
    await bringSession(page, await createAccount());
    for (const path of ['/analyst', '/ops/queues', '/ops/distress']) {
      await page.goto(path);
      await title(page, NOT_FOUND);
    }
  });
});
