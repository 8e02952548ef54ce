import { itemOf } from '../../test/bank/items.js';
import { Talk } from '../../test/ideas/talk.js';

const first = (key: string, message: string) => new Talk(itemOf(key)).say(message);

describe('an answer that is meant', () => {
  it.each([
    'thats c no?',
    'thats c, right?',
    'i WANT c',
    'no i mean c is right',
    'its c no?',
    'c is it no?',
    'can i pick c',
  ])('is a pick in "%s"', (message) =>
    expect(first('rw-words-01', message)).toMatchObject({ move: 'offer-submit', option: 'c' }),
  );

  it.each(['not c', 'i dont want c', 'c is not right'])('is no pick in "%s"', (message) =>
    expect(first('rw-words-01', message).move).toBe('rules-out'),
  );

  it.each([
    ['y=3/5x-1', 'c'],
    ['is it y = 3/5x - 1', 'c'],
    ['i got y=5/3x-1', 'a'],
    ['y=3/5x+1 is that it', 'd'],
  ])('is the equation that a choice has: %s', (message, option) =>
    expect(first('math-linear-two-graph-1', message)).toMatchObject({ move: 'offer-submit', option }),
  );

  it('is no line to be checked', () =>
    expect(first('math-linear-two-graph-1', 'check my step: y=3/5x-1').move).toBe('step'));

  it('is no equation that no choice has', () =>
    expect(first('math-linear-two-graph-1', 'y=9x-1').move).not.toBe('offer-submit'));

  it.each([
    ['(0,-1)?', 'd'],
    ['(0,1)', 'c'],
    ['i think its (-2,-3)', 'a'],
  ])('is the point that a choice has: %s', (message, option) =>
    expect(first('math-systems-graph-1', message)).toMatchObject({ move: 'offer-submit', option }),
  );

  it('is offered with a word for the nerves', () =>
    expect(first('math-linear-two-graph-1', 'y=3/5x-1 is that it? im scared to submit')).toMatchObject({
      move: 'offer-submit',
      option: 'c',
      how: 'nervous',
    }));
});

describe('a wish to submit', () => {
  it.each(['so can i submit a or not', 'can i submit a', 'i wanna submit a now'])('offers the button: %s', (message) =>
    expect(first('math-linear-two-graph-1', message)).toMatchObject({
      move: 'offer-submit',
      option: 'a',
      how: 'ready',
    }),
  );

  it.each(['can i submit', 'i wanna submit', 'how do i submit'])('asks for the letter first: %s', (message) => {
    const talk = new Talk(itemOf('math-linear-two-graph-1'));
    expect(talk.say(message)).toMatchObject({ move: 'which-answer', as: 'asked' });
    talk.say('c');
    expect(talk.say(message).move).toBe('tap-submit');
  });

  it('never offers why an answer is wrong before there is one', () => {
    for (const message of ['mine', 'but mine tho', 'wrong?', 'how is it', 'what about mine'])
      expect(first('rw-words-01', message).suggestions ?? []).not.toContain('Why is mine wrong?');
  });
});

describe('a message that nobody understands', () => {
  it('is owned once, and then gets the next question alone', () => {
    const talk = new Talk(itemOf('rw-transitions-90'));
    const said = ['asdf gh', 'qwe rty uio', 'zzx cvb'].map((message) => talk.say(message).text);
    expect(said.filter((text) => /not sure|lost me|missing|with you/.test(text))).toHaveLength(1);
    expect(said[0]).toMatch(/not sure|lost me|missing|with you/);
  });
});
