import { likelyRates, rateMoments } from './learning-rate.js';

describe('the learning rates that a student may have', () => {
  it('are those of students where nothing is known', () => {
    for (const { weight } of likelyRates()) expect(weight).toBeCloseTo(1 / 11, 12);
  });

  it('are the published ones times what the answers say: as a fine grid over the logarithm has them', () => {
    // Answers that measure a rate of 2 with an error of .8: information 1 / .64, score 2 / .64.
    const [information, score] = [1 / 0.64, 2 / 0.64];
    let [sum, first] = [0, 0];
    for (let z = -6; z <= 6; z += 0.001) {
      const rate = Math.exp(0.55 * z);
      const weight = Math.exp((-z * z) / 2 - ((rate - 2) ** 2 * information) / 2);
      sum += weight;
      first += weight * rate;
    }
    const { mean } = rateMoments(likelyRates({ score, information }));
    expect(Math.abs(mean - first / sum)).toBeLessThan(0.05);
    expect(mean).toBeGreaterThan(rateMoments(likelyRates()).mean);
    expect(mean).toBeLessThan(2);
  });

  it('stay likely ones whatever a test says', () => {
    for (const score of [-50, 50]) {
      const rates = likelyRates({ score, information: 2 });
      expect(rates.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
      expect(rateMoments(rates).mean).toBeGreaterThan(0.3);
      expect(rateMoments(rates).mean).toBeLessThan(2.8);
    }
  });
});
