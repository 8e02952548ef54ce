import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { barChart, lineChart } from '../../figures/category-chart.js';
import { STATEMENT_GRAPH, STATEMENT_TABLE, table } from './parts.js';

export const QUANTITATIVE_41_50: readonly Item[] = [
  reading({
    key: 'rw-quant-41',
    skill: 3,
    difficulty: 'hard',
    seconds: 105,
    passage:
      table(
        'Nesting pairs in which both birds are of the same color',
        ['Island', 'Dark birds among all', 'Alike, if pairs formed by chance', 'Alike, as observed'],
        [
          ['Ara', '50%', '50%', '52%'],
          ['Bel', '90%', '82%', '83%'],
          ['Cor', '50%', '50%', '78%'],
          ['Dal', '90%', '82%', '96%'],
        ],
      ) +
      '<p>Skuas come in two colors, dark and pale, and on some islands nearly every bird has a mate of its own color. It is tempting to say that such birds prefer their own kind. But where almost all birds are dark, two dark birds will often find themselves side by side without having cared about it. A visitor who counts like pairs on one island and takes a large number of them to prove a preference may therefore be deceived. This is just what would happen to one of the four islands in the table, since ______</p>',
    question: STATEMENT_TABLE,
    at: 'b',
    right: 'on Bel, 83% of the pairs were alike, almost exactly as many as there would have been by chance.',
    wrong: [
      [
        'on Cor, 78% of the pairs were alike, although only half would have been alike if it were left to chance.',
        'opposite-meaning',
        'Here the birds do seem to choose, and a visitor who said so would be right.',
        'It sets an observed share beside the share expected by chance, which is what has to be compared.',
      ],
      [
        'on Ara, 52% of the pairs were alike, hardly more than there would have been if it were left to chance.',
        'half-right',
        'There is no preference here, but neither is there a large number of like pairs by which anybody could be deceived.',
        'Chance accounts for all that was observed, as the argument demands.',
      ],
      [
        'on Dal, 96% of the pairs were alike, more than on any other of the islands on which pairs were counted.',
        'opposite-meaning',
        'The number is large, but it exceeds the 82% due to chance, so a preference is likely.',
      ],
    ],
    why: 'To be deceived, the visitor must find many like pairs where there is no preference. On Bel, 83% is a large share, and 82% would have come about by chance because 90% of the birds are dark.',
    hints: [
      'The visitor gets fooled on one island. What two things must be true there?',
      'In which rows are the last two columns nearly equal?',
      'In which of those is the observed share large?',
      'Which choice is about an island where both are true?',
    ],
  }),
  reading({
    key: 'rw-quant-42',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    img: barChart({
      title: 'How people went to work in Lund Street',
      measure: 'Share of trips (%)',
      max: 60,
      step: 10,
      categories: ['Car', 'Bus', 'Bicycle', 'On foot'],
      series: [
        { name: 'Before the lane', values: [50, 30, 10, 10] },
        { name: 'After the lane', values: [49, 20, 21, 10] },
      ],
    }),
    passage:
      '<p>When a lane for bicycles had been laid along Lund Street, the city sent people with clickers to stand in the rain at either end of it. Their figures pleased the engineer who had designed it. The number of all trips along the street, he pointed out, was the same as in the year before, and so every rider who had been gained was a driver the less: the lane, he claimed, had paid for itself in cars that no longer needed a place to stand. Those who kept the accounts of the city’s other services read the same figures with less joy.</p>',
    question: '<p>Which choice best describes data from the graph that weaken the engineer’s claim?</p>',
    at: 'c',
    right: 'The share of trips by bicycle grew by 11 percentage points and that by bus shrank by 10.',
    wrong: [
      [
        'The share of trips by bicycle more than doubled, and that by car was smaller than before.',
        'opposite-meaning',
        'Put together like this, the figures seem to say what the engineer says.',
        'Both facts are right, and they are about the two kinds of trips of which he speaks.',
      ],
      [
        'The share of trips by bicycle remained less than half of that by car after the lane was laid.',
        'true-but-off-point',
        'The engineer did not claim that bicycles outnumbered cars.',
        'It makes the success of the lane look smaller than he made it.',
      ],
      [
        'The share of trips on foot shrank by as much as the share of trips by bicycle was to grow.',
        'misread-data',
        'The share of those who walked was 10% before and after.',
      ],
    ],
    why: 'If every new rider had been a driver, the share of cars would have fallen by as much as that of bicycles rose. Cars lost one point; the other ten came from the buses.',
    hints: [
      'Where does the engineer say the new riders came from?',
      'If he’s right, which bar should have shrunk, and by how much?',
      'Which bar did shrink by about what the bicycles gained?',
      'Which choice sets the right loss next to that gain?',
    ],
  }),
  reading({
    key: 'rw-quant-43',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'Average speed of cars in three villages (km/h)',
        ['Village', 'May', 'June', 'July'],
        [
          ['Arden', '58', '49', '57'],
          ['Brook', '59', '58', '50'],
          ['Colby', '57', '57', '58'],
        ],
      ) +
      '<p>The county owns one sign that shows drivers how fast they are going, and lends it for a month at a time. In June it stood in Arden, in July in Brook; Colby is still waiting. The manufacturer says that the sign teaches: drivers who have once been shown their speed will know better from then on. The constable of the three villages is ready to grant that it is the sign, and not the season or a rumor of fines, that slows them down. Beyond that he believes only in what is standing at the side of the road.</p>',
    question: '<p>Which choice best describes data from the table that support the constable’s view?</p>',
    at: 'a',
    right:
      'In June, speeds fell by 9 km/h in Arden but hardly changed elsewhere; in July, those in Arden were nearly what they had been.',
    wrong: [
      [
        'In July, speeds fell by 8 km/h in Brook but hardly changed in Colby, and they were by then lower in Brook than in Arden or Colby.',
        'half-right',
        'This shows that the sign works where it stands. Nothing in it tells what becomes of the effect afterward.',
        'It uses the village without a sign to rule out the season.',
      ],
      [
        'In June, speeds fell by 9 km/h in Arden, and in July by 8 km/h in Brook, so that the sign did about as much in one place as in the other.',
        'half-right',
        'The effect while the sign stands is not in dispute between the two; what follows it is.',
        'It brings together both months and both villages that had the sign.',
      ],
      [
        'In Colby, speeds remained between 57 and 58 km/h in all of the months, although drivers there had most likely heard of the sign.',
        'half-right',
        'A village that has never had the sign cannot show what is left of its effect.',
      ],
    ],
    why: 'The constable holds two things: the sign, not the season, slows drivers (Arden fell while Brook and Colby did not), and nothing of it remains (Arden was back at 57 when the sign had gone).',
    hints: [
      'What do the manufacturer and the constable disagree about?',
      'Which village shows what happens after the sign leaves?',
      'Which villages show that it isn’t the season?',
      'You need a fall, places without one, and what else?',
    ],
  }),
  reading({
    key: 'rw-quant-44',
    skill: 3,
    difficulty: 'medium',
    seconds: 75,
    img: lineChart({
      title: 'Laughs at six performances of a comedy',
      measure: 'Laughs',
      max: 50,
      step: 10,
      categories: ['1', '2', '3', '4', '5', '6'],
      series: [
        { name: 'First act', values: [40, 42, 41, 43, 42, 41] },
        { name: 'Second act', values: [22, 24, 23, 38, 40, 39] },
      ],
    }),
    passage:
      '<p>Audiences, as every actor knows, differ from night to night. When the author of <em>The Borrowed Goat</em> cut a speech of four minutes from the second act between the third performance and the fourth, the leading man, whose speech it had been, put down the better reception to a friendlier house. The prompter, who marks each laugh in the margin of her book, can show that it was the act and not the audience that had changed: ______</p>',
    question: STATEMENT_GRAPH,
    at: 'd',
    right:
      'from the third performance to the fourth, laughs grew by 15 in the second act but hardly at all in the first.',
    wrong: [
      [
        'laughs in the second act went up a little with each performance until they came close to those in the first.',
        'misread-data',
        'The second act did not go up little by little; up to the third performance, it drew between 22 and 24 laughs.',
      ],
      [
        'at the fourth performance, the first act drew 43 laughs, which was more than it drew at any other one.',
        'opposite-meaning',
        'This would rather suggest that the house was indeed a little friendlier that night.',
      ],
      [
        'at each of the six performances, fewer laughs were drawn by the second act than were drawn by the first.',
        'true-but-off-point',
        'That one act was always the funnier of the two says nothing about a change.',
      ],
    ],
    why: 'A friendlier house would have laughed more in both acts. Only the second act gained (23 to 38); the first stayed about where it was (41 to 43).',
    hints: [
      'If it were the audience, what would the first act do?',
      'Between which two performances was the speech cut?',
      'What does each line do right there?',
      'Which choice has a jump in one act at the right time?',
    ],
  }),
  reading({
    key: 'rw-quant-45',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'Loanwords among all words (%)',
        ['Kind of text', '1800', '1900'],
        [
          ['Sermons', '2', '6'],
          ['Letters', '4', '7'],
          ['Newspapers', '10', '16'],
          ['Laws', '20', '26'],
        ],
      ) +
      '<p>In the course of the nineteenth century, words from the language of the capital entered the speech of the province from above and spread downward. So, at least, it has always been taught, and whoever subtracts the older figures from the newer ones will find nothing to object to. But the growth of a small stock and of a large one should not be measured with the same spoon. Relative to what had been there before, the new words gained most ground just where they had been least at home: ______</p>',
    question: STATEMENT_TABLE,
    at: 'c',
    right: 'in sermons their share became three times what it had been, while in laws it did not even grow by half.',
    wrong: [
      [
        'in laws and newspapers their share grew by 6 points, while in sermons and letters it grew by less.',
        'opposite-meaning',
        'These are the differences that the text warns against, and they point the other way.',
        'All of its figures are right, and it compares the texts rich in new words with those poor in them.',
      ],
      [
        'in sermons their share came to 6%, while in laws it came to 26%, more than four times as much.',
        'true-but-off-point',
        'This tells where the new words were frequent in the end, not where they had gained ground.',
        'It names the two kinds of text that lie farthest apart.',
      ],
      [
        'in letters, where they had been rare, their share all but caught up with that in newspapers by 1900.',
        'misread-data',
        'In 1900 their share was 7% in letters and 16% in newspapers.',
      ],
    ],
    why: '“Relative to what had been there before” asks for factors. In sermons, where new words had been rarest, the share went from 2% to 6%, three times as much; in laws, where they had been most frequent, from 20% to 26%, less than one and a half times.',
    hints: [
      'How does the text say you shouldn’t measure growth?',
      '“Relative to what had been there before”: what do you calculate?',
      'Where were the new words rarest in 1800, and where most common?',
      'In those two rows, how many times bigger did each share get?',
    ],
  }),
  reading({
    key: 'rw-quant-46',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    passage:
      table(
        'Glass beads found at five sites',
        ['Site', 'On the river', 'Salt works', 'Beads'],
        [
          ['Ama', 'yes', 'yes', '240'],
          ['Bor', 'yes', 'no', '6'],
          ['Cal', 'no', 'yes', '210'],
          ['Dun', 'no', 'no', '4'],
          ['Els', 'yes', 'yes', '260'],
        ],
      ) +
      '<p>Blue glass beads, made a thousand miles away, have been dug up in great numbers in the valley of the Issel. That they came by boat seemed so plain that the map in the museum, which shows only three of the sites, has a small boat drawn on it. Water, after all, is how heavy things traveled; but beads are not heavy, and people who had salt to sell were visited by all sorts of traders, on foot as well as afloat. If the beads followed the salt and not the stream, one would expect what was in fact found: ______</p>',
    question: STATEMENT_TABLE,
    at: 'b',
    right:
      'there were more than two hundred at a site that had salt but no river, and six at one that had a river but no salt.',
    wrong: [
      [
        'there were more than two hundred at each of the two sites that had both salt works and a river on which boats could come.',
        'true-but-off-point',
        'At these sites it cannot be told whether the salt or the river brought the beads.',
        'These are the richest of the sites, and they have what the explanation requires.',
      ],
      [
        'there were fewer at the site that had neither salt works nor a river than there were at any of the four that had one or both.',
        'true-but-off-point',
        'This would be expected on either account.',
        'A site without any of the causes is just where one would look for few beads.',
      ],
      [
        'there were a few more at the site that had a river but no salt works than there were at the site that had neither of the two.',
        'opposite-meaning',
        'If a difference of two beads showed anything, it would be an influence of the river.',
      ],
    ],
    why: 'Where salt and river occur together or are both absent, the two accounts predict the same. They differ at Cal (salt, no river: 210 beads) and Bor (river, no salt: 6), and there the beads go with the salt.',
    hints: [
      'Which two things could have brought the beads?',
      'Some sites can’t decide it. Which ones?',
      'Where do you find just one of the two causes?',
      'Which choice uses sites where the two accounts disagree?',
    ],
  }),
  reading({
    key: 'rw-quant-47',
    skill: 3,
    difficulty: 'medium',
    seconds: 80,
    img: lineChart({
      title: 'Temperature of two rooms after lighting the stove',
      measure: '°C',
      max: 30,
      step: 5,
      categories: ['0 h', '2 h', '4 h', '6 h', '8 h', '10 h'],
      series: [
        { name: 'Iron stove', values: [12, 24, 22, 16, 12, 11] },
        { name: 'Brick stove', values: [12, 15, 18, 19, 18, 17] },
      ],
    }),
    passage:
      '<p>My grandparents quarreled about stoves for the whole of their marriage. He praised the iron one, which made a cold room fit to sit in before one had taken off one’s coat; she would hear of nothing but brick. Last winter I lit both with the same amount of wood, let the fires go out after two hours, and wrote down the temperature of each room. He was right about the coat. But a house is also slept in, and for anyone who wants to get up in a warm room, it is she who was right: ______</p>',
    question: STATEMENT_GRAPH,
    at: 'a',
    right:
      'after eight hours, the room with the brick stove was 6°C warmer than the other, though it had been 9°C cooler after two.',
    wrong: [
      [
        'after two hours, the room with the iron stove was 9°C warmer than the other, and after four hours, it was still 4°C warmer.',
        'opposite-meaning',
        'This speaks of the hours in which the iron stove is the better one.',
      ],
      [
        'after six hours, the room with the brick stove was at 19°C, which was warmer than it was at any other time in the night.',
        'true-but-off-point',
        'When one room was at its warmest does not tell whether it was warmer than the other.',
      ],
      [
        'after ten hours, both rooms were cooler than they had been after eight, but the room with the brick stove had cooled far less.',
        'misread-data',
        'Between these hours, both rooms cooled by 1°C.',
      ],
    ],
    why: 'Morning comes long after lighting. After eight hours the brick room is at 18°C and the iron room at 12°C; two hours after lighting it had been 15°C and 24°C.',
    hints: [
      'You want to get up in a warm room. Which hours matter?',
      'What does the text say he was right about?',
      'Look at the right side of the graph. Which line is on top?',
      'Which choice compares both rooms late in the night?',
    ],
  }),
  reading({
    key: 'rw-quant-48',
    skill: 3,
    difficulty: 'hard',
    seconds: 105,
    passage:
      table(
        'Tickets sold per evening at the Teatro Doria',
        ['Part of the house', 'Price in 1904', 'Tickets in 1904', 'Price in 1905', 'Tickets in 1905'],
        [
          ['Boxes', '60', '50', '60', '51'],
          ['Stalls', '40', '200', '20', '206'],
          ['Gallery', '6', '150', '3', '420'],
        ],
      ) +
      '<p>In 1905 the Teatro Doria cut its prices by half, except in the boxes, and gave a new opera. At the end of the season the house had never been so full, and two men claimed the credit: the director, who had lowered the prices, and the composer. The cashier kept silent, as cashiers do, but one can hear her opinion in the way in which she ruled her columns. It was the lower price, not the opera, that filled the theater; and it did so only in that part of the house where people had stayed away because they could not pay: ______</p>',
    question: STATEMENT_TABLE,
    at: 'd',
    right:
      'gallery tickets nearly tripled at half the price, box tickets hardly changed at the old price, and stall tickets hardly changed at half the price.',
    wrong: [
      [
        'gallery tickets nearly tripled at half the price, and though stall tickets hardly changed, more tickets than in 1904 were sold in all three parts.',
        'half-right',
        'Without the part of the house that kept its price, nothing is said against the composer.',
        'It has the gallery and the stalls, and so it shows where the lower price made a difference.',
      ],
      [
        'stall tickets hardly changed at half the price, box tickets hardly changed at the old price, and the composer could take no credit for either.',
        'half-right',
        'This tells where the house was not filled, and the part in which it was is left out.',
        'It deals with the composer’s claim, and both of its figures are right.',
      ],
      [
        'twice as many people as before sat in the stalls at half the price, although no more than one person more sat in the boxes, which were no cheaper.',
        'misread-data',
        'The stalls sold 206 tickets after 200, which is not twice as many.',
      ],
    ],
    why: 'Boxes, with the new opera and the old price, sold 51 instead of 50: the opera drew nobody. Gallery (150 to 420) and stalls (200 to 206) had the same cut, and only the cheap part filled. All three rows are needed.',
    hints: [
      'What did the opera do all by itself, and where could you see it?',
      'Where did the price stay the same?',
      'Two parts got cheaper. Did both fill up?',
      'The conclusion has three pieces. Which choice has a row for each?',
    ],
  }),
  reading({
    key: 'rw-quant-49',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'A core from Lake Mirl: pollen (%) and charcoal (grains per cm³)',
        ['Year BCE', 'Oak pollen', 'Grain pollen', 'Charcoal'],
        [
          ['5200', '60', '0', '2'],
          ['5000', '44', '0', '2'],
          ['4800', '28', '0', '3'],
          ['4600', '20', '6', '31'],
          ['4400', '19', '9', '35'],
        ],
      ) +
      '<p>There was an oak forest around Lake Mirl, and there were farmers; it seemed to follow that the farmers had burned the forest down. The mud of the lake bed, in which every year has left its layer, does contain their charcoal and the pollen of their grain. Nobody questions the fires. But it is one thing to have farmed where a forest had stood, and another to have felled it. To judge by the mud, most of the oaks were gone before anybody could have wanted their place for a field: ______</p>',
    question: STATEMENT_TABLE,
    at: 'b',
    right: 'oak pollen had sunk to less than half of what it had been by 4800 BCE, when there was no grain pollen yet.',
    wrong: [
      [
        'oak pollen was at its lowest in 4400 BCE, when both grain pollen and charcoal were at their highest.',
        'opposite-meaning',
        'Few oaks, much grain, and many fires in one layer are what suggested the farmers’ guilt.',
      ],
      [
        'charcoal became ten times as frequent between 4800 and 4600 BCE, in the time in which grain pollen appeared.',
        'true-but-off-point',
        'This shows that the fires were the farmers’, which is not in question.',
        'It dates the arrival of the farmers with precision, and that date is needed.',
      ],
      [
        'oak pollen sank by 8 points between 4800 and 4600 BCE, in the time in which grain pollen and charcoal appeared.',
        'opposite-meaning',
        'A loss at the time of the first fields would speak against them, not for them.',
        'It connects oaks and farmers in time, and the loss is smaller than earlier ones.',
      ],
    ],
    why: 'Up to 4800 BCE there is no grain pollen and hardly any charcoal, yet oak pollen falls from 60% to 28%. Most of the loss precedes the farmers.',
    hints: [
      'What in the mud shows that farmers were there?',
      'In which row do farmers first show up?',
      'How much of the oak was gone by the row before?',
      'Go down the rows in order. Which came first?',
    ],
  }),
  reading({
    key: 'rw-quant-50',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    passage:
      table(
        'Colors of the boats in three harbors',
        ['Harbor', 'Blue', 'Green', 'Red'],
        [
          ['Sant’Elia', '14', '3', '21'],
          ['Porto Levante', '9', '17', '8'],
          ['Cala Nera', '25', '6', '4'],
        ],
      ) +
      '<p>On that coast, it used to be said, one could tell by the color of a boat where it had been built: red for Sant’Elia, green for Porto Levante, blue for Cala Nera. The boatyards have been closed for fifty years, and boats have been sold up and down the coast ever since. And yet a count of all the boats that lay in the three harbors on one Sunday shows that the old saying still holds in a way: ______</p>',
    question: STATEMENT_TABLE,
    at: 'c',
    right: 'in each harbor, boats of its own color were more numerous than boats of either other color.',
    wrong: [
      [
        'in each harbor, there were more blue boats than there were boats of any other color.',
        'misread-data',
        'That is so in one harbor only; in another, 21 boats were red and 14 blue.',
      ],
      [
        'in each harbor, boats of all the three colors could be found, though not equally many.',
        'true-but-off-point',
        'That every color occurs everywhere does not speak for the saying.',
      ],
      [
        'in Sant’Elia, boats of its own color were less numerous than boats of either other color.',
        'misread-data',
        'There were 21 red boats in Sant’Elia, more than blue or green ones.',
      ],
    ],
    why: 'Red leads in Sant’Elia (21), green in Porto Levante (17), and blue in Cala Nera (25): in each case the color that the saying names.',
    hints: [
      'Which color goes with each harbor, in the saying?',
      'What’s the largest number in each row?',
      'Do those colors fit the saying?',
      'Which choice is true for all three rows?',
    ],
  }),
];
