import { parseTalk } from './parse-talk.js';

const TEXT = `rw-transitions-11
simpler: People thought the plot wandered.
  Then readers saw that it was planned.

+ 1 chapters-connect
  debts come back later
  = Right, they get settled.
  ? Did the plot really wander?

- b contrast
  its the opposite
  = They do pull apart.
  ? What comes before?
`;

describe('a talk file', () => {
  it('holds the ideas of an item, with the hint or the choice of each', () => {
    expect(parseTalk(TEXT)).toEqual({
      faults: [],
      entries: [
        {
          key: 'rw-transitions-11',
          line: 1,
          talk: {
            simpler: 'People thought the plot wandered. Then readers saw that it was planned.',
            ideas: [
              {
                id: 'chapters-connect',
                kind: 'right',
                rung: 1,
                says: ['debts come back later'],
                reply: 'Right, they get settled.',
                ask: 'Did the plot really wander?',
              },
              {
                id: 'contrast',
                kind: 'wrong',
                option: 'b',
                says: ['its the opposite'],
                reply: 'They do pull apart.',
                ask: 'What comes before?',
              },
            ],
          },
        },
      ],
    });
  });

  it('holds the ideas of a template, with the mistake behind a wrong one', () => {
    const { entries, faults } = parseTalk(
      'systems-letter-solution\n\n- added-without-multiplying add-straight\n  just add them\n  = True.\n  ? And?\n',
    );
    expect(faults).toEqual([]);
    expect(entries).toMatchObject([
      {
        key: 'systems-letter-solution',
        talk: { ideas: [{ id: 'add-straight', kind: 'wrong', misconception: 'added-without-multiplying' }] },
      },
    ]);
  });

  it.each([
    ['before any key', '+ 1 some-idea\n', 1, /key of an item/],
    ['a wrong idea with a hint', 'rw-x-1\n- 2 some-idea\n', 2, /letter of a choice/],
    ['a right idea with a letter', 'rw-x-1\n\n+ b some-idea\n', 3, /number of a hint/],
    ['an idea without an id', 'rw-x-1\n+ 1\n', 2, /expected an idea/],
    [
      'a phrasing before the first idea of an item',
      'rw-x-1\n+ 1 one\n  like this\nrw-x-2\n  stray\n',
      5,
      /expected an idea/,
    ],
    ['a phrasing that is not indented', 'rw-x-1\n+ 1 one\nits like this\n', 3, /expected an idea/],
  ])('names the line of %s', (_what, text, line, message) => {
    expect(parseTalk(text).faults).toEqual([{ line, message: expect.stringMatching(message) as string }]);
  });
});
