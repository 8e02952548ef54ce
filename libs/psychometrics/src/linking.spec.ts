import { abilityOnScale, LINKING, pointsOnScale, rangeOnScale, sectionScore, toScale } from './linking.js';

describe('the scale of scores', () => {
  it('has 510 points at 0 and 110 for a step of ability, in tens from 200 to 800', () => {
    expect([0, 1, -1, 0.04, 0.05, 9, -9].map((theta) => sectionScore(theta))).toEqual([
      510, 620, 400, 510, 520, 800, 200,
    ]);
    expect([204.9, 205, 199, 801].map(toScale)).toEqual([200, 210, 200, 800]);
  });

  it('says points between tens where differences are asked for, and none beyond its ends', () => {
    expect(pointsOnScale(0.1)).toBeCloseTo(521, 10);
    expect([pointsOnScale(5), pointsOnScale(-5)]).toEqual([800, 200]);
  });

  it('tells no abilities apart beyond its ends', () => {
    expect([5, 0.3, -5].map((theta) => abilityOnScale(theta))).toEqual([290 / 110, 0.3, -310 / 110]);
  });

  it('may be another: every score is made by the record it is given', () => {
    const other = { ...LINKING, intercept: 500, slope: 100 };
    expect([sectionScore(1, other), pointsOnScale(1.234, other)]).toEqual([600, 623.4]);
    expect([9, -9].map((theta) => abilityOnScale(theta, other))).toEqual([3, -3]);
    expect(rangeOnScale(1, { low: 0, high: 2 }, other)).toEqual({ score: 600, low: 500, high: 700 });
  });

  it('has the score inside its range, whichever ends it is given', () => {
    expect(rangeOnScale(0, { low: 0.5, high: 1 })).toEqual({ score: 510, low: 510, high: 620 });
    expect(rangeOnScale(0, { low: -1, high: -0.5 })).toEqual({ score: 510, low: 400, high: 510 });
  });
});
