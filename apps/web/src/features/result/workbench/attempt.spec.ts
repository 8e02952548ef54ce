import { itemName, mistakesOf, readAttempt } from './attempt';
import { someModules, someReport } from './workbench-kit';

const attempt = () => {
  const modules = someModules();
  const [first] = modules[0].solution;
  Object.assign(modules[0].solution[1]!, { rushed: true, level: 'hard', skill: 'Inferences' });
  Object.assign(first!, { rushed: false });
  return readAttempt('t', '2026-11-20 10:00:00', someReport(), modules);
};

describe('a test as the workbench has it', () => {
  it('has the wrong and the omitted questions as mistakes, with module of the test and number in the module', () => {
    expect(mistakesOf([attempt()]).map((each) => [itemName(each), each.outcome, each.cost])).toEqual([
      ['t.1.2', 'incorrect', 20],
      ['t.2.2', 'omitted', 30],
    ]);
  });

  it('has no mistake where the question was withdrawn since', () => {
    const { questions } = attempt();
    const withdrawn = questions.map((each) => ({ ...each, outcome: 'withdrawn' as const, correct: false }));
    expect(mistakesOf([{ ...attempt(), questions: withdrawn }])).toEqual([]);
  });

  it('has skill and difficulty where they are told, and none where not', () => {
    const [first, second] = mistakesOf([attempt()]);
    expect([first?.skill, first?.skillName, first?.level]).toEqual([4, 'Inferences', 'hard']);
    expect([second?.skillName, second?.level]).toEqual(['Boundaries', null]);
  });

  it('has no cost of a mistake where the section has no score, nor at its floor, where no single answer adds a point', () => {
    const costs = (over: object) =>
      mistakesOf([readAttempt('t', '', { ...someReport(), ...over }, someModules())]).map(({ cost }) => cost);
    expect(costs({})).toEqual([20, 30]);
    expect(costs({ english_score: null, english_pacing: null })).toEqual([null, null]);
    expect(costs({ english_score: 200, english_cost: [0, 0, 0, 0] })).toEqual([null, null]);
    // One that cost nothing beside one that did is a finding.
    expect(costs({ english_cost: [0, 20, 0, 0] })).toEqual([20, 0]);
  });

  it('calls an answer rushed that the measurement calls so, and none of which it says nothing', () => {
    expect(
      attempt()
        .questions.slice(0, 4)
        .map(({ rushed }) => rushed),
    ).toEqual([false, true, false, false]);
  });

  it('has the pace that its module leaves a question, and none where the limit is not told', () => {
    // Two questions in 100 seconds.
    expect(attempt().questions[0]?.pace).toBe(50);
    const modules = someModules();
    for (const module of modules) delete module.seconds;
    expect(readAttempt('t', '', someReport(), modules).questions[0]?.pace).toBeNull();
  });
});
