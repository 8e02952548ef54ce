import { changeSentences, startSentence, whyLow } from './forecast-words';

const TODAY = '2026-12-08';
const yesterday = { since: '2026-12-07' };
const said = (change: Parameters<typeof changeSentences>[0]): string => {
  const { what, why } = changeSentences(change, TODAY);
  return `${what} ${why}`;
};

describe('the sentence about a moved forecast', () => {
  it('says what went well, as on the mock', () => {
    expect(said({ ...yesterday, points: 10, cause: 'set', skill: 4, right: 4, answered: 5 })).toBe(
      'Up 10 since yesterday. Your Inferences set went well: four right on the first try.',
    );
    expect(said({ ...yesterday, points: 10, cause: 'mission', skill: 26, right: 1, answered: 5 })).toBe(
      'Up 10 since yesterday. Your Percentages mission helped: one right on the first try.',
    );
  });

  it('starts from the target on the first day', () => {
    expect(said({ since: TODAY, points: 30, cause: 'set', skill: 10, right: 5, answered: 5 })).toBe(
      'Up 30 since you set your target. Your Boundaries set went well: five right on the first try.',
    );
  });

  it('follows a fall with something to do', () => {
    expect(said({ ...yesterday, points: -20, cause: 'set', skill: 10, right: 1, answered: 5 })).toBe(
      'Down 20 since yesterday. Your Boundaries set was hard: one of five right on the first try. Practice it again to win that back.',
    );
    expect(said({ since: '2026-12-03', points: -10, cause: 'days-off', days: 4 })).toBe(
      'Down 10 since Dec 3. You took four days off. A few minutes today get you going again.',
    );
  });

  it('has words for every other cause', () => {
    for (const cause of ['test', 'diagnostic', 'time', 'scale'] as const)
      for (const points of [10, -10])
        expect(said({ ...yesterday, points, cause })).toMatch(/^(Up|Down) 10 since yesterday\. [A-Z].*\.$/);
  });
});

describe('the sentence about where a forecast starts', () => {
  const low = 'Students with results like yours average about 1110 the next time, so the forecast starts there.';

  it('says the estimate, and whether the test ran high or low', () => {
    expect(startSentence({ score: 1140, estimate: 1110 })).toBe(`One test can run a little high. ${low}`);
    expect(startSentence({ score: 1080, estimate: 1110 })).toBe(`One test can run a little low. ${low}`);
    expect(startSentence({ score: 1110, estimate: 1110 })).toBe(
      'The forecast starts at your last score. Points come slowly at first.',
    );
  });

  it('is said openly only where the forecast is not above the last score', () => {
    const start = { score: 1140, estimate: 1110 };
    expect([1130, 1140].map((score) => whyLow(score, start))).toEqual([startSentence(start), startSentence(start)]);
    expect(whyLow(1150, start)).toBeNull();
    expect(whyLow(1130, undefined)).toBeNull();
  });
});
