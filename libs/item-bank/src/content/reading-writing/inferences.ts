import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

const COMPLETES = '<p>Which choice most logically completes the text?</p>';

/** Inferences. */
export const INFERENCES: readonly Item[] = [
  choice({
    key: 'rw-inference-01', skill: 4, difficulty: 'medium', seconds: 70,
    passage: '<p>In the ruins of a harbor town, archaeologist Lindiwe Mokoena’s team found hundreds of fragments of storage jars. Analysis shows that the clay of the jars came from at least nine distant regions, although good clay lay just outside the town and local kilns were in constant use. Residue inside the jars was mostly wine and oil, neither of which was produced nearby. The jars therefore most likely ______</p>',
    question: COMPLETES,
    choices: {
      a: 'reached the town as containers for imported goods.',
      b: 'were made by local potters who imitated foreign styles.',
      c: 'were shaped in the town and sold to distant regions.',
      d: 'served the people of the town chiefly as decoration.',
    },
    answer: 'a',
    why: 'The clay came from far away, and so did the wine and oil inside. The simplest reading is that the jars came to the town holding those goods.',
    wrong: {
      b: ['ignores-evidence', 'Local potters would have used the good local clay, but the clay came from distant regions.'],
      c: ['reversed-direction', 'Jars of foreign clay holding foreign goods point to trade into the town, not out of it.'],
      d: ['plausible-but-unsupported', 'Residue of wine and oil shows that the jars held goods; nothing points to decoration.'],
    },
    hints: [
      'The word “therefore” means that the ending has to follow from all the facts before it.',
      'List two facts: where the clay came from, and what was inside the jars.',
      'Why does the text mention that good clay and busy kilns were close by?',
      'What do the clay and the residue have in common about where they came from?',
    ],
  }),
  choice({
    key: 'rw-inference-02', skill: 4, difficulty: 'hard', seconds: 85,
    passage: '<p>Some orchids offer no nectar and instead lure insects by resembling flowers that do. Botanists assumed that such mimics fare best where the flowers they imitate are plentiful, since insects there are used to finding nectar. But in a survey of 40 meadows, Jana Pavlíková found that one such orchid set the most seed where its model was moderately common; where the model was most abundant, the orchid did hardly better than where the model was absent. Pavlíková notes that an insect can visit only so many flowers in a day. She concludes that in meadows crowded with the model, ______</p>',
    question: COMPLETES,
    choices: {
      a: 'insects soon learn to tell the orchid apart from the flowers that it resembles.',
      b: 'the orchid sets more seed than the surrounding soil is able to support.',
      c: 'the orchid profits most from insects that are used to finding nectar.',
      d: 'competition for visits offsets what the orchid gains by its resemblance.',
    },
    answer: 'd',
    why: 'Resemblance helps the orchid, as the moderate meadows show, yet the benefit is gone where the model is most abundant. Since an insect makes a limited number of visits, the many model flowers take visits away from the orchid.',
    wrong: {
      a: ['plausible-but-unsupported', 'Learning could explain the result, but the reason offered is the limit on visits, not recognition.'],
      b: ['not-stated', 'Soil is not mentioned, and the orchid set little seed in those meadows.'],
      c: ['opposite-meaning', 'That is the older assumption, which the survey contradicts.'],
    },
    hints: [
      'The ending must explain the surprising finding, so put that finding in your own words.',
      'Rank the three kinds of meadow by how well the orchid did in each.',
      'The second-to-last sentence is there for a reason: it limits what an insect can do in a day.',
      'If visits are limited and one meadow is full of nectar-bearing flowers, what happens to the orchid’s share?',
    ],
  }),
];
