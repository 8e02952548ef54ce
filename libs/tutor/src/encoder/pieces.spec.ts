import { Pieces, type Piece } from './pieces.js';

/** Six pieces that stand for no text come first. */
const reserved: Piece[] = ['\uFFFD', '<s>', '</s>', '1', '2', '3'].map((text) => [text, 0]);
const pieces = new Pieces([
  ...reserved,
  ['\u2581', -3],
  ['\u2581un', -4],
  ['\u2581a', -2],
  ['un', -5],
  ['able', -3],
  ['a', -2],
  ['b', -2],
  ['l', -2],
  ['e', -2],
  ['u', -6],
  ['n', -6],
]);

describe('the pieces of a text', () => {
  it.each([
    ['takes the likeliest way through a word', 'unable', [7, 10]],
    ['marks where a word begins', 'a able', [8, 6, 10]],
    ['takes signs that are no piece as one', 'a💡💡b', [8, 0, 12]],
    ['reads other forms of a sign as the plain one', 'ａ', [8]],
  ])('%s', (_what, text, numbers) => {
    expect(pieces.split(text)).toEqual(numbers);
  });
});
