import fc from 'fast-check';
import type { MinutesADay, PlanDuration } from '@aivy/contracts';
import { axisOf, nearerTarget, offersOf, recommended, type Choice, type Term } from './choices';

const choice = (minutes: MinutesADay, score: number, chance: number, even: number): Choice => ({
  minutes_a_day: minutes,
  score,
  score_low: score - 80,
  score_high: score + 80,
  chance,
  even_score: even,
});
const term = (duration: PlanDuration, choices: Choice[]): Term => ({ duration, by: '2026-12-02', choices });
/** Maya's month and three months on the mock, for a target of 1350. */
const MONTH = term(1, [
  choice(15, 1310, 0.31, 1310),
  choice(20, 1320, 0.36, 1320),
  choice(30, 1330, 0.39, 1320),
  choice(45, 1330, 0.41, 1340),
  choice(60, 1340, 0.44, 1340),
]);
const QUARTER = term(3, [choice(15, 1400, 0.7, 1410), choice(20, 1420, 0.76, 1420)]);

describe('the recommended minutes', () => {
  it('are the fewest with at least an even chance', () => {
    expect(
      recommended([choice(15, 1400, 0.449, 0), choice(20, 1420, 0.45, 0), choice(30, 1450, 0.6, 0)]),
    ).toMatchObject({
      minutes_a_day: 20,
    });
    expect(recommended(MONTH.choices)).toBeNull();
  });
});

describe('the ways to better odds', () => {
  const asked = { duration: 1, minutes: 30, least: 1270 } as const;

  it('are a longer plan at the fewest minutes and a nearer target at the chosen ones, as on the mock', () => {
    expect(offersOf([MONTH, QUARTER], asked)).toEqual({
      longer: { duration: 3, choice: QUARTER.choices[0] },
      nearer: { total: 1320, minutes: 30 },
    });
  });

  it('name only a target above today’s scores, and more minutes where only they reach it', () => {
    expect(offersOf([MONTH], { ...asked, least: 1330 }).nearer).toEqual({ total: 1340, minutes: 60 });
    expect(offersOf([MONTH], { ...asked, least: 1340 }).nearer).toBeNull();
  });

  it('name a longer plan without an even chance only when it changes the words', () => {
    const half = (chance: number) => term(6, [choice(60, 1340, chance, 1340)]);
    expect(offersOf([MONTH, half(0.44)], asked).longer).toBeNull();
    const [low, high] = [term(1, [choice(30, 1300, 0.2, 1290)]), half(0.44)];
    expect(offersOf([low, high], asked).longer).toEqual({ duration: 6, choice: high.choices[0] });
    expect(offersOf([MONTH], asked).longer).toBeNull();
  });
});

describe('a nearer target', () => {
  it('is the total, in tens, between today’s scores and the target of each section', () => {
    const tens = (min: number, max: number) => fc.integer({ min, max }).map((ten) => 10 * ten);
    fc.assert(
      fc.property(
        tens(20, 60),
        tens(20, 60),
        tens(0, 20),
        tens(1, 20),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (english, math, more, most, share) => {
          const [start, target] = [
            { english, math },
            { english: english + more, math: math + most },
          ];
          const total = english + math + 10 * Math.floor(((more + most) / 10 - 1) * share);
          const near = nearerTarget(total, start, target);
          expect(near.english + near.math).toBe(total);
          for (const subject of ['english', 'math'] as const) {
            expect(near[subject] % 10).toBe(0);
            expect(near[subject]).toBeGreaterThanOrEqual(start[subject]);
            expect(near[subject]).toBeLessThanOrEqual(target[subject]);
          }
        },
      ),
    );
  });

  it('gives up the same share in both sections', () => {
    expect(nearerTarget(1310, { english: 630, math: 640 }, { english: 670, math: 680 })).toEqual({
      english: 650,
      math: 660,
    });
  });
});

it('draws all rows on one round axis with room for the target', () => {
  expect(axisOf(MONTH.choices, 1350)).toEqual({ min: 1200, max: 1450 });
  expect(axisOf(MONTH.choices, 1500)).toEqual({ min: 1200, max: 1550 });
});
