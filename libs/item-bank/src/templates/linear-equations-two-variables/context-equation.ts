import { dollars, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    who: 'A bakery',
    first: 'loaves of bread',
    second: 'cakes',
    one: [3, 7],
    other: [14, 30],
    says: 'sells each loaf of bread for PRICE1 and each cake for PRICE2',
  },
  {
    who: 'A nursery',
    first: 'herbs',
    second: 'shrubs',
    one: [2, 6],
    other: [11, 25],
    says: 'sells each herb for PRICE1 and each shrub for PRICE2',
  },
  {
    who: 'A bookshop',
    first: 'paperbacks',
    second: 'atlases',
    one: [6, 12],
    other: [24, 45],
    says: 'sells each paperback for PRICE1 and each atlas for PRICE2',
  },
  {
    who: 'A museum',
    first: 'student tickets',
    second: 'adult tickets',
    one: [4, 8],
    other: [11, 19],
    says: 'sells each student ticket for PRICE1 and each adult ticket for PRICE2',
  },
  {
    who: 'A workshop',
    first: 'mugs',
    second: 'vases',
    one: [7, 13],
    other: [21, 38],
    says: 'sells each mug for PRICE1 and each vase for PRICE2',
  },
  {
    who: 'A shop',
    first: 'notebooks',
    second: 'backpacks',
    one: [2, 5],
    other: [26, 48],
    says: 'sells each notebook for PRICE1 and each backpack for PRICE2',
  },
] as const;

/** Two prices and a total: which equation says it? */
export const contextEquation: Template = {
  id: 'linear-two-model',
  skill: 13,
  difficulty: 'easy',
  seconds: 50,
  type: 'choice',
  context: true,
  make(draw) {
    const { who, first, second, one, other, says } = draw.pick(SETTINGS);
    const [a, b] = [draw.int(one[0], one[1]), draw.int(other[0], other[1])];
    const [x, y] = draw.distinct(2, 5, 30) as [number, number];
    const total = a * x + b * y;
    const right = tex(
      `${sum([
        [a, 'x'],
        [b, 'y'],
      ])}=${total}`,
    );
    return {
      type: 'choice',
      question: `<p>${who} ${says.replace('PRICE1', tex(dollars(a))).replace('PRICE2', tex(dollars(b)))}. One day, these sales brought in a total of ${tex(dollars(total))}. Which equation represents this situation, where ${tex('x')} is the number of ${first} sold and ${tex('y')} is the number of ${second} sold that day?</p>`,
      right,
      wrong: [
        [
          tex(
            `${sum([
              [b, 'x'],
              [a, 'y'],
            ])}=${total}`,
          ),
          'swapped-coefficients',
          `The prices got swapped: ${tex('x')} counts the ${first}, which cost ${tex(dollars(a))} each.`,
        ],
        [
          tex(`${a + b}(x+y)=${total}`),
          'prices-added',
          `This would charge ${tex(dollars(a + b))} for every single item.`,
        ],
        [
          tex(`x+y=${total}`),
          'prices-ignored',
          `This says that ${tex(total)} items were sold. But ${tex(dollars(total))} is money, not a number of items.`,
        ],
      ],
      why: `The ${first} brought in ${tex(`${a}x`)} dollars and the ${second} brought in ${tex(`${b}y`)} dollars. Together this is ${tex(dollars(total))}, so ${right}.`,
      math: { landmarks: [[a + b, 'the price of one of each', 'Do they sell the same number of both?']] },
      simpler: `One kind costs ${tex(`${a}`)} dollars each, so ${tex('x')} of them bring in ${tex(`${a}x`)} dollars. The other kind brings in ${tex(`${b}y`)} dollars. Add them and you get the total: ${right}.`,
      hints: [
        'The money comes from two kinds of things. Which two?',
        'How do you get the money from one kind, if you know its price?',
        `Which letter counts the ${first}, and what does one of them cost?`,
        "Now you've got two amounts of money. What do they add up to?",
      ],
    };
  },
};
