import { describe, expect, it } from '@jest/globals';
import { devices, type Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { faultsOfPage } from './axe.js';
import { focusedName, focusOn } from './focus.js';
import { createPractising, practiceQuestion } from './practice-screen.js';
import { useWorld } from './world.js';

// Help is asked for without a network.
const world = useWorld({ offline: true });
const HEADER_PX = 56;
const CENTRAL_IDEAS = 1;
const TWO_IDEAS = ['They changed their minds', 'They kept to the plan'];
const CHECK_IN = ["I'm okay, let's keep going", "I'm not okay"];

/** The talk as far as it has come. */
function talkOf(page: Page) {
  const log = page.getByRole('log', { name: 'Messages' });
  return {
    field: page.getByRole('textbox', { name: 'Message' }),
    picks: page.getByRole('group', { name: 'Suggested replies' }).getByRole('button'),
    numbers: page.getByRole('link', { name: /^(Call|Text) \d/ }),
    messages: log.getByText('You', { exact: true }),
    replies: log.getByText('Aivy', { exact: true }),
  };
}

/** Waits for as many replies as messages. */
async function answered(page: Page, count: number): Promise<void> {
  await talkOf(page)
    .replies.nth(count - 1)
    .waitFor();
  await page.getByText('Thinking...').waitFor({ state: 'hidden' });
}

/** The next reply has these buttons; which words make Aivy offer them isn't this journey's business. */
const suggestNext = async (page: Page, suggestions: readonly string[], more: object = {}): Promise<void> => {
  await page.route(
    /\/aivydaily\/send-message$/,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { data: object } };
      body.data.data = { ...body.data.data, content: 'Tell me more.', quick_replies: [], suggestions, ...more };
      await route.fulfill({ response, json: body });
    },
    { times: 1 },
  );
};

describe('the tutor on a phone', () => {
  it('is talked with by taps, keeps the question in sight over a keyboard, and shows where to turn', async () => {
    const page = await world.newPage({
      ...devices['iPhone 13'],
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    await bringSession(page, await createPractising());
    await page.goto(`/aivy-daily?subcategory=${CENTRAL_IDEAS}`);
    await practiceQuestion(page, 1);
    const talk = talkOf(page);
    const faults: string[] = [];

    await page.getByRole('button', { name: /^Ask Aivy/ }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText('Hint 1 of 4').first().waitFor();
    // The end of a long question can be read above the sheet.
    const sheet = page.getByRole('region', { name: 'Chat with AI tutor' });
    const check = page.getByRole('button', { name: 'Check answer' });
    await check.scrollIntoViewIfNeeded();
    const [end, over] = [(await check.boundingBox())!, (await sheet.boundingBox())!];
    expect(end.y).toBeGreaterThanOrEqual(HEADER_PX);
    expect(end.y + end.height).toBeLessThanOrEqual(over.y);
    await suggestNext(page, TWO_IDEAS);
    await talk.field.fill('maybe they changed it');
    await page.getByRole('button', { name: 'Send' }).click();
    await answered(page, 2);
    // They come with the whole reply, after its words.
    await talk.picks.first().waitFor();
    expect(await talk.picks.allInnerTexts()).toEqual([...TWO_IDEAS, 'Something else']);
    faults.push(...(await faultsOfPage(page, 'two ideas')));
    await page.getByRole('button', { name: 'Something else', exact: true }).click();
    expect([await focusedName(page), await talk.messages.count()]).toEqual(['Message', 2]);

    // A keyboard that makes the page lower.
    await page.setViewportSize({ width: 390, height: 480 });
    await page.locator('[data-keyboard]').waitFor();
    const box = await page.locator('[data-region="question"]').boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(HEADER_PX);
    expect((await sheet.boundingBox())!.y - box!.y).toBeGreaterThan(100);
    faults.push(...(await faultsOfPage(page, 'over a keyboard')));
    await page.setViewportSize({ width: 390, height: 844 });

    const idea = (await talk.picks.first().innerText()).trim();
    await talk.picks.first().click();
    await page.getByRole('log').getByText(idea, { exact: true }).last().waitFor();
    await answered(page, 3);

    await suggestNext(page, CHECK_IN, { safety: 'check-in', face: 'concerned' });
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: CHECK_IN[0], exact: true }).waitFor();
    expect(await talk.picks.allInnerTexts()).toEqual(CHECK_IN);
    expect(await page.getByRole('group', { name: 'Quick replies' }).count()).toBe(0);
    faults.push(...(await faultsOfPage(page, 'check-in')));
    await talk.picks.last().click();
    await talk.numbers.first().waitFor();
    expect([await talk.numbers.count(), await talk.field.isVisible()]).toEqual([3, false]);
    faults.push(...(await faultsOfPage(page, 'where to turn')));
    await page.getByRole('button', { name: 'Message Aivy' }).click();
    await talk.field.waitFor();

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Need help now?' }).click();
    await page.getByRole('heading', { name: 'You can reach someone right now' }).waitFor();
    await focusOn(page, 'You can reach someone right now');
    faults.push(...(await faultsOfPage(page, 'help now')));
    await page.keyboard.press('Escape');
    await focusOn(page, 'Need help now?');
    expect(faults).toEqual([]);
  });
});
