import { pictureOf } from './picture-of';

const TABLE = '<table><tr><td>1</td></tr></table>';

describe('the picture of a question', () => {
  it('is its figure; the words stay whole', () => {
    expect(pictureOf({ img: '<svg></svg>', passage: '', question: '<p>How wide?</p>' })).toEqual({
      picture: '<svg></svg>',
      stem: '<p>How wide?</p>',
    });
  });

  it('is the table with which its words begin', () => {
    expect(pictureOf({ img: '', passage: '', question: `${TABLE}<p>How many?</p>` })).toEqual({
      picture: TABLE,
      stem: '<p>How many?</p>',
    });
  });

  it('is no table between its words, which are read in their order', () => {
    const question = `<p>First</p>${TABLE}<p>How many?</p>`;
    expect(pictureOf({ img: '', passage: '', question })).toEqual({ picture: '', stem: question });
  });

  it('beside a passage leaves the words as they are, because highlights count their characters', () => {
    const question = `${TABLE}<p>How many?</p>`;
    expect(pictureOf({ img: '', passage: '<p>Text</p>', question }).stem).toBe(question);
  });
});
