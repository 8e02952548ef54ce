import { answers, answerValue, close } from './answer-value.js';
import { angleBetween, apart, namedPoints } from './figure-points.js';
import type { Oracle, Printed } from './oracle.js';
import { texValue } from './tex-value.js';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Which given lengths lie along the hypotenuse, by the thing that they are lengths of. */
const SLANTED_FIRST = /\b(ladder|cable|diagonal)\b/;

/** Lays the triangle out along the axes and measures from end to end. */
const laidOut: Oracle = ({ question, numbers: [one = 0, other = 0] }, answer) => {
  const wanted = answerValue(answer);
  if (!SLANTED_FIRST.test(question)) return close(Math.hypot(one, other), wanted);
  const [long, short] = [Math.max(one, other), Math.min(one, other)];
  return close(Math.hypot(short, wanted), long);
};

/** Measures the printed figure and takes the ratio of its pixels. */
const measuredRatio: Oracle = ({ question, figure, img }, answer) => {
  const [, of = '', vertex = ''] = /\\(sin|cos|tan) ([A-Z])/.exec(question) ?? [];
  const [, corners = ''] = /Right triangle ([A-Z]{3})/.exec(figure) ?? [];
  const at = namedPoints(img);
  const [one = '', other = ''] = [...corners].filter((name) => name !== vertex);
  const turn = radians(angleBetween(at(vertex), at(one), at(other)));
  const scales = [...figure.matchAll(/length of ([A-Z])([A-Z]) is (\d+)/g)].map(
    ([, from = '', to = '', length]) => apart(at(from), at(to)) / Number(length),
  );
  const exact = scales.every((scale) => close(scale / scales[0]!, 1, 2e-3));
  return exact && answers(answer, { sin: Math.sin, cos: Math.cos, tan: Math.tan }[of]!(turn), 1e-3);
};

/** Law of sines, with the third angle from the sum. */
const bySines: Oracle = ({ question }, answer) => {
  const angles = new Map(
    [...question.matchAll(/angle \\\(([A-Z])\\\) is \\\((\d+)\^/g)].map(([, name = '', size]) => [name, Number(size)]),
  );
  const corners = [...(/triangle \\\(([A-Z]{3})\\\)/.exec(question)?.[1] ?? '')];
  const total = [...angles.values()].reduce((total, size) => total + size, 0);
  const across = ([one = '', other = '']: string): number => {
    const name = corners.find((corner) => corner !== one && corner !== other)!;
    return Math.sin(radians(angles.get(name) ?? 180 - total));
  };
  const [given = '', wanted = ''] = [...question.matchAll(/overline\{([A-Z]{2})\}/g)].map(([, name]) => name);
  const length = Number(/\}\\\) is \\\((\d+)\\\)/.exec(question)?.[1]);
  return answers(answer, (length / across(given)) * across(wanted));
};

/** What is given and what is wanted as horizontal, vertical or slanted, by the thing that is measured. */
const DIRECTIONS: readonly [RegExp, 'across' | 'up' | 'slant', 'across' | 'up' | 'slant'][] = [
  [/tower/, 'across', 'up'],
  [/kite/, 'slant', 'up'],
  [/lighthouse/, 'up', 'across'],
  [/silo/, 'up', 'slant'],
  [/ladder/, 'slant', 'across'],
  [/mast/, 'across', 'slant'],
];

/** Walks along a line at the angle until the given length is reached, and measures the wanted one. */
const lineAtAngle: Oracle = ({ question, numbers: [length = 0, degrees = 0] }, answer) => {
  const [, given, wanted] = DIRECTIONS.find(([thing]) => thing.test(question))!;
  const unit = { across: Math.cos(radians(degrees)), up: Math.sin(radians(degrees)), slant: 1 };
  const plain = answer.replace(
    /\\(sin|cos|tan)\((\d+)\^\\circ\)/g,
    (_, of: 'sin' | 'cos' | 'tan', at: string) => `(${Math[of](radians(Number(at))).toFixed(12)})`,
  );
  return close(texValue(plain), (length / unit[given]) * unit[wanted], 1e-6);
};

/** Puts the number for x and compares the printed sine with the printed cosine. */
const sineEqualsCosine: Oracle = ({ question }, answer) => {
  const [one = NaN, other = NaN] = [...question.matchAll(/\\\(\(([^()]*)\)\^\\circ/g)].map(([, inner = '']) =>
    texValue(inner, { x: answerValue(answer) }),
  );
  return one > 0 && one < 90 && other > 0 && other < 90 && close(Math.sin(radians(one)), Math.cos(radians(other)));
};

/** Grows a triangle with the given angle until its perimeter or area fits. */
const grown: Oracle = ({ question }, answer) => {
  const [, of = '', vertex = '', over, under] = /\\(sin|cos|tan) ([A-Z])=\\frac\{(\d+)\}\{(\d+)\}/.exec(question) ?? [];
  const turn = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[of]!(Number(over) / Number(under));
  const right = /angle \\\(([A-Z])\\\) is a right angle/.exec(question)?.[1];
  const [, kind, measure] = /the (area|perimeter) of .*? is \\\((\d+)\\\)/.exec(question.replaceAll('{,}', '')) ?? [];
  const size =
    kind === 'area'
      ? Math.sqrt(Number(measure) / (0.5 * Math.sin(turn) * Math.cos(turn)))
      : Number(measure) / (1 + Math.sin(turn) + Math.cos(turn));
  const wanted = /overline\{([A-Z]{2})\}/.exec(question)?.[1] ?? '';
  const part = !wanted.includes(right!) ? 1 : wanted.includes(vertex) ? Math.cos(turn) : Math.sin(turn);
  return answers(answer, size * part, 1e-6);
};

/** Measures the printed figure with the scale that the given lengths set. */
const measuredLength: Oracle = ({ question, img }: Printed, answer) => {
  const at = namedPoints(img);
  const length = ([from = '', to = '']: string): number => apart(at(from), at(to));
  const scales = [...question.matchAll(/([A-Z]{2})=(\d+)/g)].map(
    ([, name = '', value]) => Number(value) / length(name),
  );
  const wanted = [...question.matchAll(/overline\{([A-Z]{2})\}/g)].at(-1)?.[1] ?? '';
  const corner = [...(/angle \\\(([A-Z]{3})\\\)/.exec(question)?.[1] ?? '')].map(at);
  if (!close(angleBetween(corner[1]!, corner[0]!, corner[2]!), 90, 0.1) || !close(scales[0]! / scales[1]!, 1, 2e-3))
    throw new Error('the figure does not fit the question');
  return close(answerValue(answer) / (Math.max(...scales) * length(wanted)), 1, 2e-3);
};

export const RIGHT_TRIANGLES_ORACLES: Readonly<Record<string, Oracle>> = {
  'right-triangles-missing-side': laidOut,
  'right-triangles-trig-ratio': measuredRatio,
  'right-triangles-special': bySines,
  'right-triangles-elevation': lineAtAngle,
  'right-triangles-complement': sineEqualsCosine,
  'right-triangles-ratio-and-measure': grown,
  'right-triangles-altitude': measuredLength,
};
