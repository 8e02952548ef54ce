import { isDenied, isInStep, linksOf, resultIn, withoutUnits } from './numbers-said.js';

describe('numbers said in passing', () => {
  it.each([
    ['4 5 6 7 thats 4', '4'],
    ['easy, so 21', '21'],
    ['entonces 9', '9'],
    ['-12. its the low point', '-12'],
    ['the rate is $40', '40'],
    ['me da 1.0833', '1.0833'],
    ['so .5', '.5'],
    ['total: 14', '14'],
  ])('"%s" comes to %s', (line, result) => {
    expect(resultIn(line, false)).toBe(result);
  });

  it('is none where the number is one of several things', () => {
    expect(resultIn('3 boxes of pens', false)).toBeUndefined();
  });
});

describe('a number that is no answer', () => {
  it.each(["it's not 32", 'i dont think its 32', "32 isn't it", 'no es 32', 'it cant be 1.5'])(
    'is denied in "%s"',
    (line) => expect(isDenied(line)).toBe(true),
  );
  it.each(['no, 32', 'is it not 32?', "isn't it 32?", 'not sure, 32?', 'so 32'])('is not denied in "%s"', (line) =>
    expect(isDenied(line)).toBe(false),
  );
  it.each(['i divide by 32', 'half of it is 9', 'double it and u get 18'])('is part of a step in "%s"', (line) =>
    expect(isInStep(line)).toBe(true),
  );
  it.each(['i divide by 2 so 16', 'double it = 18', 'so 32'])('is what "%s" comes to', (line) =>
    expect(isInStep(line)).toBe(false),
  );
});

describe('a number with its unit', () => {
  it.each([
    ['6cm is 600m', '<p>A map</p>', '6 is 600'],
    ['the 18th one', '<p>A list</p>', 'the 18 one'],
    ['its in the 3s', '<p>A list</p>', 'its in the 3'],
    ['5m on the right', '<p>\\(ax+by=m\\)</p>', '5m on the right'],
    ['2x + 3', '<p>\\(x\\)</p>', '2x + 3'],
    ['w=(n-2l)/5', '<p>A pen</p>', 'w=(n-2l)/5'],
  ])('is the number in "%s"', (line, question, plain) => {
    expect(withoutUnits(line, question)).toBe(plain);
  });
});

describe('a chain of signs', () => {
  it('is read link by link when a letter is in it', () => {
    expect(linksOf('3<x<=8')).toEqual(['3<x', 'x<=8']);
    expect(linksOf('2+2=4=4')).toEqual(['2+2=4=4']);
  });
});
