import { answers } from './answer-value.js';
import { alike, soughtBetween, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';

/** A change in percent as a factor: "44 % greater" is 1.44. */
const factorOf = (percent: number, word: string): number => 1 + ((word === 'greater' ? 1 : -1) * percent) / 100;

/** Enlarges a box until its surface, or its volume, has changed as told, and measures the other. */
const enlargedBox: Oracle = ({ question }, answer) => {
  const [, given = '', percent = '', word = ''] =
    /The (surface area|volume) of solid .*? is \\\(([\d.]+)\\%\\\) (greater|less)/.exec(question) ?? [];
  const measure = {
    'surface area': (size: number) => 2 * (size * 2 * size + 2 * size * 3 * size + size * 3 * size),
    volume: (size: number) => size * 2 * size * 3 * size,
  };
  const [known, wanted] =
    given === 'volume' ? (['volume', 'surface area'] as const) : (['surface area', 'volume'] as const);
  const size = soughtBetween(0.01, 10, measure[known](1) * factorOf(Number(percent), word), measure[known]);
  return answers(answer, 100 * Math.abs(measure[wanted](size) / measure[wanted](1) - 1), 1e-4);
};

/** Cuts the solid into thin discs from end to end. */
const slicedSolid: Oracle = ({ question }, answer) => {
  const [, whole = '', letter = ''] = /is \\\((\d+)([rd])\\\) feet/.exec(question) ?? [];
  const value = 2;
  const radius = letter === 'd' ? value / 2 : value;
  const length = Number(whole) * value;
  const dome = (depth: number): number => Math.sqrt(Math.max(0, radius ** 2 - Math.max(0, radius - depth) ** 2));
  const radiusAt = (depth: number): number => {
    if (question.includes('cone')) return Math.min(radius, depth);
    return question.includes('at each end') ? Math.min(dome(depth), dome(length - depth)) : dome(depth);
  };
  const slices = 40_000;
  let volume = 0;
  for (let slice = 0; slice < slices; slice += 1)
    volume += Math.PI * radiusAt(((slice + 0.5) * length) / slices) ** 2 * (length / slices);
  return alike(valueWith(answer, { [letter]: value }), volume, 1e-5);
};

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** Tries many widths of the pen and keeps the greatest area. */
const triedWidths: Oracle = ({ question }, answer) => {
  const [, letter = ''] = /has \\\(([A-Za-z])\\\) feet/.exec(question) ?? [];
  const [, word = ''] = /into (\w+) equal rectangles/.exec(question) ?? [];
  const open = /needs no fence|is needed/.test(question);
  const [length, steps] = [360, 7200];
  let greatest = 0;
  for (let step = 0; step <= steps; step += 1) {
    const width = (length * step) / steps;
    let left = length - 2 * width;
    for (let inner = 1; inner < COUNTS[word]!; inner += 1) left -= width;
    if (left > 0) greatest = Math.max(greatest, width * (open ? left : left / 2));
  }
  return alike(valueWith(answer, { [letter.toLowerCase()]: length }), greatest);
};

/** Lowers or raises the second solid until it holds as much as the first. */
const filledAlike: Oracle = ({ question }, answer) => {
  const [, percent = '', word = '', heightWord = ''] =
    /is \\\(([\d.]+)\\%\\\) (greater|less) than.*? is \\\(p\\%\\\) (greater|less)/.exec(question) ?? [];
  const part = /cones|pyramids/.test(question) ? 1 / 3 : 1;
  const volume = (side: number, height: number): number =>
    part * (/circular/.test(question) ? Math.PI : 1) * side * side * height;
  const side = 7 * factorOf(Number(percent), word);
  const height = soughtBetween(0, 1000, volume(7, 10), (tall) => volume(side, tall));
  return height > 10 === (heightWord === 'greater') && answers(answer, Math.abs(height - 10) * 10, 1e-4);
};

/** Builds both solids about a radius of 1, measures them, and brings the given one to its size. */
const builtInside: Oracle = ({ question }, answer) => {
  const [, given = '', factor = '', letter = ''] =
    /volume of the (\w+) is \\\((\d*)([a-zA-Z])\\\)/.exec(question) ?? [];
  const stacked = (radiusAt: (height: number) => number, height: number): number => {
    let volume = 0;
    for (let slice = 0; slice < 40_000; slice += 1)
      volume += Math.PI * radiusAt(((slice + 0.5) / 40_000) * height) ** 2 * (height / 40_000);
    return volume;
  };
  const upright = /cube/.test(question) ? 2 : 1;
  const volumes: Record<string, number> = {
    sphere: 2 * stacked((height) => Math.sqrt(1 - height * height), 1),
    hemisphere: stacked((height) => Math.sqrt(1 - height * height), 1),
    cylinder: stacked(() => 1, 2),
    cube: 8,
    cone: stacked((height) => 1 - height / upright, upright),
  };
  const [, wanted = ''] = /represents the volume, in [\w ]+, of the (\w+)/.exec(question) ?? [];
  const [, outer = '', inner = ''] = /space inside the (\w+) that the (\w+) does not fill/.exec(question) ?? [];
  const asked = wanted === 'space' ? volumes[outer]! - volumes[inner]! : volumes[wanted]!;
  return alike(valueWith(answer, { [letter.toLowerCase()]: volumes[given]! / Number(factor || 1) }), asked);
};

export const HARD_AREA_VOLUME_ORACLES: Readonly<Record<string, Oracle>> = {
  'area-volume-similar-percent': enlargedBox,
  'area-volume-capped-cylinder': slicedSolid,
  'area-volume-greatest-pen': triedWidths,
  'area-volume-same-volume': filledAlike,
  'area-volume-nested-solids': builtInside,
};
