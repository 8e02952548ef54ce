import { times } from '../exam-print.js';
import { fraction, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    one: 'Printer A',
    other: 'Printer B',
    job: 'an order',
    does: 'print',
    done: 'printed',
    the: 'the order',
    joint: 'both printers work',
  },
  {
    one: 'Pipe A',
    other: 'Pipe B',
    job: 'an empty tank',
    does: 'fill',
    done: 'filled',
    the: 'the tank',
    joint: 'both pipes are open',
  },
  {
    one: 'Crew A',
    other: 'Crew B',
    job: 'a road',
    does: 'pave',
    done: 'paved',
    the: 'the road',
    joint: 'both crews work',
  },
  {
    one: 'Harvester A',
    other: 'Harvester B',
    job: 'a field',
    does: 'harvest',
    done: 'harvested',
    the: 'the field',
    joint: 'both harvesters work',
  },
] as const;
const SHARES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
] as const;

/** One works alone until a part is done, then both work: the whole time in terms of the time of one. */
export const joinedLater: Template = {
  id: 'ratios-joined-later',
  skill: 25,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 125,
  type: 'choice',
  context: true,
  make(draw) {
    const { one, other, job, does, done, the, joint } = draw.pick(SETTINGS);
    const letter = draw.pick(['x', 'n', 'h', 't'] as const);
    const k = draw.int(2, 5);
    const faster = draw.chance(0.5);
    const [p, q] = draw.pick(SHARES);
    // Hours for the whole job together, over those of the first alone.
    const together: readonly [number, number] = faster ? [1, k + 1] : [k, k + 1];
    const plus = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): readonly [number, number] => [
      a * d + c * b,
      b * d,
    ];
    const rest = ([a, b]: readonly [number, number]): readonly [number, number] => [a * (q - p), b * q];
    const share: readonly [number, number] = [p, q];
    const key = plus(share, rest(together));
    const wrong = [
      [together, 'alone-time-left-out', `This is the time if both work from the start. ${one} works alone at first.`],
      [plus(share, together), 'rest-not-shortened', 'When the second one joins, only part of the work is left.'],
      [
        plus(share, rest(faster ? [k, k + 1] : [1, k + 1])),
        'speed-for-time',
        faster ? `This treats ${other} as slower by this factor.` : `This treats ${other} as faster by this factor.`,
      ],
      [
        plus(share, rest(faster ? [k + 1, 2 * k] : [k + 1, 2])),
        'times-averaged',
        'This averages the two times. Working together, they finish sooner than either one alone.',
      ],
      [
        plus(share, rest([1, 2])),
        'halved-for-two',
        "Two that work at different rates don't take half the time of one of them.",
      ],
      [
        plus([q - p, q], [together[0] * p, together[1] * q]),
        'shares-swapped',
        'This mixes up the part done alone and the part done together.',
      ],
      [[2 * key[0], key[1]], 'times-added', 'This adds up more time than one machine alone would take.'],
    ] as const;
    const shown = ([top, bottom]: readonly [number, number]): string => tex(times(top, bottom, letter));
    const usable = wrong.filter(([, slip]) => slip !== 'times-added');
    return {
      type: 'choice',
      question: `<p>${one} alone can ${does} ${job} in ${tex(letter)} hours. ${other} ${faster ? `works ${num(k)} times as fast as ${one}` : `alone takes ${num(k)} times as long as ${one}`}. ${one} works alone until ${tex(fraction(p, q))} of ${the} is ${done}. From then on, ${joint} until all of ${the} is ${done}. Which expression represents the total time, in hours, that it takes to ${does} ${the}?</p>`,
      right: shown(key),
      wrong: usable.map(([size, slip, feedback]) => [shown(size), slip, feedback] as const),
      sizes: [key[0] / key[1], ...usable.map(([[top, bottom]]) => top / bottom)],
      why: `In an hour, ${one} does ${tex(`\\frac{1}{${letter}}`)} of the work and ${other} ${tex(faster ? `\\frac{${k}}{${letter}}` : `\\frac{1}{${k}${letter}}`)}. Together they do ${tex(faster ? `\\frac{${k + 1}}{${letter}}` : `\\frac{${k + 1}}{${k}${letter}}`)} in an hour, so the whole work would take them ${shown(together)} hours. The first part takes ${one} ${shown(share)} hours alone; the other ${tex(fraction(q - p, q))} of the work takes both ${shown(rest(together))} hours. The sum is ${shown(key)}.`,
      math: {
        landmarks: [
          [`${p}/${q}`, `the part that ${one} does alone`, "What's left for both of them?"],
          [`${q - p}/${q}`, "the part that's left for both of them", 'How fast do they do it together?'],
          [k + 1, 'how many times as fast the two are as the slower one', 'How long would they need together?'],
        ],
      },
      simpler: `${one} alone takes ${shown(share)} hours for the first part. ${tex(`${fraction(q - p, q)}`)} of the work is left. Together they'd need ${shown(together)} hours for all of it, so take ${tex(`${fraction(q - p, q)}`)} of that. Add both times to get ${shown(key)}.`,
      hints: [
        "Rates add, times don't. What part of the job does each do in one hour?",
        `How long does the first part take, with only ${one} working?`,
        'How long would both need for the whole job together?',
        'Only part of the job is left. How much of that time do they need?',
      ],
    };
  },
};
