import { answers, close } from './answer-value.js';
import { angleBetween, apart, namedPoints, type Spot } from './figure-points.js';
import { alike, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where two lines meet, each from a point in a direction (degrees, counterclockwise from the right). */
function crossing([x1, y1]: Spot, one: number, [x2, y2]: Spot, other: number): Spot {
  const [a, b, c, d] = [
    Math.cos(radians(one)),
    Math.sin(radians(one)),
    Math.cos(radians(other)),
    Math.sin(radians(other)),
  ];
  const along = ((x2 - x1) * d - (y2 - y1) * c) / (a * d - b * c);
  return [x1 + along * a, y1 + along * b];
}

/** Draws a triangle with the given angle at its top, lays both bisectors into it and measures between them. */
const drawnBisectors: Oracle = ({ question }, answer) => {
  const [, inner = '', letter = ''] = /is \\\(\((\d*([a-z])[+-]\d+)\)\^/.exec(question) ?? [];
  const at = { [letter]: 7.3 };
  const rest = 180 - valueWith(inner, at);
  const [left, right] = [0.4 * rest, 0.6 * rest];
  const [directionLeft, directionRight] = question.includes('two exterior')
    ? [-(180 - left) / 2, -(180 + right) / 2]
    : question.includes('is extended')
      ? [left / 2, (180 - right) / 2]
      : [left / 2, 180 - right / 2];
  const meet = crossing([0, 0], directionLeft, [1, 0], directionRight);
  return close(valueWith(answer, at), angleBetween(meet, [0, 0], [1, 0]), 1e-6);
};

/** Measures the printed figure, after checking that the segments named equal are. */
const measuredChain: Oracle = ({ question, img }, answer) => {
  const at = namedPoints(img);
  const [, chain = ''] = /\\\(([A-Z]{2}(?:=[A-Z]{2})+)\\\)/.exec(question) ?? [];
  const lengths = chain.split('=').map(([one = '', other = '']) => apart(at(one), at(other)));
  const angle = ([one = '', vertex = '', other = '']: string): number => angleBetween(at(vertex), at(one), at(other));
  const [known = '', asked = ''] = [...question.matchAll(/\\angle ([A-Z]{3})/g)].map(([, name]) => name);
  const given = Number(/is \\\((\d+)\^/.exec(question)?.[1]);
  if (
    lengths.length !== 4 ||
    !lengths.every((length) => alike(length, lengths[0]!, 2e-3)) ||
    !close(angle(known), given, 0.2)
  )
    throw new Error('the figure does not fit the question');
  return answers(answer, angle(asked), 0.3);
};

const area = (spots: readonly Spot[]): number =>
  Math.abs(
    spots.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = spots[(index + 1) % spots.length]!;
      return sum + x * nextY - y * nextX;
    }, 0),
  ) / 2;

/** Lays the triangle out in coordinates and compares the areas by the shoelace rule. */
const laidOutAreas: Oracle = ({ question }, answer) => {
  const [, name = ''] = /In triangle \\\(([A-Z]{3})/.exec(question) ?? [];
  const spots: Record<string, Spot> = { [name[0]!]: [2, 5], [name[1]!]: [-1, 0], [name[2]!]: [6, 1] };
  for (const [, from = '', point = '', share = '', end = ''] of question.matchAll(
    /\\\(([A-Z])([A-Z])=(\\frac\{\d\}\{\d\})\\cdot [A-Z]([A-Z])\\\)/g,
  )) {
    const [start, stop, part] = [spots[from]!, spots[end]!, valueWith(share)];
    spots[point] = [start[0] + part * (stop[0] - start[0]), start[1] + part * (stop[1] - start[1])];
  }
  const sizes = [...question.matchAll(/(?:triangle|quadrilateral) \\\(([A-Z]{3,4})\\\)/g)]
    .slice(1)
    .map(([, corners = '']) => area([...corners].map((corner) => spots[corner]!)));
  const [, letter = ''] = /is \\\(([A-Za-z])\\\)\./.exec(question) ?? [];
  return sizes.length === 2 && alike(valueWith(answer, { [letter.toLowerCase()]: sizes[0]! }), sizes[1]!);
};

/** Lists all triangles with three different whole sides and this perimeter. */
const listedTriangles: Oracle = ({ question, numbers: [perimeter = 0] }, answer) => {
  const found: (readonly [number, number, number])[] = [];
  for (let a = 1; a < perimeter; a += 1)
    for (let b = a + 1; a + b < perimeter; b += 1) {
      const c = perimeter - a - b;
      if (c > b && a + b > c) found.push([a, b, c]);
    }
  const sides = found.map((sides) => (question.includes('longest') ? Math.max(...sides) : Math.min(...sides)));
  return answers(answer, question.includes('greatest') ? Math.max(...sides) : Math.min(...sides));
};

export const HARD_LINES_ANGLES_TRIANGLES_ORACLES: Readonly<Record<string, Oracle>> = {
  'lines-angles-bisectors': drawnBisectors,
  'lines-angles-equal-chain': measuredChain,
  'lines-angles-cut-off-corner': laidOutAreas,
  'lines-angles-extreme-side': listedTriangles,
};
