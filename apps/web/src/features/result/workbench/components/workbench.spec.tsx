import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInVoice } from '../../../../player/read-aloud/testing/stand-in-voice';
import { sampleDetail } from '../../sample-detail';
import { renderFullTestAt, sampleAnswers, sampleFullTestReport, serveFullTest } from '../../full-test-kit';

const listed = (id: string, day: number) => ({
  id,
  start_time: `2026-11-${day} 10:00:00`,
  end_time: `2026-11-${day} 13:00:00`,
  current_module: 4,
  time_factor: 1,
  english_score: 600,
  math_score: 600,
});
const TESTS = [listed('late', 20), listed('early', 10)];
const open = (path: string) => {
  serveFullTest({ tests: TESTS });
  return renderFullTestAt(path);
};
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Mistakes' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

// A page of several answers that are read one after the other.
configure({ asyncUtilTimeout: 5_000 });

const realFetch = globalThis.fetch;
beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  localStorage.clear();
  globalThis.fetch = realFetch;
});

describe('the workbench', () => {
  it('opens with the newest test: what was found, and its mistakes with the costliest first', async () => {
    open('/mistakes');
    expect(await screen.findByRole('heading', { level: 1, name: '2 mistakes, about 50 points' })).toBeTruthy();
    const [first, second] = await rows();
    expect(first).toContain('Module 2, omitted');
    expect(first).toContain('−30');
    expect(second).toContain('Module 1');
  });

  it('opens the costliest mistake with the page, which keeps the focus', async () => {
    open('/mistakes');
    expect(await screen.findByText('Because 21.')).toBeTruthy();
    const [first, second] = screen.getAllByRole('link', { name: /^Question/ });
    expect([first, second].map((row) => row?.getAttribute('aria-current'))).toEqual(['true', null]);
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves the list alone on a phone, where a mistake would hide it', async () => {
    window.matchMedia = ((media: string) => ({
      matches: true,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
    open('/mistakes');
    await rows();
    expect(screen.queryByText('Because 21.')).toBeNull();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('draws a mistake the taller the more it cost', async () => {
    open('/mistakes');
    await rows();
    const cells = screen.getAllByRole('img').flatMap((part) => [...part.querySelectorAll<HTMLElement>('i[style]')]);
    // 20 and 30 points, between 20 and 40 pixels.
    expect(cells.map(({ style }) => parseFloat(style.height))).toEqual([expect.closeTo(33.3, 1), 40]);
  });

  it('has the mistakes of all tests together, each with its test', async () => {
    open('/mistakes?test=all');
    expect(await screen.findByRole('heading', { level: 1, name: '4 mistakes in 2 tests' })).toBeTruthy();
    expect((await rows()).filter((row) => row?.includes('Full test 1'))).toHaveLength(2);
  });

  it('lists the mistakes of a section that a retake kept once, under the test before', async () => {
    const repeats = { test_id: 'early', kept_section: 'english' };
    serveFullTest({ tests: TESTS, retakes: { late: { repeats } } });
    renderFullTestAt('/mistakes?test=all');
    expect(await screen.findByRole('heading', { level: 1, name: '2 mistakes in 2 tests' })).toBeTruthy();
    expect((await rows()).filter((row) => row?.includes('Full test 1'))).toHaveLength(2);
  });

  it('lists them under the retake when only the retake is open', async () => {
    const repeats = { test_id: 'early', kept_section: 'english' };
    serveFullTest({ tests: TESTS, retakes: { late: { repeats } } });
    renderFullTestAt('/mistakes?test=late');
    expect(await rows()).toHaveLength(2);
  });

  it('opens as its address says: filters and the open question', async () => {
    open('/mistakes?omitted=1&item=late.2.2');
    expect(await screen.findByText('1 of 2 shown')).toBeTruthy();
    expect(await screen.findByText('Because 21.')).toBeTruthy();
  });

  it('has no test that is not finished, was given up or has no report yet', async () => {
    const none = { english_score: null, math_score: null };
    const open = { ...listed('open', 25), end_time: null };
    const left = { ...listed('left', 26), given_up: true };
    const waiting = { ...listed('waiting', 27), ...none };
    serveFullTest({ tests: [waiting, left, open, ...TESTS] });
    renderFullTestAt('/mistakes');
    await rows();
    expect(screen.getAllByRole('option', { name: /^Full test \d/ }).map(({ textContent }) => textContent)).toEqual([
      'Full test 2, November 20, 2026',
      'Full test 1, November 10, 2026',
    ]);
  });

  it('says what each module cost and how much of it was wrong and omitted', async () => {
    open('/mistakes');
    expect(
      await screen.findByRole('img', { name: 'Module 2, R&W: 2 questions, 0 wrong, 1 omitted, 30 points' }),
    ).toBeTruthy();
  });

  it('opens the test of a linked question, also when a newer one was taken since', async () => {
    open('/mistakes?item=early.1.2');
    expect(await screen.findByText('Because 11.')).toBeTruthy();
    expect(screen.getByRole('option', { name: /^Full test 1/, selected: true })).toBeTruthy();
  });

  it('says of a test without a mistake that there is nothing to try again, and offers no filters', async () => {
    const right = ([1, 2] as const).map((module) => {
      const answers = sampleAnswers(module);
      return [module, { ...answers, solution: answers.solution.map((each) => ({ ...each, user_answer: 'a' })) }];
    });
    const report = { ...sampleFullTestReport(), english_correct: [true, true, true, true], english_cost: [0, 0, 0, 0] };
    serveFullTest({ tests: TESTS, answers: Object.fromEntries(right), report });
    renderFullTestAt('/mistakes');
    expect(await screen.findByText(/^Nothing to try again/)).toBeTruthy();
    expect([screen.queryByRole('group', { name: 'Filters' }), screen.queryByText(/with these filters/)]).toEqual([
      null,
      null,
    ]);
  });

  it('says where nothing is to be had yet', async () => {
    serveFullTest({ tests: [] });
    renderFullTestAt('/mistakes');
    expect(await screen.findByRole('link', { name: 'Go to your tests' })).toBeTruthy();
  });
});

describe('the diagnostic', () => {
  const diagnostic = sampleDetail({ english_asked: [4, 12, 4], math_asked: [20, 21] });

  it('is one of the tests: its mistakes by section, with their keys', async () => {
    serveFullTest({ tests: [], diagnostic });
    renderFullTestAt('/mistakes');
    expect(await screen.findByRole('heading', { level: 1, name: /^3 mistakes, about \d+ points$/ })).toBeTruthy();
    expect((await rows()).map((row) => /R&W|Math/.exec(row ?? '')?.[0])).toEqual(['Math', 'R&W', 'R&W']);
    expect(await screen.findByText('Because 602.')).toBeTruthy();
  });

  it('stands among the full tests by its date, and its rushed answers are those that the measurement calls so', async () => {
    serveFullTest({ tests: TESTS, diagnostic: { ...diagnostic, start_time: '2026-11-15 10:00:00' } });
    renderFullTestAt('/mistakes?test=all&rushed=1');
    expect(await screen.findByText('1 of 7 shown')).toBeTruthy();
    expect(
      screen.getAllByRole('option', { name: /^(Full test \d|Diagnostic)/ }).map(({ textContent }) => textContent),
    ).toEqual(['Full test 2, November 20, 2026', 'Diagnostic, November 15, 2026', 'Full test 1, November 10, 2026']);
  });

  it.each([
    ['is not handed in', { status: 'in_progress', report_status: 'none', detail_report: null } as const],
    ['has no report yet', { report_status: 'processing', detail_report: null } as const],
    [
      'may be taken again, so that its keys are not due',
      {
        detail_report: JSON.stringify({ ...JSON.parse(diagnostic.detail_report!), english_score: null, scored: false }),
      },
    ],
  ])('is not there while it %s, and its keys are not asked for', async (_what, detail) => {
    serveFullTest({ tests: [], diagnostic: { ...diagnostic, ...detail } });
    renderFullTestAt('/mistakes');
    expect(await screen.findByRole('link', { name: 'Go to your tests' })).toBeTruthy();
    const asked = (globalThis.fetch as unknown as { mock: { calls: [string][] } }).mock.calls.map(([url]) => url);
    expect(asked.filter((url) => url.includes('solution'))).toEqual([]);
  });

  it('has no replay, and says so', async () => {
    serveFullTest({ tests: [], diagnostic });
    renderFullTestAt('/mistakes?view=pacing');
    expect(await screen.findByText(/The diagnostic notes no visits/)).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Math' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is compared with a full test by its scores, not by its questions', async () => {
    serveFullTest({ tests: TESTS.slice(0, 1), diagnostic: { ...diagnostic, start_time: '2026-11-15 10:00:00' } });
    renderFullTestAt('/mistakes?view=compare');
    expect((await screen.findAllByText('Other difficulty, not compared')).length).toBe(8);
    expect(screen.queryByText(/topics are looked at together/)).toBeNull();
  });
});

describe('a mistake that is tried again', () => {
  it('says nothing of its key before it is answered rightly, also after a wrong answer', async () => {
    const user = userEvent.setup();
    open('/mistakes?item=late.1.2&try=1');
    await user.click(await screen.findByRole('radio', { name: /second/ }));
    const secrets = () => [screen.queryByText('Because 11.'), screen.queryByText(/correct/i, { ignore: '.vh' })];
    expect(secrets()).toEqual([null, null]);
    await user.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(await screen.findByText(/Not yet/)).toBeTruthy();
    expect(secrets()).toEqual([null, null]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /second/ }).disabled).toBe(true);

    await user.click(screen.getByRole('radio', { name: /first/ }));
    await user.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(await screen.findByText('Right this time.')).toBeTruthy();
    expect(screen.getByText('Because 11.')).toBeTruthy();
  });

  it('is read aloud without a word of its key, which waits to be asked for once it is uncovered', async () => {
    const { said, end } = standInVoice();
    const user = userEvent.setup();
    open('/mistakes?item=late.1.2&try=1');
    await user.click(await screen.findByRole('radio', { name: /second/ }));
    await user.click(screen.getByRole('button', { name: 'Check answer' }));
    await user.click(screen.getByRole('button', { name: 'Read aloud' }));
    await waitFor(() => expect(said).toHaveLength(1));
    const finish = (): void => {
      for (let sentence = 0; sentence < 20; sentence += 1) act(end);
    };
    finish();
    expect(said.map((words) => words.replace(' (Ada × 1)', ''))).toEqual([
      'Stem 11?',
      'Choice A: first',
      'Choice B: second',
      'Not this one',
      'Choice C: third',
      'Choice D: fourth',
      'Not yet.',
      'Look at it once more.',
    ]);
    said.length = 0;
    await user.click(screen.getByRole('button', { name: 'Read the question aloud' }));
    await user.click(screen.getByRole('button', { name: 'Show the answer' }));
    expect(said.at(-1)).toBe('—');
    expect(screen.getByText('Because 11.')).toBeTruthy();
    finish();
    expect(said.join()).not.toContain('Because');
    await user.click(screen.getByRole('button', { name: 'Read the question aloud' }));
    finish();
    expect(said.join()).toContain('Because 11.');
  });

  it('is covered from the list on, and the next one too', async () => {
    const user = userEvent.setup();
    open('/mistakes');
    await user.click((await screen.findAllByRole('link', { name: /^Try again/ }))[0]!);
    expect(await screen.findByText('Stem 21?')).toBeTruthy();
    await user.keyboard('j');
    expect(await screen.findByText('Stem 11?')).toBeTruthy();
    expect(screen.queryByText('Because 11.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the answer' })).toBeTruthy();
  });

  it('says while it is covered neither whether it was wrong or omitted nor offers to talk about its answer', async () => {
    const user = userEvent.setup();
    open('/mistakes?item=late.2.2&try=1');
    const heading = await screen.findByRole('heading', { name: /its answer is covered/ });
    expect(heading.textContent).toBe('Question 2, its answer is covered');
    expect(screen.queryByRole('button', { name: 'Talk it through' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.queryByText(/Not yet/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the answer' }));
    expect(await screen.findByText('Because 21.')).toBeTruthy();
    expect(screen.queryByText('Right this time.')).toBeNull();
  });

  it('leads to practice with more like this very question', async () => {
    open('/mistakes?item=late.2.2');
    const link = await screen.findByRole('link', { name: 'Three more like this' });
    expect(link.getAttribute('href')).toMatch(/\b21\b/);
  });

  it('is left alone by the keys of the browser', async () => {
    const user = userEvent.setup();
    open('/mistakes?item=late.2.2');
    expect(await screen.findByText('Because 21.')).toBeTruthy();
    await user.keyboard('{Control>}t{/Control}');
    expect(screen.getByText('Because 21.')).toBeTruthy();
  });

  it('is not reached by letters that were switched off in the settings of tests', async () => {
    localStorage.setItem('aivy.reading', JSON.stringify({ singleKeys: false }));
    const user = userEvent.setup();
    open('/mistakes');
    await rows();
    await user.keyboard('j');
    expect(await screen.findByText('Because 21.')).toBeTruthy();
    expect(screen.getByText(/^Keys:/).textContent).toBe('Keys: Esc back to the list.');
  });

  it('is reached and left by keys', async () => {
    const user = userEvent.setup();
    open('/mistakes');
    await rows();
    expect(await screen.findByText('Because 21.')).toBeTruthy();
    await user.keyboard('j');
    expect(await screen.findByText('Because 11.')).toBeTruthy();
    await user.keyboard('kt');
    expect(await screen.findByText('Stem 21?')).toBeTruthy();
    expect(screen.queryByText('Because 21.')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Stem 21?')).toBeNull();
    // Back at its row, to go on from there.
    expect(document.activeElement?.closest('li')?.textContent).toContain('Module 2, omitted');
  });
});

describe('two tests', () => {
  it('are compared only where there are two; a single one says so under its heading', async () => {
    serveFullTest({ tests: TESTS.slice(0, 1) });
    renderFullTestAt('/mistakes?view=compare');
    expect(await screen.findByText(/^After your next test/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'What changed, and what’s about the same' })).toBeTruthy();
  });

  it('are compared with a word for every difference', async () => {
    open('/mistakes?view=compare');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What changed, and what’s about the same' }),
    ).toBeTruthy();
    expect(screen.getByRole('row', { name: /Standard English Conventions/ }).textContent).toContain('About the same');
    expect(screen.getByText(/^8 topics are looked at together/)).toBeTruthy();
  });
});

it('the test that is shown is never compared with itself, but with the one before it', async () => {
  serveFullTest({ tests: [listed('last', 25), ...TESTS] });
  renderFullTestAt('/mistakes?view=compare&test=late&with=late');
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: /Compared with/ })).value).toBe('early');
});

describe('the replay', () => {
  it('says when each question was visited and changed', async () => {
    const user = userEvent.setup();
    const trail = { left: [100, 90, 80], at: [0, 0, 1], entry: [null, 'a', null] };
    serveFullTest({ tests: TESTS, answers: { 1: { ...sampleAnswers(1), seconds: 100, used: 60, trail } } });
    renderFullTestAt('/mistakes?view=pacing');
    expect(await screen.findByText('0:00: On question 1, 0 of 2 answered')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Step on' }));
    expect(screen.getByText('0:10: On question 1, 1 of 2 answered')).toBeTruthy();
    expect(screen.getByText('Visited once, first at 0:20, 0:40 in all')).toBeTruthy();
  });

  it('of a test without a trail is the time on each question, and says why', async () => {
    open('/mistakes?view=pacing');
    expect(await screen.findByText(/before visits were noted/)).toBeTruthy();
  });
});
