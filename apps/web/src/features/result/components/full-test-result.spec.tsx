import { jest } from '@jest/globals';
import type { FullTestReport } from '@aivy/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFullTestAt, sampleAnswers, sampleFullTestReport, serveFullTest } from '../full-test-kit';

const message = async (): Promise<string> => (await screen.findByRole('alert')).textContent;

/** Math was clicked through. */
const withoutMath = () => ({
  ...sampleFullTestReport(),
  ...{ math_score: null, math_score_low: null, math_score_high: null, math_pacing: null, scored: false },
  ...{ math_mastery: {}, math_skills: {}, math_effort: [1, 2].map(() => ({ effort: 0, questions: 2, unread: 2 })) },
});

describe('the report of a full test', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    window.scrollTo = () => undefined;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
  });

  it('lists the questions of each module, numbered as on the test, and keeps what was left open apart from what is wrong', async () => {
    serveFullTest();
    renderFullTestAt('/full-test/t/result/step/2');
    const second = await screen.findByRole('region', { name: 'Module 2' });
    const names = (part: HTMLElement) =>
      within(part)
        .getAllByRole('button')
        .map((circle) => circle.getAttribute('aria-label'));
    expect(names(screen.getByRole('region', { name: 'Module 1' }))).toEqual([
      'Question 1 of Module 1, correct. Open the analysis',
      'Question 2 of Module 1, incorrect. Open the analysis',
    ]);
    expect(names(second)).toEqual([
      'Question 1 of Module 2, correct. Open the analysis',
      'Question 2 of Module 2, omitted. Open the analysis',
    ]);
    expect(screen.getByText('2 correct · 1 incorrect · 1 omitted')).toBeTruthy();
    expect(
      screen.getByText(/You skipped 1\. .* Start with question 2 of Module 2\. It cost the most, about/),
    ).toBeTruthy();
    await userEvent.click(within(second).getByRole('button', { name: /omitted/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Problem analysis' });
    expect(within(sheet).getByRole('heading', { name: /Module 2, Question 2 of 2, omitted/ })).toBeTruthy();
    expect(within(sheet).getByText('Stem 21?')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(within(sheet).getByRole('heading', { name: /Module 1, Question 2 of 2, incorrect/ })).toBeTruthy();
  });

  it('prints the same: numbers by module, open questions as omitted', async () => {
    serveFullTest();
    renderFullTestAt('/full-test/t/report');
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(4));
    const [, second] = screen.getAllByRole('table');
    const rows = within(second!)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['1', 'A', 'A', '✓ correct'],
      ['2', '—', 'A', '– omitted'],
    ]);
    expect(screen.getByText('Questions: 2 of 4 correct, 1 omitted')).toBeTruthy();
  });

  it('is whole on paper, however early the print begins, with the day of the test', async () => {
    serveFullTest();
    renderFullTestAt('/full-test/t/report');
    const button = await screen.findByRole('button', { name: 'Print or save as PDF' });
    jest.spyOn(window, 'print').mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')));
    act(() => button.click());
    expect(screen.getAllByRole('table')).toHaveLength(4);
    expect(screen.getByText('Maya Lee · November 20, 2026')).toBeTruthy();
  });

  it('without a score in Math has no pacing of it, but its questions and the way to that section again', async () => {
    serveFullTest({ report: withoutMath() });
    renderFullTestAt('/full-test/t/result');
    expect(await screen.findByText('No score this time')).toBeTruthy();
    expect(
      screen.getByText("You moved through 4 questions very quickly, so we can't tell what you know yet."),
    ).toBeTruthy();
    expect(screen.getByText(/^Math went by fast.*Your other score stays\.$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retake Math, two modules' }));
    expect(screen.getByText('Two modules with new questions, 70 minutes.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('link', { name: 'Take another full test' })).toBeNull();
    for (let step = 1; step <= 3; step += 1)
      await userEvent.click(screen.getByRole('button', { name: /^(Proceed to Answers|Next)$/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pacing & Route' })).toBeTruthy();
    expect(screen.getAllByText('Lost to speed')).toHaveLength(1);
  });

  it('offers no retake of a section that was taken again, but another test', async () => {
    serveFullTest({ report: withoutMath(), retakes: { t: { retake: null } } });
    renderFullTestAt('/full-test/t/result');
    expect(await screen.findByRole('link', { name: 'Take another full test' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Retake/ })).toBeNull();
    expect(screen.getByText(/^Math went by fast.*Take another full test.*Your other score stays\.$/)).toBeTruthy();
  });

  it.each<[string, unknown]>([
    ['text that is no JSON', '{'],
    ['a list', '[]'],
    ['a section without its score', JSON.stringify({ ...sampleFullTestReport(), math_score: undefined })],
    ['a score that is no number', JSON.stringify({ ...sampleFullTestReport(), english_score: '600' })],
    ['no pacing', JSON.stringify({ ...sampleFullTestReport(), english_pacing: null } as unknown as FullTestReport)],
    ['no results of questions', JSON.stringify({ ...sampleFullTestReport(), math_correct: 'true' })],
    ['nothing though it is ready', null],
  ])('says "Invalid report data" of %s', async (_what, report) => {
    serveFullTest({ report });
    renderFullTestAt('/full-test/t/result');
    expect(await message()).toBe('Invalid report data');
  });

  it('says that the report failed to load', async () => {
    serveFullTest({ report: null, reportStatus: 500 });
    renderFullTestAt('/full-test/t/result');
    expect(await message()).toBe('Failed to load test report');
  });

  it('names the module whose answers failed to load, and loads them on request', async () => {
    const served = serveFullTest({ refused: 3 });
    renderFullTestAt('/full-test/t/result');
    expect(await message()).toBe('Module 3: Failed to load answers for this module');
    served.refused = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Score Reports' })).toBeTruthy();
  });

  it.each<[string, unknown]>([
    ['no list of solutions', { ...sampleAnswers(2), solution: undefined }],
    ['fewer solutions than questions', { ...sampleAnswers(2), solution: [] }],
    [
      'a solution without its answer',
      { ...sampleAnswers(2), solution: [{ question_id: 20, explanation: '', user_answer: '' }] },
    ],
  ])('says that solution data is missing: %s', async (_what, answers) => {
    serveFullTest({ answers: { 2: answers } });
    renderFullTestAt('/full-test/t/result');
    expect(await message()).toBe('Module 2: Invalid response format: missing solution data');
  });
});
