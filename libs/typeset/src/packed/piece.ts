import type { Bar, Piece, Run } from '../typesetting.js';

/**
 * A piece is its width, height and depth, then its runs and bars, with spaces between: a run is `size:y:` and its
 * glyphs, each a letter or two and how far it begins after the one before; a bar is `#x,y,width,height`. All numbers
 * are whole, sizes in hundredths.
 */
const RUN = /^(\d{1,3}):(-?\d{1,6}):((?:[a-zA-Z]{1,2}-?\d{1,6})+)$/;
const GLYPH = /([a-zA-Z]{1,2})(-?\d+)/g;
const BAR = /^#(-?\d{1,6}),(-?\d{1,6}),(\d{1,6}),(\d{1,6})$/;
const SIZE = /^\d{1,6}$/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = LETTERS.length;

/** The first places of the table, where the frequent glyphs are, take one letter. */
const letterOf = (place: number): string =>
  place < BASE ? (LETTERS[place] ?? '') : `${LETTERS[Math.floor(place / BASE) - 1]}${LETTERS[place % BASE]}`;
const placeOf = (letters: string): number =>
  [...letters].reduce((place, letter) => (place + 1) * BASE + LETTERS.indexOf(letter), -1);

export function packPiece({ width, height, depth, runs, bars }: Piece): string {
  return [
    ...[width, height, depth].map(Math.round),
    ...runs.map(packRun),
    ...bars.map((bar) => `#${[bar.x, bar.y, bar.width, bar.height].map(Math.round).join(',')}`),
  ].join(' ');
}

function packRun({ scale, y, glyphs }: Run): string {
  let before = 0;
  const steps = glyphs.map(({ outline, x }) => {
    const place = Math.round(x);
    const step = `${letterOf(outline)}${place - before}`;
    before = place;
    return step;
  });
  return `${Math.round(scale * 100)}:${Math.round(y)}:${steps.join('')}`;
}

/** @returns null for what `packPiece` never writes */
export function unpackPiece(packed: string): Piece | null {
  const [width = '', height = '', depth = '', ...marks] = packed.split(' ');
  if (![width, height, depth].every((size) => SIZE.test(size))) return null;
  const runs: Run[] = [];
  const bars: Bar[] = [];
  for (const mark of marks) {
    const run = RUN.exec(mark);
    const bar = run ? null : BAR.exec(mark);
    if (run) runs.push(unpackRun(Number(run[1]) / 100, Number(run[2]), run[3] ?? ''));
    else if (bar) bars.push({ x: Number(bar[1]), y: Number(bar[2]), width: Number(bar[3]), height: Number(bar[4]) });
    else return null;
  }
  return { width: Number(width), height: Number(height), depth: Number(depth), runs, bars };
}

function unpackRun(scale: number, y: number, steps: string): Run {
  let x = 0;
  const glyphs = [...steps.matchAll(GLYPH)].map(([, letters = '', step]) => {
    x += Number(step);
    return { outline: placeOf(letters), x };
  });
  return { scale, y, glyphs };
}
