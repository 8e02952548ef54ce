import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { answersOfOpen, createDaily, giveAnswer, goOn, practiceQuestion } from './practice-screen.js';
import { useWorld } from './world.js';

const world = useWorld();
const boxOf = async (found: Locator) => (await found.boundingBox())!;
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
async function practise(page: Page, topic: number): Promise<void> {
  await bringSession(page, await createDaily());
  await page.goto(`/aivy-daily?subcategory=${topic}`);
  await practiceQuestion(page, 1);
}

describe('calculator and reference sheet in practice', () => {
  it('stand between question and tutor, take keys of their own and stay for the next question', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await practise(page, 26);
    await page.getByRole('button', { name: 'Calculator', exact: true }).click();
    const calculator = page.getByRole('dialog', { name: 'Calculator' });
    await calculator.getByLabel('Line 1', { exact: true }).and(page.locator('input')).fill('18*24');
    await calculator.getByText('432').first().waitFor();
    const [question, tool, tutor] = await Promise.all([
      boxOf(page.locator('main')),
      boxOf(calculator),
      boxOf(page.getByRole('region', { name: 'Chat with AI tutor' })),
    ]);
    expect(question.x + question.width).toBeLessThanOrEqual(tool.x);
    expect(tool.x + tool.width).toBeLessThanOrEqual(tutor.x + 1);
    expect(tool.y + tool.height).toBe(900);
    await giveAnswer(page, (await answersOfOpen(page)).right);
    await goOn(page);
    await practiceQuestion(page, 2);
    expect(await calculator.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Reference', exact: true }).click();
    await page.getByRole('dialog', { name: 'Reference' }).getByText('Special right triangles').first().waitFor();
    await page.getByRole('button', { name: 'Close Calculator' }).click();
    await calculator.waitFor({ state: 'detached' });
  });

  it.each([390, 320])(
    'are a sheet above the tutor on a phone, %d px wide, and the question scrolls clear of both',
    async (width) => {
      const page = await world.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      await practise(page, 26);
      expect(
        await page.evaluate(
          '[document.documentElement, document.querySelector("main")].every((each) => each.scrollWidth <= each.clientWidth)',
        ),
      ).toBe(true);
      await page.getByRole('button', { name: 'Calculator', exact: true }).click();
      const calculator = page.getByRole('dialog', { name: 'Calculator' });
      await calculator.getByRole('application').waitFor();
      const tutor = page.getByRole('button', { name: /Ask Aivy/ });
      const [question, tool, bar] = await Promise.all([boxOf(page.locator('main')), boxOf(calculator), boxOf(tutor)]);
      expect(question.y + question.height).toBeLessThanOrEqual(tool.y + 1);
      expect(tool.y + tool.height).toBeLessThanOrEqual(bar.y + 1);
      const check = page.getByRole('button', { name: 'Check answer' });
      await check.scrollIntoViewIfNeeded();
      const button = await boxOf(check);
      expect(button.y + button.height).toBeLessThanOrEqual(tool.y);
      // One sheet at a time.
      await tutor.click();
      await page.getByRole('button', { name: 'Close chat' }).waitFor();
      expect(await calculator.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Close chat' }).click();
      await calculator.waitFor();
    },
  );

  it('are not offered in Reading and Writing', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await practise(page, 5);
    expect(await page.getByRole('button', { name: 'Calculator', exact: true }).count()).toBe(0);
  });

  it.each([1440, 1024, 390])(
    'are at hand in the trial, %d px wide, and cover nothing of its question',
    async (width) => {
      const page = await world.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      await page.goto('/daily-trial');
      await page.getByRole('button', { name: /^Math/ }).first().click();
      await practiceQuestion(page, 1);
      await page.getByRole('button', { name: 'Calculator', exact: true }).click();
      const calculator = page.getByRole('dialog', { name: 'Calculator' });
      await calculator.getByRole('application').waitFor();
      const check = page.getByRole('button', { name: 'Check answer' });
      await check.scrollIntoViewIfNeeded();
      const [tool, button, wide] = await Promise.all([boxOf(calculator), boxOf(check), isTooWide(page)]);
      expect(button.x + button.width <= tool.x || button.y + button.height <= tool.y).toBe(true);
      expect(wide).toBe(false);
    },
  );
});
