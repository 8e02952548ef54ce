import { act, fireEvent, screen, within } from '@testing-library/react';
import type { TestSteps } from '../steps';
import { movedTo } from '../slice';
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
    await user.keyboard('a');
    await user.click(button('Next')!);
    await user.keyboard('n');
    await user.keyboard('p');
    await user.keyboard('m');
    expect(pressed).toEqual(['next', 'next']);
    expect(screen.getByRole('heading', { name: 'Question 1 of 5' })).toBeTruthy();
  });

  it('asks before a question stays empty for good, by button and by key, with the focus on staying', async () => {
    const { record, user } = openInSteps();
    await user.click(button('Next')!);
    await screen.findByRole('dialog', { name: 'Go on without an answer?' });
    expect(document.activeElement).toBe(button('Stay'));
    await user.keyboard('{Enter}');
    expect([screen.queryByRole('dialog'), pressed, record().answers[0]]).toEqual([null, [], '']);
    await user.keyboard('n');
    await user.click(await screen.findByRole('button', { name: 'Leave it empty' }));
    expect([screen.queryByRole('dialog'), pressed]).toEqual([null, ['next']]);
  });

  it('asks no more once the test has gone on, as from another page of the student', async () => {
    const { store, user } = openInSteps();
    await user.click(button('Next')!);
    await screen.findByRole('dialog');
    act(() => void store.dispatch(movedTo(1)));
    expect([screen.queryByRole('dialog'), pressed]).toEqual([null, []]);
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

  it('has the focus at the number of the question that came, once the page takes it again', () => {
    const waiting = { text: 'Choosing your next question.', onRetry: null };
    const { show, store } = openInSteps();
    show({ steps: steps({ waiting }) });
    // What is inert takes no focus, so one that is given before is lost to the body.
    act(() => void store.dispatch(movedTo(1)));
    expect(document.activeElement?.textContent).not.toBe('Question 2 of 5');
    show({ steps: steps() });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2 of 5' }));
  });

  it('takes a key that is held on Next for one press: no question goes by unread', () => {
    openInSteps();
    const held = (repeat: boolean): boolean => !fireEvent.keyDown(button('Next')!, { key: 'Enter', repeat });
    expect([held(false), held(true)]).toEqual([false, true]);
  });
});
