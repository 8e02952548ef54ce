import type { StudentQuestion } from '@aivy/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../../core/store';
import { selectAnnotations } from '../annotate/annotations-slice';
import { readSettings } from '../layout';
import { selectTest } from '../selectors';
import { begun, sectionEntered, sectionSized, timePassed } from '../slice';
import { TestPage, type TestPageProps } from './test-page';

const question = (id: number, more: Partial<StudentQuestion> = {}): StudentQuestion => ({
  id,
  type: 'choice',
  passage: `<p>Passage ${id}</p>`,
  img: '',
  question: `<p>Stem ${id}</p>`,
  choice_a: 'first',
  choice_b: 'second',
  choice_c: 'third',
  choice_d: 'fourth',
  ...more,
});
const BLANK = question(9, { type: 'blank', passage: '' });
const LIMIT = 1_200_000;
const SUBMIT_TEXTS = {
  title: 'Finish Reading & Writing?',
  body: 'No way back.',
  timeUp: 'All your answers are kept. Math comes next.',
  until: 'you go on to Math',
};

// jsdom has no layout and no pointer capture; these only need to exist.
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.setPointerCapture ??= () => undefined;
});
beforeEach(() => localStorage.clear());

function open(
  questions: StudentQuestion[],
  props: Partial<TestPageProps> = {},
  section: 'reading_and_writing' | 'math' = 'reading_and_writing',
) {
  const store = makeStore();
  store.dispatch(begun({ startTime: '2026-01-05 10:00:00', formId: null, owner: null }));
  if (section === 'math') store.dispatch(sectionEntered('math'));
  store.dispatch(sectionSized({ section, length: questions.length }));
  const submitted: string[] = [];
  render(
    <Provider store={store}>
      <TestPage
        title="Section 1: Reading & Writing"
        sectionTitle="Reading & Writing"
        questions={questions}
        limit={{ kind: 'spent', limitMs: LIMIT }}
        submitTexts={SUBMIT_TEXTS}
        closesOnConfirm
        leaveNote=""
        studentName={null}
        saveState={{ kind: 'device' }}
        calculatorUrl=""
        paused={false}
        submitting={false}
        submitError={null}
        onSubmit={() => void submitted.push('submitted')}
        onLeave={() => undefined}
        {...props}
      />
    </Provider>,
  );
  const record = () => selectTest(store.getState()).sections[section];
  const said = (): string =>
    screen
      .getAllByTestId('announcer')
      .map((region) => region.textContent)
      .join('');
  return { store, record, said, submitted, user: userEvent.setup() };
}
const choice = (text: string): HTMLElement => screen.getByRole('button', { name: new RegExp(text) });

describe('the test page', () => {
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

  it('puts the focus on the question’s number after Next and announces it', async () => {
    const { user, said } = open([question(1), question(2)]);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.activeElement?.textContent).toBe('Question 2 of 2');
    expect(said()).toBe('Question 2 of 2');
    expect(screen.getByRole('button', { name: 'Submit' })).not.toBeNull();
  });

  it('does not tell in a new dialog what went wrong in the one before', async () => {
    const { user } = open([question(1)], { closesOnConfirm: false, submitError: '4 answers could not be sent yet' });
    const submit = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Submit' }));
    await submit();
    expect(screen.queryByText('4 answers could not be sent yet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByRole('alert').textContent).toBe('4 answers could not be sent yet');
    await user.click(screen.getByRole('button', { name: 'No' }));
    await submit();
    expect(screen.queryByText('4 answers could not be sent yet')).toBeNull();
  });

  it('strikes out, restores and marks', async () => {
    const { user, record } = open([question(1)]);
    await user.click(screen.getByRole('button', { name: 'ABC: eliminate answers' }));
    await user.click(screen.getByRole('button', { name: 'Eliminate C' }));
    expect(record().eliminated).toEqual(['c']);
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
  });

  it('leads over the navigator to the review page and back to a question', async () => {
    const { user } = open([question(1), question(2)]);
    await user.keyboard('q');
    await user.click(await screen.findByRole('button', { name: 'Go to Review Page' }));
    expect(screen.getByRole('group', { name: 'Show only' }).textContent).toBe('0 Answered2 Unanswered0 For review');
    await user.click(screen.getByRole('button', { name: 'Question 2, unanswered' }));
    expect(screen.getByText('Stem 2')).not.toBeNull();
  });

  it('asks with the number of open questions before submitting', async () => {
    const { user, submitted } = open([question(1), question(2)]);
    await user.keyboard('1n');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('1 question unanswered')).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'No' }));
    expect(submitted).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes' }));
    expect(submitted).toEqual(['submitted']);
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

  it('only offers to go on when the time is up, and keeps the answers', async () => {
    const { user, store, submitted, record } = open([question(1)]);
    await user.keyboard('3');
    act(() => void store.dispatch(timePassed({ ms: LIMIT, limitMs: LIMIT })));
    const dialog = within(screen.getByRole('dialog', { name: 'Time is up' }));
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('button', { name: 'No' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(submitted).toEqual(['submitted']);
    expect(record().answers).toEqual(['c']);
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
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(within(screen.getByRole('dialog')).getByText('1 question unanswered')).not.toBeNull();
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
    expect(screen.getByRole('dialog')).not.toBeNull();
    await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes' }));
    expect(submitted).toEqual(['submitted']);
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

  it('keeps what is typed into the calculator away from the answers: the caret is in line 1, and no key of a tool is one of the page', async () => {
    const { user, record } = open([question(1, { passage: '' }), question(2, { passage: '' })], {}, 'math');
    await user.click(screen.getByRole('button', { name: 'Calculator' }));
    const line = await screen.findByLabelText('Line 1', { selector: 'input' });
    expect(document.activeElement).toBe(line);
    await user.keyboard('y=x^2-9x+30');
    expect((line as HTMLInputElement).value).toBe('y=x^2-9x+30');
    const tool = screen.getByRole('dialog', { name: 'Calculator' });
    for (const place of [
      screen.getByRole('application'),
      screen.getByRole('button', { name: '+ Table' }),
      screen.getByRole('button', { name: 'Move Calculator' }),
      tool,
    ]) {
      place.focus();
      await user.keyboard('23n');
    }
    // A focused control that goes away leaves the keys with the tool, not with the page.
    await user.click(screen.getByRole('button', { name: '+ Line' }));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('23n');
    expect(record().answers).toEqual(['', '']);
    expect(screen.getByText('Stem 1')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close Calculator' }));
    await user.keyboard('2n');
    expect(record().answers).toEqual(['b', '']);
    expect(screen.getByText('Stem 2')).not.toBeNull();
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

  it('offers calculator and reference in Math only', () => {
    open([question(1)]);
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
  });

  it('opens, moves, minimises and closes a tool by keyboard', async () => {
    const { user } = open([BLANK], {}, 'math');
    await user.click(screen.getByRole('button', { name: 'Reference' }));
    const sheet = await screen.findByRole('dialog', { name: 'Reference' });
    expect((await within(sheet).findAllByRole('img')).length).toBe(10);
    const before = Number.parseFloat(sheet.style.left);
    screen.getByRole('button', { name: 'Move Reference' }).focus();
    await user.keyboard('{Enter}{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
    expect(Number.parseFloat(sheet.style.left)).toBe(Math.max(8, before - 16 - 64));
    await user.click(screen.getByRole('button', { name: 'Minimise Reference' }));
    expect(sheet.hidden).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Restore Reference' }));
    await user.click(screen.getByRole('button', { name: 'Close Reference' }));
    expect(screen.queryByRole('dialog', { name: 'Reference' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Reference');
  });

  it('moves the divider by arrows, Home and End', async () => {
    const { user } = open([question(1)]);
    const divider = screen.getByRole('separator');
    divider.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(divider.getAttribute('aria-valuenow')).toBe('54');
    await user.keyboard('{End}');
    expect(divider.getAttribute('aria-valuenow')).toBe('70');
    await user.keyboard('{Home}');
    expect(divider.getAttribute('aria-valuenow')).toBe('30');
    await user.dblClick(divider);
    expect(divider.getAttribute('aria-valuenow')).toBe('50');
  });

  it('opens the list of keys by ? and closes it with the focus back', async () => {
    const { user } = open([question(1)]);
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Mark for review')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });

  it('highlights sentences and keeps notes without a mouse', async () => {
    const { user, store } = open([question(1, { passage: '<p>First point. Second point.</p>' })]);
    await user.click(screen.getByRole('button', { name: 'Annotate' }));
    const notes = await screen.findByRole('dialog', { name: 'Highlights & notes' });
    await user.click(within(notes).getByText('Highlight by sentence'));
    await user.click(within(notes).getByRole('button', { name: 'Second point.' }));
    await user.type(within(notes).getByRole('textbox', { name: /Note on/ }), 'why');
    expect(selectAnnotations(store.getState())).toMatchObject([
      { question_id: 1, region: 'passage', start: 13, end: 26, style: 'yellow', note: 'why' },
    ]);
    await user.click(within(notes).getByRole('button', { name: 'Clear all in this question' }));
    expect(selectAnnotations(store.getState())).toEqual([]);
  });
});
