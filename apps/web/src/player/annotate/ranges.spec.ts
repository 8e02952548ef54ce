import fc from 'fast-check';
import type { Annotation } from './annotations-slice';
import { annotation as make } from './testing/annotation';
import { annotated, sentencesOf, touched, unannotated, wholeWords } from './ranges';

let ids = 0;
const newId = (): string => `n${++ids}`;
const spans = (list: readonly Annotation[]): [number, number, string][] =>
  list.map(({ start, end, style }) => [start, end, style]);

describe('highlights of a text', () => {
  it('give way to a newer one where it lies over them', () => {
    const list = [make(0, 10), make(20, 30, { style: 'blue' })];
    expect(spans(annotated(list, make(5, 25, { style: 'pink' }), newId))).toEqual([
      [0, 5, 'yellow'],
      [5, 25, 'pink'],
      [25, 30, 'blue'],
    ]);
  });

  it('are cut in two by one in their middle, and keep their note once', () => {
    const result = annotated([make(0, 30, { note: 'why?' })], make(10, 20, { style: 'blue' }), newId);
    expect(spans(result)).toEqual([
      [0, 10, 'yellow'],
      [10, 20, 'blue'],
      [20, 30, 'yellow'],
    ]);
    expect(result.map(({ note }) => note)).toEqual(['why?', '', '']);
    expect(new Set(result.map(({ id }) => id)).size).toBe(3);
  });

  it('covered by a newer one leave it their notes', () => {
    const list = [make(0, 5, { note: 'one' }), make(10, 15, { note: 'two' }), make(20, 30, { note: 'three' })];
    const result = annotated(list, make(0, 25, { style: 'blue' }), newId);
    expect(result.map(({ start, end, note }) => [start, end, note])).toEqual([
      [0, 25, 'one\ntwo'],
      [25, 30, 'three'],
    ]);
  });

  it('keep their places where one note has no room for all of theirs', () => {
    const [first, second] = ['a'.repeat(300), 'b'.repeat(300)];
    const list = [make(5, 10, { note: first }), make(15, 20, { note: second })];
    const result = annotated(list, make(0, 25, { style: 'blue' }), newId);
    expect(result.map(({ start, end, note, style }) => [start, end, note, style])).toEqual([
      [0, 5, '', 'blue'],
      [5, 10, first, 'yellow'],
      [10, 15, '', 'blue'],
      [15, 20, second, 'yellow'],
      [20, 25, '', 'blue'],
    ]);
    expect(new Set(result.map(({ id }) => id)).size).toBe(5);
  });

  it('are made of the words of one paragraph or cell, though no space stands between it and the next', () => {
    // <p>It ended.</p><p>Then came</p>
    expect(wholeWords('It ended.Then came', { start: 4, end: 9 }, [9])).toEqual({ start: 3, end: 9 });
    // <td>12</td><td>15</td>
    expect(wholeWords('1215', { start: 2, end: 4 }, [2])).toEqual({ start: 2, end: 4 });
    expect(sentencesOf('No end<Then came', [7]).map(({ start, end }) => [start, end])).toEqual([
      [0, 7],
      [7, 16],
    ]);
  });

  it('are found at a place', () => {
    expect(touched([make(0, 10), make(20, 30)], { start: 20, end: 20 }).map(({ start }) => start)).toEqual([20]);
    expect(touched([make(0, 10)], { start: 10, end: 10 })).toEqual([]);
    expect(touched([make(10, 20)], { start: 5, end: 10 })).toEqual([]);
  });

  it('never overlap, and color every character as the last one over it did', () => {
    const operation = fc.record({
      start: fc.nat(40),
      length: fc.integer({ min: 1, max: 15 }),
      style: fc.constantFrom('yellow' as const, 'blue' as const, null),
    });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 25 }), (operations) => {
        let list: Annotation[] = [];
        const painted = Array.from({ length: 60 }, () => '');
        for (const { start, length, style } of operations) {
          list =
            style === null
              ? unannotated(list, { start, end: start + length }, newId)
              : annotated(list, make(start, start + length, { style }), newId);
          painted.fill(style ?? '', start, start + length);
        }
        const seen = Array.from({ length: 60 }, () => '');
        for (const { start, end, style } of list) {
          for (let at = start; at < end; at += 1) {
            expect(seen[at]).toBe('');
            seen[at] = style;
          }
        }
        expect(seen).toEqual(painted);
      }),
    );
  });
});

describe('the sentences of a passage', () => {
  it('are stretches without the space around them', () => {
    const text = 'The kelp grows fast.  Does it rest? “Never,” she said.';
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'The kelp grows fast.',
      'Does it rest?',
      '“Never,” she said.',
    ]);
    expect(sentencesOf('')).toEqual([]);
  });
});

describe('what is selected for a highlight', () => {
  const TEXT = "Most  bees don't nest alone; few—very few—share.";
  const grown = (part: string): string | null => {
    const start = TEXT.indexOf(part);
    const words = wholeWords(TEXT, { start, end: start + part.length });
    return words && TEXT.slice(words.start, words.end);
  };

  it('grows to whole words, and loses the space at its ends', () => {
    expect(grown("ees don't ne")).toBe("bees don't nest");
    expect(grown("on'")).toBe("don't");
    expect(grown('  bees ')).toBe('bees');
    expect(grown('st  b')).toBe('Most  bees');
  });

  it('takes marks between words only where they were selected', () => {
    expect(grown('alone')).toBe('alone');
    expect(grown('lone;')).toBe('alone;');
    expect(grown('ew—ve')).toBe('few—very');
  });

  it('is nothing where there is only space', () => {
    expect(grown('  ')).toBeNull();
  });
});
