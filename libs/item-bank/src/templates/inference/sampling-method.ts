import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Who wants to know what of whom, and four places where only some of them are met. */
const SETTINGS = [
  {
    who: 'A student council',
    about: 'opinions on lunch menus',
    of: 'students at the school',
    some: [
      'students who eat in the cafeteria on a Friday',
      'students in the cooking club',
      'students who come to the next meeting of the council',
      'students of the graduating class',
    ],
  },
  {
    who: 'A town council',
    about: 'opinions on a new swimming pool',
    of: 'households in the town',
    some: [
      'households whose children take swimming lessons',
      'households in the street of the planned pool',
      'households that have written to the council about the pool',
      'households that own a car',
    ],
  },
  {
    who: 'A publisher',
    about: 'the time spent reading',
    of: 'subscribers to its magazine',
    some: [
      'subscribers who send letters to the editor',
      'subscribers at a book fair',
      'subscribers who have renewed for ten years',
      'subscribers who answer an advertisement',
    ],
  },
  {
    who: 'A sports club',
    about: 'opinions on opening hours',
    of: 'members of the club',
    some: [
      'members who are in the club at noon on a Monday',
      'members of the tennis team',
      'members who reply to a notice at the entrance',
      'members who joined this year',
    ],
  },
  {
    who: 'A company',
    about: 'the time needed to get to work',
    of: 'employees of the company',
    some: [
      'employees who park in the garage',
      'employees who arrive before seven in the morning',
      'employees who volunteer after a meeting',
      'employees of the night shift',
    ],
  },
  {
    who: 'A hospital',
    about: 'the satisfaction with meals',
    of: 'patients treated there in March',
    some: [
      'patients who filled in a complaint form',
      'patients of the heart clinic',
      'patients who stayed for more than a week',
      'patients who thanked the kitchen',
    ],
  },
] as const;

/** Which way of sampling represents the population? */
export const samplingMethod: Template = {
  id: 'inference-sampling-method',
  skill: 30,
  difficulty: 'medium',
  seconds: 70,
  type: 'choice',
  context: true,
  make(draw) {
    const { who, about, of, some } = draw.pick(SETTINGS);
    const count = draw.int(8, 50) * 5;
    const [first, second, third] = draw.shuffle(some) as [string, string, string];
    const group = of.split(' ')[0]!;
    return {
      type: 'choice',
      question: `<p>${who} wants to study ${about} among all ${of}. A survey of ${tex(count)} ${group} is planned. Which way of choosing the ${group} is most likely to give a sample that represents all ${of}?</p>`,
      right: `Select ${tex(count)} ${group} at random from a list of all ${of}.`,
      wrong: [
        [
          `Select ${tex(count)} ${group} at random from a list of all ${first}.`,
          'part-for-population',
          `Here the random pick is only from some of the ${group}. The others can't get picked.`,
        ],
        [
          `From the ${second}, ask the ${tex(count)} that are easiest to reach.`,
          'convenience-sample',
          `The easy ones to reach may be different from the other ${group}.`,
        ],
        [
          `Announce the survey to all ${third} and use the first ${tex(count)} replies.`,
          'voluntary-response',
          `The ones who reply are a special part of the ${group}. The others don't get counted.`,
        ],
      ],
      why: `All ${of} have the same chance of being chosen only if the selection is made at random from the whole list. Each of the other ways leaves out some of the ${group}, and these may differ from the rest.`,
      simpler: `You want everyone to have the same chance of being picked. Drawing names at random from a list of all ${of} does that. The other ways leave some people out.`,
      hints: [
        `Which ${group} do they want to know about?`,
        'To be fair, what chance should each of them have to get picked?',
        'For each plan, who could never get picked?',
        "Picking by chance isn't enough. Who is on the list they pick from?",
      ],
    };
  },
};
