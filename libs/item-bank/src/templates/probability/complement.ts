import { entered, fraction, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A container or group of four kinds; the names are read after a number. */
const SETTINGS = [
  {
    says: 'A bag contains',
    kinds: ['red tokens', 'blue tokens', 'green tokens', 'white tokens'],
    pick: 'token',
    nots: ['red', 'blue', 'green', 'white'],
  },
  {
    says: 'A drawer contains',
    kinds: ['black pens', 'blue pens', 'red pens', 'green pens'],
    pick: 'pen',
    nots: ['black', 'blue', 'red', 'green'],
  },
  {
    says: 'A box contains',
    kinds: ['striped scarves', 'dotted scarves', 'plain scarves', 'checked scarves'],
    pick: 'scarf',
    nots: ['striped', 'dotted', 'plain', 'checked'],
  },
  {
    says: 'A tray holds',
    kinds: ['square tiles', 'round tiles', 'triangular tiles', 'hexagonal tiles'],
    pick: 'tile',
    nots: ['square', 'round', 'triangular', 'hexagonal'],
  },
  {
    says: 'A basket holds',
    kinds: ['yellow peppers', 'green peppers', 'red peppers', 'orange peppers'],
    pick: 'pepper',
    nots: ['yellow', 'green', 'red', 'orange'],
  },
] as const;

/** Numbers of three kinds given, the probability of not drawing one of them wanted. */
export const complement: Template = {
  id: 'prob-complement',
  skill: 29,
  difficulty: 'easy',
  seconds: 55,
  type: 'blank',
  context: true,
  make(draw) {
    const { says, kinds, pick, nots } = draw.pick(SETTINGS);
    const [one = 0, other = 0, third = 0] = draw.shuffle([0, 1, 2, 3]);
    const [a, b, c] = [draw.int(2, 15), draw.int(2, 15), draw.int(2, 15)];
    const all = a + b + c;
    const right = entered(b + c, all);
    if (right.length > 5 || a === b || a === c || b + c === a) return null;
    return {
      type: 'blank',
      question: `<p>${says} ${tex(a)} ${kinds[one]}, ${tex(b)} ${kinds[other]}, and ${tex(c)} ${kinds[third]}, and nothing else. If one ${pick} is selected at random, what is the probability that it is not ${nots[one]}? (Express your answer as a decimal or fraction, not as a percent.)</p>`,
      answer: right,
      wrong: [
        [entered(a, all), 'event-for-complement', `This is the probability that the ${pick} is ${nots[one]}.`],
        [
          entered(a, b + c),
          'part-to-part',
          `This compares the ${kinds[one]} with the others. A probability compares a part with the whole, and that's ${tex(all)}.`,
        ],
        [
          entered(2, 3),
          'kinds-as-equally-likely',
          "Two of the three kinds count, but there aren't equally many of each.",
        ],
        [
          entered(b, all),
          'one-kind-forgotten',
          `This counts only the ${kinds[other]}. The ${kinds[third]} aren't ${nots[one]} either.`,
        ],
      ],
      why: `There are ${tex(`${a}+${b}+${c}=${all}`)} in all, and ${tex(`${b}+${c}=${b + c}`)} of them are not ${nots[one]}. The probability is ${tex(`\\frac{${b + c}}{${all}}`)}${fraction(b + c, all) === `\\frac{${b + c}}{${all}}` ? '' : tex(`=${fraction(b + c, all)}`)}.`,
      math: {
        landmarks: [
          [all, 'how many there are in all', 'How many of them count?'],
          [b + c, `how many of them are not ${nots[one]}`, 'Out of how many?'],
          [entered(a, all), `the probability that it is ${nots[one]}`, "What is the probability that it isn't?"],
        ],
      },
      simpler: `Count everything: ${tex(`${all}`)}. Count the ones that are not ${nots[one]}: ${tex(`${b + c}`)}. The probability is the second number over the first.`,
      hints: [
        'You pick one without looking. Which ones are you hoping for?',
        'How many are there in all?',
        `Which kinds count as not ${nots[one]}?`,
        'Add those up. Which number goes under them?',
      ],
    };
  },
};
