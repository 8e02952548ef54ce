import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readSettings } from '../layout';
import { timePassed } from '../slice';
import { BLANK, choice, LIMIT, open, question } from '../testing/open-test-page';

const TWO_FRAMES_MS = 50;

describe('the test page', () => {
  beforeEach(() => localStorage.clear());

  it('toggles a choice, says that it was cleared, and never moves on by itself', async () => {
    const { user, record, said } = open([question(1), question(2)]);
    await user.click(choice('second'));
    expect(choice('second').getAttribute('aria-pressed')).toBe('true');
    expect(record().answers).toEqual(['b', '']);
    await user.click(choice('second'));
    expect(choice('second').getAttribute('aria-pressed')).toBe('false');
    expect(said()).toBe('Choice B cleared');
    expect(screen.getByText('Stem 1')).not.toBeNull();
  });

  it('puts the focus on the question’s number after Next, which a reader says, and does not announce it a second time', async () => {
    const { user, said } = open([question(1), question(2)]);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.activeElement?.textContent).toBe('Question 2 of 2');
    expect(said()).not.toBe('Question 2 of 2');
    expect(screen.getByRole('button', { name: 'Submit' })).not.toBeNull();
  });

  it('opens with the focus on the question’s number, announced, unless the student has reached for something by then', async () => {
    const { said } = open([question(1), question(2)]);
    expect(said()).toBe('Question 1 of 2');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 1 of 2'));
    cleanup();
    open([question(1), question(2)]);
    const reached = screen.getByRole('separator');
    reached.focus();
    await new Promise((resolve) => setTimeout(resolve, TWO_FRAMES_MS));
    expect(document.activeElement).toBe(reached);
  });

  it('strikes out, restores and marks', async () => {
    const { user, record } = open([question(1)]);
    await user.click(screen.getByRole('button', { name: 'ABC: eliminate answers' }));
    await user.click(screen.getByRole('button', { name: 'Eliminate C' }));
    expect(record().eliminated).toEqual(['c']);
    expect(choice('third').textContent).toMatch(/^Celiminated: /);
    // What is struck can be taken back whether or not more can be struck.
    await user.click(screen.getByRole('button', { name: 'ABC: eliminate answers' }));
    expect(screen.queryByRole('button', { name: 'Eliminate A' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo eliminating C' }));
    expect(record().eliminated).toEqual(['']);
    await user.click(screen.getByRole('button', { name: 'Mark for review' }));
    expect(screen.getByRole('button', { name: 'Marked for review' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('is run by keys alone', async () => {
    const { user, record } = open([question(1), question(2), question(3)]);
    await user.keyboard('2mn4n');
    expect(record().answers).toEqual(['b', 'd', '']);
    expect(record().marked).toEqual([true, false, false]);
    await user.keyboard('p');
    expect(screen.getByText('Stem 2')).not.toBeNull();
    await user.keyboard('x');
    expect(screen.getByRole('button', { name: 'Eliminate A' })).not.toBeNull();
    await user.keyboard('nn');
    expect(screen.getByRole('heading', { name: 'Check Your Work' })).not.toBeNull();
    // No question is on the screen.
    await user.keyboard('a');
    expect(record().answers).toEqual(['b', 'd', '']);
  });

  it('leads over the navigator to the review page and back to a question', async () => {
    const { user } = open([question(1), question(2)]);
    await user.keyboard('q');
    const here = await screen.findByRole('button', { name: 'Question 1, unanswered, current' });
    expect(here.getAttribute('aria-current')).toBe('step');
    await user.click(screen.getByRole('button', { name: 'Go to Review Page' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Stem 1')).not.toBeNull();
    await user.keyboard('q');
    await user.click(await screen.findByRole('button', { name: 'Go to Review Page' }));
    expect(screen.getByRole('group', { name: 'Show only' }).textContent).toBe('0 Answered2 Unanswered0 For review');
    const shown = (counter: string): (string | null)[] => {
      fireEvent.click(screen.getByRole('button', { name: counter }));
      const squares = screen.getAllByRole('button', { name: /^Question \d, / });
      const { ariaPressed } = screen.getByRole('button', { name: counter });
      return [ariaPressed, ...squares.map((square) => square.getAttribute('data-dim'))];
    };
    expect([shown('2 Unanswered'), shown('0 For review'), shown('0 For review')]).toEqual([
      ['true', 'false', 'false'],
      ['true', 'true', 'true'],
      ['false', 'false', 'false'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Question 2, unanswered' }));
    expect(screen.getByText('Stem 2')).not.toBeNull();
  });

  it('brings a hidden timer back at five minutes and says so', async () => {
    const { user, store, said } = open([question(1)]);
    await user.click(screen.getByRole('button', { name: 'Hide timer' }));
    expect(screen.queryByTestId('clock')).toBeNull();
    act(() => void store.dispatch(timePassed({ ms: LIMIT - 300_000, limitMs: LIMIT })));
    // The page's own clock runs on, on a busy machine by a second or more.
    expect(screen.getByTestId('clock').textContent).toMatch(/^(5:00|4:5\d)$/);
    expect(screen.getByRole('region', { name: 'Test timer' }).getAttribute('data-low')).toBe('true');
    expect(said()).toBe('5 minutes remaining');
  });

  it('takes only what a student-produced response may hold, shows it stacked and says in sight why a key was refused', async () => {
    const { user, record } = open([BLANK], { closesOnConfirm: false }, 'math');
    const field = screen.getByLabelText('Your answer');
    await user.type(field, '-3/4');
    expect(record().answers).toEqual(['-3/4']);
    expect(screen.getByText('minus 3 over 4')).not.toBeNull();
    await user.type(field, 'x');
    expect(record().answers).toEqual(['-3/4']);
    expect(screen.getByText(/“-3\/4x” was not taken. That does not fit/)).not.toBeNull();
    await user.type(field, '567');
    expect(record().answers).toEqual(['-3/456']);
    expect(screen.getByText(/“-3\/4567” was not taken. No more room/)).not.toBeNull();
    await user.type(field, '{Backspace}');
    expect(screen.queryByText(/was not taken/)).toBeNull();
  });

  it.each([
    ['3 1/2', /a space inside a number/],
    ['1,234', /A comma does not fit/],
    ['3.14159', /No more room/],
    ['½', /does not fit/],
  ])('takes nothing of a pasted %s and says why', async (pasted, reason) => {
    const { user, record } = open([BLANK], { closesOnConfirm: false }, 'math');
    const field = screen.getByLabelText('Your answer');
    await user.type(field, '7');
    await user.tripleClick(field);
    await user.paste(pasted);
    expect(record().answers).toEqual(['7']);
    const line = screen.getByText(reason);
    expect(line.closest('.vh')).toBeNull();
    expect(line.getAttribute('role')).toBe('status');
    await user.tripleClick(field);
    await user.paste(' 7/2 ');
    expect(record().answers).toEqual(['7/2']);
    expect(screen.queryByText(/was not taken/)).toBeNull();
  });

  it('keeps saying that a key is missing while what follows it is typed', async () => {
    const { user, record } = open([BLANK], { closesOnConfirm: false }, 'math');
    await user.type(screen.getByLabelText('Your answer'), '3 1/2');
    expect(record().answers).toEqual(['31/2']);
    expect(screen.getByText(/Enter three and a half as 7\/2 or 3.5/)).not.toBeNull();
  });

  it.each(['-', '.', '3/'])('does not count %s as an answer', async (entry) => {
    const { user } = open([BLANK], { closesOnConfirm: false }, 'math');
    await user.type(screen.getByLabelText('Your answer'), entry);
    await user.click(screen.getByRole('button', { name: 'Question 1 of 1' }));
    expect(await screen.findByText('0 of 1 answered')).not.toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(within(await screen.findByRole('dialog')).getByText('1 question unanswered')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check Your Work' }));
    expect(screen.getByRole('group', { name: 'Show only' }).textContent).toBe('0 Answered1 Unanswered0 For review');
    expect(screen.getByRole('button', { name: 'Question 1, unanswered' })).not.toBeNull();
  });

  it('a double click on Next goes on by one question, one on a choice chooses it, one on Submit asks', async () => {
    const { user, record, submitted } = open([question(1), question(2), question(3)]);
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Stem 2')).not.toBeNull();
    await user.dblClick(choice('third'));
    expect(record().answers).toEqual(['', 'c', '']);
    await user.keyboard('n');
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('dialog')).not.toBeNull();
    await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes' }));
    expect(submitted).toEqual(['submitted']);
  });

  it('switches single-key shortcuts off on the sheet of shortcuts, on this device for good', async () => {
    const { user, record } = open([question(1), question(2)]);
    await user.keyboard('?');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByRole('checkbox', {
        name: 'Single-key shortcuts',
      }),
    );
    await user.keyboard('{Escape}');
    await user.keyboard('3nxm?');
    expect(record()).toMatchObject({ answers: ['', ''], marked: [false, false] });
    expect(screen.getByText('Stem 1')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readSettings().singleKeys).toBe(false);
  });

  it('opens the list of keys by ? and closes it with the focus back', async () => {
    const { user } = open([question(1)]);
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Mark for review')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });
});
