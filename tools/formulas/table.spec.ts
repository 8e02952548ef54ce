import fs from 'node:fs';
import { TYPESET_EDITION } from '@aivy/typeset';
import { OUTLINES } from '@aivy/typeset/outlines';
import { grownTable, printOfTable, type TableEdition } from './table.js';

const editions = JSON.parse(fs.readFileSync('libs/typeset/src/draw/editions.json', 'utf8')) as TableEdition[];

describe('the table of outlines', () => {
  it('draws what every edition wrote as that edition drew it: no outline of one changes or moves', () => {
    for (const { edition, outlines, print } of editions)
      expect({ edition, outlines, print: printOfTable(OUTLINES.slice(0, outlines)) }).toEqual({
        edition,
        outlines,
        print,
      });
  });

  it('has no outline more than the newest edition of it, which is no later than that of the typesettings', () => {
    expect(editions.at(-1)?.outlines).toBe(OUTLINES.length);
    const numbers = editions.map(({ edition }) => edition);
    expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
    expect(numbers.at(-1)).toBeLessThanOrEqual(TYPESET_EDITION);
  });

  it('has each outline once', () => {
    expect(new Set(OUTLINES).size).toBe(OUTLINES.length);
  });

  it('grows at its end, by what is drawn and missing, frequent glyphs first', () => {
    expect(grownTable(['b', 'a'], ['a', 'x', 'z', 'y', 'z', 'a', 'y', 'z'])).toEqual(['b', 'a', 'z', 'y', 'x']);
    expect(grownTable(['b', 'a'], ['a', 'b'])).toEqual(['b', 'a']);
  });
});
