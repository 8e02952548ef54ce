import { PEOPLE } from '../people.js';
import { dollars, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'NAME has BUDGET to spend at a stationery shop and buys one binder for FIXED. Notebooks cost EACH apiece',
    asks: 'What is the greatest number of notebooks that NAME can also buy?',
    each: [2, 5],
    fixed: [6, 14],
    more: 'notebooks',
  },
  {
    says: 'NAME may spend at most BUDGET on a photo order. Shipping costs FIXED, and each print costs EACH',
    asks: 'What is the greatest number of prints that NAME can order?',
    each: [2, 4],
    fixed: [5, 11],
    more: 'prints',
  },
  {
    says: 'NAME has a budget of BUDGET for an evening at a bowling alley. Renting shoes costs FIXED, and each game costs EACH',
    asks: 'What is the greatest number of games that NAME can play?',
    each: [5, 9],
    fixed: [4, 8],
    more: 'games',
  },
  {
    says: 'NAME has BUDGET for a picnic and buys a basket for FIXED. Sandwiches cost EACH apiece',
    asks: 'What is the greatest number of sandwiches that NAME can also buy?',
    each: [4, 8],
    fixed: [12, 22],
    more: 'sandwiches',
  },
  {
    says: 'NAME can spend at most BUDGET on a garden. A bag of soil costs FIXED, and each seedling costs EACH',
    asks: 'If NAME buys one bag of soil, what is the greatest number of seedlings that NAME can buy?',
    each: [3, 7],
    fixed: [9, 18],
    more: 'seedlings',
  },
] as const;

/** A budget, something bought once and something bought as often as the rest allows. */
export const budget: Template = {
  id: 'inequalities-one-budget',
  skill: 16,
  difficulty: 'easy',
  seconds: 60,
  type: 'blank',
  context: true,
  make(draw) {
    const {
      says,
      asks,
      each: [low, high],
      fixed: [least, most],
      more,
    } = draw.pick(SETTINGS);
    const name = draw.pick(PEOPLE);
    const [each, fixed] = [draw.int(low, high), draw.int(least, most)];
    const count = draw.int(5, 16);
    const rest = draw.int(1, each - 1);
    const total = fixed + each * count + rest;
    if (each < 2 || fixed === each) return null;
    const ignoring = Math.floor(total / each);
    return {
      type: 'blank',
      question: `<p>${says
        .replace('NAME', name)
        .replace('BUDGET', tex(dollars(total)))
        .replace('FIXED', tex(dollars(fixed)))
        .replace('EACH', tex(dollars(each)))}. ${asks.replaceAll('NAME', name)} (Disregard sales tax.)</p>`,
      answer: String(count),
      wrong: [
        [
          String(count + 1),
          'rounded-up',
          `This would cost ${tex(`${dollars(fixed)}+${count + 1}(${dollars(each)})=${dollars(total + each - rest)}`)}, which is over ${tex(dollars(total))}. Round the quotient down.`,
        ],
        [String(ignoring), 'fixed-part-ignored', `You left out the ${tex(dollars(fixed))} that gets spent once.`],
        [
          String(Math.floor((total + fixed) / each)),
          'sign-slip-moving-term',
          `The ${tex(dollars(fixed))} was added to the budget. It has to come off.`,
        ],
      ],
      why: `For ${tex('n')} ${more}, ${tex(`${fixed}+${each}n\\le ${total}`)}. So ${tex(`${each}n\\le ${total - fixed}`)}. Since ${tex(`${each}(${count})=${each * count}`)} is at most ${tex(total - fixed)} and ${tex(`${each}(${count + 1})=${each * (count + 1)}`)} is more, the greatest possible number is ${tex(count)}.`,
      math: {
        landmarks: [
          [total - fixed, `what's left for the ${more}`, 'How many does that pay for?'],
          [each * count, `what that many ${more} cost`, "Does that fit in what's left?"],
        ],
        starts: [`${fixed}+${each}n<=${total}`],
        traps: [
          [`${each}n<=${total}`, 'fixed-part-ignored'],
          [`${each}n<=${total + fixed}`, 'sign-slip-moving-term'],
        ],
      },
      simpler: `Pay for the fixed part first. That leaves ${tex(`${total - fixed}`)} dollars. Each one costs ${tex(`${each}`)} dollars, so divide and round down, because you can't buy part of one. You get ${tex(`${count}`)}.`,
      hints: [
        'Some of the money gets spent just once. On what?',
        'Take that off the budget. How much is left to spend?',
        "How many times does the price of one fit into what's left?",
        "It probably doesn't come out even. Can you buy part of one?",
      ],
    };
  },
};
