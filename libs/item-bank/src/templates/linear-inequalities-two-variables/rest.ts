import { PEOPLE } from '../people.js';
import { compare } from '../inequality.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'NAME plans a flower bed. The inequality FORMULA represents the possible numbers FIRST of rosebushes and SECOND of lavender plants that fit into the bed, by area in square decimeters',
    given: 'plants GIVEN rosebushes',
    asks: 'lavender plants',
    a: [20, 40],
    b: [6, 14],
  },
  {
    says: 'NAME fills a memory card. The inequality FORMULA represents the possible numbers FIRST of videos and SECOND of songs that fit on the card, by size in megabytes',
    given: 'stores GIVEN videos',
    asks: 'songs',
    a: [60, 95],
    b: [4, 9],
  },
  {
    says: 'NAME works in a bakery. The inequality FORMULA represents the possible numbers FIRST of cakes and SECOND of trays of rolls that can be baked in one shift, by time in minutes',
    given: 'bakes GIVEN cakes',
    asks: 'trays of rolls',
    a: [40, 60],
    b: [16, 25],
  },
  {
    says: 'NAME orders furniture for a school. The inequality FORMULA represents the possible numbers FIRST of desks and SECOND of chairs that the budget allows, by price in dollars',
    given: 'orders GIVEN desks',
    asks: 'chairs',
    a: [70, 120],
    b: [20, 45],
  },
  {
    says: 'NAME packs a suitcase. The inequality FORMULA represents the possible numbers FIRST of books and SECOND of shirts that may be packed, by mass in hundreds of grams',
    given: 'packs GIVEN books',
    asks: 'shirts',
    a: [5, 9],
    b: [2, 3],
  },
] as const;

/** One number is given; the greatest possible value of the other is wanted. */
export const rest: Template = {
  id: 'inequalities-two-rest',
  skill: 17,
  difficulty: 'medium',
  shift: -0.3,
  seconds: 65,
  type: 'blank',
  context: true,
  make(draw) {
    const {
      says,
      given,
      asks,
      a: [lowA, highA],
      b: [lowB, highB],
    } = draw.pick(SETTINGS);
    const name = draw.pick(PEOPLE);
    const [a, b] = [draw.int(lowA, highA), draw.int(lowB, highB)];
    const x = draw.int(3, 8);
    const y = draw.int(5, 18);
    const left = draw.int(1, b - 1);
    const total = a * x + b * y + left;
    const formula = tex(compare(`${a}x+${b}y`, '≤', total));
    return {
      type: 'blank',
      question: `<p>${says.replace('NAME', name).replace('FORMULA', formula).replace('FIRST', tex('x')).replace('SECOND', tex('y'))}. If ${name} ${given.replace('GIVEN', tex(x))}, what is the greatest possible number of ${asks}?</p>`,
      answer: String(y),
      wrong: [
        [
          String(y + 1),
          'rounded-up',
          `With ${tex(y + 1)}, the left side is ${tex(`${a}(${x})+${b}(${y + 1})=${a * x + b * (y + 1)}`)}, which is over ${tex(total)}.`,
        ],
        [String(Math.floor(total / b)), 'one-quantity-ignored', `The part ${tex(`${a}(${x})`)} got left out.`],
        [
          String(total - a * x),
          'forgot-to-divide',
          `That's what's left for the second kind. You still have to divide it by ${tex(b)}.`,
        ],
        ...(total > b * x
          ? [
              [
                String(Math.floor((total - b * x) / a)),
                'swapped-variables',
                `The ${tex(x)} was put in for ${tex('y')} instead of ${tex('x')}.`,
              ] as const,
            ]
          : []),
      ],
      why: `With ${tex(`x=${x}`)}, ${tex(compare(`${a * x}+${b}y`, '≤', total))}, so ${tex(compare(`${b}y`, '≤', total - a * x))}. Since ${tex(`${b}(${y})=${b * y}`)} and ${tex(`${b}(${y + 1})=${b * (y + 1)}`)}, the greatest whole number is ${tex(y)}.`,
      math: {
        landmarks: [
          [a * x, 'what the first kind takes up', "What's left for the second kind?"],
          [total - a * x, "what's left for the second kind", 'How many does that allow?'],
          [b * y, 'what that many of the second kind take up', "Does that fit in what's left?"],
        ],
      },
      simpler: `The first kind uses ${tex(`${a * x}`)}. That leaves ${tex(`${total - a * x}`)} for the second kind. Each one takes ${tex(`${b}`)}, so divide and round down. You get ${tex(`${y}`)}.`,
      hints: [
        'One of the two letters is already known. Which one?',
        'Put it in and take that part off the limit. How much is left?',
        "How many times does one of the other kind fit into what's left?",
        'It has to be a whole number. Do you round up or down?',
      ],
    };
  },
};
