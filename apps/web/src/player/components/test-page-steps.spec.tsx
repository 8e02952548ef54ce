import { screen, within } from '@testing-library/react';
import type { TestSteps } from '../steps';
import { open, question } from '../testing/open-test-page';

const pressed: string[] = [];
const steps = (more: Partial<TestSteps> = {}): TestSteps => ({
  total: 5,
  waiting: null,
  onNext: () => void pressed.push('next'),
  ...more,
});
/** Two of five questions are there; the page stands at the first. */
const openInSteps = (more: Partial<TestSteps> = {}) => open([question(1), question(2)], { steps: steps(more) });
const button = (name: string) => screen.queryByRole('button', { name });

describe('a section whose questions come one after another', () => {
  beforeEach(() => void pressed.splice(0));

  it('says so, counts all of its questions, and offers no way back', () => {
    openInSteps();
    expect(screen.getByText('You answer in order. After Next there is no way back.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Question 1 of 5' })).toBeTruthy();
    expect([
      button('Back'),
      button('Mark for review'),
      screen.queryByRole('button', { name: /^Question 1 of/ }),
    ]).toEqual([null, null, null]);
  });

  it('leaves it to its owner what Next does, by button and by key, and lets no key go back', async () => {
    const { user } = openInSteps();
    await user.click(button('Next')!);
    await user.keyboard('n');
    await user.keyboard('p');
    await user.keyboard('m');
    expect(pressed).toEqual(['next', 'next']);
    expect(screen.getByRole('heading', { name: 'Question 1 of 5' })).toBeTruthy();
  });

  it('says what it waits for, takes no other answer meanwhile, and asks again when told to', async () => {
    let again = 0;
    const { record, user } = openInSteps({
      waiting: { text: 'Waiting for the network.', onRetry: () => (again += 1) },
    });
    expect(within(screen.getByRole('contentinfo')).getByText('Waiting for the network.')).toBeTruthy();
    await user.keyboard('a');
    expect(record().answers[0]).toBe('');
    expect(document.querySelector('main')!.hasAttribute('inert')).toBe(true);
    await user.click(button('Try again')!);
    expect(again).toBe(1);
  });
});
