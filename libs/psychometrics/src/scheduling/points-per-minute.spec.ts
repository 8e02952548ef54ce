import fc from 'fast-check';
import { ParameterError } from '../model.js';
import { pointsPerMinute, type SkillPotential } from './points-per-minute.js';

const skill = (id: number, change: Partial<SkillPotential> = {}): SkillPotential => ({
  skill: id,
  weight: 0.1,
  se: 0,
  mastery: 50,
  seconds: 75,
  ...change,
});
const worth = (skills: readonly SkillPotential[], pointsPerHour?: number): number[] => [
  ...pointsPerMinute(skills, pointsPerHour).values(),
];

describe('what a minute of a skill is worth', () => {
  it('compares as weight × what is not mastered / time', () => {
    const [usual, weak, heavy, slow] = worth([
      skill(1),
      skill(2, { mastery: 20 }),
      skill(3, { weight: 0.3 }),
      skill(4, { seconds: 150 }),
    ]);
    expect(weak! / usual!).toBeCloseTo(0.8 / 0.5, 10);
    expect(heavy! / usual!).toBeCloseTo(3, 10);
    expect(slow! / usual!).toBeCloseTo(0.5, 10);
  });

  it('draws a skill of which little is known to the middle', () => {
    const [sure, unsure] = worth([skill(1, { mastery: 0 }), skill(2, { mastery: 0, se: 1 })]);
    // At an error of one logit half is believed: (1 + .5) / 2.
    expect(unsure! / sure!).toBeCloseTo(0.75, 10);
  });

  it('comes to what an hour of the section is expected to bring, where time is given as it is worth', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            weight: fc.double({ min: 0.01, max: 0.4, noNaN: true }),
            mastery: fc.integer({ min: 0, max: 99 }),
            se: fc.double({ min: 0, max: 1, noNaN: true }),
            seconds: fc.integer({ min: 30, max: 150 }),
          }),
          { minLength: 1, maxLength: 19 },
        ),
        fc.double({ min: 0.1, max: 2, noNaN: true }),
        (parts, pointsPerHour) => {
          const points = worth(
            parts.map((each, id) => skill(id, each)),
            pointsPerHour,
          );
          const all = points.reduce((sum, each) => sum + each, 0);
          // An hour of which each skill gets the part that it has of the worth.
          const gained = points.reduce((sum, each) => sum + 60 * (each / all) * each, 0);
          expect(gained).toBeCloseTo(pointsPerHour, 8);
        },
      ),
    );
  });

  it('is where every skill is like the others what the published gains make of a minute', () => {
    // 60 · .0045 · log2(1 + 1/60) logits in the first hour for the median; 110 points a logit; the mean of the eleven
    // middles of a lognormal distribution of spread .55 is 1.144.
    const hour = 60 * 0.0045 * Math.log2(61 / 60) * 110 * 1.144;
    for (const each of worth([skill(1), skill(2), skill(3)])) expect(each).toBeCloseTo(hour / 60, 4);
  });

  it('is nothing where all is mastered', () => {
    expect(worth([skill(1, { mastery: 100 }), skill(2, { mastery: 100 })])).toEqual([0, 0]);
    expect(worth([])).toEqual([]);
  });

  it('refuses a time of nothing and points that are none', () => {
    expect(() => pointsPerMinute([skill(1, { seconds: 0 })])).toThrow(ParameterError);
    expect(() => pointsPerMinute([skill(1)], Number.NaN)).toThrow(ParameterError);
  });
});
