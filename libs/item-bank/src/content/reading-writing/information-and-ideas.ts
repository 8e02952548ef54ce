import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

const COMPLETES = '<p>Which choice most logically completes the text?</p>';

/** Central Ideas and Details, Command of Evidence, Inferences. */
export const INFORMATION_AND_IDEAS: readonly Item[] = [
  choice({
    key: 'rw-central-01', skill: 1, difficulty: 'easy', seconds: 60,
    passage: '<p>When the public library of the mill town of Harrow Falls opened in 1903, it kept unusual hours: it did not close until eleven at night. Librarian Edith Kowalczyk had noticed that most mill workers finished their shifts after dark. Staying open meant spending more on lamps and staff, and some council members objected. But within two years, more than half of the people who borrowed books were workers from the mills.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    choices: {
      a: 'The council of Harrow Falls objected to the library because its lamps and staff cost the town too much.',
      b: 'Edith Kowalczyk persuaded the owners of the mills in Harrow Falls to shorten their workers’ shifts.',
      c: 'Libraries in mill towns usually stayed open later in the evening than libraries in other towns did.',
      d: 'By suiting its hours to the schedules of mill workers, a library succeeded in reaching them.',
    },
    answer: 'd',
    why: 'The text tells why the library stayed open late (workers finished after dark) and what came of it (most borrowers were mill workers). The other details support that one point.',
    wrong: {
      a: ['detail-not-main-idea', 'Only some council members objected, to the late hours, and that is one detail on the way to the outcome.'],
      b: ['not-stated', 'The librarian changed the library’s hours; nothing says that the shifts changed.'],
      c: ['too-broad', 'The text is about one library whose hours were unusual, not about mill towns in general.'],
    },
    hints: [
      'A main idea covers the whole text, beginning to end, not a single sentence of it.',
      'Ask what the librarian noticed and what she did about it.',
      'The sentence that begins with “But” tells how the story turned out; the main idea has to include that.',
      'Look for the statement that joins the reason for the hours to their result.',
    ],
  }),
  choice({
    key: 'rw-central-02', skill: 1, difficulty: 'easy', seconds: 55,
    passage: '<p>Potter Inés Quiroga fires her bowls in a pit filled with dry brush. As the brush burns, she smothers it with damp sawdust, which starves the fire of oxygen, and the iron in the clay turns black. Visitors often assume that Quiroga applies a dark glaze, but she uses none. Even the sheen on the bowls has another source: she rubs each one with a smooth stone before the firing, while the clay is still slightly damp.</p>',
    question: '<p>According to the text, what causes the black color of Quiroga’s bowls?</p>',
    choices: {
      a: 'A shortage of oxygen during the firing',
      b: 'A dark glaze that is applied to the clay',
      c: 'Pigment that the sawdust gives off as it burns',
      d: 'A smooth stone that is rubbed on the damp clay',
    },
    answer: 'a',
    why: 'The text says that smothering the brush “starves the fire of oxygen, and the iron in the clay turns black.” The lack of oxygen is the cause.',
    wrong: {
      b: ['opposite-meaning', 'A glaze is what visitors assume; the text says that she uses none.'],
      c: ['plausible-but-unsupported', 'The sawdust matters because it smothers the fire; no pigment in it is mentioned.'],
      d: ['confused-details', 'The stone gives the bowls their sheen, not their color.'],
    },
    hints: [
      'The question asks for a detail that the text states, so find the sentence where the color changes.',
      'Two things about the bowls are explained: their color and their sheen. Keep them apart.',
      'Visitors have one idea about the color. Does the text agree with them?',
      'Follow the chain in the second sentence: what does the damp sawdust do to the fire?',
    ],
  }),
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
  choice({
    key: 'rw-quant-01', skill: 3, difficulty: 'medium', seconds: 85,
    passage: '<table><caption>Seeds germinated within 30 days, by treatment</caption><thead><tr><th scope="col">Species</th><th scope="col">Untreated</th><th scope="col">Smoke</th><th scope="col">Heat</th></tr></thead><tbody><tr><th scope="row">P</th><td>12%</td><td>58%</td><td>15%</td></tr><tr><th scope="row">Q</th><td>40%</td><td>43%</td><td>41%</td></tr><tr><th scope="row">R</th><td>8%</td><td>11%</td><td>62%</td></tr><tr><th scope="row">S</th><td>21%</td><td>49%</td><td>55%</td></tr></tbody></table><p>Many shrubs of fire-prone regions sprout best after a fire, but fire brings both smoke and heat. To separate the two, botanist Farid Nazari exposed seeds of four shrubs to smoke, to heat, or to neither. He concluded that species differ in which of the two they respond to. For example, ______</p>',
    question: '<p>Which choice most effectively uses data from the table to complete the example?</p>',
    choices: {
      a: 'seeds of species Q germinated at nearly the same rate whether they were treated or not.',
      b: 'heat did little for species P but a great deal for species R, while smoke did the reverse.',
      c: 'more seeds of species S germinated after heat (55%) than after smoke (49%).',
      d: 'smoke raised germination of species P from 12% to 62%, and heat raised that of species R from 8% to 58%.',
    },
    answer: 'b',
    why: 'Species P rises from 12% to 58% with smoke but only to 15% with heat; species R rises from 8% to 62% with heat but only to 11% with smoke. The two respond to different signals, which is the conclusion.',
    wrong: {
      a: ['true-but-off-point', 'The figures are right, but a species that responds to neither treatment does not show different responses.'],
      c: ['true-but-off-point', 'The figures are right, but one species that responds to both does not show that species differ.'],
      d: ['misread-data', 'The two final figures are exchanged: P reached 58% with smoke, and R reached 62% with heat.'],
    },
    hints: [
      'Two things are needed: the statement must agree with the table, and it must illustrate the conclusion.',
      'Underline the conclusion: species differ in which of the two signals they respond to.',
      'How many species does an example of a difference among species need?',
      'Find a species with a large rise in one column only, then another with a large rise in the other column only.',
    ],
  }),
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
