import { nextBestModel } from './next-best-model';
import { planView } from './plan-view';
import { sampleOutlook, samplePlan } from './testing/sample';

const { next_best: best } = sampleOutlook;
const later = { ...best, parts: best.parts.slice(1), points: 0.13 };
const nothing = { parts: [], points: 0, reason: null };
const open = planView(samplePlan());
const done = planView(samplePlan({ last_finished_day: 34, last_finished_date: '2026-12-08' }));

describe('the next best twenty minutes', () => {
  it('start with the set, and every other part has its own way in', () => {
    const model = nextBestModel(open, best);
    expect(model.way).toEqual({ path: '/daily-test/start/34/p1/math', label: 'Start today’s set' });
    expect(model.parts.map(({ title, path }) => [title, path])).toEqual([
      ['Percentages, today’s set', '/daily-test/start/34/p1/math'],
      ['Two similar questions', '/aivy-daily?subcategory=10'],
      ['Challenge mission', '/aivy-daily?subcategory=24&level=above'],
    ]);
    expect(model.sentence).toBe('Worth about 9 SAT points in a month if you do this daily.');
  });

  it('continue with practice once the set is done', () => {
    const model = nextBestModel(done, later);
    expect([model.way, model.later]).toEqual([
      { path: '/aivy-daily?subcategory=10', label: 'Start two similar questions' },
      null,
    ]);
    expect(model.sentence).toBe('Worth about 4 SAT points in a month if you do this daily.');
  });

  it("are the day's explanations when nothing else is proposed", () => {
    const model = nextBestModel(done, nothing);
    expect(model.way).toEqual({ path: '/daily-test/result/34/p1/math', label: "Read today's explanations" });
    expect(model.sentence).toMatch(/^You’re done for today/);
    const tested = planView(samplePlan({ last_finished_day: 45, last_finished_date: '2026-12-08' }));
    expect(nextBestModel(tested, nothing).way).toEqual({
      path: '/daily-test/result/44/p1/math',
      label: "Read day 44's explanations",
    });
  });

  it('give way to the practice test', () => {
    const model = nextBestModel(planView(samplePlan({ last_finished_day: 44 })), later);
    expect([model.way?.label, model.parts]).toEqual(['Open the practice test', []]);
  });

  it('lead a new student to the first set', () => {
    expect(nextBestModel(open, nothing).way?.label).toBe('Start today’s set');
  });
});
