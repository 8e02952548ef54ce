import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { barChart } from '../../figures/category-chart.js';
import { STATEMENT_GRAPH, STATEMENT_TABLE, table } from './parts.js';

export const QUANTITATIVE_31_40: readonly Item[] = [
  reading({
    key: 'rw-quant-31',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'Workers on the cathedral of Tirano and their daily wages',
        [
          'Year',
          'Masons',
          'Wage of a mason (pence)',
          'Laborers',
          'Wage of a laborer (pence)',
          'Average of all (pence)',
        ],
        [
          ['1560', '40', '12', '40', '6', '9.0'],
          ['1570', '20', '13', '80', '7', '8.2'],
        ],
      ) +
      '<p>The account books of the cathedral of Tirano were first used by a historian who wished to know how ordinary people fared in the 1560s. He divided what was paid out by the number of those who received it, found the average wage lower at the end of the decade than at its beginning, and wrote a chapter on the impoverishment of the town. The chapter is still quoted. Yet the books themselves, which keep the two kinds of workers apart, give no sign that anybody on the scaffolds was worse paid than before: ______</p>',
    question: STATEMENT_TABLE,
    at: 'c',
    right:
      'masons and laborers each came to be paid a penny more a day, and what changed was the share of the latter among all workers.',
    wrong: [
      [
        'masons became half as many and laborers twice as many, so that the workers were no longer made up as they had been in 1560.',
        'half-right',
        'This tells how the body of workers changed but nothing of what anybody was paid.',
        'It names the shift that lies behind the historian’s mistake.',
      ],
      [
        'the average of all fell from 9.0 pence to 8.2 pence, although the number of workers who were paid had grown from 80 to 100.',
        'opposite-meaning',
        'This is the very figure from which the historian concluded that people were worse off.',
      ],
      [
        'the wage of a laborer rose to 7 pence by 1570, which was still 5 pence less than a mason had been paid ten years before.',
        'half-right',
        'One kind of worker gained, but whether the other kind did is left open, and the two kinds are then mixed.',
        'It contains a wage that rose, and the rise is what has to be shown.',
      ],
    ],
    why: 'Both wages rose by a penny (12 to 13, 6 to 7). The average fell only because laborers, the cheaper workers, went from half of the total to four fifths of it.',
    hints: [
      'What did the first historian conclude, and from which column?',
      '“Nobody was worse paid”: how many kinds of workers do you have to check?',
      'How can every wage go up while the average goes down?',
      'Which choice covers both wages and who was working?',
    ],
  }),
  reading({
    key: 'rw-quant-32',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'Ships passing the Skerry and ships wrecked on it, by decade',
        ['Decade', 'Ships passing', 'Wrecks'],
        [
          ['1830s', '2,000', '20'],
          ['1840s', '3,000', '24'],
          ['1850s', '9,000', '27'],
          ['1860s', '12,000', '30'],
        ],
      ) +
      '<p>The lighthouse on the Skerry was first lit on New Year’s Day of 1850. Within a few years there were letters in the newspapers demanding to know what it was for, and the members of the harbor board, who had paid for it out of the dues, had no answer to them but that it was a handsome building. They might have found a better one. It does not follow from the number of wrecks, as the writers of the letters supposed, that the light had failed to keep ships off the rock; after all, ______</p>',
    question: STATEMENT_TABLE,
    at: 'a',
    right:
      'wrecks increased by an eighth between the 1840s and the 1850s, a time in which the traffic past the rock trebled.',
    wrong: [
      [
        'from the 1830s to the 1840s, half as many ships again came to pass the rock, while wrecks increased only by a fifth.',
        'true-but-off-point',
        'The figures are right, but both decades lie before the light, so they say nothing about it.',
        'Like the statement that is needed, it sets the growth of traffic beside that of wrecks.',
      ],
      [
        'wrecks had been growing from each decade to the next since the 1830s and did not cease to grow in the 1850s.',
        'opposite-meaning',
        'This is what the letters complained of, and the traffic is left out of account.',
      ],
      [
        'in the 1850s one passing ship in 400 was wrecked, and in the 1860s, when the light was well known, one in 333.',
        'misread-data',
        'The two rates have been exchanged, and both belong to the time of the light.',
        'It relates wrecks to traffic, which is the right thing to do, and both figures can be worked out from the table.',
      ],
    ],
    why: 'With traffic three times as great (3,000 to 9,000), wrecks grew from 24 to 27. A ship’s risk fell from one in 125 to one in 333 when the light came.',
    hints: [
      'Which column were the letter writers looking at?',
      'More wrecks can mean more danger. What else can they mean?',
      'Which two decades tell you what a light of 1850 did?',
      'For those two decades, what do both columns say?',
    ],
  }),
  reading({
    key: 'rw-quant-33',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'Color left in wool after ten washes',
        ['Bath', 'Without alum', 'With alum'],
        [
          ['Cold', '12%', '15%'],
          ['Hot, one hour', '13%', '58%'],
          ['Hot, three hours', '13%', '81%'],
        ],
      ) +
      '<p>In the dyers’ village of Kovil, wool is simmered with a pinch of alum, and everyone there agrees that the simmering is what fixes the color: those who have let the fire go out, they say, have seen their reds run in the first rain. A conservator who tried their recipe does not doubt the rain. But heat, she suspects, does nothing for the color itself; it only gives the alum a chance to bind to the wool, and where there is nothing to bind, a dyer might as well save the wood. She varied the bath and left the alum out of half of the pots.</p>',
    question: '<p>Which choice best describes data from the table that support the conservator’s explanation?</p>',
    at: 'd',
    right:
      'The longer the wool was heated, the more color was left in it if there was alum in the bath, but not if there was none.',
    wrong: [
      [
        'Whether the wool was heated for one hour or for three, far more color was left in it with alum in the bath than without.',
        'half-right',
        'This shows that alum matters once there is heat; whether heat does anything by itself is left open.',
        'It compares pots with and without alum, as the conservator did, and the differences are large.',
      ],
      [
        'Most color, 81%, was left in wool that had been heated for three hours with alum, and least in wool from a cold bath without it.',
        'true-but-off-point',
        'The best and the worst pot differ in both respects, so they cannot tell one from the other.',
      ],
      [
        'In wool that had been heated for three hours, 81% of the color was left, in wool from a cold bath no more than 12% or 15%.',
        'opposite-meaning',
        'Told in this way, with the pots without alum left out, the figures speak for the villagers’ belief.',
        'It sets heat against cold, and the effect of heat is what is in dispute.',
      ],
    ],
    why: 'If heat only helps the alum, it must help where there is alum (15%, 58%, 81%) and do nothing where there is none (12%, 13%, 13%). Both columns are needed, each read from top to bottom.',
    hints: [
      'What does heat do for the villagers, and what for the conservator?',
      'If she’s right, what does heat do in a pot without alum?',
      'Go down each column from the cold bath. What do you see?',
      'She says two things about heat. Which choice covers both columns?',
    ],
  }),
  reading({
    key: 'rw-quant-34',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'The flood at Osk',
        ['Hour', 'Water released at the dam (m³/s)', 'Flow of the Brenna (m³/s)', 'Level of the river at Osk (m)'],
        [
          ['0', '40', '30', '2.0'],
          ['6', '40', '110', '2.4'],
          ['12', '40', '260', '4.6'],
          ['18', '150', '240', '4.5'],
          ['24', '150', '120', '3.1'],
        ],
      ) +
      '<p>Above the town of Osk, the river is held back by a dam; between the dam and the town it takes in the Brenna, a stream on which nobody had ever wasted a gauge until the year before. When the town was flooded, the operators had opened the gates, and a crowd came to the dam with lanterns to ask them why. They had opened them, they said, because of the flood. Few believed it. But the inquiry found that the water from the dam could account neither for the coming of the flood nor for its going: ______</p>',
    question: STATEMENT_TABLE,
    at: 'b',
    right:
      'the river stood highest before the release was increased, and most of its fall came while the release stayed the same.',
    wrong: [
      [
        'the Brenna carried more water at its height than was released at the dam at any time, before or after the flood.',
        'half-right',
        'This makes another source likely, but it does not say when the river rose or fell.',
        'It points to the true source of the water, which the crowd had left out of account.',
      ],
      [
        'the river stood higher at hours 18 and 24, when much water was released at the dam, than it had at hours 0 and 6.',
        'opposite-meaning',
        'Put like this, the figures would bear out the crowd.',
      ],
      [
        'the release was increased between hours 12 and 18, and the river fell between these hours although the Brenna rose.',
        'misread-data',
        'The flow of the Brenna did not rise between these hours; it went from 260 to 240.',
        'The first part is right and decisive, and the river did fall a little then.',
      ],
    ],
    why: 'At hour 12 the river stood at 4.6 m, the release still at 40: the flood had come without it. From hour 18 to hour 24 the release stayed at 150, and the river fell to 3.1 m: it went without any change at the dam.',
    hints: [
      'The water from the dam doesn’t explain two things. Which two?',
      'When was the river highest, and what had the dam let out by then?',
      'When did the river fall most, and what was the dam doing?',
      'Go hour by hour. Do the dam and the level move together?',
    ],
  }),
  reading({
    key: 'rw-quant-35',
    skill: 3,
    difficulty: 'medium',
    seconds: 75,
    img: barChart({
      title: 'Flowers that set fruit',
      measure: 'Flowers (%)',
      max: 70,
      step: 10,
      categories: ['Never covered', 'By day', 'By night', 'Always'],
      series: [{ name: 'Flowers', values: [60, 55, 10, 5] }],
    }),
    passage:
      '<p>The night-blooming campion is visited by bees in the afternoon and by moths after dark. To find out which of them it needs, a gardener put bags of gauze over some of its flowers by day, over others by night, over others always, and over others never, and counted the fruits. The names below the bars tell when the flowers were covered. It turned out that the campion owes little to the bees: ______</p>',
    question: STATEMENT_GRAPH,
    at: 'a',
    right: 'flowers that had been covered by day set fruit nearly as often as flowers that had never been covered.',
    wrong: [
      [
        'flowers that had been covered by night set fruit twice as often as flowers that had been covered by day and night.',
        'opposite-meaning',
        'Flowers covered by night can be visited by bees only, so this shows that bees do some work.',
      ],
      [
        'flowers that had always been covered set fruit less often than flowers that had been covered in any other way.',
        'true-but-off-point',
        'This shows that visitors are needed but not which ones.',
      ],
      [
        'flowers that had never been covered set fruit twelve times as often as flowers that had always been covered.',
        'true-but-off-point',
        'Flowers that both or neither could visit do not tell the one from the other.',
      ],
    ],
    why: 'Covered by day, a flower can be visited by moths only, and 55% set fruit, almost the 60% of flowers open at all times. Without bees, little is lost.',
    hints: [
      'When do bees come, and when do moths?',
      'Which flowers could moths visit but bees couldn’t?',
      'If bees hardly matter, how should flowers do that bees can’t reach?',
      'Which two bars show you whether the bees matter?',
    ],
  }),
  reading({
    key: 'rw-quant-36',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'An evening course in Basque',
        ['Week', 'Students present', 'Their average score', 'Average score of those who stayed to the end'],
        [
          ['1', '30', '52', '66'],
          ['5', '22', '58', '66'],
          ['10', '14', '67', '67'],
        ],
      ) +
      '<p>The school that gave the course has made an advertisement of it: in ten weeks, the average score rose by 15 points. All of its students, to be sure, were given the same kind of test three times, and nobody has tampered with the results. A teacher at the school, who has since resigned, says that she would be sorry for anyone who enrolled because of that number. The rise is real, she says, but hardly a word of Basque needs to have been learned to bring it about; for while the average of those present rose, ______</p>',
    question: STATEMENT_TABLE,
    at: 'd',
    right: 'the students who came to the last lesson scored almost the same then as they had scored in the first.',
    wrong: [
      [
        'the number of those present fell from 30 to 14, so that less than half of the class was tested in the end.',
        'half-right',
        'That many left does not yet mean that those who remained had learned nothing.',
        'It goes to the heart of the matter: the first average and the last are not of the same people.',
      ],
      [
        'the students who were to stay had already scored 14 points more in the first week than the class as a whole.',
        'half-right',
        'This tells that the better students stayed, but they might have become better still.',
        'It shows who stayed, and a choice of this kind makes an average rise.',
      ],
      [
        'the average of those who stayed to the end and the average of all those present had become equal in the last week.',
        'true-but-off-point',
        'In the last week, these two are the same people, so the figures could not differ.',
      ],
    ],
    why: 'The same fourteen people scored 66 at the beginning and 67 at the end. So the rise from 52 to 67 is due not to learning but to the departure of those with low scores.',
    hints: [
      'An average can rise because people improve. How else can it rise?',
      'To see if people learned, who should you compare them with?',
      'Which column is about the same people every time?',
      'What does that column do from the first week to the last?',
    ],
  }),
  reading({
    key: 'rw-quant-37',
    skill: 3,
    difficulty: 'medium',
    seconds: 80,
    passage:
      table(
        'Depth of roots (m)',
        ['Height of the trees', 'In sand', 'In clay'],
        [
          ['8 m', '3.8', '1.3'],
          ['20 m', '4.0', '1.5'],
        ],
      ) +
      '<p>“As above, so below,” foresters used to say, and they planted tall trees only where they believed the ground to be deep. When a storm laid bare the roots of whole rows of pines along a new road, two students went out with a tape. A pine’s height, they report, does make a difference to the depth of its roots, but it matters far less than the soil in which the pine stands. For instance, ______</p>',
    question: STATEMENT_TABLE,
    at: 'c',
    right:
      'in sand, pines of 20 m had roots 0.2 m deeper than pines of 8 m, but 2.5 m deeper than pines of 20 m in clay.',
    wrong: [
      [
        'in sand as well as in clay, the roots of pines that were 20 m tall reached deeper than those of pines that were 8 m tall.',
        'true-but-off-point',
        'This shows only that height makes a difference; it is not compared with that of the soil.',
      ],
      [
        'the roots of pines that were 20 m tall reached 4.0 m in sand, while those of pines that were 8 m tall reached 1.3 m in clay.',
        'true-but-off-point',
        'The two kinds of pines differ in height and in soil, so the effects cannot be told apart.',
      ],
      [
        'pines of 8 m had roots 2.5 m deeper in sand than in clay, while those of 20 m had roots of one depth in both.',
        'misread-data',
        'The roots of pines of 20 m reached 4.0 m in sand and 1.5 m in clay.',
      ],
    ],
    why: 'With the soil the same, height makes a difference of 0.2 m (4.0 against 3.8); with the height the same, soil makes one of 2.5 m (4.0 against 1.5). The two differences can be compared.',
    hints: [
      'How many influences are compared here?',
      'Keep the soil the same. How much does height add?',
      'Keep the height the same. How much does the soil change?',
      'Which choice changes just one thing at a time?',
    ],
  }),
  reading({
    key: 'rw-quant-38',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    img: barChart({
      title: 'Books lent by the library cart',
      measure: 'Books per visit',
      max: 50,
      step: 10,
      categories: ['Hospital', 'Prison', 'Ferry dock', 'Market'],
      series: [{ name: 'Books', values: [25, 45, 30, 15] }],
    }),
    passage:
      '<p>A donkey cart takes books from the library of San Telmo to four places in the town. When it was proposed to save the longest of its trips, the one to the prison, on the grounds that hardly anybody would miss it, the driver, who had kept count, brought her notebook to the council. The trip to the prison, she said, was the last that should be given up: ______</p>',
    question: STATEMENT_GRAPH,
    at: 'b',
    right: 'about 45 books were lent there at each visit, more than at any other stop of the cart.',
    wrong: [
      [
        'about 30 books were lent there at each visit, twice as many as were lent at the market.',
        'misread-data',
        'About 30 books were lent at the dock; at the prison it was another number.',
      ],
      [
        'about 25 books were lent at the hospital at each visit, fewer than at the ferry dock.',
        'true-but-off-point',
        'This is so, but it says nothing about the prison.',
      ],
      [
        'about 15 books were lent there at each visit, fewer than at any other stop of the cart.',
        'misread-data',
        'This is what was lent at the market, and it would not speak for the trip.',
      ],
    ],
    why: 'The bar of the prison is the tallest, at 45. A place where more books are lent than anywhere else is not one where hardly anybody would miss the cart.',
    hints: [
      'Which stop is this about?',
      'What would be a reason to keep a trip?',
      'How high is the bar for that stop?',
      'How does it compare with the other three?',
    ],
  }),
  reading({
    key: 'rw-quant-39',
    skill: 3,
    difficulty: 'medium',
    seconds: 80,
    passage:
      table(
        'Delays of three ferries in 100 crossings (minutes)',
        ['Ferry', 'Average delay', 'Longest delay', 'Crossings more than 10 late'],
        [
          ['<em>Ada</em>', '4', '41', '14'],
          ['<em>Brigid</em>', '7', '9', '0'],
          ['<em>Corrie</em>', '5', '30', '11'],
        ],
      ) +
      '<p>The three ferries to the mainland differ in their engines, their captains, and their delays. A train leaves the pier on the other side exactly ten minutes after each of them is due. The tourist office recommends the <em>Ada</em>, which has the shortest average delay. The baker, who has to catch the train every day with forty loaves, advises newcomers otherwise. For anyone who must not miss the train, she says, the ferry with the longest average delay is the best, since ______</p>',
    question: STATEMENT_TABLE,
    at: 'd',
    right:
      'the <em>Brigid</em> was never more than 9 minutes late, whereas each of the others came too late for the train more than ten times.',
    wrong: [
      [
        'the <em>Brigid</em> was 7 minutes late on average, which is only 2 minutes more than the <em>Corrie</em> and 3 minutes more than the <em>Ada</em>.',
        'true-but-off-point',
        'That its average is only a little worse is no reason to call it the best.',
      ],
      [
        'the <em>Ada</em> was 41 minutes late once, although its average delay was 4 minutes, the shortest of all the three ferries.',
        'half-right',
        'One bad day of one ferry does not tell how another one serves the train.',
      ],
      [
        'the <em>Corrie</em> missed the train 11 times in 100 crossings, which is fewer times than the <em>Ada</em> with its shorter average delay.',
        'true-but-off-point',
        'This compares two ferries, and the one that the baker means is neither of them.',
      ],
    ],
    why: 'What counts for the train is not the average but whether a delay exceeds ten minutes. The <em>Brigid</em>’s longest delay is 9; the others exceeded 10 in 14 and 11 crossings.',
    hints: [
      'Which ferry has the longest average delay?',
      'How late can a ferry be before you miss the train?',
      'Which columns tell you if a ferry was later than that?',
      'What do those columns say about this ferry, and what about the others?',
    ],
  }),
  reading({
    key: 'rw-quant-40',
    skill: 3,
    difficulty: 'medium',
    seconds: 80,
    passage:
      table(
        'Nests on islets after five years',
        ['Ants', 'Alone', 'With the other kind'],
        [
          ['Black ants', '12', '11'],
          ['Red ants', '10', '3'],
        ],
      ) +
      '<p>On the large islands of the lake, red ants and black ants are hardly ever found under the same stones. It was thought that each kind kept the other at a distance. A ranger who settled queens of the two on bare islets, sometimes together and sometimes apart, gives another account: one kind comes to terms with its neighbor as though it were not there, and the other cannot. After five years, ______</p>',
    question: STATEMENT_TABLE,
    at: 'a',
    right:
      'black ants had almost as many nests beside red ants as without them, while red ants had far fewer beside black ones than alone.',
    wrong: [
      [
        'black ants had 11 nests on the islets that were settled by both kinds of ants together, while on these islets red ants had only 3.',
        'half-right',
        'Without the islets on which each kind lived alone, one cannot tell whether either suffered from the other.',
      ],
      [
        'black ants that lived alone had 12 nests, while red ants that lived alone had 10, so that neither was much better than the other.',
        'true-but-off-point',
        'This tells how the two kinds fare apart, not what they do to each other.',
      ],
      [
        'both kinds of ants had fewer nests beside the other kind than alone, so that each of them had something to lose from the company.',
        'half-right',
        'A loss of one nest in twelve is put on a level with a loss of seven in ten.',
      ],
    ],
    why: 'Black ants went from 12 nests alone to 11 in company: no loss worth the name. Red ants went from 10 to 3. The influence goes in one direction only.',
    hints: [
      'The account says something different about each kind. What?',
      'To see how one kind suffers, which two numbers do you compare?',
      'What do you get for both rows?',
      'Which choice compares each kind with itself?',
    ],
  }),
];
