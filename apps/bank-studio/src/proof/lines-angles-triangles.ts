import { answers, answerValue, close } from './answer-value.js';
import { angleAt } from './figure-angles.js';
import { apart, namedPoints, type Spot } from './figure-points.js';
import type { Oracle } from './oracle.js';
import { texValue } from './tex-value.js';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Measures every angle labeled with a number against its label, then the one labeled x. */
const measuredAngle: Oracle = ({ img }, answer) => {
  for (const [, label = ''] of img.matchAll(/>(\d+)°</g)) {
    if (!close(angleAt(img, `${label}°`), Number(label), 0.1))
      throw new Error(`the angle labeled ${label} is drawn as ${angleAt(img, `${label}°`)}`);
  }
  return answers(answer, angleAt(img, 'x°'), 0.1);
};

/** Tries values of x until two equal base angles close the triangle. */
const closingTriangle: Oracle = ({ question }, answer) => {
  const [top = '', base = ''] = [...question.matchAll(/\\\(\(([^()]*)\)\^\\circ/g)].map(([, inner]) => inner);
  const fitting = Array.from({ length: 2000 }, (_, step) => step / 10).filter((x) =>
    close(texValue(top, { x }) + 2 * texValue(base, { x }), 180, 1e-6),
  );
  const apex = /angle \\\(([A-Z])\\\) is/.exec(question)?.[1];
  if (fitting.length !== 1 || !question.includes(`\\overline{${apex}`)) throw new Error('no single triangle');
  const [x = 0] = fitting;
  return answers(answer, /in degrees, of angle/.test(question) ? texValue(top, { x }) : x, 1e-6);
};

/** Follows the ray of sun or sight at the angle of the smaller triangle. */
const ray: Oracle = ({ numbers: [height = 0, near = 0, far = 0] }, answer) =>
  answers(answer, far * Math.tan(Math.atan2(height, near)), 1e-6);

/** Turns one side about the common corner and looks which lengths the third side takes. */
const turnedSide: Oracle = ({ question, numbers: [one = 0, other = 0] }, answer) => {
  const third = answerValue(answer) - (/be the perimeter/.test(question) ? one + other : 0);
  const lengths = Array.from({ length: 1799 }, (_, step) => radians((step + 1) / 10)).map((turn) =>
    Math.hypot(one - other * Math.cos(turn), other * Math.sin(turn)),
  );
  return third > lengths[0]! && third < lengths.at(-1)!;
};

/** Area within corners that follow one another, in square pixels. */
const area = (spots: readonly Spot[]): number =>
  Math.abs(
    spots.reduce((total, [x, y], index) => {
      const [nextX, nextY] = spots[(index + 1) % spots.length]!;
      return total + x * nextY - y * nextX;
    }, 0),
  ) / 2;

/** Measures areas in the printed figure, after checking it against the given lengths. */
const measuredArea: Oracle = ({ question, img }, answer) => {
  const at = namedPoints(img);
  const scales = [...question.matchAll(/([A-Z])([A-Z])=(\d+)/g)].map(
    ([, from = '', to = '', value]) => Number(value) / apart(at(from), at(to)),
  );
  if (!close(scales[0]! / scales[1]!, 1, 2e-3)) throw new Error('the figure does not fit the lengths');
  const [, given = '', value] = /area of triangle \\\(([A-Z]{3})\\\) is \\\((\d+)/.exec(question) ?? [];
  const wanted = /quadrilateral \\\(([A-Z]{4})/.exec(question)?.[1] ?? '';
  const exact = (Number(value) * area([...wanted].map(at))) / area([...given].map(at));
  return close(answerValue(answer) / exact, 1, 1e-3);
};

/** The angle between two sides of a triangle, in degrees, from its three sides. */
const between = (one: number, other: number, opposite: number): number =>
  (Math.acos((one ** 2 + opposite ** 2 - other ** 2) / (2 * one * opposite)) * 180) / Math.PI;

type Part = 'before' | 'after' | 'opposite' | 'first' | 'last';

/** What lies at the corners named: 0 before the given angle's side, 1 at the given angle, 2 behind it. */
const PART_AT: Readonly<Record<string, Part>> = {
  0: 'first',
  2: 'last',
  '01': 'before',
  12: 'after',
  '02': 'opposite',
};

/** One side or angle of the triangle with the given angle and the side before it, as the side after it grows. */
function partOf(part: Part, angle: number, before: number): (after: number) => number {
  const twice = 2 * before * Math.cos(radians(angle));
  const opposite = (after: number): number => Math.sqrt(before ** 2 + after ** 2 - twice * after);
  const first = (after: number): number => between(before, after, opposite(after));
  return {
    before: () => before,
    after: (after: number) => after,
    opposite,
    first,
    last: (after: number) => 180 - angle - first(after),
  }[part];
}

/** Lengths of the free side for which a part of the triangle has a value: all that a fine walk finds. */
function possible(angle: number, before: number, part: Part, value: number): number[] {
  const measure = partOf(part, angle, before);
  const lengthAt = (step: number): number => step / 500 + 0.000_1;
  const found: number[] = [];
  for (let step = 1, miss = measure(lengthAt(1)) - value; step < 60_000; step += 1) {
    const next = measure(lengthAt(step + 1)) - value;
    if (miss * next <= 0) found.push(lengthAt(step) - (miss * (lengthAt(step + 1) - lengthAt(step))) / (next - miss));
    miss = next;
  }
  return found;
}

/** Constructs every triangle that fits, on both sides, and asks whether any two of them differ. */
const allFittingCongruent: Oracle = ({ question }, answer) => {
  const [one = '', other = ''] = [...question.matchAll(/\\\(([A-Z]{3})\\\)/g)].map(([, name]) => name);
  const [angle = 0, side = 0] = [...question.matchAll(/are both \\\((\d+)/g)].map(([, value]) => Number(value));
  const value = Number(/both \\\((\d+)/.exec(answer)?.[1]);
  const named = /overline/.test(answer)
    ? [...answer.matchAll(/overline\{([A-Z]{2})\}/g)]
    : [...answer.matchAll(/\\\(([A-Z])\\\)/g)];
  const [first = [], second = []] = named.map(([, name = ''], index) => {
    const corners = [...(index === 0 ? one : other)];
    const places = [...name]
      .map((corner) => corners.indexOf(corner))
      .sort()
      .join('');
    const part = PART_AT[places];
    if (!part) throw new Error(`cannot place ${name}`);
    return possible(angle, side, part, value);
  });
  if (first.length === 0 || second.length === 0) throw new Error('no such triangle');
  return first.every((length) => second.every((match) => close(length, match, 1e-3)));
};

export const LINES_ANGLES_TRIANGLES_ORACLES: Readonly<Record<string, Oracle>> = {
  'lines-angles-transversal': measuredAngle,
  'lines-angles-exterior': measuredAngle,
  'lines-angles-isosceles': closingTriangle,
  'lines-angles-shadow': ray,
  'lines-angles-third-side': turnedSide,
  'lines-angles-between-parallels': measuredAngle,
  'lines-angles-parallel-segment': measuredArea,
  'lines-angles-congruence': allFittingCongruent,
};
