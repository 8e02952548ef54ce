import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { barChart } from '../../figures/category-chart.js';
import { STATEMENT_GRAPH, STATEMENT_TABLE, table } from './parts.js';

export const QUANTITATIVE_51_60: readonly Item[] = [
  reading({
    key: 'rw-quant-51',
    skill: 3,
    difficulty: 'hard',
    seconds: 105,
    passage:
      table(
        'Candidates who passed the pilots’ examination',
        ['School', 'With years at sea', 'Without', 'All'],
        [
          ['Norhaven', '56 of 80 (70%)', '6 of 20 (30%)', '62 of 100 (62%)'],
          ['Sandvik', '24 of 30 (80%)', '35 of 70 (50%)', '59 of 100 (59%)'],
        ],
      ) +
      '<p>There are two schools on the coast at which one can learn to be a harbor pilot, and the council, which pays for both, has decided to pay for one. Each sent a hundred candidates to the last examination. Norhaven’s passed more often than Sandvik’s, and from this the council, whose members have no time for tables of more than one column, concluded that Norhaven is the better teacher. No one has called the figures false. What they leave out is that the two schools do not take in the same people.</p>',
    question: '<p>Which choice best describes data from the table that weaken the council’s conclusion?</p>',
    at: 'd',
    right:
      'Sandvik’s candidates passed more often than Norhaven’s both among those with years at sea and among those without.',
    wrong: [
      [
        'Among those who passed, candidates with years at sea were the most numerous at Norhaven but not at Sandvik.',
        'half-right',
        'This shows that the schools take in different people, but not that either teaches them better.',
        'It brings out the very difference that the figures are said to leave out.',
      ],
      [
        'Candidates with years at sea passed more often than those without, both at Norhaven and at Sandvik, as one would expect.',
        'half-right',
        'This explains why it matters whom a school takes in; it compares no school with the other.',
        'It is true of both schools, and it is needed in order to see what is wrong with the conclusion.',
      ],
      [
        'Sandvik’s candidates with years at sea passed more often than all of Norhaven’s candidates taken together did.',
        'true-but-off-point',
        'A selected part of one school is compared with the whole of the other, which shows nothing about teaching.',
      ],
    ],
    why: 'Comparing like with like, Sandvik leads in both groups: 80% against 70%, and 50% against 30%. Norhaven’s total is higher only because four fifths of its candidates had been at sea before.',
    hints: [
      'Which column did the council look at?',
      'How are the people different that the two schools take in?',
      'To judge the teaching, who should you compare with whom?',
      'There are two kinds of candidates. Which choice covers both?',
    ],
  }),
  reading({
    key: 'rw-quant-52',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'Deliveries in a city, by distance between stops',
        [
          'Distance (m)',
          'Van: deliveries per hour',
          'Van: minutes to park',
          'Bicycle: deliveries per hour',
          'Bicycle: minutes to park',
        ],
        [
          ['50', '9', '6', '14', '1'],
          ['200', '10', '4', '11', '1'],
          ['800', '11', '1', '6', '1'],
        ],
      ) +
      '<p>In the old center, where the stops are fifty meters apart, the firm’s cargo bicycles deliver more parcels in an hour than its vans. The riders are proud of their legs, and a newspaper has shown one of them overtaking a van at a light. The dispatcher, who has ridden in both, thinks little of the legs. On the open road, she says, no bicycle of theirs is a match for a van; what a van loses in the center it loses not while it is moving but in looking for a place to stand.</p>',
    question: '<p>Which choice best describes data from the table that support the dispatcher’s explanation?</p>',
    at: 'a',
    right:
      'Where a van took six times as long to park as a bicycle, it made fewer deliveries; where it took no longer, it made more.',
    wrong: [
      [
        'Where stops were 50 m apart, a bicycle made 14 deliveries an hour and a van 9; where they were 800 m apart, it made 6 and a van 11.',
        'true-but-off-point',
        'This tells where each of them is better and not why; a strong rider’s legs might tire on longer ways.',
        'It compares the center with the open road, and each vehicle wins once.',
      ],
      [
        'Whether the stops were 50 m or 800 m apart, it took a bicycle 1 minute to park; a van needed up to 6 minutes in the center.',
        'half-right',
        'The times to park are there, but nothing shows that deliveries depend on them.',
        'It names the cause in which the dispatcher believes.',
      ],
      [
        'A van made more deliveries where the stops were far apart than where they were close, although it had a longer way to drive.',
        'half-right',
        'It is about the van alone; how the bicycle did in the same places is left out.',
      ],
    ],
    why: 'If parking is the cause, the bicycle’s lead should be there when parking differs (6 minutes against 1: 9 and 14 deliveries) and vanish when it does not (1 against 1: 11 and 6). The statement joins cause and effect in both cases.',
    hints: [
      'What does the dispatcher think slows down a van?',
      'In which row is that at its worst, and in which is it gone?',
      'What happens to the bicycle’s lead in those rows?',
      'Which choice has both parking times and deliveries?',
    ],
  }),
  reading({
    key: 'rw-quant-53',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    passage:
      table(
        'Items remembered after one hearing',
        ['Heard', 'By musicians', 'By others'],
        [
          ['Melodies', '18', '9'],
          ['Notes in random order', '8', '8'],
          ['Numbers in random order', '7', '7'],
        ],
      ) +
      '<p>People who play an instrument can often repeat a tune that they have heard only once, and they are envied for their memory. Their bandmaster does not envy them. What they have, in his view, is no better memory than anybody else’s but a knowledge of the paths that tunes are in the habit of taking, so that there is less for them to remember. He had ten of his musicians and ten of their neighbors listen to tunes, to the notes of the same tunes drawn from a hat, and to numbers.</p>',
    question: '<p>Which choice best describes data from the table that support the bandmaster’s view?</p>',
    at: 'b',
    right: 'Musicians remembered twice as much of melodies as others did but no more of notes in random order.',
    wrong: [
      [
        'Musicians remembered twice as much of melodies as others did and more of melodies than of numbers.',
        'half-right',
        'This would also be so if musicians had the better memory for everything that sounds.',
      ],
      [
        'Musicians remembered as many numbers in random order as others did, and others as many as musicians.',
        'half-right',
        'This shows only that their memory for numbers is ordinary; whether that for notes is so is left open.',
      ],
      [
        'Musicians remembered more notes in random order than others did, if not so many more as of melodies.',
        'misread-data',
        'Of notes in random order, both groups remembered 8.',
      ],
    ],
    why: 'The same notes are remembered twice as well by musicians when they form tunes (18 against 9) and equally well when they do not (8 against 8). What helps is the pattern, not a better memory for notes.',
    hints: [
      'Which explanation does the bandmaster reject?',
      'A tune and its notes from a hat: what’s the same, and what isn’t?',
      'If knowing tunes is what counts, when should the lead vanish?',
      'Which choice compares both groups in two rows?',
    ],
  }),
  reading({
    key: 'rw-quant-54',
    skill: 3,
    difficulty: 'hard',
    seconds: 110,
    passage:
      table(
        'Moths caught by young bats in a hall (%)',
        ['Moths', 'Night 1', 'Night 7'],
        [
          ['Clicking, good to eat', '20', '22'],
          ['Silenced, good to eat', '80', '81'],
          ['Clicking, bad-tasting', '21', '20'],
          ['Silenced, bad-tasting', '79', '40'],
        ],
      ) +
      '<p>When a bat comes near, some moths click, and the bat often misses. A click might startle; but bats get used to a noise within days. It might be a warning that the moth tastes bad; but of this a bat that has never tasted one can know nothing, and if moths that taste good used the same signal, it would soon be worthless. Or it might simply drown the echoes by which the bat finds its way. A team let bats that had been reared on beetles hunt four groups of moths for a week and concluded that the third of these is the way in which clicks protect.</p>',
    question: '<p>Which choice best describes data from the table that support the team’s conclusion?</p>',
    at: 'c',
    right: 'Moths that were good to eat and clicked were caught about as seldom on the last night as on the first.',
    wrong: [
      [
        'On the first night, moths that clicked were caught only about a quarter as often as moths that had been silenced.',
        'half-right',
        'This rules out a learned warning, but a noise that startles would have done the same on the first night.',
        'It is the effect of clicking at its plainest, before the bats have learned anything.',
      ],
      [
        'Moths that tasted bad and clicked were caught about as seldom on the last night as they had been on the first.',
        'half-right',
        'By the last night, the bats may have learned what the clicks of such moths mean, so a warning is not excluded.',
        'That the effect lasted for a week speaks against a mere fright.',
      ],
      [
        'Moths that tasted bad and had been silenced were caught about half as often on the last night as on the first.',
        'true-but-off-point',
        'This shows that bats learn to avoid a taste, and these moths made no sound.',
      ],
    ],
    why: 'If clicks startled, bats would catch more clicking moths by the last night. If they warned, tasty moths that click would soon be caught. For these moths the protection lasts (20% and 22%), so neither explanation is enough; drowning the echoes works every night and on any moth.',
    hints: [
      'If clicks only startle, what should happen by the last night?',
      'Which explanation falls if clicks still work?',
      'Some moths click but taste good. What would a bat learn about their warning?',
      'Which group of moths rules out two explanations?',
    ],
  }),
  reading({
    key: 'rw-quant-55',
    skill: 3,
    difficulty: 'hard',
    seconds: 100,
    passage:
      table(
        'Letters sent from Hollin, per 100 people and year',
        ['To places at a distance of', 'Price before', 'Letters before', 'Letters after'],
        [
          ['10 miles', '2 pence', '90', '120'],
          ['50 miles', '6 pence', '40', '100'],
          ['100 miles', '9 pence', '22', '94'],
        ],
      ) +
      '<p>Before the reform of the post, the price of a letter depended on how far it went; afterward, any letter cost one penny. Opponents of the reform had maintained that the poor wrote mostly to their neighbors because they had little to say to anyone else: one does not, a bishop remarked, miss people whose names one has forgotten. The letter book of the village of Hollin suggests that nobody had been forgotten. As long as distance was costly, it kept people silent; when it was no longer so, it hardly mattered to whom they wrote: ______</p>',
    question: STATEMENT_TABLE,
    at: 'a',
    right:
      'letters over 100 miles had been about a quarter as many as those over 10 miles, and they came to be nearly four fifths as many.',
    wrong: [
      [
        'letters to places not far from the village were the most frequent of all before the reform, and they were still the most frequent after it.',
        'opposite-meaning',
        'This is what the bishop might have said himself: the poor still wrote most often to their neighbors.',
        'Both of its statements are right, and they compare near and far, before and after.',
      ],
      [
        'letters over 10 miles had cost 2 pence and were 90 in number, while those over 100 miles had cost 9 pence and were 22 in number.',
        'half-right',
        'Letters became rarer with distance, which both sides knew; the bishop would give another reason for it.',
        'As the price goes up, the number goes down, just as one would expect of a costly thing.',
      ],
      [
        'letters over 10 miles became more frequent by a third when they cost a penny, which was only half of what they had cost before.',
        'half-right',
        'That near letters increased says nothing about people far away.',
      ],
    ],
    why: 'At different prices, far letters were a quarter of near ones (22 to 90); at one price, almost four fifths (94 to 120). With the price the same, distance makes little difference, so it had been the price that kept people silent.',
    hints: [
      'For the bishop, why did people write so few letters to faraway places?',
      'What did the reform do to the price of near letters, and of far ones?',
      'If the price was the problem, how should far and near compare afterward?',
      'Compare the first row and the last, before and after. What changes?',
    ],
  }),
  reading({
    key: 'rw-quant-56',
    skill: 3,
    difficulty: 'easy',
    seconds: 60,
    img: barChart({
      title: 'Visitors to the tide pools in one week',
      measure: 'Visitors',
      max: 100,
      step: 20,
      categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      series: [{ name: 'Visitors', values: [20, 15, 70, 25, 30, 80, 90] }],
    }),
    passage:
      '<p>The tide pools below the lighthouse can be seen only when the sea is out. The guides had expected few visitors from Monday to Friday, when people are at work and children at school. That was what they found, with one exception: on the weekday on which a bus from the city runs as far as the lighthouse, ______</p>',
    question: STATEMENT_GRAPH,
    at: 'd',
    right: 'about 70 visitors came to the pools, more than twice as many as on any other weekday.',
    wrong: [
      [
        'about 90 visitors came to the pools, which is more than came on any other day.',
        'misread-data',
        'That many came on Sunday, which is not a weekday.',
      ],
      [
        'about 15 visitors came to the pools, which is fewer than came on any other day.',
        'misread-data',
        'That is the number for Tuesday, and a small number would be no exception.',
      ],
      [
        'about 30 visitors came to the pools, more than on Monday, Tuesday, or Thursday.',
        'misread-data',
        'So many came on Friday, and that is not far from what the guides had expected.',
      ],
    ],
    why: 'The weekday that stands out is Wednesday, with about 70 visitors; the next highest weekday has 30.',
    hints: [
      'Which days are weekdays?',
      'They expected few visitors. What would an exception look like?',
      'Which weekday’s bar stands out?',
      'How does it compare with the other four weekdays?',
    ],
  }),
  reading({
    key: 'rw-quant-57',
    skill: 3,
    difficulty: 'hard',
    seconds: 95,
    img: barChart({
      title: 'Time that hikers spent at a lookout',
      measure: 'Seconds',
      max: 70,
      step: 10,
      categories: ['No sign', 'Short sign', 'Long sign'],
      series: [
        { name: 'Facing the view', values: [30, 34, 18] },
        { name: 'Facing the sign', values: [0, 8, 40] },
      ],
    }),
    passage:
      '<p>A park had a sign put up at a lookout to tell hikers what they saw. Some of the staff held that every word on it would be paid for in looks at the view; others, that a person who knows what to look for looks longer. For a month each, the park tried no sign, a sign of two lines, and one of four paragraphs, and had a student note which way people faced. Both parties turned out to be right, and neither of them about signs in general, for ______</p>',
    question: STATEMENT_GRAPH,
    at: 'c',
    right:
      'hikers faced the view for 4 seconds more when there was a short sign than when there was none, but for 12 seconds less when there was a long one.',
    wrong: [
      [
        'hikers spent 42 seconds at the lookout when there was a short sign and 58 when there was a long one, compared with 30 when there was none.',
        'true-but-off-point',
        'The quarrel was about looks at the view; these figures add looks at the sign to them.',
        'It sets both signs against none and shows clearly that people stayed longer.',
      ],
      [
        'hikers faced the sign for 8 seconds when it was short and for 40 when it was long, so that every word on it was paid for in looks at the view.',
        'half-right',
        'It gives right to one party only, and what was lost of the view is not told.',
        'The word “paid” takes up what some of the staff had said, and both signs occur.',
      ],
      [
        'hikers faced the view almost twice as long when the sign was short as when it was long, but in either case not as long as when there was none.',
        'misread-data',
        'With the short sign, the view was faced for 34 seconds, and without any sign for 30.',
      ],
    ],
    why: 'A short sign lengthened the looking at the view (30 to 34 seconds): one party was right. A long one shortened it (30 to 18): so was the other. Each was right of one kind of sign.',
    hints: [
      'What did each side expect to happen to looks at the view?',
      'Which bars are they quarreling about?',
      'For those bars, how does each sign compare with no sign?',
      'Which choice has one sign that helps and one that hurts?',
    ],
  }),
  reading({
    key: 'rw-quant-58',
    skill: 3,
    difficulty: 'medium',
    seconds: 85,
    passage:
      table(
        'Average width of tree rings (mm)',
        ['Kind of year', 'South slope', 'North slope'],
        [
          ['Dry and warm', '0.6', '1.3'],
          ['Dry and cool', '0.7', '0.7'],
          ['Wet and warm', '1.5', '1.4'],
          ['Wet and cool', '1.4', '0.6'],
        ],
      ) +
      '<p>Larches stand on both sides of the ridge at Val Morta, and their rings can be read back to the fifteenth century. But they must not be read in the same way. A tree’s growth is held back by whatever it has least of. On the south slope, which bakes in the sun, this is water; on the north slope, where the snow stays until June, it is warmth. That is why a single kind of year can leave a wide ring on one side of the ridge and a narrow one on the other: ______</p>',
    question: STATEMENT_TABLE,
    at: 'b',
    right: 'in wet and cool years, rings were 1.4 mm wide on the south slope and 0.6 mm on the north slope.',
    wrong: [
      [
        'in wet and warm years, rings were 1.5 mm wide on the south slope and 1.4 mm on the north slope.',
        'true-but-off-point',
        'In such years, the rings were wide on both sides of the ridge.',
      ],
      [
        'in dry and warm years, rings were 1.3 mm wide on the south slope and 0.6 mm on the north slope.',
        'misread-data',
        'The two slopes have been exchanged; water was short on the south slope.',
      ],
      [
        'in dry and cool years, rings were half as wide on the south slope as they were in wet and cool ones.',
        'true-but-off-point',
        'This compares two kinds of years on one side of the ridge.',
      ],
    ],
    why: 'In a wet and cool year, the south slope has the water it lacks (1.4 mm), while the north slope lacks the warmth it needs (0.6 mm): one year, a wide ring and a narrow one.',
    hints: [
      'What is each slope short of?',
      'In what kind of year does just one slope get what it needs?',
      'In which rows are the two numbers far apart?',
      'Which choice puts each number on its own slope?',
    ],
  }),
  reading({
    key: 'rw-quant-59',
    skill: 3,
    difficulty: 'hard',
    seconds: 105,
    passage:
      table(
        'Revision of ten-page drafts that contained ten mistakes of meaning',
        ['Draft made by a machine', 'Translators were told', 'Minutes per page', 'Mistakes left'],
        [
          ['Fluent', 'that a machine had made it', '12', '7'],
          ['Fluent', 'that a student had made it', '12', '6'],
          ['Clumsy', 'that a machine had made it', '13', '3'],
        ],
      ) +
      '<p>Translators who revise the draft of a machine, instead of translating from scratch, overlook a good many of its mistakes. It has been said that they trust machines too much, and it has been said that, since they are paid by the page, they hurry. An editor who has to answer for their work believes neither. What lulls them, she says, is that the sentences read so well: one does not stumble, and where one does not stumble, one does not look back at the original. With the help of a colleague, she had one and the same draft spoiled in its style, though not in its meaning.</p>',
    question: '<p>Which choice best describes data from the table that support the editor’s explanation?</p>',
    at: 'd',
    right:
      'Translators left 7 mistakes in a fluent draft but only 3 in a clumsy one, though they were told the same and took about the same time.',
    wrong: [
      [
        'Translators left 7 mistakes in a fluent draft that they took for a machine’s, and almost as many, 6, in one that they took for a student’s.',
        'half-right',
        'This speaks against a trust in machines; that it is the style that lulls them is not shown by drafts of one style.',
        'It disposes of one of the explanations that the editor rejects.',
      ],
      [
        'Translators took 12 minutes per page for fluent drafts, whoever they had been told had made them, and 13 minutes for a clumsy one.',
        'half-right',
        'It says how long they took and not what they overlooked.',
        'It bears on hurry, and the slight difference in time suits the idea that one stumbles.',
      ],
      [
        'Translators left twice as many mistakes in a draft that they took for a student’s as in one that they took for a machine’s.',
        'misread-data',
        'They left 6 in the former; in those taken for a machine’s, they left 7 or 3, depending on the style.',
      ],
    ],
    why: 'Between the first row and the third, only the style differs: what translators were told is the same, and so, almost, is the time. Mistakes left fall from 7 to 3. So style matters, and neither trust nor hurry can explain it.',
    hints: [
      'What does the editor think lulls translators?',
      'To show that style matters, which drafts do you compare?',
      'What has to be the same, to rule out trust and hurry?',
      'Where do mistakes change when only the style does?',
    ],
  }),
  reading({
    key: 'rw-quant-60',
    skill: 3,
    difficulty: 'easy',
    seconds: 65,
    passage:
      table(
        'Average temperature in two towns (°C)',
        ['Town', 'January', 'July'],
        [
          ['Ferin, on the coast', '4', '17'],
          ['Olm, inland', '−9', '21'],
        ],
      ) +
      '<p>Water warms up slowly and cools down slowly, and a town beside the sea therefore does not have such cold winters or such hot summers as one that lies far from it. Two towns at the same distance from the equator and at the same height may serve as an example. From January to July, ______</p>',
    question: STATEMENT_TABLE,
    at: 'c',
    right: 'the average temperature rose by 13°C in Ferin but by 30°C in Olm.',
    wrong: [
      [
        'the average temperature rose by 30°C in Ferin but by 13°C in Olm.',
        'misread-data',
        'The two towns have been exchanged.',
      ],
      [
        'the average temperature rose in Olm as well as in Ferin, to 21°C.',
        'misread-data',
        'It rose in both, but 21°C is the figure for one of the towns only.',
      ],
      [
        'the average temperature rose by 17°C in Ferin but by 21°C in Olm.',
        'misread-data',
        'These are the temperatures in July, not the differences between the months.',
      ],
    ],
    why: 'On the coast, 17 − 4 = 13; inland, 21 − (−9) = 30. The smaller difference belongs to the town beside the sea.',
    hints: [
      'What does the sea do to summer and winter?',
      'In which town should the two temperatures be closer together?',
      'What’s the difference in each row, if you mind the minus sign?',
      'Which choice gives each town its own difference?',
    ],
  }),
];
