import { linksOf, resultIn } from './numbers-said.js';

describe('numbers said in passing', () => {
  it.each([
    ['4 5 6 7 thats 4', '4'],
    ['easy, so 21', '21'],
    ['entonces 9', '9'],
    ['-12. its the low point', '-12'],
    ['the rate is $40', '40'],
  ])('"%s" comes to %s', (line, result) => {
    expect(resultIn(line, false)).toBe(result);
  });

  it('is none where the number is one of several things', () => {
    expect(resultIn('3 boxes of pens', false)).toBeUndefined();
  });
});

describe('a chain of signs', () => {
  it('is read link by link when a letter is in it', () => {
    expect(linksOf('3<x<=8')).toEqual(['3<x', 'x<=8']);
    expect(linksOf('2+2=4=4')).toEqual(['2+2=4=4']);
  });
});
