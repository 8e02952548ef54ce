import { coefficient, gcd, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Two kinds of things; more of the first kind come. */
const SETTINGS = [
  { place: 'An aquarium contains', first: 'guppies', second: 'tetras', more: 'guppies are put into the aquarium' },
  { place: 'A school has', first: 'tablets', second: 'laptops', more: 'tablets are bought' },
  { place: 'A club has', first: 'junior members', second: 'senior members', more: 'junior members join the club' },
  { place: 'A box holds', first: 'red tiles', second: 'white tiles', more: 'red tiles are added to the box' },
  { place: 'A meadow has', first: 'maples', second: 'birches', more: 'maples are planted' },
  { place: 'A collection consists of', first: 'coins', second: 'stamps', more: 'coins are added to the collection' },
] as const;

/** A ratio before and after some are added, one of the numbers wanted. */
export const changedRatio: Template = {
  id: 'ratios-changed',
  skill: 25,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 110,
  type: 'blank',
  context: true,
  make(draw) {
    const { place, first, second, more } = draw.pick(SETTINGS);
    const [a, b] = draw.distinct(2, 2, 9) as [number, number];
    const [c, d] = draw.distinct(2, 2, 9) as [number, number];
    const n = draw.int(3, 20);
    const added = (b * n * c) / d - a * n;
    if (
      gcd(a, b) > 1 ||
      gcd(c, d) > 1 ||
      b === d ||
      !Number.isInteger(added) ||
      added < 3 ||
      added > 80 ||
      added === b * n
    )
      return null;
    return {
      type: 'blank',
      question: `<p>${place} ${first} and ${second} in the ratio of ${tex(a)} to ${tex(b)}. After ${tex(added)} more ${more}, the ratio of ${first} to ${second} is ${tex(c)} to ${tex(d)}. How many ${second} are there?</p>`,
      answer: String(b * n),
      wrong: [
        [String(a * n), 'wrong-part', `This is the number of ${first} before the change.`],
        [String(a * n + added), 'wrong-part', `This is the number of ${first} after the change.`],
        [
          String(n),
          'answered-one-part',
          `This is one part of the first ratio. The ${second} are ${tex(b)} of those parts.`,
        ],
      ],
      why: `Let there be ${tex(`${a}n`)} ${first} and ${tex(`${b}n`)} ${second} at first. Then ${tex(`\\frac{${a}n+${added}}{${b}n}=\\frac{${c}}{${d}}`)}, so ${tex(`${d}(${a}n+${added})=${num(b * c)}n`)} and ${tex(`${coefficient(b * c - a * d)}n=${num(d * added)}`)}. So ${tex(`n=${n}`)}, and there are ${tex(`${b}\\cdot ${n}=${b * n}`)} ${second}.`,
      math: {
        landmarks: [
          [n, 'one part of the first ratio', `How many parts are the ${second}?`],
          [a * n, `the number of ${first} at first`, `How many ${second} are there?`],
          [a * n + added, `the number of ${first} afterward`, `How many ${second} are there?`],
          [d * added, `the value of ${tex(`${coefficient(b * c - a * d)}n`)}`, "What's left to do?"],
        ],
        starts: [`(${a}n+${added})/(${b}n)=${c}/${d}`, `(x+${added})/y=${c}/${d}`, `x/y=${a}/${b}`],
      },
      simpler: `Say there are ${tex(`${a}n`)} ${first} and ${tex(`${b}n`)} ${second}. After ${tex(`${added}`)} more, the new ratio is ${tex(`${c}`)} to ${tex(`${d}`)}. Cross-multiply and solve: ${tex(`n=${n}`)}. So there are ${tex(`${b}\\cdot ${n}=${b * n}`)} ${second}.`,
      hints: [
        `Some ${first} are added. Which number stays the same?`,
        `Call one part of the first ratio ${tex('n')}. How do you write both numbers?`,
        'How do you write the new ratio as an equation of two fractions?',
        `Once you know ${tex('n')}, which number does the question want?`,
      ],
    };
  },
};
