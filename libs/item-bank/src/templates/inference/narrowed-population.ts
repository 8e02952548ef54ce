import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Who was drawn, who of them was left out, and how each group is called. */
const SETTINGS = [
  {
    drawn: (n: string) =>
      `A researcher selected ${n} people at random from all adults with a driver’s license in Oregon. Of those selected, only the ones who owned a car were asked how far they drive in a week, and all of them answered.`,
    result: 'The mean distance was',
    unit: 'miles',
    right: 'all adults in Oregon who have a driver’s license and own a car',
    wrong: [
      'all adults in Oregon who have a driver’s license',
      'all adults in Oregon who own a car',
      'all adults in the United States who have a driver’s license and own a car',
    ],
    only: 'the people who were asked',
  },
  {
    drawn: (n: string) =>
      `The principal of Lakeside High School selected ${n} students at random from all the students of the school. Of those selected, only the juniors and seniors were asked how many hours they work in a week, and all of them answered.`,
    result: 'The mean time was',
    unit: 'hours',
    right: 'all juniors and seniors at Lakeside High School',
    wrong: [
      'all students at Lakeside High School',
      'all juniors and seniors who work',
      'all juniors and seniors in the district of Lakeside High School',
    ],
    only: 'the juniors and seniors who were asked',
  },
  {
    drawn: (n: string) =>
      `A biologist caught ${n} frogs at random from all the frogs of Miller Pond. Of those caught, only the adult females were weighed.`,
    result: 'Their mean mass was',
    unit: 'grams',
    right: 'all adult female frogs in Miller Pond',
    wrong: [
      'all frogs in Miller Pond',
      'all female frogs in Miller Pond',
      'all adult female frogs in ponds like Miller Pond',
    ],
    only: 'the frogs that were weighed',
  },
  {
    drawn: (n: string) =>
      `A hotel chain selected ${n} bookings at random from all bookings made in May. Of the guests who had made them, only those who had stayed for at least three nights were asked to rate their stay, and all of them did.`,
    result: 'The mean rating was',
    unit: 'points',
    right: 'all guests with a booking made in May who stayed for at least three nights',
    wrong: [
      'all guests with a booking made in May',
      'all guests of the chain who stayed for at least three nights',
      'all guests who stayed for at least three nights in May at hotels like these',
    ],
    only: 'the guests who were asked',
  },
  {
    drawn: (n: string) =>
      `A city selected ${n} households at random from all households in its northern district. Of those selected, only the ones with a garden were asked how much water they use in a day, and all of them answered.`,
    result: 'The mean amount was',
    unit: 'gallons',
    right: 'all households with a garden in the northern district',
    wrong: [
      'all households in the northern district',
      'all households with a garden in the city',
      'all households in the city',
    ],
    only: 'the households that were asked',
  },
] as const;

/** A random sample of which only a part is looked at: to whom does the result extend? */
export const narrowedPopulation: Template = {
  id: 'inference-narrowed-population',
  skill: 30,
  difficulty: 'hard',
  shift: -0.2,
  seconds: 90,
  type: 'choice',
  context: true,
  make(draw) {
    const { drawn, result, unit, right, wrong, only } = draw.pick(SETTINGS);
    const selected = 50 * draw.int(4, 20);
    const found = draw.int(12, 48);
    const mean = {
      miles: found * 3,
      hours: Math.ceil(found / 5),
      grams: found,
      points: Math.min(9, 3 + Math.ceil(found / 8)),
      gallons: found * 4,
    }[unit];
    const notes = [
      ['filter-overlooked', 'Not all of those picked were asked or measured, so you know nothing about the others.'],
      [
        'selection-overlooked',
        'Not everyone in this group could be picked, or the group is set apart by something nobody asked about.',
      ],
      ['population-too-large', 'They picked from a smaller group than this.'],
    ] as const;
    return {
      type: 'choice',
      question: `<p>${drawn(tex(num(selected)))} ${result} ${tex(mean)} ${unit}. What is the largest population to which this result can reasonably be generalized?</p>`,
      right: right[0]!.toUpperCase() + right.slice(1),
      wrong: draw.shuffle([
        ...wrong.slice(0, 2).map((text, index) => [text[0]!.toUpperCase() + text.slice(1), ...notes[index]!] as const),
        draw.chance(0.5)
          ? ([wrong[2][0]!.toUpperCase() + wrong[2].slice(1), ...notes[2]] as const)
          : ([
              `Only ${only}`,
              'sample-for-population',
              'The pick was random, so the result tells you about more than the sample.',
            ] as const),
      ]),
      why: `Chance decided who was selected from the group named first, so the sample stands for that group. But only a part of those selected was looked at, and these stand for the same part of the group: ${right}. About everybody else the study says nothing.`,
      simpler: `First look at who could be picked. Then look at who was really asked or measured out of those. The result only stands for that smaller group: ${right}.`,
      hints: [
        'There are two steps before anyone is asked or measured. What are they?',
        'Which group did they pick from, and was it random?',
        "Who got picked but wasn't asked or measured?",
        'Put both limits together. Which group is left?',
      ],
    };
  },
};
