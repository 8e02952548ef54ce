import { fraction, gcd, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

const equation = (rise: number, run: number, b: number): string => {
  const slope = fraction(rise, run);
  return tex(`y=${slope === '1' ? '' : slope === '-1' ? '-' : slope}x${b === 0 ? '' : `${b > 0 ? '+' : ''}${b}`}`);
};

/** A line perpendicular to a given one, through a given point. */
export const perpendicular: Template = {
  id: 'linear-two-perpendicular',
  skill: 13,
  difficulty: 'medium',
  shift: 0.3,
  seconds: 85,
  type: 'choice',
  context: false,
  make(draw) {
    const [a, b] = [draw.int(2, 7), draw.nonZero(-7, 7)];
    const c = draw.nonZero(-20, 20);
    const times = draw.nonZero(-3, 3);
    const intercept = draw.nonZero(-9, 9);
    // ax + by = c has slope -a/b; the perpendicular has b/a and is met at x = a·times.
    const [px, py] = [a * times, b * times + intercept];
    const parallel = py + (a / b) * px;
    if (Math.abs(b) < 2 || gcd(a, b) > 1 || py === 0 || py === intercept) return null;
    return {
      type: 'choice',
      question: `<p>Line ${tex('k')} is defined by ${tex(
        `${sum([
          [a, 'x'],
          [b, 'y'],
        ])}=${c}`,
      )}. Line ${tex('j')} is perpendicular to line ${tex('k')} in the ${tex('xy')}-plane and passes through the point ${tex(`(${px},${py})`)}. Which equation defines line ${tex('j')}?</p>`,
      right: equation(b, a, intercept),
      wrong: [
        [
          equation(-b, a, py + b * times),
          'sign-of-perpendicular-slope',
          `The slope of line ${tex('k')} is ${tex(fraction(-a, b))}. You flipped it, but you didn't change the sign.`,
        ],
        ...(Number.isInteger(parallel)
          ? [
              [
                equation(-a, b, parallel),
                'parallel-for-perpendicular',
                `This line is parallel to line ${tex('k')}: both have slope ${tex(fraction(-a, b))}.`,
              ] as const,
            ]
          : []),
        [
          equation(b, a, py),
          'point-as-intercept',
          `The ${tex(py)} belongs to ${tex(`x=${px}`)}. It isn't the ${tex('y')}-intercept.`,
        ],
        [
          equation(b, a, -intercept),
          'sign-slip-moving-term',
          `The constant has the wrong sign: put ${tex(`(${px},${py})`)} into the equation to check.`,
        ],
      ],
      why: `Solving for ${tex('y')} shows that line ${tex('k')} has slope ${tex(fraction(-a, b))}. A perpendicular line has the opposite reciprocal, ${tex(fraction(b, a))}, as slope. With the point ${tex(`(${px},${py})`)}, ${tex(`${py}=${fraction(b, a)}(${px})+b`)}, so ${tex(`b=${intercept}`)}.`,
      math: {
        landmarks: [
          [`${-a}/${b}`, `the slope of line ${tex('k')}`, 'What slope does a perpendicular line have?'],
          [`${b}/${a}`, `the slope of line ${tex('j')}`, `How do you find where it crosses the ${tex('y')}-axis?`],
        ],
      },
      simpler: `Line ${tex('k')} has slope ${tex(`${fraction(-a, b)}`)}. For a perpendicular line, flip it and change the sign: ${tex(`${fraction(b, a)}`)}. Put the point into ${tex('y=mx+b')} to get ${tex(`b=${intercept}`)}.`,
      hints: [
        `The equation of line ${tex('k')} isn't solved for ${tex('y')} yet. Which term do you move first?`,
        `Solve line ${tex('k')} for ${tex('y')}. What's its slope?`,
        'What two things do you change about a slope to get a perpendicular one?',
        'Put the given point into the new line. What constant makes it work?',
      ],
    };
  },
};
