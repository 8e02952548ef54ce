import type { BankItem, Idea } from '@aivy/item-bank/item';
import { toHintContext, startTutor } from '../../src/index.js';
import { itemOf } from '../bank/items.js';
import { OpenTalk } from './talk.js';

const idea = (id: string, about: Partial<Idea>, says: string[], reply: string): Idea => ({
  id,
  kind: 'right',
  ...about,
  says,
  reply,
  ask: 'What does that leave?',
});

const IDEAS: Idea[] = [
  idea(
    'eliminate',
    { rung: 2 },
    ['make the ys cancel', 'elimination', 'eliminate the y', 'get rid of one variable', 'eliminar la y'],
    'Getting rid of \\(y\\) is the way in.',
  ),
  idea(
    'multiply-both-sides',
    { rung: 3 },
    ['times the first one and times the second one', 'multiply each equation', 'make the coefficients match'],
    'Each equation gets its own factor.',
  ),
  idea(
    'add-straight',
    { kind: 'wrong', misconception: 'added-without-multiplying' },
    ['just add them like they are', 'add them straight away', 'add the two equations now'],
    'Adding is the right move once the \\(y\\) terms match.',
  ),
  idea(
    'divide-first',
    { kind: 'wrong', misconception: 'no-item-has-this' },
    ['divide it all first', 'divide before anything', 'start by dividing'],
    'Dividing comes later.',
  ),
];
const SYSTEM = itemOf('math-systems-letter-solution-4');
const ITEM: BankItem = { ...SYSTEM, talk: { ...SYSTEM.talk, ideas: IDEAS } };

describe('a student who talks about a math question in words', () => {
  it.each([
    ['eliminate y i think', 'idea-right', 'eliminate'],
    ['times the first one by 5', 'idea-right', 'multiply-both-sides'],
    ['cant i just add them like they are', 'idea-wrong', 'add-straight'],
  ])('who says "%s" gets the reply to that idea', (message, move, id) => {
    expect(new OpenTalk(ITEM).say(message)).toMatchObject({ move, idea: id });
  });

  it('has a line checked as a line, whatever is said around it', () => {
    expect(new OpenTalk(ITEM).say('15ax+5by=5m so the ys cancel').move).toBe('step');
  });

  it('is not matched with a mistake that the item does not foresee', () => {
    expect(toHintContext(ITEM, startTutor(1)).ideas.map(({ id }) => id)).not.toContain('divide-first');
  });
});
