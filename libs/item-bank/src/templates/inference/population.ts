import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** The population sampled, a larger one, and one that is too large or of another kind. */
const SETTINGS = [
  {
    asked: (n: string) => `A school nurse asked ${n} students how long they sleep.`,
    unit: 'students',
    all: 'tenth-grade students at Larkin High School',
    larger: [
      'students at Larkin High School',
      'tenth-grade students in the state',
      'students in the school district of Larkin',
    ],
  },
  {
    asked: (n: string) => `A city planner asked ${n} adults how they travel to work.`,
    unit: 'adults',
    all: 'adult residents of the city of Orvale',
    larger: [
      'residents of the city of Orvale',
      'adult residents of the state',
      'adult residents of cities like Orvale',
    ],
  },
  {
    asked: (n: string) => `The director of a museum asked ${n} visitors which exhibit they liked best.`,
    unit: 'visitors',
    all: 'visitors to the museum on one Sunday in May',
    larger: [
      'visitors to the museum in the month of May',
      'people who visit museums on a Sunday',
      'visitors to the museum in that year',
    ],
  },
  {
    asked: (n: string) => `A biologist measured the wings of ${n} beetles of one species.`,
    unit: 'beetles',
    all: 'adult beetles of this species on Tern Island',
    larger: [
      'adult beetles of this species on all islands',
      'adult beetles of every species on Tern Island',
      'beetles of this species, young or adult, on Tern Island',
    ],
  },
  {
    asked: (n: string) => `The manager of a store asked ${n} customers how satisfied they were.`,
    unit: 'customers',
    all: 'customers who ordered online in June',
    larger: [
      'customers who bought from the store in June',
      'customers who have ever ordered online',
      'people who buy things online',
    ],
  },
  {
    asked: (n: string) => `A coach asked ${n} runners how often they stretch.`,
    unit: 'runners',
    all: 'runners in the Mill Valley race',
    larger: ['athletes in the Mill Valley area', 'runners in the country', 'runners in races of this length'],
  },
  {
    asked: (n: string) => `A librarian asked ${n} people how many books they read in a year.`,
    unit: 'people',
    all: 'cardholders of the Westbrook branch library',
    larger: [
      'cardholders of all branches of the library',
      'residents of Westbrook and its suburbs',
      'people who read books in Westbrook',
    ],
  },
] as const;

/** To whom may the results of a random sample be carried over? */
export const population: Template = {
  id: 'inference-population',
  skill: 30,
  difficulty: 'easy',
  seconds: 55,
  type: 'choice',
  context: true,
  make(draw) {
    const { asked, unit, all, larger } = draw.pick(SETTINGS);
    const sample = draw.int(3, 24) * 10;
    const [first, second] = draw.shuffle(larger) as [string, string];
    return {
      type: 'choice',
      question: `<p>${asked(tex(sample))} The ${unit} were selected at random from all ${all}. What is the largest population to which the results can be generalized?</p>`,
      right: `All ${all}`,
      wrong: [
        [
          `Only the ${tex(sample)} ${unit} in the sample, and no others`,
          'population-too-small',
          'A random sample stands for the whole group from which it was drawn.',
        ],
        [`All ${first}`, 'population-too-large', 'This group has members who had no chance of being selected.'],
        [`All ${second}`, 'population-too-large', 'This group has members who could not be selected.'],
      ],
      why: `The sample was selected at random from all ${all}, so it stands for this group. Those outside of it had no chance of being selected, and they may differ.`,
      simpler: `A sample stands for the group it was picked from. Here that's all ${all}. Anyone outside that group had no chance to be picked, so the results may not fit them.`,
      hints: [
        'Who had a chance to be picked?',
        'A random sample stands for a group. Which group was it picked from?',
        'Would someone outside that group have to be like the people in it?',
        'Find the words in the text that say where they picked from. What do they say?',
      ],
    };
  },
};
