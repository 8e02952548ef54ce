import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { table } from './parts.js';

export const QUANTITATIVE_61_70: readonly Item[] = [
  reading({
    key: 'rw-quant-61',
    skill: 3,
    difficulty: 'hard',
    seconds: 115,
    passage:
      table(
        'How far pigeons flew off the direction of their loft (degrees)',
        ['Pigeons', 'Under a clear sky', 'Under clouds'],
        [
          ['Left as they were', '12', '14'],
          ['With a magnet', '13', '85'],
          ['With their inner clock six hours late', '88', '16'],
          ['With a magnet and a late clock', '90', '84'],
        ],
      ) +
      '<p>A pigeon has two compasses. One is the sun, which is of use only to a bird that knows what time it is: if its inner clock is late, the sun will send it the wrong way. The other is the magnetic field of the earth, which a small magnet on the bird’s head makes impossible to feel. Why it should need both is easily said, since the sun does not always shine; how it deals with both at once is another matter. It might strike a balance between them. A team that released pigeons in all conditions concluded instead that the sun, where there is one, overrules the magnetic field.</p>',
    question: '<p>Which choice best describes data from the table that support the team’s conclusion?</p>',
    at: 'b',
    right: 'Pigeons with a late clock and no magnet flew 88 degrees off under a clear sky and 16 under clouds.',
    wrong: [
      [
        'Pigeons with a magnet and a clock that was right flew 13 degrees off under a clear sky and 85 under clouds.',
        'half-right',
        'These birds felt no field, so under a clear sky there was nothing for the sun to overrule.',
        'It shows that the field is missed only where there is no sun, as if the sun came first.',
      ],
      [
        'Pigeons with both a magnet and a late clock flew 90 degrees off under a clear sky and 84 under clouds.',
        'half-right',
        'Such birds had one compass at most, and that a false one; no contest between two could be seen in them.',
        'The birds follow the sun although it is wrong.',
      ],
      [
        'Pigeons that were left as they were flew 12 degrees off under a clear sky and 14 degrees off under clouds.',
        'true-but-off-point',
        'Where both compasses point the same way, one cannot see which of them a bird obeys.',
      ],
    ],
    why: 'One compass can overrule the other only in a bird that has both and to which they say different things: a late clock, a clear sky, and no magnet. Such birds flew as far off (88 degrees) as birds that had the false sun alone, so they made no use of a field that, under clouds, took them home.',
    hints: [
      'For each group and each sky, which compasses can a bird use?',
      'Does a magnet send the bird the wrong way or just take a compass away?',
      '“Overrule” takes two. What do they have to do?',
      'In which birds is one compass wrong and the other right?',
    ],
  }),
  reading({
    key: 'rw-quant-62',
    skill: 3,
    difficulty: 'hard',
    seconds: 115,
    passage:
      table(
        'Counts in an oak forest',
        [
          'Year',
          'Acorns per square meter, fall',
          'Mice per hectare, summer',
          'Ticks that bite people, per 100 m of path, summer',
        ],
        [
          ['2011', '80', '12', '9'],
          ['2012', '10', '45', '11'],
          ['2013', '8', '14', '40'],
          ['2014', '76', '11', '10'],
          ['2015', '9', '41', '12'],
          ['2016', '12', '15', '11'],
        ],
      ) +
      '<p>Whoever is bitten by a tick on a forest path, a naturalist maintains, may blame the oaks. In some years, acorns fall in such numbers that the mice, which live on them all winter, raise far more young in spring than they would otherwise. On these mice, the ticks that hatch in summer, too small yet to trouble anybody, take their first meal, and the more mice there are, the more ticks find one. It is in the following summer that they are large enough to lie in wait for people. A forester who had counted all three for six years was not wholly convinced.</p>',
    question: '<p>Which choice best describes data from the table that weaken the naturalist’s claim?</p>',
    at: 'd',
    right: 'There were only 11 ticks per 100 m in 2016, though there had been 76 acorns per square meter in 2014.',
    wrong: [
      [
        'There were 40 ticks per 100 m in 2013, though there had been only 10 acorns per square meter in 2012.',
        'true-but-off-point',
        'The acorns of 2012 fed the mice of 2013, whose ticks bite people a year later still.',
        'Many ticks come right after few acorns, as if the two had nothing to do with each other.',
      ],
      [
        'There were only 12 ticks per 100 m in 2015, though there were 41 mice per hectare in the same year.',
        'true-but-off-point',
        'Ticks that fed on mice in 2015 are still too small to be among those counted that summer.',
        'Mice are the link between acorns and ticks, and here there are many mice and few ticks.',
      ],
      [
        'There were only 11 ticks per 100 m in 2012, though there had been 80 acorns per square meter in 2011.',
        'true-but-off-point',
        'One year is too short: by then, the acorns have done no more than raise the number of mice.',
      ],
    ],
    why: 'Acorns in the fall mean mice in the next summer and biting ticks in the summer after that: two years in all. The acorns of 2011 were followed by ticks in 2013, as the claim requires, but those of 2014, almost as many, were not followed by ticks in 2016.',
    hints: [
      'How long is it from acorns to ticks that bite?',
      'In which summers would you expect many ticks?',
      'To go against the claim, what should a summer have, and what should it get?',
      'Two falls had many acorns. What happened two summers after each?',
    ],
  }),
  reading({
    key: 'rw-quant-63',
    skill: 3,
    difficulty: 'hard',
    seconds: 110,
    passage:
      table(
        'Speakers in Lower Arden who used an old form (%)',
        ['Form', '1970, aged 20', '1970, aged 50', '2000, aged 20', '2000, aged 50'],
        [
          ['The old plural', '22', '61', '21', '60'],
          ['The old “r”', '20', '60', '5', '20'],
          ['The old past tense', '58', '60', '30', '59'],
          ['The old greeting', '70', '71', '69', '70'],
        ],
      ) +
      '<p>When a dialect survey in 1970 heard the old plural, in “-en,” mainly from people of fifty and seldom from people of twenty, its authors took leave of it: the young, they supposed, would talk all their lives as they talked then. A teacher who stayed in the valley, where hardly anyone moves in or away, came to think otherwise. The plural is like gray hair, she wrote after a second survey. One is not born with it, and that it is seen on older heads does not mean that it is about to disappear; people who do not use it when they are young take it up as they grow older.</p>',
    question: '<p>Which choice best describes data from the table that support the teacher’s idea?</p>',
    at: 'c',
    right:
      'The old plural was used by 22% of those who were twenty in 1970 and by 60% of those who were fifty in 2000.',
    wrong: [
      [
        'The old plural was used by 61% of those who were fifty in 1970 and by 60% of those who were fifty in 2000.',
        'half-right',
        'How the people of fifty had talked when they were young is left open; they might have used the plural all their lives.',
        'It compares like with like, people of one age, and shows that the plural is still there.',
      ],
      [
        'The old plural was used by 21% of those who were twenty in 2000 and by 60% of those who were fifty in 2000.',
        'half-right',
        'That older people use it more at one time is what the survey of 1970 had found and taken for a sign of the end.',
        'The plural goes with age, and the picture is the same as thirty years before.',
      ],
      [
        'The old “r” was used by 20% of those who were twenty in 1970 and by 20% of those who were fifty in 2000.',
        'opposite-meaning',
        'For this form, people did talk all their lives as they had when they were young.',
      ],
    ],
    why: 'People who were twenty in 1970 were fifty in 2000. To see whether people take up the plural as they grow older, one must follow the same people: 22% of them used it at first, and 60% did so thirty years later.',
    hints: [
      'What do the first authors and the teacher disagree about?',
      'Young and old differ in one year. Does that decide between them?',
      'Which columns are about the same people?',
      'If you were twenty in 1970, how old were you in 2000?',
    ],
  }),
  reading({
    key: 'rw-quant-64',
    skill: 3,
    difficulty: 'hard',
    seconds: 115,
    passage:
      table(
        'The lending library of Mrs. Pell, 1788',
        ['Kind of book', 'Volumes owned', 'Loans in the year', 'Average length of a loan (days)'],
        [
          ['Novels', '400', '4,000', '9'],
          ['Travels', '50', '350', '50'],
          ['History', '100', '500', '30'],
          ['Sermons', '200', '200', '60'],
        ],
      ) +
      '<p>Because about four fifths of what Mrs. Pell’s subscribers carried home was novels, it has been said that they cared for little else. Loans, however, measure only those wishes that a library is able to fulfill. A subscriber who asks for what is not on the shelf goes home with something that is, and no ledger tells that she would have preferred the other. There were books in Mrs. Pell’s library, a historian has suggested, of which she could have lent out hardly more than she did however many people asked for them. He means her books of travels.</p>',
    question: '<p>Which choice best describes data from the table that support the historian’s suggestion?</p>',
    at: 'a',
    right: 'A volume of travels was lent seven times in the year on average and kept for about fifty days each time.',
    wrong: [
      [
        'The library owned eight times as many novels as travels and lent novels more than eleven times as often.',
        'true-but-off-point',
        'By this measure, a novel was lent more often than a volume of travels; whether the latter was ever on the shelf is not told.',
        'It shows that few travels were lent because few were owned, or almost.',
      ],
      [
        'Travels were kept for fifty days on average, which was more than five times as long as novels were kept.',
        'half-right',
        'A book that is kept for long may still stand unread for most of the year if it is seldom lent; sermons were kept for longer.',
        'A book that takes so long to return is missing from the shelf.',
      ],
      [
        'The library owned only fifty volumes of travels, fewer than of any other kind, and lent them 350 times.',
        'half-right',
        'If each loan had been as short as that of a novel, there would have been room for many more.',
      ],
    ],
    why: 'The 50 volumes were lent 350 times, that is, 7 times each, and 7 loans of 50 days make 350 days: a volume of travels was out almost all year. There was no time left in which it could have been lent. A novel was out for 10 × 9 = 90 days.',
    hints: [
      'What would keep her from lending a book more often?',
      'How do you find out how many days a volume was out?',
      'For one book of travels, how many loans and how many days each?',
      'Which choice lets you work out how long one volume was gone?',
    ],
  }),
  reading({
    key: 'rw-quant-65',
    skill: 3,
    difficulty: 'hard',
    seconds: 110,
    passage:
      table(
        'Fires in the town of Osterby, by quarter',
        ['Quarter', 'Fires, 1760s', 'Houses lost, 1760s', 'Fires, 1770s', 'Houses lost, 1770s'],
        [
          ['Quay', '40', '120', '20', '60'],
          ['Hill', '30', '60', '31', '60'],
          ['Mill', '20', '40', '20', '44'],
          ['Abbey', '10', '10', '10', '11'],
        ],
      ) +
      '<p>In 1770, Osterby bought a fire engine. It was kept on the quay, where the houses stand wall to wall, and since it needed eight men and could not be got up the lanes, it was never used in any other quarter. Ten years later, the mayor praised it in a speech. Nobody could suppose, he said, that forty strokes of a pump kept a candle from falling over; but where a fire, once it had broken out, used to run from roof to roof until it came to the water, it was now stopped. He pointed to the houses that had been lost on the quay before 1770 and since.</p>',
    question: '<p>Which choice best describes data from the table that weaken the mayor’s claim?</p>',
    at: 'b',
    right: 'On the quay, houses lost became half as many from the 1760s to the 1770s, and so did fires.',
    wrong: [
      [
        'In the 1770s, the quay lost three houses to a fire on average, and the hill, without an engine, only two.',
        'true-but-off-point',
        'Houses stood closer on the quay, so that a fire might take more of them there even if the engine did some good.',
        'It counts houses per fire, and the quarter with the engine does worse.',
      ],
      [
        'In the 1770s, as many houses were lost on the quay as on the hill, which did without an engine.',
        'true-but-off-point',
        'Twice as many had been lost on the quay before, so equal numbers since then would speak for the engine rather than against it.',
        'The engine seems to have given the quay no advantage.',
      ],
      [
        'In the other quarters taken together, both the fires and the houses lost hardly changed from the 1760s to the 1770s.',
        'opposite-meaning',
        'That little changed where there was no engine is what the mayor would expect.',
      ],
    ],
    why: 'The mayor says that the engine stops a fire from spreading. Then each fire on the quay should cost fewer houses. But 120 houses in 40 fires and 60 houses in 20 fires are both three to a fire: fewer houses were lost only because fewer fires broke out, and with that, as the mayor says himself, a pump has nothing to do.',
    hints: [
      'The mayor says the engine stops one thing and not another. Which?',
      'If fires don’t spread, which number gets smaller?',
      'That number isn’t in the table. What do you get from the two columns?',
      'Only the quay had the engine. What changed there?',
    ],
  }),
  reading({
    key: 'rw-quant-66',
    skill: 3,
    difficulty: 'hard',
    seconds: 115,
    passage:
      table(
        'Archaic words in two collections by Edmund Lisle',
        ['Poems', 'Lines, 1820', 'Archaic words, 1820', 'Lines, 1832', 'Archaic words, 1832'],
        [
          ['Ballads', '1,000', '40', '4,000', '100'],
          ['Odes', '3,500', '53', '700', '5'],
          ['Sonnets', '500', '7', '300', '2'],
          ['All', '5,000', '100', '5,000', '107'],
        ],
      ) +
      '<p>In the preface to his collection of 1832, Edmund Lisle declares that he has been cured of “thee,” “quoth,” and all such finery. His critics have had their fun with this: the cured man’s book contains more of it than the one he wrote when he was ill. They might have considered that a ballad, which is expected to sound old, tempts a poet to words that he would not think of in an ode. Whatever he wrote, Lisle had become more sparing of such words; it was in what he wrote that he had not become so.</p>',
    question: '<p>Which choice best describes data from the table that support the author’s view of Lisle’s claim?</p>',
    at: 'd',
    right:
      'Lines of ballads became four times as many and archaic words in them two and a half times; in odes and in sonnets, the words fell by a larger share than the lines.',
    wrong: [
      [
        'Ballads made up a fifth of all lines in 1820 and four fifths in 1832, and in both of these years an archaic word was more frequent in them than in odes or sonnets.',
        'half-right',
        'This explains how the total could rise, but Lisle might have used as many archaic words in each kind of poem as before.',
        'It is what the critics might have considered.',
      ],
      [
        'Archaic words in odes fell from 53 to 5 and those in sonnets from 7 to 2; only in ballads did they become more, by 60, so that the total rose in spite of this.',
        'half-right',
        'Lines of odes and sonnets became fewer too, and of ballads, it seems to say that Lisle was less sparing there.',
        'It sets two kinds of poems in which the words fell against the single one in which they rose.',
      ],
      [
        'Archaic words rose from 100 to 107 while the number of lines remained at 5,000, so that a reader would have met one about every fiftieth line in either of the years.',
        'opposite-meaning',
        'This is the figure on which the critics rely.',
      ],
    ],
    why: 'Words per line are what counts, and for every kind of poem. In ballads, they fell from 40 in 1,000 lines to 25; in odes, from about 15 to 7; in sonnets, from 14 to 7. The total rose only because Lisle wrote more ballads, the kind with the most archaic words.',
    hints: [
      'What does the last sentence say about Lisle, before the semicolon?',
      '“Whatever he wrote”: how many kinds of poems does that take in?',
      'More lines make room for more words. So what should you measure?',
      'Four times the lines, two and a half times the words. What about words per line?',
    ],
  }),
  reading({
    key: 'rw-quant-67',
    skill: 3,
    difficulty: 'hard',
    seconds: 110,
    passage:
      table(
        'Pine seedlings in four plots, 100 planted in each',
        [
          'Plot',
          'Height of all in May (cm)',
          'Alive in September',
          'Their height in May (cm)',
          'Their height in September (cm)',
        ],
        [
          ['Ridge', '10', '40', '14', '16'],
          ['Slope', '10', '60', '12', '15'],
          ['Hollow', '10', '95', '10', '15'],
          ['Garden', '10', '98', '10', '17'],
        ],
      ) +
      '<p>Foresters used to say that wind makes a tree. Of the seedlings that were set out one May, by chance, on a bare ridge and in a sheltered hollow, those on the ridge were the taller when autumn came, by a centimeter on average. The saying seemed to be confirmed, until a student asked which seedlings had been measured. A tree has no height in September, she remarked, if it died in June, and she took the tallness of those on the ridge for a sign not of how well a tree grows there but of how tall it must have been in the first place. In fact, as one can tell from her figures, the ridge held its trees back.</p>',
    question: '<p>Which choice best describes data from the table that support the claim in the last sentence?</p>',
    at: 'a',
    right: 'Seedlings alive in September had become 2 cm taller since May on the ridge but 5 cm taller in the hollow.',
    wrong: [
      [
        'Of a hundred seedlings that had been planted in May, 40 were alive in September on the ridge but 95 in the hollow.',
        'half-right',
        'This tells how many trees the ridge killed and not how the others grew there.',
        'It is the loss that makes the average in September misleading.',
      ],
      [
        'Seedlings alive in September had been 14 cm tall in May on the ridge but only 10 cm tall in the hollow.',
        'half-right',
        'That tall seedlings were more likely to live on the ridge is the first part of the student’s idea; of growth it says nothing.',
        'It shows that the trees on the ridge were tall in the first place.',
      ],
      [
        'From the height of all in May to that in September, 6 cm had been added on the ridge but 5 cm in the hollow.',
        'opposite-meaning',
        'This is the mistake of which the student warns: the two averages are not taken from the same trees.',
      ],
    ],
    why: 'Only trees measured twice show growth. Those that lived on the ridge went from 14 to 16 cm, those in the hollow from 10 to 15 cm. The ridge’s trees are taller in September because the small ones had died, not because they grew more.',
    hints: [
      'Is the last sentence about who died or about how they grew?',
      'How do you get growth from heights?',
      'Which trees can you measure both times?',
      'What do you get if you use those same trees?',
    ],
  }),
  reading({
    key: 'rw-quant-68',
    skill: 3,
    difficulty: 'hard',
    seconds: 110,
    passage:
      table(
        'Violet seeds in four kinds of plots',
        ['Plots open to', 'Average distance carried (m)', 'Seeds left after a night (%)', 'Seedlings per 100 seeds'],
        [
          ['Ants and mice', '1.2', '8', '40'],
          ['Ants only', '1.2', '9', '44'],
          ['Mice only', '0.1', '15', '12'],
          ['Neither', '0.0', '99', '43'],
        ],
      ) +
      '<p>The seed of a violet bears a morsel of fat, for the sake of which ants drag it to their nest, eat the fat, and leave the rest underground. What the ants gain is plain; what the violet gains is not. Its young might do better for being taken away from their mother’s shade, or for growing in the rich soil of a nest. A botanist who kept ants, mice, or both out of some plots thinks that neither comes into it. Ants are of use to a violet, she concludes, only because there are mice, which eat by night whatever is still lying about.</p>',
    question: '<p>Which choice best describes data from the table that support the botanist’s conclusion?</p>',
    at: 'c',
    right: 'Where mice were kept out, about as many seedlings came up with ants, 44, as without them, 43.',
    wrong: [
      [
        'Where mice were let in, more than three times as many seedlings came up with ants, 40, as without them, 12.',
        'half-right',
        'This shows that ants are of use but not in what way; shade and soil would do to explain it.',
        'It is the whole service of the ants in two numbers, and it is seen in the presence of mice.',
      ],
      [
        'Where ants were let in, nearly as many seedlings came up with mice, 40, as without them, 44.',
        'half-right',
        'Ants do keep seeds from mice, it seems; but they might help by distance or soil besides.',
        'With ants about, mice do hardly any harm.',
      ],
      [
        'Where ants were kept out, far fewer seedlings came up with mice, 12, than without them, 43.',
        'true-but-off-point',
        'That mice destroy seeds does not tell what ants do for them.',
      ],
    ],
    why: 'If distance or soil helped, ants would raise the number of seedlings even where there are no mice. They do not: 44 with ants, 43 without. The botanist’s “only” depends on this comparison.',
    hints: [
      'Which two uses of ants does the botanist reject?',
      'If one of those were real, in which plots would it still show?',
      'She says “only because.” What would you take away to check that?',
      'Take away the supposed reason. Do ants still help?',
    ],
  }),
  reading({
    key: 'rw-quant-69',
    skill: 3,
    difficulty: 'hard',
    seconds: 110,
    passage:
      table(
        'Two tests with 50 genuine and 50 forged drawings',
        [
          'Students',
          'Forged, called forged: first test',
          'Second test',
          'Genuine, called genuine: first test',
          'Second test',
        ],
        [
          ['Lectures', '20', '32', '45', '33'],
          ['Handling', '20', '29', '45', '46'],
          ['Both', '21', '38', '44', '40'],
          ['Neither', '21', '22', '45', '44'],
        ],
      ) +
      '<p>A museum has for some years offered lectures on forgery, with slides of famous cases. To see what they were worth, it had four groups of students say of a hundred drawings which were forged, once before and once after a month in which they heard the lectures, handled old paper in the workshop, did both, or did neither. The director was delighted. After the lectures, he announced, students see through twelve forgeries more than before, and no other single measure does as much: the lectures teach people to tell what is forged from what is not.</p>',
    question: '<p>Which choice best describes data from the table that weaken the director’s claim?</p>',
    at: 'a',
    right: 'Students who heard the lectures only were right about 65 of the hundred drawings in each of the tests.',
    wrong: [
      [
        'Students who handled old paper only saw through 29 forged drawings in the second test, nearly as many as after lectures.',
        'true-but-off-point',
        'That something else works almost as well does not mean that the lectures fail to work.',
        'It makes the director’s “no other single measure” look less impressive.',
      ],
      [
        'Students who heard the lectures only took 18 of the forged drawings for genuine even in the second test.',
        'half-right',
        'They had taken 30 for genuine at first; teaching need not be perfect to be teaching.',
        'More than a third of the forgeries still passed.',
      ],
      [
        'Students who did both saw through 6 forged drawings more in the second test than those who heard lectures only.',
        'true-but-off-point',
        'That handling adds something to the lectures leaves open what these do by themselves.',
      ],
    ],
    why: 'To tell forged from genuine means being right about both. After the lectures, students called more forged drawings forged (20, then 32) but fewer genuine ones genuine (45, then 33): 65 right before, 65 right after. They had become more suspicious, not better at telling.',
    hints: [
      'What exactly does the director say students learn?',
      'Someone calls everything forged. Can that person tell them apart?',
      'After the lectures, what happened with the genuine drawings?',
      'Put all four numbers of the lecture group together. Did they get better?',
    ],
  }),
  reading({
    key: 'rw-quant-70',
    skill: 3,
    difficulty: 'hard',
    seconds: 110,
    passage:
      table(
        'Average points of violin pupils at two auditions',
        ['Pupils', 'Said to them after the first', 'First audition', 'Second audition'],
        [
          ['Best quarter', 'Praise', '90', '78'],
          ['Best quarter', 'Nothing', '90', '77'],
          ['Worst quarter', 'Reproach', '40', '53'],
          ['Worst quarter', 'Nothing', '40', '54'],
        ],
      ) +
      '<p>In thirty years, Professor Aldous used to say, he had not praised a pupil for a brilliant audition without hearing a duller one the next time, or scolded one for a wretched audition without hearing a better. He drew the moral that praise makes lazy and reproach makes industrious. His successor drew none. How one plays on a given morning, she held, is partly a matter of luck; whoever is among the best of a morning has probably had some, and luck does not come when it is called. Without a word from anyone, the extremes would move toward the middle. She drew lots to decide who should be spoken to.</p>',
    question: '<p>Which choice best describes data from the table that support the successor’s view?</p>',
    at: 'c',
    right: 'Among pupils to whom nothing was said, the best were 50 points ahead of the worst at first and then 23.',
    wrong: [
      [
        'Among pupils who were praised or scolded, the best were 50 points ahead of the worst at first and then 25.',
        'half-right',
        'The extremes moved toward the middle here as well, but this is what the professor had been hearing for thirty years.',
        'It is just the movement that she predicts, and it is large.',
      ],
      [
        'Pupils who were praised lost 12 points and pupils who were scolded gained 13, which is nearly the same.',
        'half-right',
        'Praise and reproach might be equally strong; nothing shows that the words did not matter.',
        'Gain and loss cancel out, as one would expect of luck.',
      ],
      [
        'Pupils who were praised had 78 points at the second audition, still far more than the 53 of those who were scolded.',
        'true-but-off-point',
        'That the best remain better than the worst is denied by nobody and has to do with skill.',
      ],
    ],
    why: 'The professor’s moral and the successor’s view predict the same for pupils who were spoken to. They differ on the others: only if luck is at work should the best fall and the worst rise without a word. They did, from 90 to 77 and from 40 to 54.',
    hints: [
      'What does each man expect after praise?',
      'If both men expect a result, does it help either one?',
      'Why didn’t the successor speak to some of the pupils?',
      'Take away praise and blame. What’s left?',
    ],
  }),
];
