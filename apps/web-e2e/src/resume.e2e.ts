import { describe, expect, it } from '@jest/globals';
import { bringSession, createAccount } from './accounts.js';
import { entryFor, FORM_ID, FORM_KEY } from './answer-key.js';
import {
  answerQuestions,
  checkYourWork,
  chosenLetter,
  submitSection,
  next,
  questionHeading,
  secondsLeft,
  startDiagnostic,
} from './test-screen.js';
import { useWorld } from './world.js';

const world = useWorld();
const total = FORM_KEY.english.length;
/** Seconds that loading and reading the clock may take. */
const SLACK = 3;

describe('a reload in the middle of the test', () => {
  it('brings a visitor back to the same question, answers, marks and time', async () => {
    const page = await world.newPage();
    await startDiagnostic(page);
    await answerQuestions(page, 'english', { to: 4 });
    await page.getByRole('button', { name: 'Mark for review' }).click();
    await next(page);
    await next(page);
    await questionHeading(page, 6, total).waitFor();
    await page.waitForTimeout(2_500);
    const before = await secondsLeft(page);
    expect(before).toBeLessThan(1200);
    await page.reload();
    await questionHeading(page, 6, total).waitFor();
    const after = await secondsLeft(page);
    expect(after).toBeLessThanOrEqual(before);
    expect(after).toBeGreaterThanOrEqual(before - SLACK);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await chosenLetter(page)).toBe('');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await questionHeading(page, 4, total).waitFor();
    expect(await chosenLetter(page)).toBe(entryFor(FORM_KEY.english[3]!, 3, 3));
    expect(await page.getByRole('button', { name: 'Marked for review' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('goes on in the form that it began with, whatever is released meanwhile', async () => {
    const page = await world.newPage();
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/diagnostic/request-questions')) asked.push(request.postDataJSON());
    });
    await startDiagnostic(page);
    await checkYourWork(page);
    await submitSection(page, 'Finish Reading & Writing?');
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    await page.reload();
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    expect(asked[0]).toEqual({ subject: 'english' });
    expect(asked.length).toBeGreaterThan(1);
    for (const input of asked.slice(1)) expect(input).toMatchObject({ form_id: FORM_ID });
  });

  it('brings a visitor back to Math once Reading & Writing is submitted', async () => {
    const page = await world.newPage();
    await startDiagnostic(page);
    await checkYourWork(page);
    await submitSection(page, 'Finish Reading & Writing?');
    await answerQuestions(page, 'math', { to: 2 });
    await next(page);
    await page.reload();
    await questionHeading(page, 3, FORM_KEY.math.length).waitFor();
    expect(await secondsLeft(page)).toBeGreaterThan(1320 - 60);
    expect(page.url()).toContain('/diagnostic/test/math');
  });

  it('on another device brings a student to the first open question with the time that is left', async () => {
    const account = await createAccount();
    const first = await world.newPage();
    await bringSession(first, account);
    await startDiagnostic(first);
    await answerQuestions(first, 'english', { to: 5 });
    await next(first);
    await first.waitForTimeout(1_500);
    await first
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    const before = await secondsLeft(first);
    await first.context().close();

    const second = await world.newPage();
    await bringSession(second, account);
    await second.goto('/diagnostic/test');
    await questionHeading(second, 6, total).waitFor();
    expect(Math.abs((await secondsLeft(second)) - before)).toBeLessThanOrEqual(SLACK);
    await second.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await chosenLetter(second)).toBe(entryFor(FORM_KEY.english[4]!, 4, 3));
  });
});
