import { entered, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { who: 'A theater', sells: 'tickets for a show', one: 'ticket', span: 'an evening' },
  { who: 'A bakery', sells: 'fruit pies', one: 'pie', span: 'a week' },
  { who: 'A museum', sells: 'guided tours', one: 'tour', span: 'a month' },
  { who: 'A craft store', sells: 'painting kits', one: 'kit', span: 'a month' },
  { who: 'A marina', sells: 'boat trips', one: 'trip', span: 'a week' },
] as const;

/** Each rise of the price costs customers: the price at which most is taken in. */
export const bestPrice: Template = {
  id: 'nonfunction-best-price',
  skill: 20,
  difficulty: 'hard',
  seconds: 120,
  shift: 0.2,
  type: 'blank',
  context: true,
  make(draw) {
    const { who, sells, one, span } = draw.pick(SETTINGS);
    const [step, fewer, rises, units] = [draw.pick([1, 2, 3, 5]), draw.int(3, 12), draw.int(3, 9), draw.int(4, 15)];
    const price = step * units;
    const sold = fewer * (2 * rises + units);
    const key = price + step * rises;
    if (sold > 400 || price < 8 || price > 60 || sold === price) return null;
    return {
      type: 'blank',
      question: `<p>${who} sells ${tex(sold)} ${sells} in ${span} when the price of each ${one} is ${tex(`\\$${price}`)}. For each increase of ${tex(`\\$${step}`)} in the price, ${tex(fewer)} fewer are sold. At what price, in dollars, would the total amount taken in be greatest?</p>`,
      answer: String(key),
      wrong: [
        [
          String(step * rises),
          'increase-for-price',
          'Go back to what your letter stands for, and to what the question asks for.',
        ],
        [
          String(rises),
          'count-for-price',
          'Go back to what your letter stands for, and to what the question asks for.',
        ],
        [
          entered(step * sold, fewer),
          'zero-of-one-factor',
          'Look again at the two factors of the total, and at where each of them is zero.',
        ],
        [
          String(sold - fewer * rises),
          'answered-other-quantity',
          'This is how many are sold at that price, not the price itself.',
        ],
      ],
      why: `After ${tex('n')} increases, the price is ${tex(`${price}+${step === 1 ? '' : step}n`)} dollars and ${tex(`${sold}-${fewer}n`)} are sold, so the amount taken in is ${tex(`(${price}+${step === 1 ? '' : step}n)(${sold}-${fewer}n)`)}. This quadratic function is zero for ${tex(`n=-${units}`)} and ${tex(`n=${sold / fewer}`)}. Its greatest value lies in the middle between them, at ${tex(`n=${rises}`)}, where the price is ${tex(`${price}+${step === 1 ? '' : `${step}\\cdot `}${rises}=${key}`)} dollars.`,
      math: {
        landmarks: [
          [rises, 'the best number of increases', "What's the price then?"],
          [step * rises, 'how much the price goes up', "What's the price then?"],
          [sold - fewer * rises, 'how many are sold at the best price', 'What does the question ask for?'],
          [
            sold / fewer,
            'the number of increases after which nothing is sold',
            "Where's the middle between that and the other zero?",
          ],
        ],
        starts: [`y=(${price}+${step}n)(${sold}-${fewer}n)`],
      },
      simpler: `After ${tex('n')} increases, the money is price times number sold. That curve is zero at ${tex(`n=-${units}`)} and ${tex(`n=${sold / fewer}`)}. The top is halfway between, at ${tex(`n=${rises}`)}. So the price is ${tex(`${price}+${step}\\cdot ${rises}=${key}`)} dollars.`,
      hints: [
        `Call the number of increases ${tex('n')}. What's the price, and how many are sold?`,
        'How do you get the money taken in from those two?',
        "That curve has a zero for each factor. Where's its top compared to them?",
        'Now you know how many increases are best. What price does that make?',
      ],
    };
  },
};
