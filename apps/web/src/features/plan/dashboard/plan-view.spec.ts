import { nextStep, nodePath, planView } from './plan-view';
import { roadHeading } from './roadmap/road-text';
import { samplePlan } from './testing/sample';

const heading = (changes: Parameters<typeof samplePlan>[0], skill: number | null = null) => {
  const view = planView(samplePlan(changes));
  return roadHeading(view, skill);
};

describe('the view of a plan', () => {
  it('is about the finished day until the date changes', () => {
    const done = { last_finished_day: 34, last_finished_date: '2026-12-08' };
    expect(planView(samplePlan(done))).toMatchObject({ day: 34, doneToday: true, isFinished: false });
    expect(planView(samplePlan({ ...done, today: '2026-12-09' }))).toMatchObject({ day: 35, doneToday: false });
  });

  it('of a finished plan stays at its last day and has it done, on every later date', () => {
    const view = planView(samplePlan({ last_finished_day: 90, last_finished_date: '2026-12-01' }));
    expect([view.day, view.isFinished, view.doneToday, view.current.title, view.current.status]).toEqual([
      90,
      true,
      false,
      'Practice Test',
      'done',
    ]);
    expect(new Set(view.road.map(({ status }) => status))).toEqual(new Set(['done']));
  });

  it('knows a time that ran out with days left', () => {
    expect(planView(samplePlan({ today: '2027-02-03' })).endedOn).toBe('2027-02-02');
    expect(planView(samplePlan({ today: '2027-02-02' })).endedOn).toBeNull();
    const all = { last_finished_day: 90, last_finished_date: '2027-02-01', today: '2027-02-03' };
    expect(planView(samplePlan(all)).endedOn).toBeNull();
  });

  it('leads a practice test to the full tests, and a finished one to its result', () => {
    const open = planView(samplePlan({ last_finished_day: 44, last_finished_date: '2026-12-07' }));
    expect([open.current.title, nodePath(open, open.current)]).toEqual(['Practice Test', '/full-test/start']);
    const done = planView(samplePlan({ last_finished_day: 45, last_finished_date: '2026-12-08' }));
    expect(nodePath(done, done.current)).toBe('/daily-test/result/45/p1/both');
  });

  it.each([
    [{}, { path: '/daily-test/start/34/p1/math', label: 'Start today’s set' }],
    [{ last_finished_day: 44 }, { path: '/full-test/start', label: 'Open the practice test' }],
    [{ last_finished_day: 34, last_finished_date: '2026-12-08' }, { text: 'Day 35 R&W opens tomorrow.' }],
    [{ last_finished_day: 44, last_finished_date: '2026-12-08' }, { text: 'Practice Test opens tomorrow.' }],
    [{ last_finished_day: 45, last_finished_date: '2026-12-08' }, { text: 'The next journey opens tomorrow.' }],
    [{ last_finished_day: 90 }, { path: '/diagnostic/result/step/7', label: 'Set a new target' }],
  ])('has one next step: %j', (changes, step) => {
    expect(nextStep(planView(samplePlan(changes)))).toEqual(step);
  });
});

describe('the heading of the road', () => {
  it('names the day, its skill once that is known, and the journey', () => {
    expect(heading({})).toEqual({
      title: 'Day 34: Math',
      text: 'Five questions picked for your level.',
      journey: 'Journey 3 of 6',
    });
    expect(heading({}, 26).title).toBe('Day 34: Percentages');
    expect(heading({ last_finished_day: 44 }).title).toBe('Day 45: Practice Test');
  });

  it('says what opens tomorrow', () => {
    expect(heading({ last_finished_day: 34, last_finished_date: '2026-12-08' }).text).toMatch(/^Day 35 opens tomorrow/);
    expect(heading({ last_finished_day: 44, last_finished_date: '2026-12-08' }).text).toBe(
      'The practice test opens tomorrow.',
    );
  });

  it('says that the time is over with days left, and how to go on', () => {
    const over = { last_finished_day: 18, last_finished_date: '2027-01-05', today: '2027-02-10' };
    expect(heading(over, 26)).toEqual({
      title: 'Your plan’s time is up',
      text: 'It ended on Feb 2 with 18 of 90 days done. Nothing is lost. Continue with day 19, or set a new target.',
      journey: 'Journey 2 of 6',
    });
    expect(heading({ ...over, last_finished_date: over.today }).text).toContain('Continue with day 19 tomorrow');
  });

  it('counts journeys on over a second target', () => {
    expect(heading({ last_finished_day: 40, start_day: 40, duration: 1 }).journey).toBe('Journey 3 of 5');
  });
});
