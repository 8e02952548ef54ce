import { angleMark } from '../../content/figures/geometry.js';
import { figure, label, line, type Point } from '../../content/figures/svg.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** The four angles at a crossing, counterclockwise from the right end of the level line. */
const PLACES = [
  'above {line} and to the right of {t}',
  'above {line} and to the left of {t}',
  'below {line} and to the left of {t}',
  'below {line} and to the right of {t}',
] as const;
const NAMES = [
  ['m', 'n', 't'],
  ['j', 'k', 't'],
  ['p', 'q', 's'],
  ['k', 'm', 'r'],
  ['a', 'b', 'c'],
  ['r', 's', 't'],
] as const;

interface Marked {
  place: number;
  text: string;
}

/** Two level lines and one that rises at the angle `slope`, degrees; one angle marked at the upper line, one at the lower. */
function drawing(
  [upper, lower, t]: readonly [string, string, string],
  slope: number,
  above: Marked,
  below: Marked,
): string {
  const turn = (slope * Math.PI) / 180;
  const unit: Point = [Math.cos(turn), -Math.sin(turn)];
  const [one, other] = [-1, 1].map((side): Point => [170 - (side * 48) / Math.tan(turn), 130 + side * 48]) as [
    Point,
    Point,
  ];
  const along = ([x, y]: Point, step: number): Point => [x + unit[0] * step, y + unit[1] * step];
  const ends = (crossing: Point): Point[] => [
    [330, crossing[1]],
    along(crossing, 60),
    [10, crossing[1]],
    along(crossing, -60),
  ];
  const mark = (crossing: Point, { place, text }: Marked): string =>
    angleMark(crossing, ends(crossing)[place]!, ends(crossing)[(place + 1) % 4]!, text, 20);
  const [top, bottom] = [along(one, 68), along(other, -68)];
  const where = (place: number, name: string): string =>
    PLACES[place]!.replace('{line}', `line ${name}`).replace('{t}', `line ${t}`);
  return figure(
    356,
    260,
    `Level lines ${upper} and ${lower}, ${upper} above ${lower}, are crossed by line ${t}, which ${slope < 90 ? 'rises' : 'falls'} from left to right. The angle ${where(above.place, upper)} is labeled ${above.text}, and the angle ${where(below.place, lower)} is labeled ${below.text}.`,
    [
      line([10, one[1]], [330, one[1]]),
      line([10, other[1]], [330, other[1]]),
      line(top, bottom),
      mark(one, above),
      mark(other, below),
      label([343, one[1] + 5], upper, { italic: true }),
      label([343, other[1] + 5], lower, { italic: true }),
      label([top[0] + (slope < 90 ? 11 : -11), top[1] + 10], t, { italic: true }),
    ],
  );
}

/** Two parallel lines and a transversal: equal angles or angles that make a straight one. */
export const transversal: Template = {
  id: 'lines-angles-transversal',
  skill: 22,
  difficulty: 'easy',
  seconds: 45,
  type: 'blank',
  context: false,
  make(draw) {
    const names = draw.pick(NAMES);
    const slope = draw.int(42, 138);
    if (Math.abs(slope - 90) < 8) return null;
    const [above, below] = [draw.int(0, 3), draw.int(0, 3)];
    const size = (place: number): number => (place % 2 === 0 ? slope : 180 - slope);
    const givenAbove = draw.chance(0.5);
    const [given, wanted] = givenAbove ? [above, below] : [below, above];
    const equal = size(given) === size(wanted);
    if (given === wanted) return null;
    const [known, key] = [size(given), size(wanted)];
    const marked = (isGiven: boolean): string => (isGiven ? `${known}°` : 'x°');
    const degrees = (value: number): string => tex(`${value}^\\circ`);
    return {
      type: 'blank',
      img: drawing(
        names,
        slope,
        { place: above, text: marked(givenAbove) },
        { place: below, text: marked(!givenAbove) },
      ),
      question: `<p>In the figure, line ${tex(names[0])} is parallel to line ${tex(names[1])}. What is the value of ${tex('x')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(180 - key),
          equal ? 'supplement-for-equal' : 'equal-for-supplement',
          equal
            ? `This makes the two angles add up to a straight line. Look at the figure: both are ${key > 90 ? 'obtuse' : 'acute'}, so they're equal.`
            : `This makes the two angles equal. Look at the figure: one is acute and one is obtuse, so together they make ${degrees(180)}.`,
        ],
        [
          String(Math.abs(90 - known)),
          'right-angle-for-straight',
          `This compares ${degrees(known)} with a right angle. The lines here make straight angles of ${degrees(180)}.`,
        ],
        [
          String(360 - known),
          'full-turn-for-straight',
          `This subtracts ${degrees(known)} from a full turn. Two neighboring angles at a crossing make ${degrees(180)}.`,
        ],
      ],
      why: equal
        ? `The angle of ${degrees(known)} equals the angle opposite it at the same crossing, and this angle and the one labeled ${tex('x^\\circ')} are corresponding angles at parallel lines. So ${tex(`x=${key}`)}.`
        : `At the other crossing, the angle that corresponds to the one of ${degrees(known)} measures ${degrees(known)} too, since the lines are parallel. Together with the angle labeled ${tex('x^\\circ')} it makes a straight angle, so ${tex(`x=180-${known}=${key}`)}.`,
      math: {
        landmarks: [
          [
            180 - known,
            'the angle that makes a straight line with the given one',
            `Is ${tex('x')} that angle, or the other one?`,
          ],
        ],
        starts: [`x+${180 - key}=180`],
      },
      simpler: `A line across two parallel lines makes only two sizes of angle, ${tex(`${known}^\\circ`)} and ${tex(`${180 - known}^\\circ`)}. Look at the picture. ${tex('x')} is ${key > 90 ? 'wide' : 'narrow'}, so it's the ${key > 90 ? 'bigger' : 'smaller'} one: ${tex(`${key}`)}.`,
      hints: [
        'How many different sizes of angle do you get where two lines cross?',
        'The lines are parallel. How do the two crossings compare?',
        'Find the same spot at the other crossing. How big is that angle?',
        `Is that angle the same as ${tex('x^\\circ')}, opposite it, or its neighbor on a straight line?`,
      ],
    };
  },
};
