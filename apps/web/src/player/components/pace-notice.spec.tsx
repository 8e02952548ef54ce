import { screen } from '@testing-library/react';
import { act } from 'react';
import { timePassed } from '../slice';
import { LIMIT, open, question } from '../testing/open-test-page';

const QUESTIONS = [1, 2, 3, 4, 5].map((id) => question(id, { rapid_seconds: 5 }));
const NOTICE = /^Take your time\./;
type Page = ReturnType<typeof open>;

/** Answers the question on the screen after so many seconds and goes on. */
async function answer({ store, user }: Page, seconds: number): Promise<void> {
  act(() => void store.dispatch(timePassed({ ms: 1000 * seconds, limitMs: LIMIT })));
  await user.click(screen.getByRole('button', { name: /^A\b/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
}
const shown = () => screen.queryByText(NOTICE, { selector: 'b' });

describe('the notice of a section taken too fast', () => {
  it('shows up after three quick answers, in a live region, and goes when it is closed', async () => {
    const page = open(QUESTIONS);
    for (const seconds of [2, 2]) await answer(page, seconds);
    expect(shown()).toBeNull();
    await answer(page, 2);
    expect(shown()!.closest('[role="status"]')).not.toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Close notice' }));
    expect(shown()).toBeNull();
    await answer(page, 2);
    expect(shown()).toBeNull();
  });

  it('stays away where each question had its reading time', async () => {
    const page = open(QUESTIONS);
    for (const seconds of [6, 6, 6, 6]) await answer(page, seconds);
    expect(shown()).toBeNull();
  });
});
