import { matchIdea } from '../../src/ideas/match.js';
import { prepareIdeas } from '../../src/ideas/prepare.js';
import { itemOf } from '../bank/items.js';
import { WRITTEN } from './items.js';
import { measureMessages } from './measure.js';

const quant56 = () => ({ ideas: itemOf('rw-quant-56').talk!.ideas! });

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

  it('never calls a number read off a graph wrong', () => {
    const { ideas } = quant56();
    const says = (text: string): string | undefined => {
      const match = matchIdea(text, prepareIdeas(ideas), null);
      return match?.why === 'accept' ? match.idea.kind : undefined;
    };
    for (const text of ['90 is sunday', 'sunday is 90', '90 on sunday', 'sunday has 90 visitors', 'tuesday is 15'])
      expect([text, says(text)]).not.toEqual([text, 'wrong']);
    expect(says('about 90 came, more than on any day')).toBe('wrong');
  });

  it('praises no idea whose two parts are turned round', () => {
    const fee = [
      {
        id: 'fee',
        kind: 'right' as const,
        rung: 1 as const,
        says: ['subtract the fee from the total', 'first subtract the fee, take the fixed part away from the total'],
        reply: 'Right.',
        ask: 'And?',
      },
    ];
    expect(matchIdea('subtract the fee from the total', prepareIdeas(fee), null)?.why).toBe('accept');
    expect(matchIdea('subtract the total from the fee', prepareIdeas(fee), null)?.why).not.toBe('accept');
  });

  it('praises a right idea only with a clear lead over a misconception', () => {
    const both = [
      {
        id: 'add',
        kind: 'right' as const,
        rung: 1 as const,
        says: ['add the two sides'],
        reply: 'Right.',
        ask: 'And?',
      },
      { id: 'double', kind: 'wrong' as const, says: ['add the two halves'], reply: 'Look.', ask: 'Why?' },
    ];
    expect(matchIdea('add the two sides', prepareIdeas(both), null)?.idea.id).toBe('add');
    expect(matchIdea('add the two', prepareIdeas(both), null)?.why).not.toBe('accept');
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
