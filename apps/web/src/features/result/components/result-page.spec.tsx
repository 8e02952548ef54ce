import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleDetail } from '../sample-detail';
import { NO_RETAKE, renderAt, serveResults } from '../test-kit';
import { NO_AREAS } from './areas-list';
import { ResultPage } from './result-page';

const target = <p>the target form</p>;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the diagnostic result wizard', () => {
  beforeEach(() => {
    window.scrollTo = () => undefined;
  });

  it('shows total, section scores and their ranges first, without a way back', async () => {
    serveResults();
    renderAt('/diagnostic/result', <ResultPage retake={NO_RETAKE} target={target} />);
    expect(screen.getByText('Loading your test results...')).toBeTruthy();
    await heading('Score Reports');
    expect(
      screen.getByRole('img', { name: 'Total score 1120, range 1070 to 1170, on a scale of 400 to 1600' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('img', { name: 'Reading & Writing score 600, range 560 to 640, on a scale of 200 to 800' }),
    ).toBeTruthy();
    expect(screen.getByText('Estimated')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    // A report from before they were known says neither.
    expect(screen.queryByText(/Another test like this/)).toBeNull();
    expect(screen.queryByText('Estimated scale')).toBeNull();
  });

  it('says where another test would lie and that the scale is estimated, and promises the range to no later test', async () => {
    const retest = { english_retest_low: 540, english_retest_high: 660, math_retest_low: 440, math_retest_high: 600 };
    serveResults({ detail: sampleDetail({ ...retest, scale_sd: 28 }) });
    renderAt('/diagnostic/result', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Score Reports');
    expect(screen.getByText(/The colored part of each bar is your likely range/)).toBeTruthy();
    expect(screen.getByText(/another test like this tomorrow, you’d likely get 1020–1220/)).toBeTruthy();
    expect(screen.getByText('Estimated scale')).toBeTruthy();
    expect(screen.queryByText('Measured scale')).toBeNull();
    expect(screen.getByText(/could be off by about 30 points/)).toBeTruthy();
    expect(screen.queryByText(/again today/)).toBeNull();
  });

  it('says of a scale that official scores have measured how many, and calls it estimated no more', async () => {
    serveResults({ detail: sampleDetail({ scale_sd: 7, scale_pairs: 42 }) });
    renderAt('/diagnostic/result', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Score Reports');
    expect(screen.getByText('Measured scale')).toBeTruthy();
    expect(screen.getByText(/compared our scores with official scores from 42 students.* about 7 points/)).toBeTruthy();
    expect(screen.queryByText('Estimated scale')).toBeNull();
  });

  it('leads through its seven screens by their buttons to the target form', async () => {
    serveResults();
    renderAt('/diagnostic/result', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Score Reports');
    for (const [button, title] of [
      ['Proceed to Improvements', 'Remarks & Suggestions'],
      ['Proceed to Correct Answer Rate', 'Accuracy & Distribution'],
      ['Proceed to Areas of Improvement', 'Areas of Improvement - Reading & Writing'],
      ['Proceed to Math', 'Accuracy & Distribution'],
      ['Proceed to Areas of Improvement', 'Areas of Improvement - Math'],
    ] as const) {
      await press(button);
      expect(document.activeElement).toBe(await heading(title));
    }
    await press('Set Your Target Score');
    expect(document.activeElement).toBe(await heading('Set Your Target Score'));
    expect(screen.getByText('the target form')).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back']);
  });

  const MATH_MISSING = {
    ...{ scored: false, math_score: null, math_score_low: null, math_score_high: null, math_mastery: {} },
    math_skills: {},
    math_effort: [{ effort: 1 / 14, questions: 14, unread: 13 }],
  };

  it('shows the score there is, opens its solutions, and offers the other section alone', async () => {
    const retaken: string[] = [];
    serveResults({ detail: sampleDetail(MATH_MISSING) });
    renderAt(
      '/diagnostic/result',
      <ResultPage retake={{ pending: false, retake: (subject) => void retaken.push(subject) }} target={target} />,
    );
    await heading('Your Reading and Writing score is in');
    const [english, math] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(english).toBe('Reading & Writing600Likely 560–640');
    expect(math).toMatch(/^MathNot enough careful answers yetYou moved through 13 questions very quickly/);
    expect(screen.queryByText('Set Your Target Score')).toBeNull();
    await press('Retake Math, 22 min');
    expect(screen.getByText('14 questions in 22 minutes.')).toBeTruthy();
    await press('Not now');
    expect(retaken).toEqual([]);
    await press('Retake Math, 22 min');
    await press('Start Math');
    expect(retaken).toEqual(['math']);
    await press('See Reading and Writing solutions');
    await press(/^Question 1\b/);
    expect(await screen.findByText('Because one.')).toBeTruthy();
  });

  it('leads back into the section that is being taken again', async () => {
    serveResults({ detail: sampleDetail(MATH_MISSING, { status: 'in_progress', kept_section: 'english' }) });
    renderAt('/diagnostic/result', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Your Reading and Writing score is in');
    await press('Continue Math');
    expect(await screen.findByText('another screen')).toBeTruthy();
  });

  it('offers the whole test again where no section has a score', async () => {
    const none = { score: null, score_low: null, score_high: null, mastery: {}, skills: {} };
    const of = (subject: string) =>
      Object.fromEntries(Object.entries(none).map(([field, value]) => [`${subject}_${field}`, value]));
    serveResults({ detail: sampleDetail({ scored: false, scale_sd: 28, ...of('english'), ...of('math') }) });
    renderAt('/diagnostic/result', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Not enough careful answers yet');
    expect(screen.queryByRole('button', { name: /solutions/ })).toBeNull();
    await press('Retake the diagnostic, about 40 min');
    expect(await screen.findByText('another screen')).toBeTruthy();
  });

  it('says in a line what was clicked through and what an exam would make of it', async () => {
    serveResults({
      detail: sampleDetail({
        english_effort: [{ effort: 0.8, questions: 17, unread: 3 }],
        english_as_given: 540,
        math_effort: [{ effort: 1, questions: 14, unread: 0 }],
      }),
    });
    renderAt('/diagnostic/result', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Score Reports');
    expect(
      screen.getByText(
        "You moved through 3 questions very quickly. We left quick answers out of your score. On exam day they count, and you'd score about 540.",
      ),
    ).toBeTruthy();
    expect(screen.getAllByText(/very quickly/)).toHaveLength(1);
  });

  it('gives each skill one label, and says how sure we are only when asked', async () => {
    const more = { mastery: 40, estimated: false, answered: 9, points_per_minute: 0.1 };
    serveResults({
      known: [
        { skill: 10, weak_chance: 0.72, own_share: 0.4, ...more },
        { skill: 4, weak_chance: 0.9, own_share: 0.02, ...more },
      ],
      // Words in Context is on the list though Inferences is lower.
      focus: { english: [10, 5], math: [] },
    });
    renderAt('/diagnostic/result/step/4', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Areas of Improvement - Reading & Writing');
    await screen.findAllByText('Focus area');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Boundaries31%Focus area',
      'Inferences45%Intermediate',
      'Words in Context62%Focus area',
      'Rhetorical Synthesis71%Proficient',
      'Transitions83%Mastery',
    ]);
    const sure = screen.getByText('How sure are we?').closest('details')!;
    expect(sure.open).toBe(false);
    expect(screen.getAllByText(/Probably/).every((words) => sure.contains(words))).toBe(true);
    expect(sure.textContent).toMatch(/^How sure are we\?A pale bar .*BoundariesProbably room to grow \(about 70%\)$/);
  });

  it('calls nothing the start that the plan does not start with', async () => {
    serveResults({ focus: { english: [8, 10], math: [24] } });
    renderAt('/diagnostic/result/step/2', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Remarks & Suggestions');
    const remarks = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(remarks[0]).toMatch(/^\dCirclesThis is one of your focus areas\./);
    expect(remarks[1]).toMatch(/^\dBoundariesThis is one of your focus areas\./);
    expect(remarks[2]).toMatch(/^\dLinear FunctionsThis topic has room to grow\./);
    expect(remarks.join()).not.toMatch(/Start here/);
  });

  it('ends with the sixth screen for the daily product and leads on to that', async () => {
    serveResults();
    renderAt('/diagnostic/result/step/6', <ResultPage retake={NO_RETAKE} target={target} />, { product: 'daily' });
    await heading('Areas of Improvement - Math');
    await press('Next');
    expect(await screen.findByText('the daily product')).toBeTruthy();
  });

  it('opens the target form for a student with a plan, also while the daily product is current', async () => {
    serveResults();
    renderAt('/diagnostic/result/step/7', <ResultPage retake={NO_RETAKE} target={target} />, {
      product: 'daily',
      stage: 3,
    });
    await heading('Set Your Target Score');
    await press('Back');
    await heading('Areas of Improvement - Math');
    await press('Next');
    expect(await screen.findByText('the daily product')).toBeTruthy();
  });

  it('opens at the step of its address and goes back from there', async () => {
    serveResults();
    renderAt('/diagnostic/result/step/6', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Areas of Improvement - Math');
    await press('Back');
    await heading('Accuracy & Distribution');
    expect(screen.getByRole('heading', { name: 'Math: 1 of 2 correct' })).toBeTruthy();
  });

  it('keeps the whole of each remark readable while it is being typed', async () => {
    serveResults();
    renderAt('/diagnostic/result/step/2', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Remarks & Suggestions');
    const remarks = screen.getAllByRole('listitem');
    expect(remarks.map((remark) => within(remark).getByRole('heading').textContent)).toEqual([
      'Circles',
      'Boundaries',
      'Linear Functions',
    ]);
    for (const remark of remarks)
      expect(
        [...remark.querySelectorAll('p:not([aria-hidden])')].map((text) => text.textContent?.length ?? 0)[0],
      ).toBeGreaterThan(60);
  });

  it('lists the five lowest topics with percent and label, and the rest on demand', async () => {
    serveResults();
    renderAt('/diagnostic/result/step/4', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('Areas of Improvement - Reading & Writing');
    expect(screen.getByText('The rate is based on both accuracy and speed.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Boundaries31%Beginner',
      'Inferences45%Intermediate',
      'Words in Context62%Proficient',
      'Rhetorical Synthesis71%Proficient',
      'Transitions83%Mastery',
    ]);
    await press('Show all 6 topics');
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
  });

  it('says so when a subject has no areas', async () => {
    serveResults({ detail: sampleDetail({ math_mastery: {}, math_skills: {} }) });
    renderAt('/diagnostic/result/step/6', <ResultPage retake={NO_RETAKE} target={target} />);
    expect(await screen.findByText(NO_AREAS)).toBeTruthy();
  });

  it('invites to the test when there is none', async () => {
    serveResults({ detailStatus: 404 });
    renderAt('/diagnostic/result', <ResultPage retake={NO_RETAKE} target={target} />);
    await heading('No diagnostic test yet');
    await press('Take the Diagnostic Test');
    expect(screen.getByText('another screen')).toBeTruthy();
  });

  it('says that the report failed and tries again on request', async () => {
    const served = serveResults({ detailStatus: 500 });
    renderAt('/diagnostic/result', <ResultPage retake={NO_RETAKE} target={target} />);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load test report data');
    served.detailStatus = 200;
    await press('Try again');
    await heading('Score Reports');
  });
});
