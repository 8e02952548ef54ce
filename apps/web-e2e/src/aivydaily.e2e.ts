import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { focusedName } from './focus.js';
import {
  answersOfOpen,
  createPractising,
  giveAnswer,
  goOn,
  practiceOf,
  practiceQuestion,
  said,
} from './practice-screen.js';
import { useWorld } from './world.js';

// Calls are cut off on purpose.
const world = useWorld({ offline: true });
const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).waitFor();

describe('AivyDaily', () => {
  it('is a mission from its topic to its points, through a second try, a hint, a reload, three misses and a dead server', async () => {
    const account = await createPractising();
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await bringSession(page, account);
    await page.goto('/aivy-daily');
    await page.getByRole('button', { name: "Start today's mission" }).click();

    await practiceQuestion(page, 1);
    expect([await page.title(), await focusedName(page)]).toEqual(['Aivy Daily Practice', 'Question 1']);
    await giveAnswer(page, (await answersOfOpen(page)).right);
    await said(page, 'Right, 20 points.');
    await heading(page, 'EXPLANATION');
    await goOn(page);

    await practiceQuestion(page, 2);
    const second = await answersOfOpen(page);
    await giveAnswer(page, second.wrong[0] ?? '');
    await page.getByText('Two attempts left').waitFor();
    await giveAnswer(page, second.right);
    await said(page, 'Right, 10 points.');
    await goOn(page);

    await practiceQuestion(page, 3);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText('Hint 1 of 4').waitFor();
    await page.reload();
    await practiceQuestion(page, 3);
    await page.getByText('Hint 1 of 4').waitFor();
    // The calls of practice fail from here on; the chat is asked instead.
    const direct = /\/api\/aivydaily\/(submit-answer|next-question)$/;
    await page.route(direct, (route) => route.abort('internetdisconnected'));
    await giveAnswer(page, (await answersOfOpen(page)).right);
    await said(page, 'Right');
    await goOn(page);
    await practiceQuestion(page, 4);
    await page.unroute(direct);

    const missed = await answersOfOpen(page);
    for (const [index, wrong] of missed.wrong.entries()) {
      await giveAnswer(page, wrong);
      await page.getByText(['Two attempts left', 'One attempt left', 'Three attempts used'][index] ?? '').waitFor();
    }
    await heading(page, 'EXPLANATION');
    await goOn(page);

    await practiceQuestion(page, 5);
    await giveAnswer(page, (await answersOfOpen(page)).right);
    await said(page, 'Right, 20 points.');
    expect((await practiceOf(page)).map(({ attempt, is_correct: isCorrect }) => [attempt, isCorrect])).toEqual([
      [1, true],
      [2, true],
      [1, true],
      [3, false],
      [1, true],
    ]);
    await page.getByRole('button', { name: 'See how it went' }).click();
    await heading(page, 'Mission complete!');
    await page.getByText('3 of 5 right on the first try, and you solved 1 more by trying again.').waitFor();
    await page.getByText('+70', { exact: true }).waitFor();
    await page.getByText('New badge: First mission').waitFor();
    await page.getByRole('link', { name: 'Try the 2 you missed again' }).waitFor();
    await page.getByRole('link', { name: 'Done for today' }).click();
    await page.getByText('day in a row').waitFor();
    expect(new URL(page.url()).pathname).toBe('/aivy-daily');
  });
});
