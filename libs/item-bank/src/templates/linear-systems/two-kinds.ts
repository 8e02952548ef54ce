import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'A ferry carried COUNT vehicles, all of them cars and buses. Each car takes up SIZE1 meters of deck and each bus takes up SIZE2 meters. Together the vehicles took up TOTAL meters of deck',
    asks: 'were on the ferry',
    first: 'cars',
    second: 'buses',
    sizes: [5, 6, 11, 14],
  },
  {
    says: 'A quiz has COUNT questions. Each short question is worth SIZE1 points and each long question is worth SIZE2 points. The quiz is worth TOTAL points in all',
    asks: 'does the quiz have',
    first: 'short questions',
    second: 'long questions',
    sizes: [2, 4, 5, 9],
  },
  {
    says: 'A café has COUNT tables. Each small table seats SIZE1 guests and each large table seats SIZE2 guests. There are TOTAL seats in all',
    asks: 'does the café have',
    first: 'small tables',
    second: 'large tables',
    sizes: [2, 4, 6, 10],
  },
  {
    says: 'A courier delivered COUNT packages. Each small package had a mass of SIZE1 kilograms and each large one had a mass of SIZE2 kilograms. The total mass was TOTAL kilograms',
    asks: 'did the courier deliver',
    first: 'small packages',
    second: 'large packages',
    sizes: [2, 4, 7, 12],
  },
  {
    says: 'A group of COUNT hikers and cyclists ordered sandwiches. Each hiker ordered SIZE1 sandwiches and each cyclist ordered SIZE2 sandwiches, for a total of TOTAL sandwiches',
    asks: 'were in the group',
    first: 'hikers',
    second: 'cyclists',
    sizes: [2, 2, 3, 4],
  },
  {
    says: 'A theater has COUNT rows of seats. Each front row has SIZE1 seats and each rear row has SIZE2 seats, for a total of TOTAL seats',
    asks: 'does the theater have',
    first: 'front rows',
    second: 'rear rows',
    sizes: [12, 18, 20, 26],
  },
] as const;

/** How many of each kind, by number and by total? */
export const twoKinds: Template = {
  id: 'systems-two-kinds',
  skill: 15,
  difficulty: 'medium',
  seconds: 85,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const {
      says,
      asks,
      first,
      second,
      sizes: [low, high, least, most],
    } = draw.pick(SETTINGS);
    const [a, b] = [draw.int(low, high), draw.int(least, most)];
    const [x, y] = draw.distinct(2, 4, 28) as [number, number];
    const [count, total] = [x + y, a * x + b * y];
    const askFirst = draw.chance(0.5);
    const [key, other, asked, rest, size] = askFirst ? [x, y, first, second, a] : [y, x, second, first, b];
    const all = askFirst ? b * count - total : total - a * count;
    // More of one kind than there are in all would give itself away.
    if (all > count) return null;
    return {
      type: 'choice',
      question: `<p>${says.replace('COUNT', tex(count)).replace('SIZE1', tex(a)).replace('SIZE2', tex(b)).replace('TOTAL', tex(total))}. How many ${asked} ${asks}?</p>`,
      right: tex(key),
      wrong: [
        [tex(other), 'answered-other-unknown', `This is the number of ${rest}.`],
        ...(Number.isInteger(all / size) && all / size <= count
          ? [
              [
                tex(all / size),
                'divided-by-wrong-coefficient',
                `The difference ${tex(all)} was divided by ${tex(size)}. But swapping one kind for the other changes the total by ${tex(`${b}-${a}=${b - a}`)}.`,
              ] as const,
            ]
          : []),
        [tex(all), 'forgot-to-divide', `This is ${tex(b - a)} times the number of ${asked}.`],
        [
          tex(Math.abs(x - y)),
          'difference-for-part',
          `This is the difference between the numbers of ${first} and ${second}.`,
        ],
        ...(count % 2 === 0
          ? [
              [
                tex(count / 2),
                'equal-amounts',
                'That assumes there are just as many of each, and then the total comes out different.',
              ] as const,
            ]
          : []),
      ],
      why: `With ${tex('x')} ${first} and ${tex('y')} ${second}, ${tex(`x+y=${count}`)} and ${tex(`${a}x+${b}y=${total}`)}. Subtracting ${tex(askFirst ? `${a}x+${b}y=${total}` : `${a}x+${a}y=${a * count}`)} from ${tex(askFirst ? `${b}x+${b}y=${b * count}` : `${a}x+${b}y=${total}`)} gives ${tex(`${b - a === 1 ? '' : b - a}${askFirst ? 'x' : 'y'}=${all}`)}, so ${tex(`${askFirst ? 'x' : 'y'}=${key}`)}.`,
      math: {
        landmarks: [
          [other, `the number of ${rest}`, 'What does the question ask for?'],
          [count * a, `what it would be if all of them were ${first}`, 'How much is missing to the real total?'],
          [count * b, `what it would be if all of them were ${second}`, 'How far is that from the real total?'],
          [b - a, 'the difference between one of each kind', 'How often does it fit?'],
        ],
        starts: [`x+y=${count}`, `${a}x+${b}y=${total}`],
      },
      simpler: `Pretend they're all ${rest}. Then the total is off by ${tex(`${all}`)}. Each one you swap changes it by ${tex(`${b - a}`)}. So you swap ${tex(`${all}\\div ${b - a}=${key}`)} of them.`,
      hints: [
        "You don't know two numbers, so you need two facts. What are they?",
        'One fact counts all of them. What does the other one add up?',
        `Call them ${tex('x')} and ${tex('y')}. What are your two equations?`,
        'Make one letter disappear. What could you multiply the first equation by?',
      ],
    };
  },
};
