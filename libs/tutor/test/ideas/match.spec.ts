import { cosine } from '../../src/ideas/features.js';
import { ideasOf } from '../../src/ideas/ideas-of.js';
import { matchIdea, rankIdeas } from '../../src/ideas/match.js';
import { prepareIdeas, prepareText } from '../../src/ideas/prepare.js';
import { designedItem, MESSAGES, WRITTEN } from './items.js';

const KEYS = new Map(WRITTEN.map(({ n, key }) => [n, key]));
const TOO_NEAR = 0.75;
const reading = MESSAGES.filter(({ item }) => KEYS.get(item)!.startsWith('rw-'));

/** How many of the messages find their idea; strictly, without the phrasings that nearly repeat them. */
function found(strict: boolean): number {
  return MESSAGES.filter(({ item, idea, text }) => {
    if (idea === 'none') return false;
    const ideas = WRITTEN.find(({ n }) => n === item)!.ideas;
    const { weightOf } = prepareIdeas(ideas);
    const said = prepareText(text).words;
    const isFar = (phrasing: string): boolean => cosine(said, prepareText(phrasing).words, weightOf) <= TOO_NEAR;
    const kept = ideas.map((each) => (strict ? { ...each, says: each.says.filter(isFar) } : each));
    return rankIdeas(text, prepareIdeas(kept), null)[0]?.idea.id === idea;
  }).length;
}

describe('the matcher', () => {
  it('finds the idea of most messages that students wrote before the ideas were', () => {
    expect(MESSAGES.filter(({ idea }) => idea !== 'none')).toHaveLength(186);
    expect(found(false)).toBeGreaterThanOrEqual(160);
    expect(found(true)).toBeGreaterThanOrEqual(132);
  });

  it('hardly ever confirms a wrong idea as right', () => {
    const confirmed = reading.filter(({ item, idea, text }) => {
      const match = matchIdea(text, prepareIdeas(ideasOf(designedItem(KEYS.get(item)!))), null);
      const own = WRITTEN.find(({ n }) => n === item)!.ideas.find(({ id }) => id === idea);
      return match?.why === 'accept' && match.idea.kind === 'right' && own?.kind !== 'right';
    });
    expect(confirmed.length).toBeLessThanOrEqual(reading.length * 0.06);
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
