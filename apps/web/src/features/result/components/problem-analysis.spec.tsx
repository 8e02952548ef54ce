import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_RETAKE, renderAt, serveResults } from '../test-kit';
import { sampleDetail } from '../sample-detail';
import { standInVoice } from '../../../player/read-aloud/testing/stand-in-voice';
import { spokenTime } from '../../../player/analysis/spoken-time';
import { ResultPage } from './result-page';

async function openQuestion(step: 3 | 5, circle: RegExp) {
  renderAt(`/diagnostic/result/step/${step}`, <ResultPage retake={NO_RETAKE} target={null} />);
  const button = await screen.findByRole('button', { name: circle });
  await userEvent.click(button);
  return { button, sheet: await screen.findByRole('dialog', { name: 'Problem analysis' }) };
}
const position = (sheet: HTMLElement) => within(sheet).getByRole('heading', { name: /^Question|of \d/ }).textContent;

describe('the problem analysis', () => {
  it('names each question’s result on its circle', async () => {
    serveResults();
    renderAt('/diagnostic/result/step/3', <ResultPage retake={NO_RETAKE} target={null} />);
    const circles = await screen.findAllByRole('button', { name: /Open the analysis/ });
    expect(circles.map((circle) => circle.getAttribute('aria-label'))).toEqual([
      'Question 1, correct. Open the analysis',
      'Question 2, incorrect. Open the analysis',
      'Question 3, omitted. Open the analysis',
    ]);
  });

  it('shows passage, question, marked choices, time, cost and explanation', async () => {
    serveResults();
    const { sheet } = await openQuestion(3, /Question 2/);
    expect(await within(sheet).findByText('Passage 2.')).toBeTruthy();
    expect(within(sheet).getByText('Stem 2?')).toBeTruthy();
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((choice) => choice.textContent),
    ).toEqual(['Afirst 2', 'Bsecond 2Correct', 'Cthird 2Incorrect, your answer', 'Dfourth 2']);
    expect(within(sheet).getByText('Time spent: 30 s')).toBeTruthy();
    expect(within(sheet).getByText('This question cost about 12 points')).toBeTruthy();
    expect(within(sheet).getByRole('heading', { name: 'EXPLANATION' })).toBeTruthy();
    expect(within(sheet).getByText('Because two.')).toBeTruthy();
  });

  it('says of a question that was withdrawn that it does not count, and no price', async () => {
    serveResults({ detail: sampleDetail({ english_withdrawn: [1], english_cost: [0, 0, 18] }) });
    const { sheet } = await openQuestion(3, /Question 2, withdrawn/);
    expect(position(sheet)).toContain('Question 2 of 3, withdrawn');
    expect(await within(sheet).findByText('We removed this question, so it doesn’t count')).toBeTruthy();
    expect(within(sheet).queryByText(/cost/)).toBeNull();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('heading', { name: 'Reading & Writing: 1 of 2 correct' })).toBeTruthy();
    expect(screen.getByText('1 correct · 0 incorrect · 1 omitted · 1 withdrawn')).toBeTruthy();
  });

  it('walks by buttons and arrow keys and stops at both ends', async () => {
    serveResults();
    const { sheet } = await openQuestion(3, /Question 2/);
    const next = within(sheet).getByRole('button', { name: 'Next question' });
    await userEvent.click(next);
    expect(position(sheet)).toContain('Question 3 of 3, omitted');
    expect(within(sheet).getByText('Omitted: no answer was given')).toBeTruthy();
    expect(within(sheet).getByText('A right answer would have added about 18 points')).toBeTruthy();
    await userEvent.click(next);
    await userEvent.keyboard('{ArrowRight}');
    expect(position(sheet)).toContain('Question 3 of 3');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(position(sheet)).toContain('Question 1 of 3, correct');
    expect(within(sheet).getByText('Correct, your answer')).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: 'Previous question' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('closes on Escape and gives the focus back to the circle', async () => {
    serveResults();
    const { button, sheet } = await openQuestion(3, /Question 2/);
    expect(sheet.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('reads the question, what was right and why aloud, and keeps the keys of the voice to itself', async () => {
    serveResults();
    const { said, end } = standInVoice();
    const { sheet } = await openQuestion(3, /Question 2/);
    const button = within(sheet).getByRole('button', { name: 'Read aloud' });
    await userEvent.click(button);
    await waitFor(() => expect(said).toHaveLength(1));
    for (let sentence = 0; sentence < 20; sentence += 1) act(end);
    expect(said.map((words) => words.replace(' (Ada × 1)', ''))).toEqual([
      'Passage 2.',
      'Stem 2?',
      'Choice A: first 2',
      'Choice B: second 2',
      'Correct',
      'Choice C: third 2',
      'Incorrect, your answer',
      'Choice D: fourth 2',
      'EXPLANATION',
      'Because two.',
    ]);
    await userEvent.keyboard('{ArrowRight}');
    expect(position(sheet)).toContain('Question 2 of 3');
    await userEvent.keyboard('{Escape}');
    expect(within(sheet).queryByRole('group', { name: 'Read aloud' })).toBeNull();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a chat about the shown question, whose keys are its own', async () => {
    serveResults();
    const { sheet } = await openQuestion(3, /Question 2/);
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Chat with AI tutor' }));
    const field = within(sheet).getByRole('textbox', { name: 'Message' });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('a{ArrowLeft}{ArrowRight}{ArrowRight}');
    expect(position(sheet)).toContain('Question 2 of 3');
    await userEvent.keyboard('{Escape}');
    expect(within(sheet).queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Problem analysis' })).toBe(sheet);
    await userEvent.keyboard('{ArrowRight}');
    expect(position(sheet)).toContain('Question 3 of 3');
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Chat with AI tutor' }));
    const started = jest.mocked(globalThis.fetch).mock.calls.filter(([url]) => String(url).endsWith('/chat/start'));
    expect(started.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([{ question_id: 2 }, { question_id: 3 }]);
  });

  it('shows both answers of a blank question', async () => {
    serveResults();
    const { sheet } = await openQuestion(5, /Question 2/);
    expect((await within(sheet).findByText('Your answer:')).parentElement?.textContent).toBe(
      'Your answer:3/4 (incorrect)',
    );
    expect(within(sheet).getByText('Correct answer:').parentElement?.textContent).toBe('Correct answer:2/3 or .6666');
  });

  it('says that the solutions failed and tries again on request', async () => {
    const served = serveResults({ solutionsStatus: 500 });
    const { sheet } = await openQuestion(3, /Question 1/);
    expect((await within(sheet).findByRole('alert')).textContent).toContain('Failed to load english solutions');
    served.solutionsStatus = 200;
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
    expect(await within(sheet).findByText('Because one.')).toBeTruthy();
  });

  it('says times as people do', () => {
    expect([0, 59, 60, 61, 125].map(spokenTime)).toEqual(['0 s', '59 s', '1 min 0 s', '1 min 1 s', '2 min 5 s']);
  });
});
