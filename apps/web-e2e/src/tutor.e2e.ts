import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession, createAccount, submitDiagnostic } from './accounts.js';
import { keyById } from './answer-key.js';
import { sql, tablesHolding } from './database.js';
import { giveAnswer, practiceQuestion, said } from './practice-screen.js';
import { useWorld } from './world.js';

// The socket is cut off on purpose.
const world = useWorld({ offline: true });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const replies = (page: Page) => log(page).getByText('Aivy', { exact: true });
const messages = (page: Page) => log(page).getByText('You', { exact: true });

/** Every message has its reply; the greeting goes with the first one. */
async function answered(page: Page, count: number): Promise<void> {
  await messages(page)
    .nth(count - 1)
    .waitFor();
  await replies(page)
    .nth(count - 1)
    .waitFor();
  // While a reply is on its way, Enter sends nothing.
  for (const waiting of ['Thinking...', 'Typing...'])
    await page.getByText(waiting).first().waitFor({ state: 'hidden' });
}

/** Asks by a tap and waits for the reply. */
async function tap(page: Page, name: string): Promise<void> {
  const said = await messages(page).count();
  await page.getByRole('button', { name, exact: true }).click();
  await answered(page, said + 1);
}

async function openAnalysis(page: Page): Promise<void> {
  await page.goto('/diagnostic/result/step/3');
  await page.getByRole('button', { name: /^Question 1, / }).click();
  await page.getByRole('heading', { name: 'EXPLANATION' }).waitFor();
}

describe('the tutor', () => {
  it('is tried by a visitor on a phone: three questions of a topic, hints in a sheet, and nothing left on the server', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    await page.goto('/daily-trial');
    await page
      .getByRole('button', { name: /3 questions, no account/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Question 1' }).waitFor();
    await page.getByRole('button', { name: /Ask Aivy/ }).click();
    await tap(page, 'Hint');
    await page.getByText('Hint 1 of 4', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Tutor' }).getByRole('button').waitFor();

    for (const number of [1, 2, 3]) {
      await page.getByRole('heading', { name: `Question ${number}` }).waitFor();
      for (const [at, letter] of ['a', 'b', 'c'].entries()) {
        const choice = page.locator(`button[data-choice="${letter}"]`);
        if ((await choice.count()) === 0) await page.getByLabel('Your answer').fill(String('abc'.indexOf(letter) + 90));
        else await choice.click();
        await page.getByRole('button', { name: 'Check answer' }).click();
        const onwards = page.getByRole('button', { name: /^(Next question|See how it went)$/ });
        await page
          // The line of the try before may still be there.
          .getByText(['Two attempts left', 'One attempt left'][at] ?? 'No attempts left', { exact: true })
          .or(onwards)
          .first()
          .waitFor();
        if ((await onwards.count()) > 0) break;
      }
      await page.getByRole('button', { name: /^(Next question|See how it went)$/ }).click();
    }
    await page
      .getByRole('button', { name: /diagnostic/i })
      .first()
      .waitFor();
    expect(await page.evaluate('document.cookie.includes("auth=")')).toBe(false);
  });

  it('is tried by a visitor at a desk to the end, and no table has anything of it', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce' });
    const served = page.waitForResponse((response) => response.url().includes('/aivydaily/trial?subcategory='));
    await page.goto('/daily-trial');
    await page
      .getByRole('button', { name: /3 questions, no account/ })
      .first()
      .click();
    const { data } = (await (await served).json()) as { data: { questions: { id: number }[] } };
    const ids = data.questions.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    const mark = `I think it is ${randomUUID()}`;
    for (const number of [1, 2, 3]) {
      await practiceQuestion(page, number);
      const { right } = keyById(ids[number - 1]!);
      if (number === 1) {
        await page.getByRole('textbox', { name: 'Message' }).fill(mark);
        await page.keyboard.press('Enter');
        await answered(page, 1);
        await log(page).getByText(mark, { exact: true }).waitFor();
      }
      await giveAnswer(page, right);
      await said(page, 'Right.');
      await page.getByRole('button', { name: number < 3 ? 'Next question' : 'See how it went' }).click();
    }
    await page.getByRole('heading', { name: '3 of 3 on the first try' }).waitFor();

    // Other journeys write meanwhile, so it is looked for by what only this one has said and been asked.
    expect(await tablesHolding(mark)).toEqual([]);
    for (const table of ['aivydaily.questions', 'aivydaily.attempts', 'aivydaily.messages', 'chat.conversations'])
      expect([
        table,
        await sql(
          `select from ${table} where ${table === 'chat.conversations' ? 'item_id' : 'question_id'} = any($1)`,
          [ids],
        ),
      ]).toEqual([table, 0]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });

  it('talks about a question of the diagnostic, with its socket dropped in between, and knows the talk again after a reload', async () => {
    const account = await createAccount();
    await submitDiagnostic(account);
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await bringSession(page, account);
    await openAnalysis(page);
    await page.getByRole('button', { name: 'Chat with AI tutor' }).click();
    await tap(page, 'Explain');
    const first = await log(page).innerText();
    expect(first).toContain('You');

    // No socket from here on: the answer of the call has the whole reply.
    await page.routeWebSocket(/socket\.io/, (socket) => void socket.close());
    await page.context().setOffline(true);
    const asked = `why is it not B? ${randomUUID()}`;
    await page.getByRole('textbox', { name: 'Message' }).fill(asked);
    await page.keyboard.press('Enter');
    await page.getByText('Sorry, I encountered an error. Please try again.').waitFor();
    // Sent again by itself, and once.
    await page.context().setOffline(false);
    await answered(page, 2);
    expect(await log(page).getByText(asked).count()).toBe(1);

    // The keys of the chat are its own; the analysis stays where it is.
    await page.getByRole('textbox', { name: 'Message' }).fill('thanks');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Question 1 of 17', { exact: false }).waitFor();

    await page.reload();
    await openAnalysis(page);
    await page.getByRole('button', { name: 'Chat with AI tutor' }).click();
    await log(page).getByText(asked).waitFor();
    expect(await log(page).getByText(asked).count()).toBe(1);
    // Which is also how one would see it in the trial.
    expect(await tablesHolding(asked)).toEqual(['chat.exchanges', 'chat.messages']);
  });
});
