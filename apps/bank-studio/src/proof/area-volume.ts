import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';

/** Tries lengths until the way round fits, then counts unit squares row by row. */
const countedSquares: Oracle = ({ numbers: [around = 0, width = 0] }, answer) => {
  const length =
    Array.from({ length: around }, (_, step) => step).find((side) => side + width + side + width === around) ?? 0;
  let squares = 0;
  for (let row = 0; row < width; row += 1) squares += length;
  return answers(answer, squares);
};

/** Area of a disc, from many thin triangles. */
const disc = (radius: number): number => 0.5 * 200_000 * radius * radius * Math.sin((2 * Math.PI) / 200_000);

/** Fills the cylinder with layers one unit high. */
const layeredCylinder: Oracle = ({ question, numbers: [across = 0, height = 0] }, answer) => {
  const layer = disc(/diameter/.test(question) ? across / 2 : across);
  return answers(
    answer,
    Array.from({ length: height }, () => layer).reduce((sum, part) => sum + part, 0) / Math.PI,
    1e-3,
  );
};

/** Measures the outline of the figure, with the scale that its bottom side sets. */
const measuredOutline: Oracle = ({ figure, img }, answer) => {
  const corners = (/<polygon points="([^"]*)"/.exec(img)?.[1] ?? '')
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as [number, number]);
  const low = Math.max(...corners.map(([, y]) => y));
  const xs = corners.filter(([, y]) => y === low).map(([x]) => x);
  const [bottom, side, ...rest] = [...figure.matchAll(/has length (\d+)/g)].map(([, value]) => Number(value));
  const scale = (bottom ?? Number.NaN) / (Math.max(...xs) - Math.min(...xs));
  const sides = corners.map(
    ([x, y], index) => Math.hypot(corners[(index + 1) % 6]![0] - x, corners[(index + 1) % 6]![1] - y) * scale,
  );
  if (![bottom, side, ...rest].every((length) => sides.some((drawn) => close(drawn, length ?? Number.NaN, 0.02))))
    throw new Error('the figure does not fit its lengths');
  const twice = corners.reduce(
    (sum, [x, y], index) => sum + x * corners[(index + 1) % 6]![1] - y * corners[(index + 1) % 6]![0],
    0,
  );
  return answers(answer, (Math.abs(twice) / 2) * scale * scale, 0.3);
};

/** Fills unit by unit what is there into the second base until nothing is left. */
const poured: Oracle = ({ numbers: [length = 0, width = 0, depth = 0, longer = 0, wider = 0] }, answer) => {
  let left = 0;
  for (let layer = 0; layer < depth; layer += 1) left += length * width;
  let height = 0;
  while (left >= longer * wider) {
    left -= longer * wider;
    height += 1;
  }
  return answers(answer, height + left / (longer * wider), 1e-9);
};

/** Marks every unit square of the sheet as bottom, wall or cut off, and stacks cubes on the bottom. */
const stackedCubes: Oracle = ({ numbers: [length = 0, width = 0, cut = 0] }, answer) => {
  let cubes = 0;
  for (let x = 0; x < length; x += 1) {
    for (let y = 0; y < width; y += 1) {
      const wall = x < cut || x >= length - cut || y < cut || y >= width - cut;
      if (!wall) cubes += cut;
    }
  }
  return answers(answer, cubes);
};

/** Cuts the cone into thin discs, after looking for the height that gives the slanted distance. */
const slicedCone: Oracle = ({ question, numbers: [across = 0, slant = 0] }, answer) => {
  const radius = /diameter/.test(question) ? across / 2 : across;
  const height = Array.from({ length: slant * 2 }, (_, step) => step / 2).find((rise) =>
    close(Math.hypot(rise, radius), slant),
  );
  if (height === undefined) throw new Error('no height fits');
  const slices = 20_000;
  let volume = 0;
  for (let slice = 0; slice < slices; slice += 1)
    volume += Math.PI * (radius * (1 - (slice + 0.5) / slices)) ** 2 * (height / slices);
  return close(answerValue(answer) / volume, 1, 1e-6);
};

/** Looks for the factor of lengths by halving, until the surface of a box enlarged by it fits; then enlarges the volume. */
const enlarged: Oracle = ({ numbers: [surface = 0, other = 0, volume = 0] }, answer) => {
  const box = (factor: number): { surface: number; volume: number } => {
    const [a, b, c] = [factor, 2 * factor, 3 * factor];
    return { surface: 2 * (a * b + b * c + a * c), volume: a * b * c };
  };
  let [low, high] = [0, 100];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (box(middle).surface / box(1).surface < other / surface) low = middle;
    else high = middle;
  }
  return answers(answer, (volume * box(low).volume) / box(1).volume, 1e-6);
};

/** Builds one solid before and one after the change. */
const beforeAndAfter: Oracle = ({ question, numbers: [more = 0, less = 0] }, answer) => {
  const base = (size: number): number => (/circular/.test(question) ? disc(size) : size * size);
  const part = /cone|pyramid/.test(question) ? 1 / 3 : 1;
  const [before, after] = [part * base(40) * 50, part * base(40 + 0.4 * more) * (50 - 0.5 * less)];
  return answers(answer, ((after - before) / before) * 100, 1e-6);
};

export const AREA_VOLUME_ORACLES: Readonly<Record<string, Oracle>> = {
  'area-volume-rectangle': countedSquares,
  'area-volume-cylinder': layeredCylinder,
  'area-volume-l-shape': measuredOutline,
  'area-volume-poured': poured,
  'area-volume-folded-box': stackedCubes,
  'area-volume-cone': slicedCone,
  'area-volume-similar-solids': enlarged,
  'area-volume-percent-change': beforeAndAfter,
};
