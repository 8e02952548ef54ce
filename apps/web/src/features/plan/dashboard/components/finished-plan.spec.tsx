import { targetSentence } from './finished-plan';

const after = (kind: 'diagnostic' | 'full-test', score: number) =>
  ({ target_score: 1450, score_path: [{ kind, score }] }) as Parameters<typeof targetSentence>[0];

describe('the end of a plan', () => {
  it.each([
    ['full-test', 1460, 'You passed your target by 10. Pick a new one, or keep your skills fresh.'],
    ['full-test', 1450, 'You reached your target. Pick a new one, or keep your skills fresh.'],
    ['full-test', 1400, 'You’re 50 SAT points from your target. A new plan gets you closer.'],
    ['diagnostic', 1460, 'Pick a new target, or keep your skills fresh.'],
  ] as const)('compares a %s of %i with the target', (kind, score, sentence) => {
    expect(targetSentence(after(kind, score))).toBe(sentence);
  });
});
