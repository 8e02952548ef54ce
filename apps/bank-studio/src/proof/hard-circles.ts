import { answerValue, close } from './answer-value.js';
import { alike, soughtBetween, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';

/** The equation of the question as left side minus right side. */
function curve(question: string, letters: Readonly<Record<string, number>> = {}): (x: number, y: number) => number {
  const [, equation = ''] = /(?:graph of) \\\((.*?)\\\)/.exec(question) ?? [];
  const [left = '', right = ''] = equation.split('=');
  return (x, y) => valueWith(left, { ...letters, x, y }) - valueWith(right, { ...letters, x, y });
}

/** Where a function of the form t² + pt + q is least, from three values, and how small it is there. */
function least(f: (t: number) => number): { at: number; value: number } {
  const at = (f(-1) - f(1)) / 4;
  return { at, value: f(at) };
}

/** Along the axis, the equation with the answer in it has to reach zero and not go below it. */
const touchesAxis: Oracle = ({ question }, answer) => {
  const [, letter = ''] = /where \\\(([a-z])\\\) is a constant/.exec(question) ?? [];
  const f = curve(question, { [letter]: answerValue(answer) });
  const axis = /tangent to the \\\(([xy])\\\)/.exec(question)?.[1];
  const { value } = least((t) => (axis === 'x' ? f(t, 0) : f(0, t)));
  const everywhere = f(least((t) => f(t, 0)).at, least((t) => f(0, t)).at);
  return close(value, 0, 1e-9) && everywhere < -1e-9;
};

/** Puts many values for the letter into the equation and compares with what the answer claims. */
const insideByValues: Oracle = ({ question }, answer) => {
  const f = curve(question);
  const [, first = '', second = ''] = /The point \\\(\((.*?),(.*?)\)\\\)/.exec(question) ?? [];
  const [low = 0, high = 0] = [...answer.matchAll(/-?\d+/g)].map(Number);
  const outside = answer.includes(' or ');
  return Array.from({ length: 321 }, (_, step) => (step - 160) / 4).every((value) => {
    const coordinate = (text: string): number => (/[a-z]/.test(text) ? value : Number(text));
    const off = f(coordinate(first), coordinate(second));
    const holds = question.includes('lies outside') ? off > 1e-9 : off < -1e-9;
    return holds === (outside ? value < low || value > high : value > low && value < high);
  });
};

/** Puts the answer for the letter and measures the circle. */
const measuredCircle: Oracle = ({ question }, answer) => {
  const [, letter = ''] = /where \\\(([a-z])\\\) is a positive/.exec(question) ?? [];
  const f = curve(question, { [letter]: answerValue(answer) });
  const square = -f(least((t) => f(t, 0)).at, least((t) => f(0, t)).at);
  const given = valueWith(/(?:area|circumference) of \\\((.*?)\\\)/.exec(question)?.[1] ?? '');
  return (
    answerValue(answer) > 0 &&
    alike(question.includes('an area') ? Math.PI * square : 2 * Math.PI * Math.sqrt(square), given)
  );
};

/** Opens the sector until its perimeter fits, and fills it with thin triangles. */
const openedSector: Oracle = ({ question }, answer) => {
  const [, given = '', letter = ''] = /straight edges, is \\\(([\d.]+)([rd])\\\)/.exec(question) ?? [];
  const value = 4;
  const radius = letter === 'd' ? value / 2 : value;
  const angle = soughtBetween(0, 2 * Math.PI, Number(given) * value, (turn) => radius + radius + turn * radius);
  const area = 50_000 * 0.5 * radius * radius * Math.sin(angle / 50_000);
  return alike(valueWith(answer, { [letter]: value }), area);
};

const corner = (radius: number, corners: number, index: number): [number, number] => [
  radius * Math.cos((2 * Math.PI * index) / corners),
  radius * Math.sin((2 * Math.PI * index) / corners),
];

/** A regular figure in a circle of radius 1, measured by its corners. */
function regular(corners: number): { perimeter: number; inner: number; area: number } {
  const points = Array.from({ length: corners }, (_, index) => corner(1, corners, index));
  const pairs = points.map((point, index) => [point, points[(index + 1) % corners]!] as const);
  const [[[x1, y1], [x2, y2]]] = pairs as [(typeof pairs)[number]];
  return {
    perimeter: pairs.reduce((sum, [[a, b], [c, d]]) => sum + Math.hypot(c - a, d - b), 0),
    inner: Math.hypot((x1 + x2) / 2, (y1 + y2) / 2),
    area: pairs.reduce((sum, [[a, b], [c, d]]) => sum + (a * d - b * c) / 2, 0),
  };
}

/** Builds the figures with corners in coordinates, measures what is given and what is asked, and compares. */
const builtFigure: Oracle = ({ question }, answer) => {
  const [, factor = '', letter = ''] = /is \\\((\d*)([a-z])\\\)\./.exec(question) ?? [];
  const built = (): [given: number, asked: number] => {
    if (question.includes('semicircle')) {
      const side = soughtBetween(0, 2, 1, (length) => Math.hypot(length / 2, length));
      return [1, side * side];
    }
    const figure = regular(question.includes('hexagon') ? 6 : question.includes('triangle') ? 3 : 4);
    if (question.includes('larger circle')) return [figure.perimeter, Math.PI * (1 - figure.inner ** 2)];
    if (question.includes('area of the hexagon')) return [2, figure.area];
    return [figure.perimeter, question.includes('touches all') ? Math.PI * figure.inner ** 2 : Math.PI];
  };
  const [given, asked] = built();
  return alike(valueWith(answer, { [letter]: given / Number(factor || 1) }), asked);
};

/** Walks from the given point a step along the line in both directions: on a tangent both are equally far off. */
const steppedTangent: Oracle = ({ question }, answer) => {
  const f = curve(question);
  const [, px = '', py = ''] = /the point \\\(\((-?\d+),(-?\d+)\)\\\) lies on it/.exec(question) ?? [];
  const [x, y] = [Number(px), Number(py)];
  const [dx, dy] = [-x, answerValue(answer) - y];
  return close(f(x, y), 0) && close(f(x + dx, y + dy), f(x - dx, y - dy), 1e-6);
};

/** Chooses two radii and an angle, and measures the difference of the arcs by short chords. */
const measuredArcs: Oracle = ({ question }, answer) => {
  const [, width = ''] = /is \\\(([a-z])\\\) centimeters greater/.exec(question) ?? [];
  const [, times = '', arc = ''] = /is \\\((\d*)([a-z])\\\) centimeters longer/.exec(question) ?? [];
  const [small, large, angle] = [5, 8.5, 1.3];
  const along = (radius: number): number => 100_000 * 2 * radius * Math.sin(angle / 200_000);
  const letters = { [width]: large - small, [arc]: (along(large) - along(small)) / Number(times || 1) };
  return alike(valueWith(answer, letters), question.includes('in degrees') ? (angle * 180) / Math.PI : angle);
};

export const HARD_CIRCLES_ORACLES: Readonly<Record<string, Oracle>> = {
  'circles-tangent-to-axis': touchesAxis,
  'circles-point-inside': insideByValues,
  'circles-parameter-radius': measuredCircle,
  'circles-sector-perimeter': openedSector,
  'circles-inscribed-figure': builtFigure,
  'circles-tangent-line': steppedTangent,
  'circles-common-angle': measuredArcs,
};
