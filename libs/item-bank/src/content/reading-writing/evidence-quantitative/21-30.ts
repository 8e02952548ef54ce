import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { barChart, lineChart } from '../../figures/category-chart.js';
import { STATEMENT_GRAPH, STATEMENT_TABLE, table } from './parts.js';

export const QUANTITATIVE_21_30: readonly Item[] = [
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
      'The view says why goats look and how they learn it. What are the two?',
      'If a look asks for help, with which box should there be more?',
      'If contact teaches it, which group should look more?',
      'Which group and which box does the tallest bar belong to?',
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
      'What do beans and mustard share, and what don’t they?',
      'Mustard adds none of something. Which explanation does that leave out?',
      'Without fertilizer, how does wheat do after mustard and after beans?',
      'He blames root disease. What does the last column say about it?',
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
      'What did the school want from panels facing southwest?',
      'How high does the line get?',
      'Is that point before noon, at noon, or after?',
      'Which choice gives the right time and the right height?',
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
      '“Adding up” means you need a sum. What do you do with it then?',
      'How much does each feature add to the plain mesh?',
      'How much do both together add to the plain mesh?',
      'Which choice gives each gain alone and the gain together?',
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
      'Where do the two accounts disagree: about the beginning or the end?',
      'Which bars show the beginning?',
      'Better at first, then lost: where would you see the second part?',
      'Which group starts well and then gets worse?',
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
      'Where are the fish by day, and where at night?',
      'If seals follow the fish, which column should be larger?',
      'In each row, which of the two numbers is larger?',
      'Does the pattern hold in every row?',
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
      'Once transport costs little, what should happen to the difference between the towns?',
      'Which years would you compare?',
      'How far apart are the two lines in each of those years?',
      'Which choice shows the gap before the canal and after it?',
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
      'The harm from deer is one difference. Which plots show it?',
      'How big is that difference in each column?',
      'The conclusion says “only.” Why do you need two comparisons?',
      'Which choice tells what the fence does with worms and without?',
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
      '“The greatest difference” between what and what?',
      'How much did the guide add in each room?',
      'Which row has the largest gain?',
      'Which choice has both numbers from that row?',
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
      'What does the last sentence predict for common verbs, and what for rare ones?',
      'Between which two ages is the setback?',
      'How much does each column change at the setback?',
      'Which choice has the big drop and the small drop in the right columns?',
    ],
  }),
];
