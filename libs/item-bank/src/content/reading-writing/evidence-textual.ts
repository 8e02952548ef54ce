import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

/** Command of Evidence (Textual). */
export const EVIDENCE_TEXTUAL: readonly Item[] = [
  choice({
    key: 'rw-textual-01', skill: 2, difficulty: 'medium', seconds: 75,
    passage: '<p>Bumblebees living in cities tend to carry pollen from more kinds of flowers than bumblebees living in farmland do. Ecologist Tamsin Adeyemi proposes that the difference has nothing to do with how far the insects fly. Instead, she argues, city gardens and parks pack many plant species into a small area, so a city bee meets a greater variety of flowers on a trip of the same length.</p>',
    question: '<p>Which finding, if true, would most directly support Adeyemi’s argument?</p>',
    choices: {
      a: 'Tagged bumblebees in cities flew longer distances on each of their trips, on average, than those in farmland did.',
      b: 'Bumblebees in cities and in farmland alike collected more pollen in June than in any other month of the year.',
      c: 'On farms where many plant species grew close together, bumblebees carried pollen as varied as that of city bees.',
      d: 'Bumblebees captured in cities and in farmland turned out to belong to the same three species and to be of similar size.',
    },
    answer: 'c',
    why: 'Adeyemi says that plant variety in a small area, not the place or the distance, makes the difference. If farmland bees with the same variety close by carry equally varied pollen, her explanation is supported.',
    wrong: {
      a: ['opposite-meaning', 'Longer trips in cities would support the explanation by distance, which she rejects.'],
      b: ['irrelevant-evidence', 'The time of year when pollen is collected says nothing about variety in the two places.'],
      d: ['irrelevant-evidence', 'That the bees are alike does not show that the arrangement of plants causes the difference.'],
    },
    hints: [
      'State the argument first: what does Adeyemi think causes the difference, and what does she rule out?',
      'Supporting evidence has to bear on her cause, the many species within a small area.',
      'Imagine a test: change only the supposed cause and see whether the result follows it.',
      'What would you expect to see outside a city if plants there were arranged as they are in city gardens?',
    ],
  }),
];
