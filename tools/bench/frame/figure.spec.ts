import { describe, expect, it } from '@jest/globals';
import { exitCodeOf, holds, lineOf, notMeasured, rounded } from './figure.mjs';

const figure = (value: number, bound?: { most: number } | { least: number }) => ({
  row: 'save',
  name: 'CPU per save',
  value,
  unit: '×',
  source: '7 pairs',
  ...(bound && { bound }),
});

describe('bounds', () => {
  it.each([
    [0.6, { most: 0.6 }, true],
    [0.61, { most: 0.6 }, false],
    [0.5, { least: 0.5 }, true],
    [0.49, { least: 0.5 }, false],
  ])('%p beside %p: %p', (value, bound, expected) => {
    expect(holds(figure(value, bound))).toBe(expected);
  });

  it('what could not be measured holds none', () => {
    expect(holds(figure(Number.NaN, { most: 1 }))).toBe(false);
    expect(holds(figure(Number.NaN, { least: 1 }))).toBe(false);
  });

  it('what has none is only told', () => {
    expect(holds(figure(99))).toBe(true);
  });
});

describe('the exit code', () => {
  it('is 0 when all bounds hold, and 1 when one falls', () => {
    expect(exitCodeOf([figure(1, { most: 2 }), figure(9)])).toBe(0);
    expect(exitCodeOf([figure(1, { most: 2 }), figure(3, { most: 2 })])).toBe(1);
  });

  it('is 1 when nothing was measured, or a row failed', () => {
    expect(exitCodeOf([])).toBe(1);
    expect(exitCodeOf([figure(1, { most: 2 }), notMeasured('save', new Error('refused'))])).toBe(1);
  });
});

describe('a line', () => {
  it('shows the figure beside its bound and whether it holds', () => {
    expect(lineOf(figure(0.612, { most: 0.6 }))).toMatch(/^✗ CPU per save +0\.612 × +≤ 0\.6 +7 pairs$/);
    expect(lineOf(figure(1500, { least: 1500 }))).toMatch(/^✓ CPU per save +1,500 × +≥ 1500 /);
    expect(lineOf(figure(1))).toMatch(/^ {2}CPU/);
  });

  it('three figures count, and what is not there is a dash', () => {
    expect([0.01234, 12.345, 1234.5, Number.NaN].map(rounded)).toEqual(['0.0123', '12.3', '1,235', '–']);
  });
});
