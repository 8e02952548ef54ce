import { num } from './tex.js';
import { times, typed } from './exam-print.js';

describe('numbers as the exam prints them', () => {
  it.each([
    [980, '980'],
    [1250, '1{,}250'],
    [-7056, '-7{,}056'],
    [1_250_000, '1{,}250{,}000'],
    [1250.75, '1{,}250.75'],
    [0.0625, '0.0625'],
  ])('%p with commas from one thousand on', (value, expected) => {
    expect(num(value)).toBe(expected);
  });

  it.each([
    [[16, 9, 's'], '\\frac{16}{9}s'],
    [[3, 3, 's'], 's'],
    [[10, 5, '\\pi r^2'], '2\\pi r^2'],
    [[6, 8, 'k'], '\\frac{3}{4}k'],
  ] as const)('%p as a multiple in lowest terms', ([top, bottom, symbol], expected) => {
    expect(times(top, bottom, symbol)).toBe(expected);
  });

  it.each([
    [12_500, '12500'],
    [1 / 3, '0.3333'],
    [-2.5, '-2.5'],
  ])('%p as it is typed, without commas', (value, expected) => {
    expect(typed(value)).toBe(expected);
  });
});
