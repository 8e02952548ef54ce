import { nextBestModel } from './next-best-model';
import { planView } from './plan-view';
import { sampleOutlook, samplePlan } from './testing/sample';

const { next_best: best } = sampleOutlook;
const later = { ...best, parts: best.parts.slice(1), points: 4 };
const nowhere = (): null => null;
const practice = (skill: number): string => `/practice?skill=${skill}`;
const open = planView(samplePlan());
const done = planView(samplePlan({ last_finished_day: 34, last_finished_date: '2026-12-08' }));

describe('the next best twenty minutes', () => {
  it('begin with the unit, and every other part has its own way in', () => {
    const model = nextBestModel(open, best, practice);
    expect(model.way).toEqual({ path: '/daily-test/start/34/p1/math', label: "Start today's unit" });
    expect(model.parts.map(({ title, path }) => [title, path])).toEqual([
      ["Percentages, today's unit", '/daily-test/start/34/p1/math'],
      ['Two twins', '/practice?skill=10'],
      ['Challenge mission', '/practice?skill=24'],
    ]);
    expect([model.closed, model.sentence]).toEqual([
      null,
      'Every day for a month worth about 9 points, more than anything else you could do with them.',
    ]);
  });

  it('go on with practice once the unit is done', () => {
    const model = nextBestModel(done, later, practice);
    expect([model.way, model.later]).toEqual([{ path: '/practice?skill=10', label: 'Start: Two twins' }, null]);
    expect(model.parts.map(({ path }) => path)).toEqual(['/practice?skill=10', '/practice?skill=24']);
  });

  it('lead from a challenge to a mission above the level, and from twins to an ordinary one', () => {
    expect(nextBestModel(open, best).parts.map(({ path }) => path)).toEqual([
      '/daily-test/start/34/p1/math',
      '/aivy-daily?subcategory=10',
      '/aivy-daily?subcategory=24&level=above',
    ]);
  });

  it('offer and count only what can be begun, and say what waits', () => {
    const model = nextBestModel(open, best, nowhere);
    expect(model.parts.map(({ title }) => title)).toEqual(["Percentages, today's unit"]);
    // Of the nine points five are the unit's.
    expect(model.sentence).toBe('Every day for a month worth about 5 points.');
    expect(model.closed).toMatch(/^Next in line: two twins in Boundaries/);
  });

  it('are the explanations of the day where nothing else can be begun', () => {
    const model = nextBestModel(done, later, nowhere);
    expect(model.way).toEqual({ path: '/daily-test/result/34/p1/math', label: "Read today's explanations" });
    expect([model.parts, model.later]).toEqual([[], null]);
    expect(model.sentence).toMatch(/^Today's work is done/);
    expect(model.closed).toContain('(questions above your level)');
  });

  it('of a finished test day are the explanations of the unit before', () => {
    const tested = planView(samplePlan({ last_finished_day: 45, last_finished_date: '2026-12-08' }));
    expect(nextBestModel(tested, later, nowhere).way).toEqual({
      path: '/daily-test/result/44/p1/math',
      label: "Read day 44's explanations",
    });
  });

  it('give way to the practice test', () => {
    const model = nextBestModel(planView(samplePlan({ last_finished_day: 44 })), later, practice);
    expect([model.way?.label, model.parts, model.closed]).toEqual(['Open the practice test', [], null]);
  });

  it('claim to be the best only where they are', () => {
    const second = { ...best, reason: { ...best.reason!, is_best: false } };
    expect(nextBestModel(open, second, practice).sentence).toBe('Every day for a month worth about 9 points.');
  });

  it('of a student of whom nothing is computed yet lead to the unit', () => {
    const model = nextBestModel(open, { parts: [], points: 0, reason: null }, practice);
    expect(model.way?.label).toBe("Start today's unit");
    expect(model.sentence).toContain('nothing to propose');
  });
});
