import { describe, expect, it } from '@jest/globals';
import { FORM_KEY } from './answer-key.js';
import { checkYourWork, pressTool, questionHeading, startDiagnostic, submitSection } from './test-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();

/** How many lines of the passage an edge of the line reader's window cuts, and how many are whole inside it. */
const LETTERS = `(() => {
  const window = document.querySelector('[aria-label="Line reader"]').children[1].getBoundingClientRect();
  const text = document.querySelector('#passage [data-region="passage"]');
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const middles = [];
  let cut = 0;
  while (nodes.nextNode()) {
    range.selectNodeContents(nodes.currentNode);
    for (const { top, bottom, width } of range.getClientRects()) {
      if (width < 2) continue;
      // Letters fill the middle of their box; its edges are empty.
      const [from, to] = [top + 3, bottom - 3];
      if ([window.top, window.bottom].some((edge) => edge > from && edge < to)) cut += 1;
      const middle = Math.round((top + bottom) / 2);
      if (middle > window.top && middle < window.bottom && !middles.some((each) => Math.abs(each - middle) < 6)) middles.push(middle);
    }
  }
  return { cut, seen: middles.length, top: Math.round(window.top) };
})()`;

describe('the tools of a test', () => {
  it('draw, trace and fit in the calculator by keyboard alone, and keep it from question to question', async () => {
    const page = await world.newPage();
    await startDiagnostic(page);
    await checkYourWork(page);
    await submitSection(page, 'Finish Reading & Writing?');
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    await page.getByRole('button', { name: 'Calculator' }).press('Enter');
    const calculator = page.getByRole('dialog', { name: 'Calculator' });
    await calculator.getByLabel('Line 1', { exact: true }).focus();
    await page.keyboard.type('y=x^2-4');
    await page.keyboard.press('Enter');
    await page.keyboard.type('y=x+2');
    await page.keyboard.press('Enter');
    await page.keyboard.type('mean([2,4,9])');
    await calculator.getByText('= 5', { exact: true }).waitFor();
    await calculator.getByText('Points of interest', { exact: false }).press('Enter');
    await calculator.getByRole('button', { name: /Intersection.*\(3, 5\)/ }).press('Enter');
    expect(await calculator.getByRole('status').textContent()).toBe('intersection: 3, 5');
    await calculator.getByRole('application').focus();
    await page.keyboard.press(']');
    expect(await calculator.getByRole('status').textContent()).toMatch(/^y=x\^2-4: 3\./);
    // The picture is there: some pixels have the color of a curve.
    const colors = await page.evaluate(
      `(() => { const c = document.querySelector('[data-tool-window] canvas'); const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data; const seen = new Set(); for (let i = 0; i < d.length; i += 4) seen.add(d[i] + ',' + d[i + 1] + ',' + d[i + 2]); return seen.size; })()`,
    );
    expect(colors).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Close Calculator' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Calculator' }).click();
    expect(await calculator.getByLabel('Line 2', { exact: true }).inputValue()).toBe('y=x+2');
    await page.reload();
    await questionHeading(page, 2, FORM_KEY.math.length).waitFor();
    await page.getByRole('button', { name: 'Calculator' }).click();
    expect(await calculator.getByLabel('Line 2', { exact: true }).inputValue()).toBe('y=x+2');
    await calculator.getByRole('button', { name: 'Clear all' }).click();
    await calculator.getByRole('button', { name: 'Undo' }).click();
    expect(await calculator.getByLabel('Line 2', { exact: true }).inputValue()).toBe('y=x+2');
  });

  it('typeset a line in the calculator while it is typed, and let a press between its parts set the caret there', async () => {
    const page = await world.newPage();
    await startDiagnostic(page);
    await checkYourWork(page);
    await submitSection(page, 'Finish Reading & Writing?');
    await questionHeading(page, 1, FORM_KEY.math.length).waitFor();
    await page.getByRole('button', { name: 'Calculator' }).click();
    const calculator = page.getByRole('dialog', { name: 'Calculator' });
    const line = calculator.getByLabel('Line 1', { exact: true });
    await line.focus();
    await page.keyboard.type('y=k(x+1)/12');
    // Above and below a line, as on paper.
    const place = async (from: number) => (await calculator.locator(`[data-from="${from}"]`).boundingBox())!;
    const [numerator, denominator] = [await place(4), await place(9)];
    expect(denominator.y).toBeGreaterThan(numerator.y + numerator.height / 2);
    await page.mouse.click(denominator.x + denominator.width / 2, denominator.y + denominator.height / 2);
    await page.keyboard.type('0');
    expect(await line.inputValue()).toBe('y=k(x+1)/102');
    await calculator.getByRole('button', { name: 'Add a slider for k' }).click();
    expect(await calculator.getByLabel('Line 2', { exact: true }).inputValue()).toBe('k = 1');
    await line.focus();
    await page.keyboard.press('Control+z');
    expect(await line.inputValue()).toBe('y=k(x+1)/102');
    expect(await calculator.getByLabel('Line 2', { exact: true }).count()).toBe(0);
    // However many lines there are, what the typed one comes to is in sight below it.
    for (const text of ['y=x{x>0}', '1<y<3', 'x^2+y^2=25', '2+3', '4+5', 'sin^2(30)']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(text);
    }
    const [value, window] = [calculator.getByText('= 0.25 (1/4)', { exact: true }), await calculator.boundingBox()];
    const bottom = async (): Promise<number> => ((box) => box!.y + box!.height)(await value.boundingBox());
    await eventually(bottom, (y) => y <= window!.y + window!.height, 'the value below the typed line');
    // Out of the line, through the calculator and back to the page.
    await page.keyboard.press('F6');
    expect(await page.evaluate('document.activeElement.closest("[data-tool-window]") === null')).toBe(true);
  });

  it('highlight by selecting text, dim all but a few lines, and zoom without losing words', async () => {
    const page = await world.newPage({ viewport: { width: 1024, height: 768 } });
    await startDiagnostic(page);
    const passage = page.locator('[data-region="passage"]');
    const box = (await passage.boundingBox())!;
    await page.mouse.move(box.x + 4, box.y + 14);
    await page.mouse.down();
    await page.mouse.move(box.x + 220, box.y + 14, { steps: 5 });
    await page.mouse.up();
    await page
      .getByRole('region', { name: 'Annotate the selected text' })
      .getByRole('button', { name: 'Blue' })
      .click();
    expect(await page.evaluate('[...CSS.highlights.keys()]')).toEqual(['aivy-blue']);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Line reader' }).click();
    const reader = page.getByRole('slider', { name: /Line reader/ });
    expect(await reader.getAttribute('aria-valuetext')).toMatch(/^Lines 1 to 2 of \d+$/);
    await reader.press('ArrowDown');
    expect(await reader.getAttribute('aria-valuetext')).toMatch(/^Lines 2 to 3 of \d+$/);
    await reader.press('Escape');
    expect(await reader.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('radio', { name: '200 %' }).check({ force: true });
    await page.keyboard.press('Escape');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.locator('button[data-choice="d"]:visible').scrollIntoViewIfNeeded();
    const choice = (await page.locator('button[data-choice="d"]:visible').boundingBox())!;
    expect(choice.x + choice.width).toBeLessThanOrEqual(1024);
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])('read whole lines, one further with each arrow key, at %d × %d', async (width, height) => {
    const page = await world.newPage({ viewport: { width, height } });
    await startDiagnostic(page);
    await pressTool(page, 'More');
    await page.getByRole('button', { name: 'Line reader' }).click();
    const reader = page.getByRole('slider', { name: /Line reader/ });
    const count = Number((await reader.getAttribute('aria-valuetext'))?.split(' ').at(-1));
    expect(count).toBeGreaterThan(2);
    const tops: number[] = [];
    for (let line = 1; line < count; line += 1) {
      const { cut, seen, top } = (await page.evaluate(LETTERS)) as { cut: number; seen: number; top: number };
      expect([line, cut, seen]).toEqual([line, 0, 2]);
      tops.push(top);
      await reader.press('ArrowDown');
    }
    expect(new Set(tops).size).toBeGreaterThan(1);
  });

  it.each([
    [1024, 768],
    [390, 844],
  ])('open their panels wholly on the screen and lead the keyboard into them, at %d × %d', async (width, height) => {
    const page = await world.newPage({ viewport: { width, height } });
    await startDiagnostic(page);
    for (const [button, label] of [
      ['Directions', 'Directions'],
      ['Text', 'Text settings'],
      ['More', 'More'],
    ] as const) {
      await pressTool(page, button);
      const panel = page.getByRole('dialog', { name: label });
      await eventually(
        () =>
          page.evaluate('document.activeElement.parentElement?.closest("[role=dialog]")?.getAttribute("aria-label")'),
        (name) => name === label,
        `focus in ${label}`,
      );
      const box = (await panel.boundingBox())!;
      expect([label, box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([
        label,
        true,
        true,
        true,
        true,
      ]);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
  });

  it('on a phone closes the list without touching the highlight behind its button', async () => {
    const page = await world.newPage({ viewport: { width: 390, height: 844 } });
    await startDiagnostic(page);
    await pressTool(page, 'Annotate');
    const notes = page.getByRole('dialog', { name: 'Highlights & notes' });
    await notes.getByText('Highlight by sentence').click();
    for (const sentence of await notes.locator('details button').all()) await sentence.click();
    await page.getByRole('button', { name: 'Close Highlights & notes' }).click();
    await notes.waitFor({ state: 'detached' });
    await page.waitForTimeout(200);
    expect(await page.getByRole('region', { name: 'Annotate the selected text' }).count()).toBe(0);
  });
});
