import { alike, soughtBetween, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';

/** Looks for the hour at which the work is done, with the second at work from its time on. */
const workedOff: Oracle = ({ question }, answer) => {
  const [, letter = ''] = /in \\\(([a-z])\\\) hours/.exec(question) ?? [];
  const [, share = ''] = /until \\\((.*?)\\\) of/.exec(question) ?? [];
  const [, faster, slower] = /works (\d+) times as fast|takes (\d+) times as long/.exec(question) ?? [];
  const alone = 6;
  const other = faster ? alone / Number(faster) : alone * Number(slower);
  const joins = alone * valueWith(share);
  const hours = soughtBetween(0, 100, 1, (time) => time / alone + Math.max(0, time - joins) / other);
  return alike(valueWith(answer, { [letter]: alone }), hours);
};

const METERS: Readonly<Record<string, number>> = {
  millimeter: 0.001,
  centimeter: 0.01,
  meter: 1,
  inch: 0.0254,
  foot: 0.3048,
  yard: 0.9144,
};
const GRAMS: Readonly<Record<string, number>> = {
  milligrams: 0.001,
  grams: 1,
  kilograms: 1000,
  ounces: 28.349523125,
  pounds: 453.59237,
  tons: 907_184.74,
};
const SINGULAR: Readonly<Record<string, string>> = { feet: 'foot', inches: 'inch' };

/** Weighs the block in grams and meters, whatever the units of the question are. */
const weighedInGrams: Oracle = ({ question }, answer) => {
  const [, side = '', edge = ''] = /\\\(([a-z])\\\) (\w+) (?:long|wide)/.exec(question) ?? [];
  const [, dense = '', mass = '', length = ''] = /is \\\(([a-z])\\\) (\w+) per cubic (\w+)\./.exec(question) ?? [];
  const [, wanted = ''] = /the mass, in (\w+),/.exec(question) ?? [];
  const [, times = '1'] = /high, and \\\((\d+)[a-z]\\\)/.exec(question) ?? [];
  const [d, e] = [3.7, 2.3];
  const meters = e * METERS[SINGULAR[edge] ?? edge.replace(/s$/, '')]!;
  const volume = meters * meters * meters * Number(times);
  const grams = (volume / METERS[length]! ** 3) * d * GRAMS[mass]!;
  return alike(valueWith(answer, { [dense]: d, [side]: e }), grams / GRAMS[wanted]!);
};

/** Takes amounts in the given ratio and divides the totals. */
const dividedTotals: Oracle = ({ question }, answer) => {
  const [, first = '', second = ''] =
    /\\\(([a-z])\\\) (?:and|grams|miles|pages).*?\\\(([a-z])\\\)/.exec(question) ?? [];
  const [, a = '', b = ''] = /ratio \\\((\d):(\d)\\\)/.exec(question) ?? [];
  const [x, y] = [3.1, 5.7];
  const parts = [Number(a) * 11, Number(b) * 11] as const;
  const below = /The (?:volume|time)[^.]*in the ratio/.test(question);
  const [above, under] = below
    ? [x * parts[0] + y * parts[1], parts[0] + parts[1]]
    : [parts[0] + parts[1], parts[0] / x + parts[1] / y];
  return alike(valueWith(answer, { [first]: x, [second]: y }), above / under);
};

export const HARD_RATIOS_ORACLES: Readonly<Record<string, Oracle>> = {
  'ratios-joined-later': workedOff,
  'ratios-cubed-units': weighedInGrams,
  'ratios-mixed-rates': dividedTotals,
};
