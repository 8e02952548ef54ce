import { describe, expect, it } from '@jest/globals';
import { FORM_KEY } from './answer-key.js';
import { choiceButton, next, questionHeading, secondsLeft } from './test-screen.js';
import { useWorld } from './world.js';

const world = useWorld();

describe('when the time of a section runs out', () => {
  it('the hidden timer comes back at five minutes, and at zero the test goes on with every answer kept', async () => {
    const page = await world.newPage();
    await page.clock.install();
    await page.goto('/diagnostic');
    await page.getByRole('button', { name: 'Start the diagnostic test' }).click();
    await questionHeading(page, 1, FORM_KEY.english.length).waitFor();
    await choiceButton(page, 'c').click();
    await next(page);
    await page.getByRole('button', { name: 'Hide timer' }).click();
    await page.clock.runFor('15:01');
    expect(await secondsLeft(page)).toBeLessThanOrEqual(300);
    await choiceButton(page, 'd').click();
    await page.clock.runFor('05:01');

    const dialog = page.getByRole('dialog', { name: 'Time is up' });
    await dialog.waitFor();
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Confirm']);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    expect(await secondsLeft(page)).toBeGreaterThan(1300);
    const kept = JSON.parse(await page.evaluate(`localStorage.getItem('aivy.diagnostic.in-progress')`)) as {
      english: string[];
    };
    expect(kept.english.slice(0, 3)).toEqual(['c', 'd', '']);
  });
});
