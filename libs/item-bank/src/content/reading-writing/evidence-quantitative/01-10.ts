import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';
import { barChart, lineChart } from '../../figures/category-chart.js';
import { STATEMENT_GRAPH, STATEMENT_TABLE, table } from './parts.js';

export const QUANTITATIVE_01_10: readonly Item[] = [
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
      'It has to match the table and show the conclusion. What does the conclusion say?',
      'Do all species react to the same signal, in his conclusion?',
      'To show a difference among species, how many species do you need?',
      'Which species jumps in just one column, and which jumps only in the other?',
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
      'Which line should grow the most, in the prediction?',
      'How do you see growth in this table?',
      'How much did each line change?',
      'Which choice gives Harbor’s gain next to the other gains?',
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
      'What does the hypothesis predict with algae, and what without?',
      'Take one site. Which two bars do you compare?',
      'At which sites should the two bars differ?',
      'At the site without algae, are the bars different?',
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
      'What would each explanation predict for fleeing speed?',
      'Which row puts both groups in the same place?',
      'If data fit both explanations, do they help you choose?',
      'Which two pairs of numbers come out nearly equal?',
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
      'Which decade comes right after 1869?',
      '“At its greatest”: which bar are you looking for?',
      'How high is the tallest bar?',
      'Which choice has that decade, its number, and a comparison?',
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
      'How much time should drawing get, if time isn’t supposed to explain it?',
      'Pick a drawing number and a writing number. Which columns are they in?',
      'What would make the strongest case against time?',
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
      'Read the last sentence. How long should the kelp stay intact?',
      'The water got warm in 2011. How was the kelp the year after?',
      'When does the kelp first drop, and what are urchins doing then?',
      'Did the kelp fall right after the warming, or later?',
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
      'How many designs do you need, and for what?',
      'What’s the largest number in each column?',
      'Are those two numbers in the same row?',
      'Which choice gives each of the two designs its own number?',
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
      'The conclusion has two halves. What does each one say?',
      'Which lamp attracts few moths on dark nights?',
      'Compare the two bars for each lamp. Where do you see a change?',
      'Which two things should a complete example show?',
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
      'The last column mixes family and fee. Where are they kept apart?',
      'Keep the fee the same. Which two rows do you compare?',
      'If family didn’t matter, how would the numbers in one column look?',
      'Which choice compares both kinds of apprentices at each fee?',
    ],
  }),
];
