import { compare, type Sign } from '../inequality.js';
import { display, linear, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Two inequalities; which point satisfies both? */
export const systemPoint: Template = {
  id: 'inequalities-two-system-point',
  skill: 17,
  difficulty: 'medium',
  shift: 0.2,
  seconds: 80,
  type: 'choice',
  context: false,
  make(draw) {
    const m = draw.pick([-3, -2, 2, 3]);
    const b = draw.nonZero(-6, 6);
    const [p, q] = [draw.int(1, 4), draw.int(2, 5)];
    const total = draw.int(8, 30);
    const [one, other] = draw.pick([
      ['>', '≤'],
      ['≥', '<'],
      ['<', '≥'],
      ['≤', '>'],
    ] as const);
    const test = (value: number, sign: Sign, bound: number): boolean =>
      ({ '<': value < bound, '>': value > bound, '≤': value <= bound, '≥': value >= bound })[sign];
    const first = (x: number, y: number): boolean => test(y, one, m * x + b);
    const second = (x: number, y: number): boolean => test(p * x + q * y, other, total);
    const draws = Array.from({ length: 60 }, () => [draw.int(-6, 8), draw.int(-6, 9)] as const);
    const find = (want1: boolean, want2: boolean): readonly [number, number] | undefined =>
      draws.find(([x, y]) => x !== y && first(x, y) === want1 && second(x, y) === want2);
    const [key, onlyFirst, onlySecond, none] = [
      find(true, true),
      find(true, false),
      find(false, true),
      find(false, false),
    ];
    if (!key || !onlyFirst || !onlySecond || !none) return null;
    const shown = ([x, y]: readonly [number, number]): string => tex(`(${x},${y})`);
    const left = sum([
      [p, 'x'],
      [q, 'y'],
    ]);
    const values = ([x, y]: readonly [number, number]): [string, string] => [
      `${tex(y)} is compared with ${tex(m * x + b)}`,
      `the left side is ${tex(p * x + q * y)}`,
    ];
    return {
      type: 'choice',
      question: `${display(`\\begin{aligned}${compare('y&amp;', one, linear(m, b))}\\\\${compare(`${left}&amp;`, other, total)}\\end{aligned}`)}<p>Which ordered pair ${tex('(x,y)')} is a solution to the given system of inequalities?</p>`,
      right: shown(key),
      wrong: [
        [
          shown(onlyFirst),
          'only-one-condition',
          `It works in the first inequality but not in the second: there, ${values(onlyFirst)[1]}.`,
        ],
        [
          shown(onlySecond),
          'only-one-condition',
          `It works in the second inequality but not in the first: there, ${values(onlySecond)[0]}.`,
        ],
        [
          shown(none),
          'inequality-reversed',
          `It works in neither inequality: in the first, ${values(none)[0]}, and in the second, ${values(none)[1]}.`,
        ],
      ],
      why: `For ${shown(key)}, the first inequality is ${tex(compare(key[1], one, m * key[0] + b))} and the second is ${tex(compare(p * key[0] + q * key[1], other, total))}. Both are true.`,
      math: {
        landmarks: [
          [
            m * key[0] + b,
            'the right side of the first inequality for one of the points',
            `Is its ${tex('y')} on the right side of that?`,
          ],
          [
            p * key[0] + q * key[1],
            'the left side of the second inequality for one of the points',
            'Does it fit the sign?',
          ],
          [
            p * onlyFirst[0] + q * onlyFirst[1],
            'the left side of the second inequality for one of the points',
            'Does it fit the sign?',
          ],
          [
            m * onlySecond[0] + b,
            'the right side of the first inequality for one of the points',
            `Is its ${tex('y')} on the right side of that?`,
          ],
        ],
      },
      simpler: `A solution has to pass both tests. Put each point into both inequalities. Two of them pass only one, and one passes none. ${shown(key)} passes both.`,
      hints: [
        'A solution has to pass both tests. How do you test one point?',
        'Put a point into the first inequality. Is it true?',
        'Only the ones that passed go on. What does the second inequality say about them?',
        'Watch the negative coordinates. Is being equal allowed?',
      ],
    };
  },
};
