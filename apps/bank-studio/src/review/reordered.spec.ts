import { lettersNow, reordered } from './reordered.js';

const sheet = (question: string, ...choices: string[]): string =>
  ['### math-x-1', `Q: ${question}`, ...choices.map((choice, index) => `${'ABCD'[index]} ${choice}`)].join('\n');
const then = sheet('How many?', '9', '3', '12', '5');

describe('an item of which the choices changed places after its sheet was made', () => {
  const letters = lettersNow(then, sheet('How many?', '3', '5', '9', '12'))!;

  it('is known by what its choices say', () => {
    expect([...letters]).toEqual([
      ['a', 'c'],
      ['b', 'a'],
      ['c', 'd'],
      ['d', 'b'],
    ]);
  });

  it('keeps what a solver wrote of each choice, under its letter of today', () => {
    const line = { key: 'math-x-1', answer: 'A', tempting: 'd) near', arguments: { A: 'nine', b: 'three' }, steps: 2 };
    expect(reordered(line, letters)).toEqual({
      key: 'math-x-1',
      answer: 'c',
      tempting: 'b) near',
      arguments: { c: 'nine', a: 'three' },
      steps: 2,
    });
    expect(reordered({ answer: 'b', tempting: '', arguments: ['1', '2', '3', '4'] }, letters)).toEqual({
      answer: 'a',
      tempting: '',
      arguments: { c: '1', a: '2', d: '3', b: '4' },
    });
  });

  it.each([
    ['its question', sheet('How much?', '9', '3', '12', '5')],
    ['a choice', sheet('How many?', '9', '3', '12', '6')],
    ['the number of its choices', sheet('How many?', '9', '3', '12')],
  ])('is another item when %s changed', (_what, today) => {
    expect(lettersNow(then, today)).toBeNull();
  });

  it('has no letters where the answer is typed', () => {
    const typed = '### math-x-2\nQ: How many?\n(The answer is typed: a number.)\n';
    expect(reordered({ answer: 'x' }, lettersNow(typed, typed)!)).toEqual({ answer: 'x' });
  });
});
