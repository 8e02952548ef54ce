import { scoreChange } from './score-change.js';

describe('a change between two scores', () => {
  it.each([
    // From a table of the normal distribution: Φ(.99), Φ(1.01), Φ(1.64), Φ(1.65) and their mirror images.
    [0.8389, 'noise'],
    [0.8438, 'likely-grown'],
    [0.9495, 'likely-grown'],
    [0.9505, 'grown'],
    [0.5, 'noise'],
    [0.1611, 'noise'],
    [0.1562, 'likely-fallen'],
    [0.0505, 'likely-fallen'],
    [0.0495, 'fallen'],
  ])('with a chance of %d of growth is %s: noise up to one standard deviation of the difference', (chance, said) => {
    expect(scoreChange(chance)).toBe(said);
  });

  it('is nearly certain from nineteen chances in twenty on', () => {
    expect([0.95, 1 - 0.95].map(scoreChange)).toEqual(['grown', 'fallen']);
  });
});
