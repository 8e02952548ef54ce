import { packItems } from '../packs.js';
import { FIELDS, fieldOf, type Field } from './field.js';

const WORDS_IN_CONTEXT = 5;
const PERCENTAGES = 26;
const of = (passage: string): Field | undefined => fieldOf({ skill: WORDS_IN_CONTEXT, passage });

describe('the field of a passage', () => {
  it.each<[Field, string]>([
    ['life', 'Barn owls hunt mice and voles at night. Biologists found that they hear their prey.'],
    ['physical', 'Triton moves around Neptune against the direction in which the planet turns.'],
    ['arts', 'The painter Wen Liang did her early landscapes in grays; critics have called them cold.'],
    ['technology', 'An engineer built the first machine with a sensor and a motor of its own.'],
    ['history', 'The guild of the medieval town kept a ledger of what its merchants paid the king.'],
    ['society', 'Economists asked shoppers what price they would pay, and what employees think of their wages.'],
    ['literature', 'Honor’s mother laid the table on the porch. Her aunt laughed, and her brother wept.'],
  ])('is %s by the words that tell of it', (field, passage) => {
    expect(of(passage)).toBe(field);
  });

  it('is literature when the exam’s sentence says so, whatever it tells of', () => {
    expect(of('<p>The following text is from a 1912 novel.</p><p>The planet and its moon shone.</p>')).toBe(
      'literature',
    );
    expect(of('<p>The following text is a poem.</p><p>The owl sat in the tree.</p>')).toBe('literature');
  });

  it('is literature when a memoir tells of bees, and not when a biologist says “I” in quotation marks', () => {
    expect(of('My bees and I had an understanding: I left them the hive.')).toBe('literature');
    expect(of('“I saw my bees and I counted them,” says a biologist of the insects of a meadow.')).toBe('life');
  });

  it('is told of a text without a word of any field by whether it has a year', () => {
    expect(of('Nothing of the kind had happened before 1804.')).toBe('history');
    expect(of('Nothing of the kind happens to anybody here.')).toBe('society');
  });

  it('is undefined for Mathematics, which has no passages', () => {
    expect(fieldOf({ skill: PERCENTAGES, passage: '' })).toBeUndefined();
  });

  it('is one of seven for every passage that ships, and none has more than three tenths of them', () => {
    const fields = packItems().flatMap((item) => fieldOf(item) ?? []);
    expect(fields).toHaveLength(packItems().filter(({ key }) => key.startsWith('rw-')).length);
    for (const field of FIELDS) {
      const share = fields.filter((each) => each === field).length / fields.length;
      expect([field, share > 0.02 && share < 0.3]).toEqual([field, true]);
    }
  });
});
