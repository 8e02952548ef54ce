import { conceptOf, inConcepts, oppositesIn } from './concepts.js';
import { matchIdea } from './match.js';
import { prepareIdeas } from './prepare.js';
import { inEnglish } from './spanish.js';

const idea = (id: string, says: string[], kind: 'right' | 'wrong' = 'right') => ({
  id,
  kind,
  says,
  reply: 'Ok.',
  ask: '?',
});

describe('words that say the same', () => {
  it.each([
    ['rose', 'increased'],
    ['fell', 'dropped'],
    ['kids', 'children'],
    ['bought', 'buys'],
  ])('"%s" and "%s" have one name', (one, other) => expect(conceptOf(one)).toBe(conceptOf(other)));

  it('turn a denial into what it says', () => {
    expect(inConcepts('it did not change')).toBe('it same');
    expect(inConcepts('they are not the same')).toBe('they are different');
  });

  it('count as opposites only where the other one is missing', () => {
    expect(oppositesIn(new Set(['~rise']), new Set(['~fall']))).toBe(1);
    expect(oppositesIn(new Set(['~rise', '~fall']), new Set(['~fall']))).toBe(0);
  });
});

describe('an idea', () => {
  const ideas = prepareIdeas([
    idea('up', ['the wages went up', 'wages rose in those years']),
    idea('rain', ['the rain ruined the roof'], 'wrong'),
  ]);

  it('is found in other words for the same', () =>
    expect(matchIdea('the wages increased in those years', ideas, null)).toMatchObject({ why: 'accept' }));
  it('is not found in words for the opposite', () =>
    expect(matchIdea('the wages went down', ideas, null)?.why).not.toBe('accept'));
  it('is found in spite of a slip of the thumb', () =>
    expect(matchIdea('the wagse rose in those years', ideas, null)).toMatchObject({ why: 'accept' }));
  it('is not found in a question for a fact', () =>
    expect(matchIdea('what is the wages that rose in those years', ideas, null)?.why).not.toBe('accept'));
});

describe('Spanish', () => {
  it('becomes English word by word', () => expect(inEnglish('los barcos subieron')).toBe('the ship rises'));
  it('is left alone where the sentence is English', () => {
    expect(inEnglish('the son of the king has a pie')).toBe('the son of the king has a pie');
  });
});
