import { act, fireEvent, screen, within } from '@testing-library/react';
import { timePassed } from '../slice';
import { LIMIT, open, question } from '../testing/open-test-page';

describe('submitting and leaving the test page', () => {
  beforeEach(() => localStorage.clear());

  it('does not tell in a new dialog what went wrong in the one before', async () => {
    const { user } = open([question(1)], { closesOnConfirm: false, submitError: '4 answers could not be sent yet' });
    const submit = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Submit' }));
    await submit();
    expect(screen.queryByText('4 answers could not be sent yet')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(screen.getByRole('alert').textContent).toBe('4 answers could not be sent yet');
    await user.click(screen.getByRole('button', { name: 'No' }));
    await submit();
    expect(screen.queryByText('4 answers could not be sent yet')).toBeNull();
  });

  it('says at once that submitting was heard while its dialog has not come, and lets it be taken back', async () => {
    open([question(1)]);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/One moment/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' })).not.toBeNull();
    expect(screen.queryByText(/One moment/)).toBeNull();
  });

  it('offers no way back while the dialog of a time that is up has not come', async () => {
    const { store } = open([question(1)]);
    act(() => void store.dispatch(timePassed({ ms: LIMIT, limitMs: LIMIT })));
    expect(screen.getByText(/One moment/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await screen.findByRole('dialog', { name: 'Time is up' });
  });

  it('asks with the number of open questions before submitting', async () => {
    const { user, submitted } = open([question(1), question(2)]);
    await user.keyboard('1n');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 question unanswered')).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'No' }));
    expect(submitted).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
    expect(submitted).toEqual(['submitted']);
  });

  it('cannot be taken back, or done twice, while the test is sent', async () => {
    const { show, submitted, user } = open([question(1)], { closesOnConfirm: false });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    show({ submitting: true });
    await user.keyboard('{Escape}');
    // Long after a double click.
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Submitting/ }));
    expect(submitted).toEqual(['submitted']);
  });

  it.each([
    ['the student signs in again', { paused: true }],
    [
      'the next question is on its way',
      { steps: { total: 5, waiting: { text: '', onRetry: null }, onNext: () => undefined } },
    ],
  ])('counts no time while %s', async (_, props) => {
    const { record, show } = open([question(1)], props);
    const read = async (): Promise<number> => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      act(() => void window.dispatchEvent(new Event('pagehide')));
      return record().spentMs[0]!;
    };
    expect(await read()).toBe(0);
    show({ paused: false, steps: null });
    expect(await read()).toBeGreaterThan(0);
  });

  it('only offers to go on when the time is up, and keeps the answers', async () => {
    let told = 0;
    const { user, store, submitted, record } = open([question(1)], { onTimeUp: () => void (told += 1) });
    await user.keyboard('3');
    expect(told).toBe(0);
    act(() => void store.dispatch(timePassed({ ms: LIMIT, limitMs: LIMIT })));
    expect(told).toBe(1);
    const dialog = within(await screen.findByRole('dialog', { name: 'Time is up' }));
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('button', { name: 'No' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(submitted).toEqual(['submitted']);
    expect(record().answers).toEqual(['c']);
  });

  it('asks before the browser’s Back button leaves, and stays where it was', async () => {
    const left: string[] = [];
    const { user } = open([question(1), question(2)], {
      leaveNote: 'The clock runs on.',
      onLeave: () => void left.push('left'),
    });
    await user.keyboard('n');
    act(() => window.history.back());
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave the test?' }));
    expect(dialog.getByText('The clock runs on.')).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Stay in the test' }));
    expect(screen.getByText('Stem 2')).not.toBeNull();
    act(() => window.history.back());
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Leave the test?' })).getByRole('button', {
        name: 'Save and exit',
      }),
    );
    expect(left).toEqual(['left']);
  });

  it('promises nobody who leaves during a submission to come back to the question', async () => {
    open([question(1)], { submitting: true, leaveNote: 'You come back to the same question.' });
    act(() => window.history.back());
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave the test?' }));
    expect(dialog.queryByText(/same question/)).toBeNull();
    expect(dialog.getByText('Your answers are being submitted. That goes on while you are away.')).not.toBeNull();
  });
});
