import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { createDaily, createPractising, practiceOf, practiceQuestion } from './practice-screen.js';
import { useWorld } from './world.js';

const world = useWorld();
const visit = async (page: Page, account: Awaited<ReturnType<typeof createDaily>>): Promise<void> => {
  await bringSession(page, account);
  await page.goto('/aivy-daily');
  await page.getByRole('heading', { name: 'Or pick a topic' }).waitFor();
};
const missionOf = (page: Page): Promise<string | null> => page.locator('#mission').textContent();
const cards = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Or pick a topic' }).getByRole('listitem').allTextContents();

describe('topics of AivyDaily', () => {
  it('stay the same all day without a diagnostic, and turn by sets in each subject', async () => {
    const page = await world.newPage({ reducedMotion: 'reduce' });
    await visit(page, await createDaily());
    await page.getByText('Find your focus areas').waitFor();
    const mission = await missionOf(page);
    const first = await cards(page);
    expect(first).toHaveLength(4);
    await page.getByRole('button', { name: 'Show other topics' }).click();
    const second = await cards(page);
    expect(second.filter((card) => first.includes(card))).toEqual([]);
    await page.getByRole('radio', { name: 'Reading & Writing' }).click({ force: true });
    const other = await missionOf(page);
    expect(other).not.toBe(mission);
    await page.reload();
    await page.getByRole('heading', { name: 'Or pick a topic' }).waitFor();
    expect([await missionOf(page), await cards(page)]).toEqual([mission, first]);
  });

  it('are all one tap away, found by name, and start a mission', async () => {
    const page = await world.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await visit(page, await createPractising());
    await page.getByRole('heading', { name: 'Focus areas (5)' }).waitFor();
    await page.getByRole('link', { name: /^All 19 Math topics/ }).click();
    await page.getByRole('heading', { level: 1, name: 'All Math topics' }).waitFor();
    expect(await page.getByRole('link', { name: /^Start / }).count()).toBe(19);
    await page.getByRole('radio', { name: 'Reading & Writing' }).click({ force: true });
    await page.getByRole('heading', { level: 1, name: 'All Reading & Writing topics' }).waitFor();
    expect(await page.getByRole('link', { name: /^Start / }).count()).toBe(11);
    await page.getByRole('searchbox', { name: 'Find a topic' }).fill('trans');
    await page.getByText('1 of 11 topics').waitFor();
    await page.getByRole('link', { name: 'Start Transitions' }).click();
    await practiceQuestion(page, 1);
    await page.getByRole('heading', { level: 1, name: 'Transitions' }).waitFor();
    expect(await practiceOf(page)).toHaveLength(1);
  });
});
