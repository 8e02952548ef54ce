import { tex } from '../tex.js';
import type { Template } from '../template.js';
import { CORNERS } from './triples.js';

type Ratio = 'sin' | 'cos' | 'tan';
type Side = 'opposite' | 'adjacent' | 'hypotenuse';

/** Sides that a ratio of the first acute angle compares. */
const SIDES: Record<Ratio, readonly [Side, Side]> = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
};
const OF_OTHER: Record<Side, Side> = { opposite: 'adjacent', adjacent: 'opposite', hypotenuse: 'hypotenuse' };
const NAMES: Record<Ratio, string> = { sin: 'sine', cos: 'cosine', tan: 'tangent' };

/** One trigonometric ratio as a fraction with a letter; another, of the other acute angle or the same, wanted. */
export const ratioInLetters: Template = {
  id: 'right-triangles-ratio-in-letters',
  skill: 23,
  difficulty: 'hard',
  seconds: 100,
  type: 'choice',
  context: false,
  make(draw) {
    const [a, b, c] = draw.pick(CORNERS);
    const given = draw.pick(['sin', 'cos', 'tan'] as const);
    const wanted = draw.pick(['sin', 'cos', 'tan'] as const);
    const atOther = draw.chance(0.7);
    const number = draw.int(2, 12);
    const letter = draw.pick(['x', 'k', 'm', 'n'] as const);
    const [top, bottom] = SIDES[given];
    const square = `${letter}^2`;
    const third: Side = (['opposite', 'adjacent', 'hypotenuse'] as const).find(
      (side) => side !== top && side !== bottom,
    )!;
    const root =
      third === 'hypotenuse' ? `\\sqrt{${number * number}+${square}}` : `\\sqrt{${number * number}-${square}}`;
    const falseRoot =
      third === 'hypotenuse' ? `\\sqrt{${number * number}-${square}}` : `\\sqrt{${number * number}+${square}}`;
    const lengths: Record<Side, string> = {
      opposite: '',
      adjacent: '',
      hypotenuse: '',
      [top]: letter,
      [bottom]: String(number),
      [third]: root,
    };
    const [over, under] = SIDES[wanted].map((side) => (atOther ? OF_OTHER[side] : side)) as [Side, Side];
    const name = atOther ? b : a;
    // The question would ask for what it gives, or for its reciprocal alone.
    if (over !== third && under !== third) return null;
    const fraction = (one: string, other: string): string => tex(`\\frac{${one}}{${other}}`);
    const swapped = [OF_OTHER[over], OF_OTHER[under]] as const;
    const withFalse = (side: Side): string => (side === third ? falseRoot : lengths[side]);
    return {
      type: 'choice',
      question: `<p>In triangle ${tex(`${a}${b}${c}`)}, angle ${tex(c)} is a right angle and ${tex(`\\${given} ${a}=\\frac{${letter}}{${number}}`)}, where ${tex(letter)} is a constant. Which expression is equivalent to ${tex(`\\${wanted} ${name}`)}?</p>`,
      right: fraction(lengths[over], lengths[under]),
      wrong: [
        [
          fraction(lengths[under], lengths[over]),
          'ratio-inverted',
          `Say in words which side the ${NAMES[wanted]} puts over which, seen from angle ${tex(name)}.`,
        ],
        [
          fraction(lengths[swapped[0]], lengths[swapped[1]]),
          'wrong-acute-angle',
          `This is the ${NAMES[wanted]} of the other acute angle of the triangle.`,
        ],
        [
          fraction(withFalse(over), withFalse(under)),
          'pythagorean-sign-slip',
          'The third side has the wrong sign in the Pythagorean theorem. Which side is the hypotenuse?',
        ],
        [
          fraction(lengths[under] === root ? letter : root, lengths[under] === root ? root : letter),
          'wrong-side',
          `This compares two sides that don't make the ${NAMES[wanted]} of this angle.`,
        ],
        [
          fraction(lengths[under] === root ? String(number) : root, lengths[under] === root ? root : String(number)),
          'wrong-side',
          `This compares two sides that don't make the ${NAMES[wanted]} of this angle.`,
        ],
        [
          fraction(String(number), letter),
          'reciprocal-for-other-angle',
          "Flipping a ratio doesn't give a ratio of the other acute angle, except for the tangent.",
        ],
      ],
      why: `Take a triangle in which the side ${top === 'hypotenuse' ? '' : `${top === 'opposite' ? 'opposite to' : 'adjacent to'} ${tex(a)} `}is ${tex(letter)} and the ${bottom === 'hypotenuse' ? 'hypotenuse' : `side adjacent to ${tex(a)}`} is ${tex(number)}. By the Pythagorean theorem, the third side is ${tex(root)}. ${atOther ? `What is opposite to ${tex(a)} is adjacent to ${tex(b)}, and the other way round. ` : ''}So ${tex(`\\${wanted} ${name}`)} equals ${fraction(lengths[over], lengths[under])}.`,
      math: {
        landmarks: [
          [number * number, `the square of ${tex(`${number}`)}`, `What do you do with ${tex(`${letter}^2`)}?`],
        ],
        starts: [`x^2=${third === 'hypotenuse' ? `${number * number}+${letter}^2` : `${number * number}-${letter}^2`}`],
      },
      simpler: `Draw a right triangle and put the given ratio on it. The Pythagorean theorem gives the third side, ${tex(`${root}`)}. ${atOther ? 'Now look from the other angle, so opposite and adjacent trade places.' : 'Stay at the same angle.'} Read off the ratio you want.`,
      hints: [
        'Draw a right triangle. Which two sides get the letter and the number?',
        'Which side is missing, a leg or the hypotenuse?',
        'How do you write the missing side with a square root?',
        `Look from angle ${tex(name)}. Which side is opposite, and which is adjacent?`,
      ],
    };
  },
};
