import fc from 'fast-check';
import { alikeInARow, clashes, repeated } from './clashes.js';
import { spread } from './spread.js';

interface Question {
  id: number;
  skill: string;
  field: string | undefined;
}

const place = ({ skill }: Question): string => skill;
const topic = ({ field }: Question): string | undefined => field;
const alike = (list: readonly Question[]): number => alikeInARow(list.map(topic));

/** Up to seven questions in rows of one skill, of few fields. */
const lists = fc
  .array(
    fc.record({
      skill: fc.integer({ min: 1, max: 3 }),
      field: fc.option(fc.constantFrom('arts', 'life', 'society'), { nil: undefined }),
    }),
    {
      maxLength: 7,
    },
  )
  .map((all) =>
    [...all]
      .sort((x, y) => x.skill - y.skill)
      .map(({ skill, field }, id): Question => ({ id, skill: `${skill}`, field })),
  );

/** Every order of a list. */
function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, index) =>
    orders(list.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

describe('spreading topics', () => {
  it('leaves every skill in its place and loses no question', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const made = spread(list, { place, topic });
        expect(made.map(place)).toEqual(list.map(place));
        expect([...made].sort((x, y) => x.id - y.id)).toEqual(list);
      }),
    );
  });

  it('finds as few neighbours of one field as the best of all orders that keep the skills in place', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const skills = list.map(place).join();
        const best = Math.min(
          ...orders(list)
            .filter((order) => order.map(place).join() === skills)
            .map(alike),
        );
        expect(alike(spread(list, { place, topic }))).toBe(best);
      }),
      { numRuns: 60 },
    );
  });

  it('changes nothing where no two neighbours are alike', () => {
    const list = ['arts', 'life', 'arts'].map((field, id): Question => ({ id, skill: 'one', field }));
    expect(spread(list, { place, topic })).toEqual(list);
  });
});

describe('clashes of topics', () => {
  it('are, in Reading & Writing, neighbours of one field and what a field has beyond three tenths of the form', () => {
    expect(clashes('english', ['arts', 'life', 'society', 'history'])).toBe(0);
    expect(clashes('english', ['arts', 'arts', 'life', 'society'])).toBe(1);
    // Two of four are allowed: three tenths, rounded up.
    expect(clashes('english', ['arts', 'life', 'arts', 'society', 'arts'])).toBe(1);
  });

  it('are, in Math, stories that were told before, beyond the first; problems without a story are none', () => {
    expect(repeated([undefined, undefined, 'water', 'water'])).toBe(1);
    expect(clashes('math', [undefined, undefined, 'water', 'water'])).toBe(0);
    expect(clashes('math', ['water', 'shop', 'water', 'shop'])).toBe(1);
  });
});
