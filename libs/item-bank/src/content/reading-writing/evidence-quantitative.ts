import type { Item } from '../../item/item.js';
import { choice, reading } from '../author.js';
import { barChart, lineChart } from '../figures/category-chart.js';

const STATEMENT_TABLE = '<p>Which choice most effectively uses data from the table to complete the statement?</p>';
const STATEMENT_GRAPH = '<p>Which choice most effectively uses data from the graph to complete the statement?</p>';

/** A table whose first column names the rows. */
const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><caption>${caption}</caption><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows.map(([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

/** Command of Evidence (Quantitative). */
export const EVIDENCE_QUANTITATIVE: readonly Item[] = [
  choice({
    key: 'rw-quant-01',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<table><caption>Seeds germinated within 30 days, by treatment</caption><thead><tr><th scope="col">Species</th><th scope="col">Untreated</th><th scope="col">Smoke</th><th scope="col">Heat</th></tr></thead><tbody><tr><th scope="row">P</th><td>12%</td><td>58%</td><td>15%</td></tr><tr><th scope="row">Q</th><td>40%</td><td>43%</td><td>41%</td></tr><tr><th scope="row">R</th><td>8%</td><td>11%</td><td>62%</td></tr><tr><th scope="row">S</th><td>21%</td><td>49%</td><td>55%</td></tr></tbody></table><p>Many shrubs of fire-prone regions sprout best after a fire, but fire brings both smoke and heat. To separate the two, botanist Farid Nazari exposed seeds of four shrubs to smoke, to heat, or to neither. He concluded that species differ in which of the two they respond to. For example, ______</p>',
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
      a: [
        'true-but-off-point',
        'The figures are right, but a species that responds to neither treatment does not show different responses.',
      ],
      c: [
        'true-but-off-point',
        'The figures are right, but one species that responds to both does not show that species differ.',
      ],
      d: [
        'misread-data',
        'The two final figures are exchanged: P reached 58% with smoke, and R reached 62% with heat.',
      ],
    },
    hints: [
      'Two things are needed: the statement must agree with the table, and it must illustrate the conclusion.',
      'Underline the conclusion: species differ in which of the two signals they respond to.',
      'How many species does an example of a difference among species need?',
      'Find a species with a large rise in one column only, then another with a large rise in the other column only.',
    ],
  }),
  reading({
    key: 'rw-quant-02',
    skill: 3,
    difficulty: 'easy',
    seconds: 65,
    passage:
      table(
        'Average daily riders on the tram lines of Belmar',
        ['Line', '2018', '2022'],
        [
          ['Harbor', '4,200', '6,900'],
          ['Hill', '5,100', '5,300'],
          ['Market', '7,800', '7,400'],
          ['Park', '3,000', '3,900'],
        ],
      ) +
      '<p>In 2020 the city of Belmar extended one of its four tram lines, the Harbor line, to a new district of offices and apartments. The city’s transport office predicted that the number of riders on the Harbor line would grow more than the number on any other line. The prediction turned out to be right: between 2018 and 2022, ______</p>',
    question: STATEMENT_TABLE,
    right: 'the Harbor line gained 2,700 daily riders, while no other line gained more than 900.',
    at: 'd',
    wrong: [
      [
        'the Market line lost 400 daily riders, although it remained the busiest of the four lines.',
        'true-but-off-point',
        'The figures are right, but they do not show that the Harbor line grew the most.',
      ],
      [
        'the Harbor line grew from 5,100 to 5,300 daily riders, the largest growth of any line.',
        'misread-data',
        'Those are the figures for the Hill line; the Harbor line grew from 4,200 to 6,900.',
      ],
      [
        'the Harbor line came to carry 6,900 daily riders, more than any other line did in 2022.',
        'misread-data',
        'In 2022 the Market line carried more, 7,400 riders a day.',
      ],
    ],
    why: 'The Harbor line rose from 4,200 to 6,900 daily riders (2,700 more); the Park line, with the next largest gain, rose by 900. That is the predicted result.',
    hints: [
      'Restate the prediction: which line should change the most, and in which direction?',
      'Growth is a difference between two years, so compare the two columns.',
      'Work out the change in each row.',
      'The statement needed speaks of the Harbor line’s gain and sets it beside the gains of the rest.',
    ],
  }),
  reading({
    key: 'rw-quant-03',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    img: barChart({
      title: 'Survival of transplanted coral after one year',
      measure: 'Fragments surviving (%)',
      max: 80,
      step: 10,
      categories: ['North', 'East', 'South', 'West'],
      series: [
        { name: 'Sea urchins present', values: [70, 65, 50, 75] },
        { name: 'Sea urchins removed', values: [40, 45, 50, 35] },
      ],
    }),
    passage:
      '<p>Marine biologist Ifeoma Castellanos transplanted fragments of coral to four reef sites. At each site she left sea urchins among some of the fragments and removed them from around the others. Sea urchins graze on algae, which can smother young coral. Castellanos hypothesized that urchins would improve the survival of the coral only where algae grow: algae are abundant at the North, East, and West sites but almost absent at the South site.</p>',
    question: '<p>Which choice best describes data from the graph that support Castellanos’s hypothesis?</p>',
    right: 'Survival was higher with urchins than without them at every site except South, where it was the same.',
    at: 'a',
    wrong: [
      [
        'Survival with urchins present was highest at West and, among the remaining sites, higher at North than at East.',
        'true-but-off-point',
        'Ranking the sites does not compare coral with urchins and coral without them.',
      ],
      [
        'Survival without urchins was higher at South than it was with urchins at North, East, or West.',
        'misread-data',
        'Survival without urchins at South was 50%, lower than the 65% to 75% with urchins elsewhere.',
      ],
      [
        'Survival was higher with urchins than without them at all four of the sites that were studied.',
        'misread-data',
        'At the South site survival was 50% in both cases.',
      ],
    ],
    why: 'With urchins, survival was 70%, 65%, and 75% at the three sites with algae, against 40%, 45%, and 35% without; at South, which lacks algae, it was 50% either way.',
    hints: [
      'The hypothesis makes two predictions: one for sites with algae and one for the site without.',
      'At each site compare the two bars with each other.',
      'At which sites should the bars differ, and at which should they not?',
      'Look at the site without algae: are its bars different in height?',
    ],
  }),
  reading({
    key: 'rw-quant-04',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    shift: 0.1,
    passage:
      table(
        'Killifish after one week in outdoor pens',
        ['Measure', 'Uninfected', 'Infected'],
        [
          ['Eaten, open pens', '6%', '24%'],
          ['Eaten, pens covered against birds', '1%', '1%'],
          ['Eaten, open pens, kept below 1 m', '4%', '5%'],
          ['Speed when fleeing (cm/s)', '31', '30'],
        ],
      ) +
      '<p>Killifish that carry a certain parasite are eaten by birds far more often than healthy killifish are. It has been assumed that the parasite weakens the fish so that they cannot escape. Ecologist Paolo Lindgren, noting that infected fish spend more time near the surface, suggests that the parasite changes where the fish swim rather than how well they can get away.</p>',
    question: '<p>Which choice best describes data from the table that support Lindgren’s suggestion?</p>',
    right:
      'Infected fish fled about as fast as uninfected ones and, when kept below one meter, were eaten about as seldom.',
    at: 'c',
    wrong: [
      [
        'Infected fish were eaten four times as often as uninfected ones in open pens but equally seldom in covered pens.',
        'true-but-off-point',
        'This shows that birds do the eating, which both explanations assume; it does not tell why they catch infected fish.',
      ],
      [
        'Infected fish fled a little more slowly than uninfected ones and, in open pens, were eaten four times as often.',
        'opposite-meaning',
        'Joining slower flight to more frequent capture would support the older assumption that the parasite weakens the fish.',
      ],
      [
        'Infected fish were eaten less often when kept below one meter than they were in pens covered against birds.',
        'misread-data',
        'It is the reverse: 5% were eaten below one meter and 1% in the covered pens.',
      ],
    ],
    why: 'Fleeing speeds of 30 and 31 cm/s show that escape is unimpaired, and when depth is the same for both groups, the difference disappears (5% and 4%). Position, not weakness, matters.',
    hints: [
      'Two explanations compete: weakness and position. What would each predict for fleeing speed?',
      'Which row makes the position of both groups the same?',
      'Data that fit both explanations do not help to choose between them.',
      'Look for a pair of facts: escape is unaffected, and the difference disappears when depth is equal.',
    ],
  }),
  reading({
    key: 'rw-quant-05',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    img: barChart({
      title: 'Wool unloaded at Port Ellery',
      measure: 'Thousands of bales',
      max: 60,
      step: 10,
      categories: ['1850s', '1860s', '1870s', '1880s'],
      series: [{ name: 'Wool', values: [20, 30, 55, 35] }],
    }),
    passage:
      '<p>A railway reached the small town of Port Ellery in 1869 and for some years gave it an advantage over harbors that had none. Local historian Winifred Okoro argues that the wool trade of the town was at its greatest in the decade that followed the arrival of the railway. Records of the wool unloaded at the harbor bear her out: ______</p>',
    question: STATEMENT_GRAPH,
    right: 'about 55,000 bales were unloaded in the 1870s, more than in any other decade shown.',
    at: 'b',
    wrong: [
      [
        'about 30,000 bales were unloaded in the 1860s, which is 10,000 more than in the 1850s.',
        'true-but-off-point',
        'This is correct, but it concerns the time before the railway had an effect.',
      ],
      [
        'about 35,000 bales were unloaded in the 1870s, more than in any other decade shown.',
        'misread-data',
        'The figure of 35,000 belongs to the 1880s; in the 1870s it was 55,000.',
      ],
      [
        'about 20,000 more bales were unloaded in the 1880s than in the 1870s, the decade before.',
        'reversed-direction',
        'Trade fell by about 20,000 bales from the 1870s to the 1880s.',
      ],
    ],
    why: 'The decade after 1869 is the 1870s, and its bar, at 55, is the tallest of the four.',
    hints: [
      'Which decade follows 1869?',
      'The argument is about a greatest value, so find the tallest bar.',
      'Read the height of that bar and the unit of the axis.',
      'The statement needed names the right decade, its figure, and how it compares with the others.',
    ],
  }),
  reading({
    key: 'rw-quant-06',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    passage:
      table(
        'Words recalled (of 30), by activity and time per word',
        ['Activity', '4 seconds', '40 seconds'],
        [
          ['Drawing the word', '11.8', '13.1'],
          ['Writing the word', '7.4', '8.2'],
          ['Listing features', '8.0', '9.3'],
        ],
      ) +
      '<p>People remember a word better if they draw a picture of what it means than if they write it down. Some psychologists have attributed this to time: drawing takes longer than writing, and so a word that is drawn receives more attention. Psychologist Marisol Achterberg gave participants fixed amounts of time for each activity. She concluded that extra time cannot be the whole explanation, since ______</p>',
    question: '<p>Which choice most effectively uses data from the table to complete the statement?</p>',
    right: 'participants recalled more words after drawing for 4 seconds than after writing for 40.',
    at: 'd',
    wrong: [
      [
        'participants recalled more words after drawing for 40 seconds than after drawing for 4.',
        'opposite-meaning',
        'That more time brings more recall is what the explanation by time would predict.',
      ],
      [
        'participants recalled more words after listing features for 4 seconds than after drawing for 4.',
        'misread-data',
        'In 4 seconds listing led to 8.0 words and drawing to 11.8.',
      ],
      [
        'participants recalled more words after drawing for 40 seconds than after writing for 4.',
        'true-but-off-point',
        'Here drawing also had more time, so time could still explain the difference.',
      ],
    ],
    why: 'After 4 seconds of drawing, people recalled 11.8 words, more than the 8.2 recalled after 40 seconds of writing. Drawing did better even with a tenth of the time.',
    hints: [
      'Which explanation does Achterberg want to limit?',
      'To show that time is not everything, drawing must do better without having more time.',
      'Compare a cell of the drawing row with a cell of the writing row, and look at their columns.',
      'The strongest case gives drawing less time than the other activity.',
    ],
  }),
  reading({
    key: 'rw-quant-07',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    shift: 0.2,
    img: lineChart({
      title: 'Abundance of species at Cape Merle (2008 = 100)',
      measure: 'Index',
      max: 240,
      step: 40,
      categories: ['2008', '2010', '2012', '2014', '2016'],
      series: [
        { name: 'Sea stars', values: [100, 100, 20, 20, 20] },
        { name: 'Urchins', values: [100, 100, 120, 200, 220] },
        { name: 'Kelp', values: [100, 100, 100, 60, 20] },
      ],
    }),
    passage:
      '<p>In 2011 an unusually warm current reached Cape Merle, and a disease killed most of the sea stars there. In the following years the kelp forest collapsed. One explanation is that the warm water harmed the kelp directly. Biologist Tarek Hollis proposes instead that the loss of sea stars, which prey on urchins, allowed urchins to multiply and to consume the kelp. If Hollis is right, the kelp should have remained intact for as long as urchins were few.</p>',
    question: '<p>Which choice best describes data from the graph that support Hollis’s proposal?</p>',
    right: 'Kelp was still at its earlier level in 2012 and fell to 60 only by 2014, when urchins had reached 200.',
    at: 'd',
    wrong: [
      [
        'Kelp was at the same level in 2010 as in 2008, and so were both the urchins and the sea stars at the cape.',
        'true-but-off-point',
        'Levels before 2011 do not distinguish between the two explanations of what happened afterward.',
      ],
      [
        'Kelp had fallen to 60 by 2012, the year in which sea stars fell to 20 and urchins began to increase.',
        'misread-data',
        'In 2012 kelp was still at 100; it reached 60 in 2014.',
      ],
      [
        'Kelp and sea stars alike stood at 20 in 2016, although both had stood at 100 before the current arrived.',
        'true-but-off-point',
        'That both ended low fits either explanation, since warm water might have harmed both.',
      ],
    ],
    why: 'The warm water came in 2011, yet in 2012 kelp was unchanged at 100 while urchins were at 120. It declined to 60 by 2014, when urchins had doubled, as Hollis’s proposal predicts.',
    hints: [
      'The last sentence gives a test of the proposal. What does it say about timing?',
      'When did the water become warm, and what was the state of the kelp in the next year shown?',
      'Compare the year when kelp first drops with the year when urchins rise steeply.',
      'Supporting data must show a delay: kelp intact after the warming, declining once urchins are many.',
    ],
  }),
  reading({
    key: 'rw-quant-08',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    passage:
      table(
        'Average results of four paper airplanes, 20 throws each',
        ['Design', 'Distance (m)', 'Time in the air (s)'],
        [
          ['Dart', '14.2', '1.9'],
          ['Glider', '11.5', '3.4'],
          ['Delta', '12.8', '2.2'],
          ['Hoop', '9.1', '1.6'],
        ],
      ) +
      '<p>For a science fair, Amara Diallo threw paper airplanes of four designs twenty times each and recorded how far each one flew and how long it stayed in the air. She concluded that the design that flies the farthest is not necessarily the one that stays in the air the longest: ______</p>',
    question: STATEMENT_TABLE,
    right: 'the Dart flew farthest (14.2 m), but the Glider stayed up longest (3.4 s).',
    at: 'a',
    wrong: [
      [
        'the Glider flew farthest (11.5 m), but the Dart stayed up longest (1.9 s).',
        'misread-data',
        'The designs are exchanged: the Dart went farther than the Glider, and the Glider stayed up longer.',
      ],
      [
        'the Hoop flew the shortest distance (9.1 m) and had the shortest time (1.6 s).',
        'true-but-off-point',
        'One design that is last in both respects does not show that the two can differ.',
      ],
      [
        'the Delta flew farther (12.8 m) and stayed up longer (2.2 s) than the Hoop.',
        'true-but-off-point',
        'Here distance and time agree, which is the opposite of what Amara concluded.',
      ],
    ],
    why: 'The greatest distance (14.2 m) belongs to the Dart and the greatest time (3.4 s) to the Glider, two different designs.',
    hints: [
      'The conclusion needs two designs: the best in one respect and the best in another.',
      'Find the largest number in each column.',
      'Do the two largest numbers stand in the same row?',
      'The statement must name each of these two designs with its own figure.',
    ],
  }),
  reading({
    key: 'rw-quant-09',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    img: barChart({
      title: 'Moths caught at lamps',
      measure: 'Moths per night',
      max: 50,
      step: 5,
      categories: ['White LED', 'Sodium', 'Amber LED'],
      series: [
        { name: 'New moon', values: [45, 30, 10] },
        { name: 'Full moon', values: [25, 15, 10] },
      ],
    }),
    passage:
      '<p>Artificial lamps draw moths away from their natural paths, but their effect depends on how dark the sky is. Ecologist Lucian Petrov set traps at three kinds of lamps on nights with a new moon, when the sky is dark, and on nights with a full moon. He concluded that moonlight weakens the pull of lamps that attract many moths in the dark but makes no difference for a lamp that attracts few. For example, ______</p>',
    question: '<p>Which choice most effectively uses data from the graph to complete the example?</p>',
    right:
      'catches at white LED lamps fell from 45 to 25 moths under a full moon, while those at amber LED lamps stayed at 10.',
    at: 'c',
    wrong: [
      [
        'catches at white LED lamps fell from 45 to 25 moths under a full moon, while those at sodium lamps fell from 30 to 15.',
        'true-but-off-point',
        'Both lamps attract many moths; the second half of the conclusion, about a lamp that attracts few, is missing.',
      ],
      [
        'catches at amber LED lamps stayed at 10 moths under a full moon, and white LED lamps caught more than sodium lamps did.',
        'true-but-off-point',
        'The decline of a lamp that attracts many, the first half of the conclusion, is missing.',
      ],
      [
        'catches at sodium lamps fell from 45 to 15 moths under a full moon, while those at amber LED lamps stayed at 10.',
        'misread-data',
        'Sodium lamps caught 30 moths under a new moon; 45 is the figure for white LED lamps.',
      ],
    ],
    why: 'The white LED attracts many moths in the dark (45) and fewer in moonlight (25); the amber LED attracts few and shows no change (10 and 10). Both halves of the conclusion are illustrated.',
    hints: [
      'The conclusion has two halves, one about lamps with a strong pull and one about a lamp with a weak pull.',
      'Which lamp attracts few moths on dark nights?',
      'For each kind of lamp compare the two bars.',
      'A complete example shows one decline and one absence of change, with correct figures.',
    ],
  }),
  reading({
    key: 'rw-quant-10',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    shift: 0.2,
    passage:
      table(
        'Apprentices of the Rozendaal weavers’ guild who became masters',
        ['Apprentice', 'Full fee paid', 'Reduced fee paid', 'All'],
        [
          ['Son of a weaver', '61%', '22%', '52%'],
          ['Other', '58%', '24%', '33%'],
        ],
      ) +
      '<p>Apprentices of the weavers’ guild in Rozendaal are often said to have owed their careers to their families: the son of a weaver, it is claimed, was favored over others when new masters were admitted. Historian Greta Vermaas believes that what counted was money. Apprentices whose families could pay the full fee were trained in the profitable kinds of weaving, and sons of weavers simply paid the full fee more often. The records of the guild support her: ______</p>',
    question: STATEMENT_TABLE,
    right:
      'whether the fee was full (about 60%) or reduced (about 23%), sons of weavers and others became masters at similar rates.',
    at: 'a',
    wrong: [
      [
        'when all apprentices are counted, 52% of the sons of weavers became masters, compared with 33% of the others.',
        'opposite-meaning',
        'Taken alone, this difference would suggest that sons of weavers were favored.',
      ],
      [
        'among those whose fee was reduced, sons of weavers became masters less often than they did in the guild as a whole.',
        'true-but-off-point',
        'This concerns sons of weavers only and does not compare them with other apprentices.',
      ],
      [
        'whether they were sons of weavers or not, most apprentices who paid a reduced fee went on to become masters.',
        'misread-data',
        'Of those who paid a reduced fee, only 22% and 24% became masters.',
      ],
    ],
    why: 'With the full fee the rates are 61% and 58%; with the reduced fee, 22% and 24%. When the fee is the same, family makes next to no difference, so the fee is what counted.',
    hints: [
      'Two causes are confused in the last column: family and fee. Where are they separated?',
      'Hold the fee fixed: compare the two rows within a single column.',
      'What would a column look like if family mattered, and what if it did not?',
      'The supporting statement compares the two kinds of apprentices within each kind of fee.',
    ],
  }),
  reading({
    key: 'rw-quant-11',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    img: lineChart({
      title: 'Snow at Kettle Pass, first day of each month',
      measure: 'Depth (cm)',
      max: 120,
      step: 20,
      categories: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'],
      series: [{ name: 'Depth', values: [20, 40, 80, 100, 60, 20] }],
    }),
    passage:
      '<p>The keeper of a mountain hut at Kettle Pass measured the depth of the snow on the first day of each month from November to April. She noticed that the snow melted faster than it had built up: ______</p>',
    question: STATEMENT_GRAPH,
    right: 'the depth took three months to rise from 20 cm to 100 cm but only two months to fall back to 20 cm.',
    at: 'b',
    wrong: [
      [
        'the depth took two months to rise from 20 cm to 100 cm but three whole months to fall back to 20 cm.',
        'reversed-direction',
        'The times are exchanged: the rise lasted from November to February, the fall from February to April.',
      ],
      [
        'the depth rose from 40 cm on the first of December to 80 cm on the first of January, doubling in a single month.',
        'true-but-off-point',
        'This describes how the snow built up and says nothing about how it melted.',
      ],
      [
        'the depth was greatest on the first of March, when it was 100 cm, and smallest on the first of November.',
        'misread-data',
        'The greatest depth, 100 cm, was measured on the first of February.',
      ],
    ],
    why: 'The depth goes from 20 cm in November to 100 cm in February (three months) and back to 20 cm by April (two months).',
    hints: [
      'The statement compares two speeds, so two stretches of time are needed.',
      'Find the highest point of the line.',
      'Count the months on either side of the highest point.',
      'Which side of the line is steeper overall?',
    ],
  }),
  reading({
    key: 'rw-quant-12',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    passage:
      table(
        'Average diameter of lichens on dated gravestones (mm)',
        ['Age of stone', 'Shaded site', 'Open site'],
        [
          ['50 years', '22', '31'],
          ['100 years', '40', '60'],
          ['150 years', '55', '83'],
          ['200 years', '66', '99'],
        ],
      ) +
      '<p>The size of a lichen can be used to estimate how long the rock beneath it has been exposed. The method is easy to misuse, warns geologist Anneliese Tuominen, because a lichen widens more and more slowly as it ages; a person who assumes a constant rate will get the dates wrong. The slowing can be seen on gravestones, whose dates are known: ______</p>',
    question: STATEMENT_TABLE,
    right:
      'lichens at the shaded site widened by 18 mm between 50 and 100 years but by 11 mm between 150 and 200 years.',
    at: 'c',
    wrong: [
      [
        'lichens at the shaded site reached 66 mm at 200 years, whereas lichens of the same age at the open site reached 99 mm.',
        'true-but-off-point',
        'Comparing the two sites at one age shows nothing about how growth changes with age.',
      ],
      [
        'lichens at the open site widened by 16 mm between 50 and 100 years but by 29 mm between 150 and 200 years.',
        'reversed-direction',
        'The two increases are exchanged; the open site shows 29 mm first and 16 mm later.',
      ],
      [
        'lichens at the open site widened from 60 mm at 100 years to 99 mm at 200 years, or by 39 mm in all.',
        'true-but-off-point',
        'The figures are correct but show only that lichens widen; no other period is compared.',
      ],
    ],
    why: 'In two periods of equal length the growth was 40 − 22 = 18 mm and then 66 − 55 = 11 mm, so it slowed.',
    hints: [
      'Slowing means that equal periods bring smaller and smaller increases.',
      'Work out increases by subtracting within one column.',
      'Compare an early period of 50 years with a late one.',
      'The first difference has to be larger than the second, and both have to agree with the table.',
    ],
  }),
  reading({
    key: 'rw-quant-13',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    img: barChart({
      title: 'Turnout in the Marlow County election',
      measure: 'Voted (%)',
      max: 100,
      step: 10,
      categories: ['New voters', 'Occasional', 'Regular'],
      series: [
        { name: 'No letter', values: [30, 50, 85] },
        { name: 'Official letter', values: [30, 55, 85] },
        { name: 'Neighbor’s letter', values: [45, 65, 85] },
      ],
    }),
    passage:
      '<p>Before an election, political scientist Samir Boateng sent some residents a reminder to vote that was signed by the county, sent others the same reminder signed by a neighbor, and sent nothing to the rest. He had records of who had voted before. Boateng concluded that a reminder from a neighbor is more effective than an official one, but only among people who do not already vote in most elections.</p>',
    question: '<p>Which choice best describes data from the graph that support Boateng’s conclusion?</p>',
    right:
      'A neighbor’s letter was followed by higher turnout than an official letter among new and occasional voters, but not among regular ones.',
    at: 'd',
    wrong: [
      [
        'Regular voters turned out at a rate of 85% whatever they received, whereas among new voters a neighbor’s letter and an official letter led to equal turnout.',
        'misread-data',
        'The first part is right, but among new voters turnout was 45% with a neighbor’s letter and 30% with an official one.',
      ],
      [
        'An official letter was followed by higher turnout than no letter at all among occasional voters, but not among new voters or among regular ones.',
        'true-but-off-point',
        'This compares the official letter with no letter; the conclusion compares the two senders.',
      ],
      [
        'A neighbor’s letter was followed by higher turnout among regular voters than among occasional ones, and among occasional voters than among new ones.',
        'true-but-off-point',
        'Regular voters turn out more in any case; this comparison does not show what the sender changes.',
      ],
    ],
    why: 'With a neighbor’s letter, turnout was 45% (new) and 65% (occasional), above the 30% and 55% with an official one; among regular voters it was 85% in both cases.',
    hints: [
      'The conclusion compares two senders and adds a limit. Identify both.',
      'Which two bars of each group have to be compared?',
      'In which groups do those two bars differ, and in which are they level?',
      'Look for a statement that makes the right comparison and includes the exception.',
    ],
  }),
  reading({
    key: 'rw-quant-14',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    passage:
      table(
        'Sleep of students at four schools',
        ['School', 'First class begins', 'Average sleep (hours)'],
        [
          ['Alder', '7:30', '6.4'],
          ['Birch', '8:00', '6.8'],
          ['Cedar', '8:30', '7.3'],
          ['Dogwood', '9:00', '7.4'],
        ],
      ) +
      '<p>A group of parents asked whether students would really sleep more if school began later or would simply go to bed later. Researcher Imani Castle surveyed students at four similar schools with different schedules. She reported that students whose classes begin later do sleep longer. For example, ______</p>',
    question: '<p>Which choice most effectively uses data from the table to complete the example?</p>',
    right:
      'students at Cedar, which begins at 8:30, sleep about half an hour more than those at Birch, which begins at 8:00.',
    at: 'a',
    wrong: [
      [
        'students at Alder, which begins at 7:30, sleep 6.8 hours on average, less than the students of any other school.',
        'misread-data',
        'Students at Alder sleep 6.4 hours; 6.8 is the figure for Birch.',
      ],
      [
        'students at Dogwood begin their classes an hour and a half later than students at Alder and an hour later than those at Birch.',
        'true-but-off-point',
        'This compares schedules only; it says nothing about sleep.',
      ],
      [
        'students at Birch, which begins at 8:00, sleep about half an hour more than those at Cedar, which begins at 8:30.',
        'reversed-direction',
        'The schools are exchanged: students at Cedar sleep 7.3 hours, those at Birch 6.8.',
      ],
    ],
    why: 'Cedar begins later than Birch (8:30 and 8:00), and its students sleep longer (7.3 and 6.8 hours), as reported.',
    hints: [
      'An example must link two things: when school begins and how long students sleep.',
      'Follow both columns down the table: what happens to sleep as the hour gets later?',
      'Check each figure that is named against its own row.',
      'A good example compares a later school with an earlier one and gives the later one more sleep.',
    ],
  }),
  reading({
    key: 'rw-quant-15',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    img: lineChart({
      title: 'Area of two mountain lakes',
      measure: 'Square kilometers',
      max: 9,
      step: 1,
      categories: ['1980', '1990', '2000', '2010', '2020'],
      series: [
        { name: 'Lake Ambar', values: [1, 2, 3, 5, 8] },
        { name: 'Lake Sirin', values: [2, 3, 4, 5, 6] },
      ],
    }),
    passage:
      '<p>Both Lake Ambar and Lake Sirin are fed by melting ice, but only Lake Ambar still touches the end of its glacier, so that its water melts the ice directly. Glaciologist Pema Wangdi reasoned that as such a lake expands, it touches and melts ever more ice, and that its growth should therefore speed up, while a lake at some distance from its glacier should grow at a steady rate. Satellite images are consistent with this reasoning: ______</p>',
    question: STATEMENT_GRAPH,
    right:
      'Lake Ambar grew by 1 square kilometer in the 1980s and by 3 in the 2010s, while Lake Sirin grew by 1 in each decade.',
    at: 'b',
    wrong: [
      [
        'Lake Ambar was smaller than Lake Sirin in 1980, equal to it in 2010, and larger than it by 2 square kilometers in 2020.',
        'true-but-off-point',
        'This compares the sizes of the lakes; it does not show that one growth speeds up and the other is steady.',
      ],
      [
        'Lake Sirin grew by 1 square kilometer in the 1980s and by 3 in the 2010s, while Lake Ambar grew by 1 in each decade.',
        'misread-data',
        'The names are exchanged: it is Lake Ambar whose growth speeds up.',
      ],
      [
        'Lake Ambar and Lake Sirin both grew by 1 square kilometer in the 1980s, and both grew by 1 again in the 1990s.',
        'true-but-off-point',
        'In these decades the lakes grew alike, so the predicted difference does not appear.',
      ],
    ],
    why: 'Lake Ambar’s growth per decade rises from 1 (1980 to 1990) to 3 (2010 to 2020), whereas Lake Sirin gains 1 in every decade: one speeds up, the other is steady.',
    hints: [
      'The reasoning is about how fast the lakes grow, not about how large they are.',
      'For each lake work out the gain from each point to the next.',
      'Which line gets steeper, and which stays equally steep?',
      'The statement needed compares an early gain with a late one for one lake and calls the other constant.',
    ],
  }),
  reading({
    key: 'rw-quant-16',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    shift: 0.1,
    passage:
      table(
        'Run-on lines in the poems of Hedda Voss',
        ['Collection', 'First drafts', 'Printed versions'],
        [
          ['1906', '22%', '21%'],
          ['1909', '24%', '38%'],
          ['1911', '41%', '47%'],
          ['1914', '48%', '49%'],
        ],
      ) +
      '<p>The later poems of Hedda Voss are full of run-on lines, in which a sentence flows past the end of the line. Most critics have supposed that Voss first began to imagine her poems in such lines and that her published work followed. From a study of her manuscripts, Ryota Imamura concludes that the change came about the other way: Voss introduced run-on lines while revising poems that she had composed without many of them, and only afterward did she begin to compose in that manner.</p>',
    question: '<p>Which choice best describes data from the table that support Imamura’s conclusion?</p>',
    right:
      'The drafts of 1909 had about as small a share of run-on lines as those of 1906, though the printed poems of 1909 had a far larger one.',
    at: 'd',
    wrong: [
      [
        'The drafts of 1914 had more than twice the share of run-on lines that those of 1906 had, and the same is true of the printed poems.',
        'true-but-off-point',
        'That both rose over the whole period fits the critics’ account as well; it does not show which rose first.',
      ],
      [
        'The drafts of 1911 had a far larger share of run-on lines than those of 1909, and the poems printed in 1911 had a larger one still.',
        'true-but-off-point',
        'In 1911 the drafts had already changed, so these figures do not show that revision led the way.',
      ],
      [
        'The drafts of 1909 had a larger share of run-on lines than the poems printed in that year, and both had a larger one than in 1906.',
        'misread-data',
        'In 1909 the drafts had fewer run-on lines (24%) than the printed poems (38%).',
      ],
    ],
    why: 'In 1909 the drafts were still near the old level (24%, against 22% in 1906), but the printed poems had 38%. The new manner thus appeared in revision before it appeared in composition.',
    hints: [
      'Imamura’s conclusion is about order: which changed first, drafts or printed versions?',
      'Look for the collection in which one column has changed and the other has not yet.',
      'What does the difference between a draft and its printed version tell about revision?',
      'The critics would expect the drafts to change first; find a year that shows otherwise.',
    ],
  }),
  reading({
    key: 'rw-quant-17',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    img: barChart({
      title: 'Calls of tree frogs at Lake Sorrel',
      measure: 'Calls per minute',
      max: 40,
      step: 5,
      categories: ['10°C', '15°C', '20°C', '25°C'],
      series: [{ name: 'Calls', values: [10, 20, 35, 30] }],
    }),
    passage:
      '<p>On spring evenings, biologist Kofi Andersson counted the calls of tree frogs at Lake Sorrel and noted the temperature of the air. He found that the frogs call more often as evenings grow warmer, but only up to a point: ______</p>',
    question: STATEMENT_GRAPH,
    right: 'calls increased from 10 per minute at 10°C to 35 at 20°C but dropped to 30 at 25°C.',
    at: 'c',
    wrong: [
      [
        'calls increased from 10 per minute at 10°C to 20 at 15°C and then to 35 at 20°C.',
        'true-but-off-point',
        'The figures are right, but they show only the increase and not the point at which it ends.',
      ],
      [
        'calls increased from 10 per minute at 10°C to 30 at 20°C and reached 35 at 25°C.',
        'misread-data',
        'The last two figures are exchanged, so that the increase seems never to end.',
      ],
      [
        'calls dropped from 35 per minute at 10°C to 20 at 15°C and to 10 at 20°C.',
        'reversed-direction',
        'Between 10°C and 20°C the calls became more frequent, not less.',
      ],
    ],
    why: 'The bars rise from 10 to 35 as the temperature goes from 10°C to 20°C, and the bar for 25°C is lower, at 30. That is “up to a point.”',
    hints: [
      '“But only up to a point” means that the rise must come to an end.',
      'Find the tallest bar: is it the one for the warmest evenings?',
      'The statement has to mention what happens before the tallest bar and what happens after it.',
      'Read the heights of the first, the tallest, and the last bar.',
    ],
  }),
  reading({
    key: 'rw-quant-18',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    passage:
      table(
        'Strength of two kinds of concrete (megapascals)',
        ['Condition', 'Ordinary mix', 'Ash mix'],
        [
          ['After 28 days', '40', '32'],
          ['After 5 years in fresh water', '41', '44'],
          ['After 5 years in seawater', '31', '49'],
        ],
      ) +
      '<p>Concrete is usually tested 28 days after it has been poured. Engineer Leilani Ferreira believes that this test is unfair to a mix containing volcanic ash, which she considers suitable for harbor walls. According to Ferreira, the ash mix gains strength slowly, through reactions with water and salt, and a short test hides the advantage that it will have in the sea. Her data are persuasive: ______</p>',
    question: STATEMENT_TABLE,
    right: 'the ash mix was weaker than the ordinary mix after 28 days but much stronger after five years in seawater.',
    at: 'a',
    wrong: [
      [
        'the ash mix was stronger than the ordinary mix after five years, whether it stood in fresh water or in seawater.',
        'true-but-off-point',
        'This is correct, but without the result after 28 days it does not show that the short test hides anything.',
      ],
      [
        'the ordinary mix was stronger after five years in fresh water than it had been when tested after 28 days.',
        'true-but-off-point',
        'The ordinary mix alone, in fresh water, shows nothing about the ash mix in the sea.',
      ],
      [
        'the ordinary mix was weaker than the ash mix after 28 days but much stronger after five years in seawater.',
        'reversed-direction',
        'The mixes are exchanged: the ordinary mix led at 28 days and trailed in seawater.',
      ],
    ],
    why: 'At 28 days the ash mix has 32 megapascals against 40; after five years in seawater it has 49 against 31. The usual test points the wrong way.',
    hints: [
      'Ferreira’s point is that one result hides another; which two results are meant?',
      'The material is intended for harbor walls, so which row matters most?',
      'Compare the mixes in the first row and again in the last row.',
      'The statement needed shows the order of the two mixes turning around.',
    ],
  }),
  reading({
    key: 'rw-quant-19',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    img: lineChart({
      title: 'Bus passengers per day',
      measure: 'Thousands',
      max: 50,
      step: 5,
      categories: ['2013', '2014', '2015', '2016', '2017', '2018'],
      series: [
        { name: 'Aldo', values: [20, 20, 25, 30, 30, 30] },
        { name: 'Brask', values: [30, 30, 35, 40, 40, 40] },
      ],
    }),
    passage:
      '<p>At the beginning of 2015, the town of Aldo cut its bus fares by a third, and in the following two years the number of passengers grew considerably. The mayor of Aldo claimed that the cut had caused the growth. Economist Nadia Ferhat doubts it. She compared Aldo with the nearby town of Brask, where fares remained the same throughout the period from 2013 to 2018.</p>',
    question: '<p>Which choice best describes data from the graph that weaken the mayor’s claim?</p>',
    right: 'Between 2014 and 2016 the number of passengers grew by as many thousands in Brask as in Aldo.',
    at: 'd',
    wrong: [
      [
        'Between 2014 and 2016 the number of passengers in Aldo grew by half, from 20,000 to 30,000 per day.',
        'opposite-meaning',
        'That growth is what the mayor points to; by itself it agrees with the claim.',
      ],
      [
        'In each year shown, the number of passengers per day was greater in Brask than it was in Aldo.',
        'true-but-off-point',
        'Brask may simply be larger; the claim concerns growth after the cut.',
      ],
      [
        'Between 2016 and 2018 the number of passengers fell in Aldo, while in Brask it did not change.',
        'misread-data',
        'From 2016 to 2018 the number in Aldo stayed at 30,000.',
      ],
    ],
    why: 'Without any cut, Brask went from 30,000 to 40,000 passengers, a growth of 10,000, just as Aldo went from 20,000 to 30,000. Something other than the fares could explain both.',
    hints: [
      'Why is a town without a change in fares a useful comparison?',
      'If the fare cut was the cause, what should the line for Brask look like after 2014?',
      'Work out how much each line rises over the same years.',
      'The claim is weakened by growth that happened where its supposed cause was absent.',
    ],
  }),
  reading({
    key: 'rw-quant-20',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    passage:
      table(
        'Shop signs in Portmary, by number of languages used',
        ['District', 'One', 'Two', 'Three or more'],
        [
          ['Harbor', '31%', '46%', '23%'],
          ['Old Town', '58%', '33%', '9%'],
          ['Station', '40%', '42%', '18%'],
          ['Hillside', '76%', '20%', '4%'],
        ],
      ) +
      '<p>Linguist Xiomara Patel photographed the signs of all the shops in four districts of Portmary and counted how many languages each sign used. Districts that are popular with visitors, such as Harbor and Station, had many signs in more than one language. In Hillside, a residential district, matters were different: ______</p>',
    question: STATEMENT_TABLE,
    right: '76% of the signs used a single language, a larger share than in any other district.',
    at: 'b',
    wrong: [
      [
        '46% of the signs used two languages, a larger share than in any other district.',
        'misread-data',
        'That is the figure for Harbor; in Hillside only 20% of the signs used two languages.',
      ],
      [
        '58% of the signs used a single language, a smaller share than in Station or Harbor.',
        'misread-data',
        'The figure of 58% belongs to Old Town, and it is larger than those of Station and Harbor.',
      ],
      [
        '20% of the signs used three or more languages, a larger share than in Old Town.',
        'misread-data',
        'In Hillside 4% of the signs used three or more languages; 20% used two.',
      ],
    ],
    why: 'The row for Hillside shows 76% in the column “One,” the largest number in that column, whereas Harbor and Station have many signs in several languages.',
    hints: [
      'Only one row of the table matters first; find it.',
      '“Different” from districts with many languages: what should the Hillside signs be like?',
      'Check each percentage against both its row and its column.',
      'Compare the first column of the Hillside row with the rest of that column.',
    ],
  }),
  reading({
    key: 'rw-quant-21',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    img: barChart({
      title: 'Goats looking back at a person',
      measure: 'Goats (%)',
      max: 80,
      step: 10,
      categories: ['Box can be opened', 'Box cannot be opened'],
      series: [
        { name: 'Raised on farms', values: [10, 70] },
        { name: 'Raised on open range', values: [10, 25] },
      ],
    }),
    passage:
      '<p>Goats were given a box of food that they either could open by themselves or could not. Behavioral scientist Matteo Rahimi observed whether a goat looked back at a person who was standing nearby. He maintains that goats look at a person in order to get help, and that they learn to do so through daily contact with people, which goats on farms have and goats on the open range mostly lack.</p>',
    question: '<p>Which choice best describes data from the graph that support Rahimi’s view?</p>',
    right:
      'When the box could not be opened, 70% of the farm goats but only 25% of the range goats looked back; otherwise both groups seldom did.',
    at: 'a',
    wrong: [
      [
        'When the box could be opened, 10% of the farm goats looked back at the person, and so did exactly the same percentage of the goats that had been raised on the range.',
        'true-but-off-point',
        'This shows only that neither group looked back much when no help was needed; nothing here points to learning.',
      ],
      [
        'When the box could not be opened, 25% of the farm goats but fully 70% of the range goats looked back; otherwise both groups seldom did.',
        'reversed-direction',
        'The groups are exchanged: it was the farm goats of which 70% looked back.',
      ],
      [
        'When the box could be opened, 70% of the farm goats but only 25% of the range goats looked back; otherwise both groups seldom did.',
        'misread-data',
        'Those percentages belong to the box that could not be opened.',
      ],
    ],
    why: 'Looking back is common only when help is needed (70% against 10%), which suits a request for help, and it is far more common in goats used to people (70% against 25%), which suits learning by contact.',
    hints: [
      'The view has two parts: the purpose of the look and how the habit arises.',
      'If a look is a request for help, with which box should it be more common?',
      'If contact with people teaches the habit, which group should show it more?',
      'Find the tallest bar and make sure of its group and its box.',
    ],
  }),
  reading({
    key: 'rw-quant-22',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    shift: 0.1,
    passage:
      table(
        'Yield of wheat (tons per hectare), by crop of the previous year',
        ['Previous crop', 'No fertilizer', 'Nitrogen fertilizer', 'Plants with root disease'],
        [
          ['Wheat', '3.1', '4.0', '38%'],
          ['Beans', '5.0', '5.2', '9%'],
          ['Mustard', '4.8', '5.0', '11%'],
        ],
      ) +
      '<p>Wheat grows better in a field where beans were grown the year before. Because beans add nitrogen to the soil, farmers have long taken nitrogen to be the reason. Agronomist Baptiste Nkemelu argues that the benefit comes mostly from the interruption: a year without wheat starves the organisms that cause root disease in wheat. To test this idea, he also planted wheat after mustard, a crop that adds no nitrogen.</p>',
    question: '<p>Which choice best describes data from the table that support Nkemelu’s argument?</p>',
    right:
      'Without fertilizer, wheat yielded nearly as much after mustard as after beans, and root disease was similarly rare.',
    at: 'c',
    wrong: [
      [
        'Without fertilizer, wheat yielded 5.0 tons per hectare after beans but only 3.1 tons when it followed wheat.',
        'true-but-off-point',
        'This is the effect to be explained; it fits the explanation by nitrogen just as well.',
      ],
      [
        'With nitrogen fertilizer, wheat that followed wheat yielded 0.9 tons more per hectare than it did without fertilizer.',
        'opposite-meaning',
        'That added nitrogen raises the yield speaks for the importance of nitrogen, not against it.',
      ],
      [
        'With nitrogen fertilizer, wheat that followed wheat yielded as much as wheat that followed beans without fertilizer.',
        'misread-data',
        'It yielded 4.0 tons, well below the 5.0 tons after beans; equality would also have favored nitrogen.',
      ],
    ],
    why: 'Mustard adds no nitrogen, yet after it wheat yields 4.8 tons, almost the 5.0 tons after beans, with root disease at 11% and 9%. The interruption, not the nitrogen, brings most of the benefit.',
    hints: [
      'What do beans and mustard have in common, and what do they not?',
      'Mustard is in the test for a reason: which explanation does it leave out?',
      'Compare the rows for beans and mustard in the column without fertilizer.',
      'The argument names a cause, root disease; data on it strengthen the support.',
    ],
  }),
  reading({
    key: 'rw-quant-23',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    img: lineChart({
      title: 'Power from the solar panels of a school',
      measure: 'Kilowatts',
      max: 7,
      step: 1,
      categories: ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'],
      series: [{ name: 'Power', values: [1, 3, 5, 6, 4, 2] }],
    }),
    passage:
      '<p>Solar panels that face south in the northern half of the world tend to supply the most power around noon. The panels of a certain school face southwest, since classrooms need the most electricity later in the day. On a clear day in April, technician Olu Fairweather checked whether the panels met this purpose. They did: ______</p>',
    question: STATEMENT_GRAPH,
    right: 'the panels supplied the most power at 14:00, when it reached 6 kilowatts.',
    at: 'c',
    wrong: [
      [
        'the panels supplied the most power at 12:00, when it reached 5 kilowatts.',
        'misread-data',
        'At 12:00 the panels supplied 5 kilowatts, but at 14:00 they supplied more.',
      ],
      [
        'the panels supplied 1 kilowatt at 8:00 and 3 kilowatts two hours later, at 10:00.',
        'true-but-off-point',
        'The figures are right, but they concern the morning, not the time when power is wanted.',
      ],
      [
        'the panels supplied the least power at 16:00, when it went down to 4 kilowatts.',
        'misread-data',
        'Several other times had less power; the least was 1 kilowatt, at 8:00.',
      ],
    ],
    why: 'The panels should supply most power after noon. The highest point of the line is at 14:00, at 6 kilowatts.',
    hints: [
      'What was the purpose of having the panels face southwest?',
      'Find the highest point of the line.',
      'Is that point before noon, at noon, or after it?',
      'Read the time below the highest point and the value at its left.',
    ],
  }),
  reading({
    key: 'rw-quant-24',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    passage:
      table(
        'Water collected from fog by four kinds of mesh',
        ['Mesh', 'Liters per night'],
        [
          ['Plain', '2.1'],
          ['Coated', '2.3'],
          ['With bumps', '3.0'],
          ['Coated, with bumps', '4.6'],
        ],
      ) +
      '<p>In foggy deserts, mesh stretched between poles can collect drinking water. Engineer Zainab Corral covered one mesh with tiny bumps, on which droplets form, gave another a coating, from which droplets slide off, and made a third with both. She reports that the two features do more together than one would expect from adding up what each does alone. Specifically, ______</p>',
    question: STATEMENT_TABLE,
    right: 'the coating alone added 0.2 liters and the bumps alone 0.9, while both together added 2.5.',
    at: 'd',
    wrong: [
      [
        'the coated mesh collected 2.3 liters and the mesh with bumps 3.0, more than the plain mesh did.',
        'true-but-off-point',
        'Each feature helps, but the mesh that has both is missing from the comparison.',
      ],
      [
        'the coated mesh with bumps collected 4.6 liters, more than any of the other three kinds of mesh did.',
        'true-but-off-point',
        'Being the best does not show that the gain exceeds the sum of the separate gains.',
      ],
      [
        'the coating alone added 2.3 liters and the bumps alone 3.0, while both together added only 4.6.',
        'misread-data',
        'These are the amounts collected, not added; read this way, the two features would do less together.',
      ],
    ],
    why: 'Over the plain mesh (2.1) the coating gains 0.2, the bumps gain 0.9, and both gain 2.5, which is more than 0.2 + 0.9 = 1.1.',
    hints: [
      '“More than one would expect from adding up” calls for a sum and a comparison.',
      'How much does each feature add to the plain mesh?',
      'Subtract the plain mesh’s amount from each of the other three.',
      'The statement needed names two separate gains and the joint gain, which exceeds their total.',
    ],
  }),
  reading({
    key: 'rw-quant-25',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    img: barChart({
      title: 'Errors of piano students playing a new piece',
      measure: 'Errors per page',
      max: 40,
      step: 5,
      categories: ['End of session', 'Next day', 'One week later'],
      series: [
        { name: 'Blocked practice', values: [10, 30, 35] },
        { name: 'Mixed practice', values: [20, 20, 20] },
      ],
    }),
    passage:
      '<p>Some piano students practiced a new piece in one long block; others practiced it in short turns mixed with other pieces. Blocked practice is known to lead to weaker playing in the end. One account says that students who practice in blocks never learn the piece well in the first place. Music psychologist Asher Quintana holds a different view: blocked practice, he argues, does teach the piece, and teaches it better at first, but what it teaches is soon lost.</p>',
    question: '<p>Which choice best describes data from the graph that support Quintana’s view?</p>',
    right:
      'With blocked practice, students made fewer errors than the others at the end of the session, but their errors rose from 10 to 35 within a week.',
    at: 'a',
    wrong: [
      [
        'With blocked practice, students made 30 errors per page on the next day and 35 one week later, more in both cases than students whose practice had been mixed.',
        'true-but-off-point',
        'The later results fit both accounts; they do not show that the piece had been learned well at first.',
      ],
      [
        'With mixed practice, students made 20 errors per page at the end of the session, and they made just as many on the next day and one week later.',
        'true-but-off-point',
        'This concerns the other group and tells nothing about what blocked practice teaches.',
      ],
      [
        'With mixed practice, students made fewer errors than the others at the end of the session, and their errors had not risen a week later.',
        'misread-data',
        'At the end of the session it was the blocked group that made fewer errors, 10 against 20.',
      ],
    ],
    why: 'At the end of the session the blocked group made 10 errors, the mixed group 20, so the piece had been learned well; the rise to 35 shows the loss. Both parts of Quintana’s view are there.',
    hints: [
      'Put the two accounts side by side: on what point do they disagree?',
      'The disagreement is about the beginning. Which bars show the beginning?',
      'The view has two parts: better at first, and soon lost.',
      'Find data that show a good start and a decline for the same group.',
    ],
  }),
  reading({
    key: 'rw-quant-26',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    passage:
      table(
        'Average depth of dives (m)',
        ['Seal', 'By day', 'By night'],
        [
          ['P', '410', '260'],
          ['Q', '380', '240'],
          ['R', '450', '300'],
          ['S', '395', '255'],
        ],
      ) +
      '<p>A team led by Sunniva Adeleke attached depth recorders to four seals. Many small fish on which seals feed stay in deep water by day and rise toward the surface at night, and the team expected the seals to follow them. The records agree with this expectation: ______</p>',
    question: STATEMENT_TABLE,
    right: 'each of the four seals dived deeper, on average, by day than by night.',
    at: 'b',
    wrong: [
      [
        'each of the four seals dived deeper, on average, by night than by day.',
        'reversed-direction',
        'In every row the number for the day is the larger one.',
      ],
      [
        'seal R dived deeper, on average, than the other three seals by day.',
        'true-but-off-point',
        'This compares seals with one another rather than day with night.',
      ],
      [
        'seal Q dived to 380 meters, on average, by night and to 240 by day.',
        'misread-data',
        'The two figures are exchanged: 380 meters by day and 240 by night.',
      ],
    ],
    why: 'In each row the average by day is about 150 meters deeper than by night, as expected if the seals follow the fish.',
    hints: [
      'Where are the fish by day, and where are they by night?',
      'If seals follow the fish, in which column should the numbers be larger?',
      'Compare the two numbers in each row.',
      'Check that the pattern holds for all the rows.',
    ],
  }),
  reading({
    key: 'rw-quant-27',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    img: lineChart({
      title: 'Price of salt in two towns',
      measure: 'Coins per sack',
      max: 35,
      step: 5,
      categories: ['1800', '1810', '1820', '1830', '1840'],
      series: [
        { name: 'Vesk (inland)', values: [30, 30, 30, 15, 10] },
        { name: 'Lume (coast)', values: [10, 10, 10, 10, 10] },
      ],
    }),
    passage:
      '<p>Salt was made from seawater at Lume, on the coast, and carried by mule to Vesk, which lies inland. In 1825 a canal was opened between the two towns. Historian Casimir Oyelaran argues that the cost of transport had been the reason why salt was expensive in Vesk and that the canal all but removed this cost. The prices recorded in the two towns support his argument: ______</p>',
    question: STATEMENT_GRAPH,
    right: 'in 1820 a sack cost three times as much in Vesk as in Lume, but by 1840 it cost the same in both.',
    at: 'd',
    wrong: [
      [
        'in Vesk a sack cost 30 coins in 1800, 1810, and 1820, and in Lume it cost 10 coins in each of those years.',
        'true-but-off-point',
        'These prices all come from before the canal and cannot show what it changed.',
      ],
      [
        'in 1820 a sack cost 10 coins in Vesk and 30 in Lume, but by 1840 it cost 10 coins in both.',
        'misread-data',
        'The prices of 1820 are exchanged: salt was the more expensive in Vesk.',
      ],
      [
        'in Lume a sack cost no more in 1840, after the canal had been opened, than it had cost in 1800.',
        'true-but-off-point',
        'The price in Lume alone says nothing about the cost of carrying salt to Vesk.',
      ],
    ],
    why: 'Before the canal a sack cost 30 coins in Vesk and 10 in Lume; by 1840, 10 in both. With cheap transport the difference disappeared.',
    hints: [
      'What should happen to the difference between the towns once transport costs little?',
      'Choose a year before 1825 and a year well after it.',
      'Compare the two lines in each of those years.',
      'The statement needed shows a gap before the canal and its disappearance afterward.',
    ],
  }),
  reading({
    key: 'rw-quant-28',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    passage:
      table(
        'Maple seedlings per square meter after ten years',
        ['Plots', 'No earthworms', 'Earthworms'],
        [
          ['Fenced against deer', '41', '33'],
          ['Not fenced', '38', '9'],
        ],
      ) +
      '<p>In forests of the Great Lakes region, maple seedlings have become scarce in many places. Deer, which eat seedlings, are usually blamed; so are introduced earthworms, which consume the layer of leaves in which seedlings take root. From a ten-year study of fenced and unfenced plots, ecologist Rosalind Tso concludes that the two act together: deer do serious harm to maple seedlings only where earthworms are present.</p>',
    question: '<p>Which choice best describes data from the table that support Tso’s conclusion?</p>',
    right:
      'Compared with fenced plots, unfenced ones had far fewer seedlings where there were earthworms but only slightly fewer where there were none.',
    at: 'b',
    wrong: [
      [
        'Without a fence, plots with earthworms had 9 seedlings per square meter, fewer than were found in any of the other three kinds of plot that were studied.',
        'true-but-off-point',
        'The lowest number alone does not show what deer do where earthworms are absent.',
      ],
      [
        'With a fence, plots with earthworms had 33 seedlings per square meter, whereas plots without them had 41 seedlings per square meter.',
        'true-but-off-point',
        'In fenced plots there are no deer, so this comparison shows the effect of earthworms alone.',
      ],
      [
        'Without a fence, plots lacking earthworms had fewer seedlings than plots with them, whether or not those other plots were fenced.',
        'misread-data',
        'Unfenced plots lacking earthworms had 38 seedlings, more than the 33 and 9 of the plots with them.',
      ],
    ],
    why: 'With earthworms, deer reduce seedlings from 33 to 9; without earthworms, only from 41 to 38. Deer matter greatly only in the first case.',
    hints: [
      'The effect of deer is the difference between a fenced plot and one that is not fenced.',
      'Work out that difference twice, once for each column.',
      'The word “only” in the conclusion calls for two comparisons.',
      'The supporting statement must say how much the fence matters with earthworms and how much without.',
    ],
  }),
  reading({
    key: 'rw-quant-29',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    passage:
      table(
        'Average time in a room (minutes)',
        ['Room', 'Without audio guide', 'With audio guide'],
        [
          ['Coins', '5', '6'],
          ['Maps', '4', '11'],
          ['Portraits', '7', '9'],
          ['Clocks', '6', '10'],
        ],
      ) +
      '<p>A museum wished to know where its audio guide was most useful. Curator Benedikt Sow measured how long visitors stayed in four of the rooms with the guide and without it. Visitors with the guide stayed longer in every room, but the guide made the greatest difference in one room in particular: ______</p>',
    question: STATEMENT_TABLE,
    right: 'the average time in the map room was 4 minutes without the guide and 11 with it.',
    at: 'c',
    wrong: [
      [
        'the average time in the portrait room was 7 minutes without the guide, longer than in any other room.',
        'true-but-off-point',
        'This is correct but concerns visitors without the guide, so it shows no difference made by the guide.',
      ],
      [
        'the average time in the clock room was 6 minutes without the guide and 10 with it.',
        'true-but-off-point',
        'The figures are right, but a difference of 4 minutes is not the greatest one.',
      ],
      [
        'the average time in the coin room was 5 minutes without the guide and 11 with it.',
        'misread-data',
        'With the guide visitors stayed 6 minutes in the coin room; 11 belongs to the maps.',
      ],
    ],
    why: 'The differences are 1, 7, 2, and 4 minutes; the greatest, 7, is that of the map room.',
    hints: [
      '“The greatest difference” asks for a comparison of the two columns in each row.',
      'Subtract the first number from the second in every row.',
      'Which row gives the largest result?',
      'Make sure that both figures named in the statement stand in that row.',
    ],
  }),
  reading({
    key: 'rw-quant-30',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    shift: 0.2,
    passage:
      table(
        'Irregular past forms that children used correctly',
        ['Age', 'Frequent verbs', 'Rare verbs'],
        [
          ['2', '81%', '64%'],
          ['3', '78%', '43%'],
          ['4', '88%', '67%'],
          ['5', '96%', '78%'],
        ],
      ) +
      '<p>Young children who have said <em>held</em> or <em>fell</em> correctly may begin, at about age three, to say <em>holded</em> or <em>falled</em>. Linguist Jorunn Abebe argues that nothing has been unlearned. A child of three has discovered the rule that adds <em>-ed</em> and applies it wherever an irregular form does not come to mind quickly enough. If so, the setback at age three should be slight for verbs that children hear constantly and pronounced for verbs that they seldom hear.</p>',
    question: '<p>Which choice best describes data from the table that support Abebe’s argument?</p>',
    right:
      'Between ages 2 and 3, correct use declined from 64% to 43% for rare verbs but only from 81% to 78% for frequent ones.',
    at: 'a',
    wrong: [
      [
        'At each age from 2 to 5, children used correct forms more often with verbs they heard constantly than with verbs they seldom heard.',
        'true-but-off-point',
        'A constant advantage of frequent verbs does not show that the setback differs between the two kinds.',
      ],
      [
        'Between ages 3 and 5, correct use increased by 35 percentage points for rare verbs but by only 18 points for frequent ones.',
        'true-but-off-point',
        'This describes the recovery after age three; the argument predicts something about the setback.',
      ],
      [
        'Between ages 2 and 3, correct use declined from 81% to 43% for frequent verbs but only from 78% to 64% for rare ones.',
        'misread-data',
        'The figures are mixed up: frequent verbs went from 81% to 78% and rare ones from 64% to 43%.',
      ],
    ],
    why: 'The predicted setback is slight for frequent verbs (81% to 78%) and pronounced for rare ones (64% to 43%), as the table shows between ages 2 and 3.',
    hints: [
      'The last sentence of the text makes a prediction; put it in terms of rows and columns.',
      'Between which two ages does the setback occur?',
      'Work out the change in each column between those two ages.',
      'The supporting data show a large drop in one column and a small one in the other.',
    ],
  }),
];
