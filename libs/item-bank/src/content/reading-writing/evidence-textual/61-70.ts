import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { findingAgainst, findingFor, quotationFrom } from './questions.js';

export const TEXTUAL_61_70: readonly Item[] = [
  reading({
    key: 'rw-textual-61',
    skill: 2,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p>“Second Language” is a 1968 poem by Ilka Reyes, who emigrated as an adult. In the poem, the speaker suggests that the new language, whose words carry no memories for her, lets her be more direct than she ever was in the old one.</p>',
    question: quotationFrom('“Second Language”'),
    at: 'd',
    right:
      '“I say it straight, in words that have no dead, / no kitchen and no slammed door at their back. / At home, I would have asked you for the salt.”',
    wrong: [
      [
        '“I hunt the word. It has gone out. I point, / and you, so quick, so kind, supply another / that I take home, and that is not the one.”',
        'opposite-meaning',
        'The new language keeps her here from saying what she means.',
      ],
      [
        '“My daughter has it perfect. She corrects / the way I say her name. I gave it her / at home, where it was longer by a breath.”',
        'irrelevant-evidence',
        'This is about how the two of them pronounce a name, not about being direct.',
      ],
      [
        '“At night, the old words come and stand around / the bed like aunts, and they would like to know / what I have said all day, and to what strangers.”',
        'true-but-off-point',
        'The old words are full of memories, but nothing is said of being more direct in the new ones.',
      ],
    ],
    why: 'The new words have “no dead, no kitchen and no slammed door” behind them, and in them she says it “straight.” At home she would have talked of the salt in place of the thing itself.',
    hints: [
      'The claim says two things about the new language. What are they?',
      'In which quotations does she say what she means?',
      'What do dead people and kitchens have to do with words?',
      'You have something else to say, but you ask for the salt. What are you doing?',
    ],
  }),
  reading({
    key: 'rw-textual-62',
    skill: 2,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>To fly home from a place where it has never been, a pigeon needs to know not only which way is south, for which the Sun will serve, but whether home lies to the south. According to one school of researchers, it reads its position in the air: it has learned at its loft which smells come with which winds, and it compares with them what it smells where it is set free. Pigeons that have been made unable to smell do fail to come home from unfamiliar places. But such a treatment, critics object, may simply leave a bird too unwell or too listless to set out on a journey, wherever it may be.</p>',
    question: '<p>Which finding, if true, would most effectively answer the critics’ objection?</p>',
    at: 'd',
    right:
      'Pigeons made unable to smell flew home without delay from places to which they had been taken many times before.',
    wrong: [
      [
        'Pigeons made unable to smell ate less than other pigeons did and stayed longer at the spot where they were set free.',
        'opposite-meaning',
        'Birds that eat little and do not set out are what the critics have in mind.',
      ],
      [
        'Pigeons able to smell failed to come home from unfamiliar places if the Sun had been hidden from them all day.',
        'irrelevant-evidence',
        'The Sun tells which way is south; neither smell nor the effects of the treatment are tested.',
        'It is about unfamiliar places and shows that something besides smell is needed.',
      ],
      [
        'Pigeons able to smell came home from unfamiliar places even if they had been carried there in closed boxes.',
        'true-but-off-point',
        'They can smell the air when they are set free, and none of them has been treated.',
        'It shows that what matters is the air at the place where the bird is set free.',
      ],
    ],
    why: 'A treated bird that is too unwell or listless would not fly home from anywhere. If treated birds set out at once and arrive from familiar places, they are fit to travel, and what they lack at unfamiliar ones is the knowledge that smell would give.',
    hints: [
      'What do the critics think the treatment does to a pigeon?',
      'If they’re right, where should treated pigeons fail to fly home from?',
      'From where can a pigeon fly home without reading the air?',
      'What if treated birds did fine on that kind of trip?',
    ],
  }),
  reading({
    key: 'rw-textual-63',
    skill: 2,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>When an onion is cut, it gives off a gas that makes our eyes water. Cooks often put onions in the refrigerator for an hour before they cut them. The author of a cookbook claims that this helps because a cold onion gives off less of the gas.</p>',
    question: findingFor('the author’s claim'),
    at: 'c',
    right: 'The air above cold onions, just after they were cut, held less of the gas than the air above warm ones.',
    wrong: [
      [
        'The air above cold onions, just after they were cut, held as much of the gas as the air above warm ones.',
        'opposite-meaning',
        'If there is as much of the gas, cold cannot help in this way.',
      ],
      [
        'The air above cold onions, an hour after they were cut, held less of the gas than it had just after they were cut.',
        'irrelevant-evidence',
        'This compares two times and not cold onions with warm ones.',
      ],
      [
        'The eyes of cooks who cut onions every day watered less than the eyes of people who seldom cut them.',
        'irrelevant-evidence',
        'Practice may help the cooks, but this has nothing to do with cold onions.',
      ],
    ],
    why: 'The claim is that a cold onion gives off less gas. Less gas in the air above cold onions than above warm ones shows just that.',
    hints: [
      'What makes our eyes water?',
      'In the claim, what does cold do to the onion?',
      'What should you measure?',
      'If the claim is right, how do cold and warm onions differ?',
    ],
  }),
  reading({
    key: 'rw-textual-64',
    skill: 2,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>Large galaxies in whose center a black hole is active tend to form few new stars. Many astronomers hold the black hole responsible: as matter falls toward it, winds are driven outward that heat or expel the gas from which stars are made. That some galaxies with a quiet black hole are just as barren is no argument against this, they add. A black hole is active by fits, each of them short beside the life of a galaxy, and the one that we find quiet may have been active when it mattered; nor, by the same token, can a galaxy have lost its gas to a black hole that has only now awoken.</p>',
    question: findingAgainst('the view that black holes are responsible'),
    at: 'd',
    right:
      'In most of the barren galaxies, the birth of stars had all but ceased before the black hole had the mass to drive any winds.',
    wrong: [
      [
        'In most of the barren galaxies, the gas near the edge is hotter and moves outward faster than in galaxies that form stars.',
        'opposite-meaning',
        'Hot gas on its way out is what the winds should leave behind.',
      ],
      [
        'In a number of galaxies, the black hole is quiet and stars are being born at a rate that has hardly changed since early times.',
        'plausible-but-unsupported',
        'Where a black hole has always been quiet, the view leads one to expect stars.',
        'It separates black holes that are quiet from barren galaxies.',
      ],
      [
        'In a number of galaxies, the black hole is active and stars are being born in great numbers, but its activity has only just begun.',
        'true-but-off-point',
        'The view allows for this: such a black hole has not had time to drive out the gas.',
        'An active black hole among many new stars seems to contradict the first sentence.',
      ],
    ],
    why: 'A cause must come before its effect. If the stars ceased to form before the black hole could drive any winds, the winds cannot be what stopped them.',
    hints: [
      'What’s the cause here, and what’s the effect?',
      'Which exceptions does the passage already explain?',
      'If the view can explain an exception, does that exception hurt it?',
      'Think about time. What order of events would be impossible for the view?',
    ],
  }),
  reading({
    key: 'rw-textual-65',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>Prudence Halloway kept a diary in 1852 as her family crossed the plains in a wagon. It notes the miles, the weather, and what there was to eat, and it has mostly been read for these. A student of such diaries has drawn attention to the turns of phrase with which Halloway now and then relieves her lists, and which are less playful than they look. She applies the terms of housekeeping to the land itself, the student observes, and does so whenever its vastness frightens her, as though what can be kept in order like a room need not be feared.</p>',
    question: quotationFrom('Halloway’s diary'),
    at: 'b',
    right:
      '“The plain was today like a floor that no one will ever be asked to sweep. I own that I looked about for the corners, and was easier when I had found a hill to call one.”',
    wrong: [
      [
        '“Baked in the rain, beneath an umbrella. Swept out the wagon; washed what could be washed. Mr. H. would be glad to know what it is that I find to do all day in so little room.”',
        'confused-details',
        'This is housekeeping itself; the land and its vastness are not spoken of.',
      ],
      [
        '“The plain had no end today on any side. When the men had gone ahead with the cattle, I sat down on the tongue of the wagon and held on to it with both my hands until they came.”',
        'true-but-off-point',
        'The vast land frightens her, but she has no words of the house for it.',
        'Her fear of the open land is nowhere plainer than here.',
      ],
      [
        '“I should like Mother to see the flowers, for which there is no vase in the world. I have left off picking them. They stand about for miles in perfect order with nobody to thank.”',
        'plausible-but-unsupported',
        'A vase and order are words of the house, but what she feels here is delight, without any fear to be calmed.',
        'Land, housekeeping, and order all come together in it.',
      ],
    ],
    why: 'The plain is “a floor”; she looks for “corners”; and finding one makes her “easier,” so the endless space had frightened her.',
    hints: [
      'The claim links three things. What are they?',
      'In which entries is the land like part of a house?',
      'In which of those is there something to be scared of?',
      'Why would you look for corners on an endless plain?',
    ],
  }),
  reading({
    key: 'rw-textual-66',
    skill: 2,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Boulders of red granite lie about on a plain, sixty kilometers south of the mountains from which they come. They were once thought to have been swept there by a flood. Geologists now believe that a sheet of ice carried them. Ice, unlike water, can take stones uphill; it drops large and small ones together, without sorting them; and it scratches the rock over which it slides.</p>',
    question: findingFor('what geologists now believe'),
    at: 'a',
    right:
      'The boulders lie on hills as well as in hollows, amid gravel of every size, on rock that is scored from north to south.',
    wrong: [
      [
        'The boulders lie in hollows and along old streams, the largest of them near the mountains and the smallest far to the south.',
        'opposite-meaning',
        'Low places and stones sorted by size point to water.',
      ],
      [
        'The boulders consist of the same minerals as the granite of the mountains and were formed at the same time as it.',
        'true-but-off-point',
        'Where the boulders come from is known already; the question is what carried them.',
      ],
      [
        'The boulders lie in a layer of earth that also holds the bones of animals that live in cold countries in our day.',
        'plausible-but-unsupported',
        'A cold climate makes ice possible, but a flood can also occur in a cold country.',
      ],
    ],
    why: 'Stones on hills, unsorted gravel, and scratched rock are the three marks of ice that the passage lists.',
    hints: [
      'What three things can ice do that water can’t?',
      'Which findings are about what ice can do and water can’t?',
      'What would a flood do with big and small stones?',
      'Ice leaves three marks. How many should the best finding show?',
    ],
  }),
  reading({
    key: 'rw-textual-67',
    skill: 2,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>Many of the tempos that Beethoven prescribed with the help of the metronome, which was then new, are so fast that musicians seldom follow them. His own device, it has often been said, must have been damaged and run slow, so that the numbers he read from it were too high. More recently, it has been suggested that the device was sound and that he misread it. On such a metronome, the number is to be read at the upper edge of a weight that slides along the rod. Whoever reads it at the lower edge gets a higher number, and higher always by about the same distance on the scale.</p>',
    question: findingFor('the more recent suggestion over the older one'),
    at: 'c',
    right:
      'On one manuscript, he noted two numbers for a single tempo, which lie apart by the height of the weight, with the word “or” between them.',
    wrong: [
      [
        'In one letter, he explained that he could not send any tempos, since his metronome had been with the watchmaker and was not to be relied upon.',
        'opposite-meaning',
        'A metronome that needed the watchmaker speaks for the older explanation.',
      ],
      [
        'In one review, a musician of his own time wrote that the numbers he had given were too high and that no orchestra could follow them.',
        'irrelevant-evidence',
        'That the numbers are too high is what both explanations start from.',
        'It shows that the tempos were thought impossible even then, so that taste has not changed.',
      ],
      [
        'In one workshop, metronomes like his have been built again, and all of them, read as they should be read, prove to be accurate.',
        'plausible-but-unsupported',
        'That the model was sound does not show that his own device was undamaged.',
        'An accurate device is what the more recent suggestion requires.',
      ],
    ],
    why: 'Somebody who writes down two numbers, one weight apart, with “or” between them, does not know at which edge to read. A damaged device would not give such a pair.',
    hints: [
      'Why are the numbers too high, in each explanation?',
      'If he read the wrong edge, how far off would he be each time?',
      'Whose use of the metronome should the finding be about?',
      'What might you write down if you weren’t sure which edge counts?',
    ],
  }),
  reading({
    key: 'rw-textual-68',
    skill: 2,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>Some programmers keep a rubber duck on the desk. When a program will not work, they explain it aloud to the duck, line by line, and before they are done they have often found the fault. What helps, in the opinion of one psychologist, is not that somebody seems to be listening but that each step has to be put into words.</p>',
    question: findingFor('the psychologist’s opinion'),
    at: 'c',
    right:
      'Programmers who explained a program aloud in an empty room found faults as fast as with a colleague, and faster than in silence.',
    wrong: [
      [
        'Programmers who explained a program to a colleague found faults faster than those who had only a rubber duck before them.',
        'opposite-meaning',
        'If the colleague helps more than the duck, a listener who understands does seem to matter.',
      ],
      [
        'Programmers who kept a rubber duck on the desk said that they enjoyed their work more than those who did not have one.',
        'irrelevant-evidence',
        'Whether they enjoy their work does not show what helps them find a fault.',
      ],
      [
        'Programmers who looked at a rubber duck in silence, thinking about a program, found faults faster than in an empty room.',
        'opposite-meaning',
        'Nothing is put into words here, and it is the duck that seems to help.',
      ],
    ],
    why: 'In an empty room nobody listens. If explaining there is as good as explaining to a colleague, and better than silence, then it is the putting into words that helps.',
    hints: [
      'What are the two possible reasons the duck helps?',
      'How could you keep the explaining and lose the listener?',
      'What would you compare with silence?',
      'If the psychologist is right, does it matter whether anyone’s there?',
    ],
  }),
  reading({
    key: 'rw-textual-69',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>“To the Capital” is a 1936 short story by Bertrand Osei. In the story, a boy who has long dreamed of seeing the capital is disappointed when he gets there.</p>',
    question: quotationFrom('“To the Capital”'),
    at: 'b',
    right:
      '“He had drawn the cathedral many times from his grandfather’s stories. Now he stood before it and looked about for the rest of it.”',
    wrong: [
      [
        '“He had drawn the cathedral many times from his grandfather’s stories. Now he saw that he had made it far too small and too gray.”',
        'opposite-meaning',
        'The cathedral is more than he had imagined, so he has no cause to be disappointed.',
      ],
      [
        '“He had drawn the cathedral many times from his grandfather’s stories. Now he drew it once more, to pass the time on the train.”',
        'irrelevant-evidence',
        'This is about the journey, before he sees the capital.',
      ],
      [
        '“He had never cared for churches and squares; what he liked was to lie under the pear tree at home and listen to the bees.”',
        'opposite-meaning',
        'Somebody who does not care for such things has not dreamed of them.',
      ],
    ],
    why: 'His drawings show that he has dreamed of the cathedral. That he looks for “the rest of it” shows that the real one is smaller than the one in his mind.',
    hints: [
      'The claim has a “before” and an “after.” How does he feel in each?',
      'In which quotations has he been thinking of the capital for a long time?',
      'In which of those is the real thing less than he expected?',
      'What does it mean to look for the rest of something?',
    ],
  }),
  reading({
    key: 'rw-textual-70',
    skill: 2,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>In a valley of the Alps, the villages, which lie along the river, have names of Latin origin, while the streams and the high pastures are called by names from a language that was spoken there before the Romans came. The usual conclusion is that settlers from Italy took the valley floor and left the heights to the people whom they found. A student of the region draws another. One and the same people, she thinks, lived in the valley and grazed the heights before and after; in time, they came to speak Latin. What got a name while the old language lasted kept that name; what was founded later got a name in the new.</p>',
    question: findingFor('the student’s conclusion'),
    at: 'a',
    right:
      'Along the river, the few villages that are older than the Romans have names from the old language, and pastures cleared in later times have Latin ones.',
    wrong: [
      [
        'Along the river, houses were built in the manner of Italy from Roman times on, while huts on the high pastures were built as they had always been.',
        'opposite-meaning',
        'Different ways of building above and below would suit two different peoples.',
      ],
      [
        'In neighboring valleys, to which the Romans did not come, villages, streams, and high pastures all have names that are taken from the old language.',
        'true-but-off-point',
        'Without Romans there would be no Latin names on either conclusion.',
        'It shows villages with old names, as the student’s conclusion might lead one to expect.',
      ],
      [
        'In the valley, people still use Latin names for the tools of the field and names from the old language for those with which cheese is made.',
        'plausible-but-unsupported',
        'Two peoples with different work would also leave behind two sets of words.',
        'The same people use words from both languages today, one set for below and one for above.',
      ],
    ],
    why: 'If settlers took the floor and left the heights, names should depend on the place. If one people changed its language, they should depend on age. Old villages with old names below, and new pastures with Latin names above, show that it is age.',
    hints: [
      'What does a name depend on, in each view?',
      'Low goes with Latin, high with the old language. Does that tell the views apart?',
      'What kind of place would tell them apart?',
      'By the student’s rule, what should those places be called?',
    ],
  }),
];
