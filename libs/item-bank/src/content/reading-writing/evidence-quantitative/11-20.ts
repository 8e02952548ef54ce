import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { barChart, lineChart } from '../../figures/category-chart.js';
import { STATEMENT_GRAPH, STATEMENT_TABLE, table } from './parts.js';

export const QUANTITATIVE_11_20: readonly Item[] = [
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
      'You’re comparing two speeds. Which two stretches of time do you need?',
      'Where’s the highest point of the line?',
      'How many months are there before that point, and how many after?',
      'Which side of the line is steeper?',
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
      'If growth slows down, what happens to the gain in each 50 years?',
      'How do you get the gain from the numbers in one column?',
      'How big is an early gain, and how big is a late one?',
      'Which choice shows slowing and also matches the table?',
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
      'Which two senders does the conclusion compare, and what’s the limit?',
      'Which two bars do you compare in each group?',
      'In which group are those two bars level?',
      'Which choice makes that comparison and includes the exception?',
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
      'Which two things does an example have to link?',
      'As the start time gets later, what happens to sleep?',
      'Find each school in its row. Do the numbers match?',
      'Which choice pairs a later start with more sleep?',
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
      'Is the reasoning about how big the lakes are or how fast they grow?',
      'How much does each lake gain from one point to the next?',
      'Which line gets steeper?',
      'Which choice has an early gain and a late one for both lakes?',
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
      'Is the conclusion about how many lines or about what came first?',
      'In which collection has one column changed and the other not yet?',
      'Printed has more than the draft. When did the extra lines come in?',
      'The critics think drafts changed first. Which year says otherwise?',
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
      '“Only up to a point”: what happens to the rise?',
      'Is the tallest bar the one for the warmest evenings?',
      'What happens before the tallest bar, and what happens after it?',
      'How high are the first bar, the tallest, and the last?',
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
      'Which result hides the advantage?',
      'It’s meant for harbor walls. Which row matters most?',
      'Compare the mixes in the first row and in the last. What happens?',
      'Which choice has the first row and the last row right?',
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
      'Fares in Brask stayed the same. What good is it to look there?',
      'If the cut was the cause, what should Brask’s line do after 2014?',
      'How much does each line rise in those years?',
      'What does it mean if passengers grew where there was no cut?',
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
      'Which row is this about?',
      'If Hillside is “different,” what are most of its signs like?',
      'Take each percentage. Is it in the right row and the right column?',
      'What’s the first number in the Hillside row, and how does it compare?',
    ],
  }),
];
