import { close } from './answer-value.js';
import { alike, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Takes a number for the angle and compares the points. */
const walkedRound: Oracle = ({ question }, answer) => {
  const [, first = '', second = ''] = /has coordinates \\\(\(([a-z]),([a-z])\)\\\)/.exec(question) ?? [];
  const angle = [...question.matchAll(/measures \\\((.*?)\\\) radians/g)].at(-1)?.[1] ?? '';
  const t = 0.47;
  const turned = valueWith(angle, { t });
  const letters = { [first]: Math.cos(t), [second]: Math.sin(t) };
  const [x = '', y = ''] = answer.replace(/\\\(\(|\)\\\)/g, '').split(',');
  return close(valueWith(x, letters), Math.cos(turned), 1e-9) && close(valueWith(y, letters), Math.sin(turned), 1e-9);
};

type Ratio = 'sin' | 'cos' | 'tan';

/** Takes a number for the letter, finds both acute angles and computes the ratio. */
const byAngles: Oracle = ({ question }, answer) => {
  const [, given = '', vertex = '', letter = '', bottom = ''] =
    /\\(sin|cos|tan) ([A-Z])=\\frac\{([a-z])\}\{(\d+)\}/.exec(question) ?? [];
  const [, wanted = '', asked = ''] = /equivalent to \\\(\\(sin|cos|tan) ([A-Z])/.exec(question) ?? [];
  const value = 1.37;
  const back = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[given as Ratio](value / Number(bottom));
  const angle = asked === vertex ? back : Math.PI / 2 - back;
  return alike(
    valueWith(answer, { [letter]: value }),
    { sin: Math.sin, cos: Math.cos, tan: Math.tan }[wanted as Ratio](angle),
    1e-9,
  );
};

/** Starts with a height, finds where the two points have to be and measures the distance between them. */
const placedPoints: Oracle = ({ question }, answer) => {
  const [one = 0, other = 0] = [...question.matchAll(/\\\((\d+)\^\\circ/g)].map(
    ([, degrees]) => 50 / Math.tan(radians(Number(degrees))),
  );
  const [, letter = ''] = /two points is \\\(([a-z])\\\)/.exec(question) ?? [];
  const distance = question.includes('opposite sides') ? one + other : Math.abs(one - other);
  return alike(valueWith(answer, { [letter]: distance }), 50, 1e-9);
};

/** Enlarges a special triangle until its perimeter fits. */
const enlarged: Oracle = ({ question }, answer) => {
  const angle = question.includes('isosceles') ? 45 : 60;
  const [short, long] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const perimeter = valueWith(/perimeter of .*? is \\\((.*?)\\\)/.exec(question)?.[1] ?? '');
  const hypotenuse = perimeter / (1 + short + long);
  const asked = /area/.test(question)
    ? 0.5 * short * long * hypotenuse ** 2
    : /hypotenuse/.test(question)
      ? hypotenuse
      : short * hypotenuse;
  return alike(valueWith(answer), asked, 1e-9);
};

/** Takes an angle, finds its complement and puts both into the expression. */
const computedBoth: Oracle = ({ question }, answer) => {
  const [, given = '', letter = ''] = /\\(sin|cos) [A-Z]=([a-z])/.exec(question) ?? [];
  const [, p = '', first = '', q = '', second = ''] =
    /\\\((\d)\\(sin|cos) [A-Z]\+(\d)\(\\(sin|cos) [A-Z]\)\^2/.exec(question) ?? [];
  const of = (ratio: string, turn: number): number => (ratio === 'sin' ? Math.sin(turn) : Math.cos(turn));
  const [one, other] = [radians(23), radians(67)];
  const value = Number(p) * of(first, other) + Number(q) * of(second, other) ** 2;
  return alike(valueWith(answer, { [letter]: of(given, one) }), value, 1e-9);
};

export const HARD_RIGHT_TRIANGLES_ORACLES: Readonly<Record<string, Oracle>> = {
  'right-triangles-unit-circle': walkedRound,
  'right-triangles-ratio-in-letters': byAngles,
  'right-triangles-two-sightings': placedPoints,
  'right-triangles-perimeter-with-root': enlarged,
  'right-triangles-complement-identity': computedBoth,
};
