import { ParameterError } from '../model.js';
import { LEARNING, medianGain, PARTS, rateAt, usualRate } from './learning.js';

const points = (logits: number): number => 110 * logits;

describe('what practice brings', () => {
  it('is as published: forty hours give 15 to 30 points of a section, two students in three 13 to 38', () => {
    const forty = points(medianGain(40));
    expect(forty).toBeGreaterThan(15);
    expect(forty).toBeLessThan(30);
    expect([rateAt(-1), rateAt(1)].map((rate) => Math.round(rate * forty))).toEqual([13, 38]);
  });

  it('is the mean rate over the first hours until the pace has halved, and half as much an hour then', () => {
    expect(medianGain(LEARNING.halving)).toBeCloseTo(LEARNING.halving * LEARNING.perHour, 10);
    const first = medianGain(0.001);
    expect(medianGain(0.001, LEARNING.halving) / first).toBeCloseTo(0.5, 4);
  });

  it('goes on where it stopped: hours one after the other bring what all of them bring at once', () => {
    expect(medianGain(10) + medianGain(25, 10) + medianGain(5, 35)).toBeCloseTo(medianGain(40), 12);
  });

  it('differs between students as a lognormal distribution does', () => {
    expect(PARTS).toHaveLength(11);
    expect(rateAt(0)).toBe(1);
    // e^(.55² / 2) = 1.163 for the whole distribution; its eleven middles leave out the far ends.
    expect(usualRate()).toBeGreaterThan(1.12);
    expect(usualRate()).toBeLessThan(1.163);
  });

  it('refuses hours that are none', () => {
    expect(() => medianGain(-1)).toThrow(ParameterError);
    expect(() => medianGain(1, Number.NaN)).toThrow(ParameterError);
  });
});
