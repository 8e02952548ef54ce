import fc from 'fast-check';
import { compile, parseLine, Scope } from '../engine/index';
import { rowsOf, type Box, type Row } from './boxes';
import { acrossFraction, eraseVeiled, rowAt, seenAt, stepFrom, stepOut, stopsOf } from './caret';
import { layOut } from './layout';

/** The picture read back, with every parenthesis that it stands for: x over 2 is ((x)/(2)). */
function readBack({ boxes }: Row): string {
  let line = '';
  let last = '';
  for (const box of boxes) {
    const { before, text } = written(box, last);
    line = line.slice(0, line.length - before.length) + text;
    last = text;
  }
  return line;
}

function written(box: Box, last: string): { before: string; text: string } {
  switch (box.kind) {
    case 'text':
      return { before: '', text: ` ${box.text}` };
    case 'index':
      return { before: last, text: `${last}_${readBack(box.row).trim()}` };
    case 'power':
      return { before: last, text: ` (${last})^(${readBack(box.row)})` };
    case 'fraction':
      return { before: '', text: ` ((${readBack(box.top)})/(${readBack(box.bottom)}))` };
    case 'root':
      return { before: '', text: ` sqrt(${readBack(box.row)})` };
    case 'fence':
      return { before: '', text: fenced(box.open, readBack(box.row)) };
  }
}

const fenced = (open: string, inside: string): string =>
  open === '|' ? ` |(${inside})|` : open === '{' ? ` {${inside}}` : ` (${inside})`;

const compact = (text: string): string => readBack(layOut(text)).replace(/\s+/g, '');

const line: fc.Arbitrary<string> = fc.letrec<{ whole: string; tight: string }>((tie) => ({
  tight: fc.oneof(
    fc.integer({ min: 1, max: 9 }).map(String),
    fc.constantFrom('x', 'y', 'pi'),
    tie('whole').map((a) => `(${a})`),
    tie('whole').map((a) => `sqrt(${a})`),
    tie('whole').map((a) => `|${a}|`),
    fc.tuple(tie('whole'), tie('whole')).map(([a, b]) => `{x>1:${a},${b}}`),
    fc.tuple(tie('tight'), tie('tight')).map(([a, b]) => `(${a})^${b}`),
  ),
  whole: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('tight'),
    fc.tuple(tie('whole'), fc.constantFrom('+', '-', '*', '/', '/', ' '), tie('tight')).map((parts) => parts.join('')),
    tie('tight').map((a) => `-${a}`),
    fc.tuple(tie('whole'), tie('tight')).map(([a, b]) => `${a}/-${b}`),
    fc.tuple(fc.constantFrom('x', 'y'), tie('tight')).map(([a, b]) => `${a}^${b}`),
    fc.tuple(fc.constantFrom('x', '2'), tie('tight')).map(([a, b]) => `${a}^-${b}`),
    tie('tight').map((a) => `sin ${a}`),
    tie('tight').map((a) => `sin(${a})^2/3`),
  ),
})).whole;

const isReadable = (text: string): boolean => {
  try {
    return parseLine(text) !== null;
  } catch {
    return false;
  }
};

const leaves = (row: Row): Box[] =>
  row.boxes.flatMap((box) => (box.kind === 'text' ? [box] : rowsOf(box).flatMap((inner) => leaves(inner))));

describe('the picture of a line', () => {
  it('means what the line means', () => {
    let compared = 0;
    fc.assert(
      fc.property(line, (text) => {
        const value = (of: string): number => compile(parseLine(of).left, new Scope(), 'radians')(1.7, 0.6);
        // Nested bars can be read in two ways, and some in none.
        fc.pre(isReadable(text));
        const [typed, seen] = [value(text), value(readBack(layOut(text)))];
        if (!Number.isFinite(typed)) return;
        compared += 1;
        if (Math.abs(typed - seen) > 1e-9 * Math.max(1, Math.abs(typed)))
          throw new Error(`${text} = ${typed}, but its picture ${readBack(layOut(text))} = ${seen}`);
      }),
      { numRuns: 5000 },
    );
    expect(compared).toBeGreaterThan(2500);
  });

  it.each([
    ['1/2x', '((1)/(2))x'],
    ['2x/3', '((2x)/(3))'],
    ['(x+1)/(x-1)', '((x+1)/(x−1))'],
    ['x^2-4', '(x)^(2)−4'],
    ['x^(2n+1)y', '(x)^(2n+1)y'],
    ['e^-x', '(e)^(−x)'],
    ['y_1~mx1+b', 'y_1∼mx_1+b'],
    ['sin x/2', '((sinx)/(2))'],
    ['1/2/3', '((((1)/(2)))/(3))'],
    ['log_2(8)', 'log_2(8)'],
    ['x²', '(x)^(2)'],
    ['1/sin^2(30)', '((1)/((sin)^(2)(30)))'],
    ['y=x^2{0<x<3}', 'y=(x)^(2){0<x<3}'],
    ['{x<0:-x,x}/2', '(({x<0:−x,x})/(2))'],
    ['20% of 50+1', '20%of50+1'],
    ['1,234+1', '1,234+1'],
    ['sin 2x cos x', 'sin2xcosx'],
    ['1/sin 2x cos x', '((1)/(sin2x))cosx'],
    ['(1,2)/3', '(((1,2))/(3))'],
    ['log_ 8', 'log_8'],
  ])('of %s is %s', (text, expected) => {
    expect(compact(text)).toBe(expected);
  });

  it.each([
    ['cbrt(8)', '8', '3'],
    ['nthroot(8,4)', '8', '4'],
    ['sqrt(8)', '8', null],
  ])('of %s is a root of %s with the degree %s', (text, of, degree) => {
    const [root] = layOut(text).boxes;
    if (root?.kind !== 'root') throw new Error(text);
    const said = typeof root.degree === 'object' && root.degree ? readBack(root.degree).trim() : root.degree;
    expect([readBack(root.row).trim(), said]).toEqual([of, degree]);
  });

  it('closes a list at its bracket although a parenthesis in it is open still', () => {
    const [list, ...rest] = layOut('[(1]+2').boxes;
    expect(list).toMatchObject({ kind: 'fence', open: '[', close: ']' });
    expect(list!.kind === 'fence' && list!.row.boxes).toMatchObject([{ kind: 'fence', open: '(', close: null }]);
    expect(rest).toHaveLength(2);
  });

  it('shows every character that was typed once, in its place, however far the line is typed', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 60 }), (text, length) => {
        const typed = text.slice(0, length);
        const boxes = leaves(layOut(typed));
        const seen = boxes.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
        expect(new Set(seen).size).toBe(seen.length);
        // A root is a sign of its own, parentheses and strokes may be pictures.
        const shown = typed.replaceAll('sqrt', '    ');
        for (const [at, character] of [...shown].entries())
          if (/[0-9a-z+*-]/.test(character)) expect([typed, at, seen.includes(at)]).toEqual([typed, at, true]);
      }),
      { numRuns: 1000 },
    );
  });

  it('of anything at all is made without a fault', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'x1+-/^_()[]{}|,:.!√²π≤ sinqrtlog=%of<'.split('')) }),
        (text) => {
          const row = layOut(text);
          expect([row.from, row.to]).toEqual([0, text.length]);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('the caret', () => {
  it('stops at what can be seen, and gets through every line both ways', () => {
    fc.assert(
      fc.property(line, (text) => {
        const row = layOut(text);
        const there: number[] = [0];
        while (there.at(-1)! < text.length) there.push(stepFrom(row, there.at(-1)!, 1));
        const back: number[] = [text.length];
        while (back.at(-1)! > 0) back.push(stepFrom(row, back.at(-1)!, -1));
        expect(there).toEqual(stopsOf(row));
        expect(back.reverse()).toEqual(stopsOf(row));
      }),
      { numRuns: 500 },
    );
  });

  it('goes to the nearer side of a glyph for several', () => {
    expect([0, 1, 2, 3, 4].map((at) => seenAt(layOut('tau'), at))).toEqual([0, 0, 3, 3, 3]);
  });

  it('passes parentheses that the picture leaves out', () => {
    // Before the x, in the exponent, and behind it.
    expect(stopsOf(layOut('x^(2n)'))).toEqual([0, 1, 3, 4, 5, 6]);
  });

  it('stands between the letters of a word and the digits of a number, not within a glyph for several', () => {
    expect(stopsOf(layOut('123+sin'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(stopsOf(layOut('pi<=1'))).toEqual([0, 2, 4, 5]);
  });

  it('is in the exponent right behind ^, and on the line behind what closes it', () => {
    const row = layOut('x^(2)+1');
    expect(rowAt(row, 3)).toMatchObject({ from: 3, to: 4 });
    expect(rowAt(row, 5)).toBe(row);
  });

  it('goes up and down in a fraction', () => {
    const row = layOut('1+(x+1)/(x-1)');
    expect(acrossFraction(row, 10, 'up')).toBe(6);
    expect(acrossFraction(row, 4, 'down')).toBe(12);
    expect(acrossFraction(row, 1, 'up')).toBeNull();
    // From the 3 to the 2 above it, not out of both fractions.
    expect(acrossFraction(layOut('1/((2)/(3))'), 8, 'up')).toBe(5);
  });

  it('takes both parentheses away, and a root with its own, by one backspace', () => {
    expect(eraseVeiled('x^(2n)', layOut('x^(2n)'), 3)).toEqual({ text: 'x^2n', caret: 2 });
    expect(eraseVeiled('1+sqrt(9)', layOut('1+sqrt(9)'), 7)).toEqual({ text: '1+9', caret: 2 });
    expect(eraseVeiled('x^2', layOut('x^2'), 2)).toBeNull();
    expect(eraseVeiled('x^(2', layOut('x^(2'), 3)).toEqual({ text: 'x^2', caret: 2 });
  });

  it('leaves an exponent or a fraction to the right, whether or not it was closed', () => {
    expect(stepOut('x^2n', layOut('x^2n'), 4)).toBeNull();
    expect(stepOut('x^2', layOut('x^2'), 3)).toEqual({ text: 'x^(2)', caret: 5 });
    expect(stepOut('1/(x+2', layOut('1/(x+2'), 6)).toEqual({ text: '1/(x+2)', caret: 7 });
    expect(stepOut('1/x', layOut('1/x'), 3)).toEqual({ text: '1/(x)', caret: 5 });
    expect(stepOut('x+1', layOut('x+1'), 3)).toBeNull();
    // What is typed next is no part of the index.
    expect(stepOut('a_1', layOut('a_1'), 3)).toEqual({ text: 'a_1 ', caret: 4 });
    expect(stepOut('a_', layOut('a_'), 2)).toBeNull();
    // There is nothing in it yet, or something behind it.
    expect(stepOut('x^', layOut('x^'), 2)).toBeNull();
    expect(stepOut('x^2+1', layOut('x^2+1'), 3)).toBeNull();
  });
});
