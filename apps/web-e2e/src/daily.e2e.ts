import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { answerModule, saved } from './full-test-screen.js';
import { pageIsKept } from './offline.js';
import { createPlanned, planOf, unitOf, unitProgress, type Planned } from './plan-calls.js';
import { finishUnit, press, startUnit, UNIT_LENGTH } from './plan-screen.js';
import { chosenLetter, next, questionHeading } from './test-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld({ offline: true });

/** A student's device with the dashboard open. */
async function deviceOf({ account }: Planned): Promise<Page> {
  const page = await world.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await bringSession(page, account);
  await page.goto('/dashboard');
  return page;
}

const answered = async (planned: Planned): Promise<number> =>
  (await unitProgress(planned, 1)).filter(({ user_answer: answer }) => answer !== '').length;

describe('a daily unit', () => {
  it('goes on on another device, and the first one says that it was finished there', async () => {
    const planned = await createPlanned();
    const first = await deviceOf(planned);
    await startUnit(first, 'Day 1 R&W');
    const keys = await unitOf(planned, 1);
    await answerModule(first, keys, 'right', { to: 3 });
    await saved(first);

    const second = await deviceOf(planned);
    await second.getByRole('button', { name: /^Day 1 R&W/ }).click();
    await second.getByText('You’ve answered three of five. Pick up where you left off.').waitFor();
    await press(second, 'Continue');
    await questionHeading(second, 4, UNIT_LENGTH).waitFor();
    await press(second, 'Back');
    expect(await chosenLetter(second)).toBe(keys[2]!.right);
    await next(second);
    await answerModule(second, keys, 'right', { from: 4 });
    await saved(second);
    await finishUnit(second);
    await second.getByRole('heading', { name: 'Reading & Writing: 5 of 5 correct' }).waitFor();

    await next(first);
    await answerModule(first, keys, 'wrong', { from: 4, to: 4 });
    await first.getByText('You finished this unit on another device. Answers given here since do not count.').waitFor();
    await first.getByRole('heading', { name: 'Reading & Writing: 5 of 5 correct' }).waitFor();
  });

  it('that was opened once is done whole without network, and counts for the day on which it was done', async () => {
    const planned = await createPlanned();
    const page = await deviceOf(planned);
    await startUnit(page, 'Day 1 R&W');
    const keys = await unitOf(planned, 1);
    await pageIsKept(page);

    await page.context().setOffline(true);
    await page.reload();
    await questionHeading(page, 1, UNIT_LENGTH).waitFor();
    await answerModule(page, keys, 'right');
    await page.getByText('Offline: 5 answers kept on this device').waitFor();
    await finishUnit(page);
    await page.getByRole('heading', { name: 'Saved on this device' }).waitFor();
    expect(await answered(planned)).toBe(0);
    const { today } = await planOf(planned.account);

    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Reading & Writing: 5 of 5 correct' }).waitFor();
    await eventually(
      () => planOf(planned.account),
      ({ last_finished_day: day }) => day === 1,
      'the unit, finished on the server',
    );
    expect(await planOf(planned.account)).toMatchObject({ last_finished_date: today });
    expect(await answered(planned)).toBe(5);
  });
});
