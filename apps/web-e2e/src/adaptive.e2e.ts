import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { StudentQuestion, Subject } from '@aivy/contracts';
import type { Page } from 'playwright-core';
import { bringSession, createAccount } from './accounts.js';
import { keyById } from './answer-key.js';
import { OwnSystem } from './own-system.js';
import { workAtPace } from './pace.js';
import { choiceButton, chosenLetter, give, next, questionHeading, submitSection } from './test-screen.js';
import { eventually, useWorld } from './world.js';

// The network is taken away between two questions.
const world = useWorld({ offline: true });
jest.setTimeout(180_000);

const LENGTH = { english: 17, math: 14 } as const;

let system: OwnSystem | undefined;
beforeAll(async () => {
  system = await OwnSystem.start({ DIAGNOSTIC_FORM: 'adaptive' });
}, 300_000);
afterAll(() => system?.stop(), 60_000);

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** The questions that a page was sent, by section, in their order. */
class Heard {
  readonly questions: Record<Subject, StudentQuestion[]> = { english: [], math: [] };

  constructor(page: Page) {
    page.on('response', (response) => {
      const call = /\/diagnostic\/(request-questions|next-question)$/.exec(response.url())?.[1];
      if (!call || response.status() !== 200) return;
      const { subject, place = 0 } = response.request().postDataJSON() as { subject: Subject; place?: number };
      void response.json().then(({ data }: { data: StudentQuestion[] | { questions: StudentQuestion[] } }) => {
        const came = 'questions' in data ? data.questions : data;
        this.questions[subject].splice(place, came.length, ...came);
      });
    });
  }

  async at(subject: Subject, number: number): Promise<StudentQuestion> {
    return (await eventually(
      async () => this.questions[subject][number - 1],
      (question) => question !== undefined,
      `question ${number} of ${subject}`,
    ))!;
  }
}

/** Answers the questions of a section in their order, every third wrongly, and stays on the last of them. */
async function answerInOrder(page: Page, heard: Heard, subject: Subject, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await questionHeading(page, number, LENGTH[subject]).waitFor();
    const key = keyById((await heard.at(subject, number)).id);
    await give(page, key, number % 3 === 0 ? key.wrong : key.right);
    if (number < to) await next(page);
  }
}

describe('an adaptive diagnostic', () => {
  it('is taken in order, survives a reload and an outage in the middle, and ends in its report', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    const heard = new Heard(page);
    await workAtPace(page);
    await bringSession(page, account);
    await page.goto('/diagnostic');
    await page.getByText('after Next there is no way back').waitFor();
    await press(page, 'Start the diagnostic test');
    await answerInOrder(page, heard, 'english', 1, 4);
    expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Mark for review' }).count()).toBe(0);

    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    const [open, letter] = [await heard.at('english', 4), await chosenLetter(page)];
    await page.reload();
    await questionHeading(page, 4, LENGTH.english).waitFor();
    await eventually(
      () => chosenLetter(page),
      (chosen) => chosen === letter,
      'the answer that was given',
    );
    expect((await heard.at('english', 4)).id).toBe(open.id);

    await page.context().setOffline(true);
    await next(page);
    await page.getByText('Waiting for the network. Your answer is kept').waitFor();
    // The clock stands meanwhile, so nobody reads on.
    await questionHeading(page, 4, LENGTH.english).waitFor({ state: 'hidden' });
    await page.context().setOffline(false);
    await questionHeading(page, 5, LENGTH.english).waitFor();

    // By the keyboard alone.
    const key = keyById((await heard.at('english', 5)).id);
    await page.keyboard.press(key.right);
    await eventually(
      () => chosenLetter(page),
      (chosen) => chosen === key.right,
      'the letter that was pressed',
    );
    await page.keyboard.press('p');
    await page.keyboard.press('n');
    await questionHeading(page, 6, LENGTH.english).waitFor();
    await choiceButton(page, 'a').waitFor();

    await answerInOrder(page, heard, 'english', 6, LENGTH.english);
    await submitSection(page, 'Finish Reading & Writing?');
    await answerInOrder(page, heard, 'math', 1, LENGTH.math);
    await submitSection(page, 'Submit your test?');

    await page.getByRole('heading', { level: 1, name: 'This Module is Over' }).waitFor();
    await press(page, 'Proceed to Your Test Reports');
    await page.getByRole('heading', { level: 1, name: 'Score Reports' }).waitFor();
    const score = await page.getByRole('img', { name: 'Total score' }).getAttribute('aria-label');
    expect(Number(/ (\d+), range/.exec(score ?? '')?.[1])).toBeGreaterThan(400);
    await press(page, 'Proceed to Improvements');
    await page.getByRole('heading', { name: 'Remarks & Suggestions' }).waitFor();
  });
});
