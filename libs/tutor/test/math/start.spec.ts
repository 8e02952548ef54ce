import { ITEMS, itemOf } from '../bank/items.js';
import { GARDEN, SYSTEM, TRUCKS } from './items.js';
import { OpenTalk } from './talk.js';

const STUCK = [
  'idk how to start',
  "i don't know where to begin",
  'what do i do first',
  'im so lost',
  'no idea',
  'how do u even do this',
  'no se como empezar',
  'no entiendo nada',
];

describe('a student who does not know how to start', () => {
  it.each(STUCK)('gets what the question gives and one first question to "%s", at no cost', (message) => {
    const talk = new OpenTalk(itemOf('math-linear-one-01'));
    expect(talk.say(message)).toMatchObject({ move: 'next-rung', rung: 1 });
    // Nothing was asked for, so the first hint that is asked for is still the first one counted.
    expect(talk.asked).toBe(0);
  });

  it('hears the numbers and formulas of the question', () => {
    expect(new OpenTalk(itemOf('math-linear-one-01')).say('idk how to start').text).toContain('\\(3(x-4)+5=2x+9\\)');
    expect(new OpenTalk(SYSTEM).say('idk how to start').text).toContain('\\(6x+11y=203\\) and \\(3x+14y=212\\)');
    expect(new OpenTalk(GARDEN).say('where do i start').text).toContain('\\(13\\) feet and \\(114\\) square feet');
    expect(new OpenTalk(TRUCKS).say('where do i start').text).toContain('\\(1000\\) vehicles');
  });

  it('is asked a question in every family of the bank', () => {
    const families = new Map(ITEMS.filter(({ key }) => key.startsWith('math-')).map((item) => [item.family, item]));
    const without = [...families.values()].filter((item) => {
      const { text, move } = new OpenTalk(item).say('idk how to start');
      return move !== 'next-rung' || !text.includes('?');
    });
    expect(families.size).toBeGreaterThan(200);
    expect(without.map(({ key }) => key)).toEqual([]);
  });

  it.each(['hint', 'i hate this', 'how do you multiply fractions', 'i got 13 first'])(
    'is not the one who says "%s"',
    (message) => {
      expect(new OpenTalk(itemOf('math-linear-one-01')).say(message).about).toBeUndefined();
    },
  );

  it('gets the next hint once a start was made', () => {
    const talk = new OpenTalk(itemOf('math-linear-one-01'));
    talk.say('idk how to start');
    expect(talk.say('still no idea').about).toBeUndefined();
  });
});

describe('a number with the work beside it', () => {
  it('is offered after praise for the step that is right', () => {
    const reply = new OpenTalk(TRUCKS).say('350 trucks so 280');
    expect(reply).toMatchObject({ move: 'offer-submit', option: '280', attempts: [] });
    expect(reply.text).toContain('the number of trucks');
  });

  it('gets the same praise whether the number is the answer', () => {
    const [right, wrong] = ['280', '77'].map((number) => new OpenTalk(TRUCKS).say(`350 trucks so ${number}`).text);
    expect(right!.replace('280', '#')).toBe(wrong!.replace('77', '#'));
  });
});

describe('a student who writes Spanish', () => {
  it.each([
    ['el 35 por ciento de 1000', 'uses'],
    ['me da 350', 'landmark'],
    ['son 350', 'landmark'],
    ['entonces sale 350', 'landmark'],
  ])('is read in "%s"', (message, verdict) => {
    expect(new OpenTalk(TRUCKS).say(message).verdict).toContain(verdict === 'uses' ? 'landmark' : verdict);
  });

  it('gets no English but in quotes', () => {
    const { text } = new OpenTalk(TRUCKS).say('entonces el número de camiones es 350');
    expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/\b(?:the|is|what|how|right|yes)\b/i);
  });
});

describe('a student who turns an order round', () => {
  it('is asked to look again, and is not told yes', () => {
    expect(new OpenTalk(itemOf('math-nonlinear-rectangle-1')).say('the width is 14 more than the length').verdict).toBe(
      'turned',
    );
    expect(new OpenTalk(itemOf('math-linear-one-fixed-fee-1')).say('subtract the total from the fee').move).toBe(
      'plan',
    );
  });
});
