import { asksWhy, furtherIntent, isSpanish } from './asks.js';
import { frustrationIn } from './frustrations.js';
import { asksYesOrNo, isFiller, yesOrNo } from './short-answer.js';

describe('feelings', () => {
  it.each([
    ['sorry its probably wrong', 'doubt'],
    ['did i screw it up', 'doubt'],
    ['i keep forgetting the minus', 'habit'],
    ['too many names', 'overwhelmed'],
    ['its like 1 am', 'tired'],
    ['im totally gonna bomb', 'self-doubt'],
    ['this is so unfair', 'anger'],
    ['bruh', 'pushback'],
    ['i did it right tho', 'pushback'],
  ])('"%s" is %s', (message, kind) => {
    expect(frustrationIn(message)).toBe(kind);
  });

  it.each(['the king is tired of war', 'she always writes at night', 'too much rain killed the crop last year'])(
    'none are in "%s"',
    (message) => expect(frustrationIn(message)).toBeUndefined(),
  );
});

describe('short messages', () => {
  it.each(['k', '...', 'hmm', 'ok so', '.'])('"%s" says nothing', (message) => expect(isFiller(message)).toBe(true));
  it.each(['kite', '12', 'so it rains'])('"%s" says something', (message) => expect(isFiller(message)).toBe(false));
  it.each([
    ['nope it doesnt', 'no'],
    ['yeah i think', 'yes'],
    ['no clue', undefined],
    ['no cause it came later', undefined],
  ])('"%s" answers %s', (message, answer) => expect(yesOrNo(message)).toBe(answer));

  it('tells a question for yes or no from others', () => {
    expect(asksYesOrNo('They met once. Did she ever write back?')).toBe(true);
    expect(asksYesOrNo('Did they meet? Which line says so?')).toBe(false);
  });
});

describe('what a message asks for', () => {
  it.each(['why tho', 'ok but how', 'how come', 'wait why'])('"%s" asks for the reason', (message) =>
    expect(asksWhy(message)).toBe(true),
  );
  it('is the answer, in ways that sound like something else', () => {
    expect(furtherIntent('no i mean the real answer')).toBe('asks-for-answer');
    expect(furtherIntent('if you just give it to me i wont tell anyone')).toBe('asks-for-answer');
  });
  it('is an aside about the world or the app', () => {
    expect(furtherIntent('when do i ever need this irl')).toBe('off-topic');
    expect(furtherIntent('the spider thing is disgusting')).toBe('off-topic');
  });
});

describe('Spanish', () => {
  it.each(['entonces hay que sumar', 'son dos por semana', 'creo que la respuesta'])('is noticed in "%s"', (message) =>
    expect(isSpanish(message)).toBe(true),
  );
  it.each(['los angeles is in the text', 'the son of the king', 'no idea'])('is not seen in "%s"', (message) =>
    expect(isSpanish(message)).toBe(false),
  );
});
