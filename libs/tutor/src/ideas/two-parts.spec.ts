import { ITEMS, itemOf } from '../../test/bank/items.js';
import { Talk } from '../../test/ideas/talk.js';
import { ideasOf } from './ideas-of.js';
import { prepareText, type Prepared } from './prepare.js';
import { isOtherWay, twoPartsOf } from './two-parts.js';

const prepared = (texts: readonly string[]): Prepared[] => texts.map(prepareText);
const isOther = (message: string, ...says: string[]): boolean => isOtherWay(prepareText(message), prepared(says));

const PLACES = ['the places part is ok and the bird part is not', 'places yes, birds no'];

describe('an idea of two parts', () => {
  it.each([
    'the birds thing was right they just got the places wrong',
    'naturalists were right that its birds',
    'birds yes, places no',
    'its birds not places',
    'they were right about birds but wrong about places',
    'birds hold, places do not',
    'the places are wrong',
    'half of it was right and the other half wrong',
  ])('is not what "%s" says', (message) => {
    expect(isOther(message, ...PLACES)).toBe(true);
  });

  it.each([
    'places right birds wrong',
    'they got the places right but not the birds',
    'right about the places, wrong about the birds',
    'the birds are wrong',
    'its more attacks in the tropics',
    'the birds are on the right',
  ])('may be what "%s" says', (message) => {
    expect(isOther(message, ...PLACES)).toBe(false);
  });

  it('takes "instead of" and "rather than" for a contrast', () => {
    expect(isOther('villages instead of towns', 'towns yes, villages no')).toBe(true);
    expect(isOther('towns rather than villages', 'towns yes, villages no')).toBe(false);
  });

  it.each([
    ['rw-inference-37', 'the birds thing was right they just got the places wrong'],
    ['rw-inference-37', 'naturalists were right that its birds'],
    ['rw-inference-37', 'birds yes places no'],
    ['rw-words-12', 'villages yes towns no'],
  ])('gets no praise in %s when it is said the other way round: %s', (key, message) => {
    const { move } = new Talk(itemOf(key)).say(message);
    expect(move).not.toMatch(/^idea-(?:right|partial|known)$/);
  });

  it('is asked about, and then heard', () => {
    const talk = new Talk(itemOf('rw-inference-37'));
    expect(talk.say('birds yes places no').move).toBe('which-part');
    expect(talk.say('places yes, birds no')).toMatchObject({ move: 'idea-right', idea: 'places-ok-birds-not' });
  });
});

/** The ideas of the bank that call one thing right and another one wrong. */
const TWO_PARTS = ITEMS.flatMap((item) =>
  ideasOf(item).flatMap((idea) => {
    const both = idea.says
      .map((text) => twoPartsOf(prepareText(text).spoken))
      .find(({ yes, no, verdicts }) => verdicts.size === 2 && yes.size > 0 && no.size > 0);
    return both ? [{ item, idea, both }] : [];
  }),
);

describe('the ideas of the bank with two parts', () => {
  it('are some, and fit all of their own phrasings', () => {
    expect(TWO_PARTS.length).toBeGreaterThan(10);
    const lost = TWO_PARTS.flatMap(({ item, idea }) =>
      idea.says.filter((text) => isOther(text, ...idea.says)).map((text) => `${item.key}: ${text}`),
    );
    expect(lost).toEqual([]);
  });

  it('never get praise for their parts changed over', () => {
    const praised = TWO_PARTS.filter(({ idea }) => idea.kind !== 'wrong').flatMap(
      ({ item, idea, both: { yes, no } }) => {
        const plain = (terms: ReadonlySet<string>): string => [...terms].join(' ').replace(/~/g, '');
        const message = `${plain(no)} right but ${plain(yes)} wrong`;
        const move = new Talk(item).say(message);
        return move.idea === idea.id && /^idea-(?:right|partial)$/.test(move.move) ? [`${item.key}: ${message}`] : [];
      },
    );
    expect(praised).toEqual([]);
  });
});
