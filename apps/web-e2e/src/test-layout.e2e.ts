import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { FORM_KEY } from './answer-key.js';
import { focusOn } from './focus.js';
import { checkYourWork, pressTool, questionHeading, startDiagnostic, submitSection } from './test-screen.js';
import { useWorld } from './world.js';

const world = useWorld();

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function startMath(page: Page): Promise<void> {
  await startDiagnostic(page);
  await checkYourWork(page);
  await submitSection(page, 'Finish Reading & Writing?');
  await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
}

/** The words of the question are on the screen, with a letter's width to spare, and under no window. */
async function stemIsReadable(page: Page, windows: readonly Locator[]): Promise<void> {
  const stem = await boxOf(page.locator('#question'));
  const { width, height } = page.viewportSize()!;
  expect([stem.x >= 0, stem.x + stem.width <= width, stem.y >= 64, stem.y + stem.height <= height - 64]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  for (const window of windows) expect(overlap(stem, await boxOf(window))).toBe(false);
}

describe('the frame of the test page', () => {
  it.each([
    [1024, 768],
    [768, 1024],
  ])('keeps the question readable beside calculator and reference, at %d × %d', async (width, height) => {
    const page = await world.newPage({ viewport: { width, height } });
    await startMath(page);
    const calculator = page.getByRole('dialog', { name: 'Calculator' });
    const reference = page.getByRole('dialog', { name: 'Reference' });
    await pressTool(page, 'Calculator');
    await calculator.getByLabel('Line 1', { exact: true }).waitFor();
    await pressTool(page, 'Reference');
    await reference.getByRole('img').first().waitFor();
    await stemIsReadable(page, [calculator, reference]);
    expect(overlap(await boxOf(calculator), await boxOf(reference))).toBe(false);
    const choices = await boxOf(page.locator('#answers'));
    for (const window of [calculator, reference]) expect(overlap(choices, await boxOf(window))).toBe(false);

    // One button shrinks a window to its title below the question and brings it back; the caret is in line 1 again.
    await page.getByRole('button', { name: 'Minimise Calculator' }).press('Enter');
    const bar = page.getByRole('region', { name: 'Calculator' });
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(44);
    await page.getByRole('button', { name: 'Restore Calculator' }).press('Enter');
    await calculator.getByLabel('Line 1', { exact: true }).waitFor();

    // Arrow keys take it off the side; a snap puts it back, and the question makes room again.
    const before = await boxOf(page.locator('#question'));
    await page.getByRole('button', { name: 'Close Reference' }).click();
    await page.getByRole('button', { name: 'Move Calculator' }).press('Enter');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    expect((await boxOf(page.locator('main'))).width).toBe(width);
    await page.getByRole('button', { name: 'Snap Calculator left' }).click();
    expect((await boxOf(calculator)).x).toBe(0);
    expect((await boxOf(page.locator('#question'))).x).toBeGreaterThan(before.x);
    await stemIsReadable(page, [calculator]);
  });

  it.each([
    [390, 844],
    [720, 450],
  ])(
    'is one row above and one below the question, and the tools are in one menu, at %d × %d',
    async (width, height) => {
      const page = await world.newPage({ viewport: { width, height } });
      await startDiagnostic(page);
      expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(64);
      expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThanOrEqual(64);
      // By keyboard alone: into the menu, into a panel, back, and out to where one was.
      const menu = page.getByRole('button', { name: 'Tools', exact: true });
      await menu.press('Enter');
      await page.getByRole('dialog', { name: 'Tools' }).getByRole('button', { name: 'Directions' }).press('Enter');
      await page.getByRole('dialog', { name: 'Directions' }).getByRole('button', { name: 'Tools' }).press('Enter');
      await page.getByRole('dialog', { name: 'Tools' }).getByRole('button', { name: 'Annotate' }).waitFor();
      await page.keyboard.press('Escape');
      await focusOn(page, 'Tools');
    },
  );

  it('on a phone opens a tool as a sheet below the question, whose words stay readable', async () => {
    const page = await world.newPage({ viewport: { width: 390, height: 844 } });
    await startMath(page);
    await pressTool(page, 'Calculator');
    const calculator = page.getByRole('dialog', { name: 'Calculator' });
    await calculator.getByLabel('Line 1', { exact: true }).waitFor();
    expect((await boxOf(calculator)).width).toBe(390);
    // Its words, wherever a figure stands above them.
    await page.locator('#question').scrollIntoViewIfNeeded();
    await stemIsReadable(page, [calculator]);
    await pressTool(page, 'Reference');
    await page.getByRole('dialog', { name: 'Reference' }).getByRole('img').first().waitFor();
    await page.getByRole('button', { name: 'Restore Calculator' }).click();
    await calculator.waitFor();
    await page.getByRole('region', { name: 'Reference' }).waitFor();
  });

  it('annotates whole words from a bar that covers neither passage nor question, and marks a note beside its line', async () => {
    const page = await world.newPage({ viewport: { width: 1024, height: 768 } });
    await startDiagnostic(page);
    const passage = page.locator('[data-region="passage"]');
    const text = await boxOf(passage);
    await page.mouse.move(text.x + 14, text.y + 14);
    await page.mouse.down();
    await page.mouse.move(text.x + 150, text.y + 14, { steps: 5 });
    await page.mouse.up();
    const bar = page.getByRole('region', { name: 'Annotate the selected text' });
    expect(overlap(await boxOf(bar), text)).toBe(false);
    expect(overlap(await boxOf(bar), await boxOf(page.locator('#question')))).toBe(false);
    await bar.getByRole('button', { name: 'Add a note' }).click();
    const notes = page.getByRole('dialog', { name: 'Highlights & notes' });
    await notes.getByRole('textbox', { name: /Note on/ }).fill('look again');
    const quote = (await notes.locator('q').first().textContent()) ?? '';
    const words = ((await passage.textContent()) ?? '').split(/[^\p{L}\p{N}’'-]+/u);
    for (const word of quote.split(/[^\p{L}\p{N}’'-]+/u).filter(Boolean)) expect(words).toContain(word);
    await page.getByRole('button', { name: 'Close Highlights & notes' }).click();
    await page.getByRole('button', { name: /^Note: look again/ }).click();
    await notes.getByRole('textbox', { name: /Note on/ }).waitFor();
  });
});
