import { matchIdea } from '../../src/ideas/match.js';
import { prepareIdeas } from '../../src/ideas/prepare.js';
import { WRITTEN } from './items.js';
import { measureMessages } from './measure.js';

describe('the matcher', () => {
  const { messages, found, foundStrictly, praised, all } = measureMessages();

  it('finds the idea of most messages that students wrote before the ideas were', () => {
    expect(messages).toBe(186);
    expect(found).toBeGreaterThanOrEqual(160);
    expect(foundStrictly).toBeGreaterThanOrEqual(132);
  });

  it('hardly ever praises another idea as right', () => {
    expect(all).toBe(222);
    expect(praised.length).toBeLessThanOrEqual(4);
  });

  it('leaves equations to the step checker', () => {
    const { ideas } = WRITTEN.find(({ key }) => key === 'math-nonlinear-rectangle')!;
    expect(matchIdea('w + 13 = 114', prepareIdeas(ideas), null)).toBeNull();
  });

  it('asks back when a message denies what no phrasing denies, or has a number that none has', () => {
    const ideas = [
      {
        id: 'sum',
        kind: 'right' as const,
        rung: 1 as const,
        says: ['the angles add up to 90', 'together they are 90'],
        reply: 'Right.',
        ask: 'And?',
      },
      {
        id: 'same',
        kind: 'wrong' as const,
        says: ['the angles are equal', 'both are the same'],
        reply: 'Look.',
        ask: 'Why?',
      },
    ];
    expect(matchIdea('the angles add up to 90', prepareIdeas(ideas), null)?.why).toBe('accept');
    expect(matchIdea('the angles add up to 180', prepareIdeas(ideas), null)?.why).not.toBe('accept');
    expect(matchIdea('the angles are not equal', prepareIdeas(ideas), null)?.why).not.toBe('accept');
  });
});
