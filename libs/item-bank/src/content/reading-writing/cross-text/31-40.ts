import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CROSS_TEXT_31_40: readonly Item[] = [
  reading({
    key: 'rw-crosstext-31',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Streets lined with trees are cooler than bare ones: thermometers hung at head height in one city read barely a degree lower under the leaves at noon, but a degree all the same, and planners who must choose among remedies for summer heat have ranked them by such readings. By that measure, misting jets come first, pale paving second, and trees a modest third.</p><p><strong>Text 2</strong></p><p>A body standing in a street does not take only the temperature of the air. It is heated by the sky and by whatever the sun has warmed: walls, asphalt, the hoods of cars. Pale paving, which stays cooler than dark, does so by sending upward what it does not absorb, and some of that arrives at the chins of pedestrians. Where a crown of leaves stands in the way, there is little to absorb and little to send.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the ranking described in Text 1?</p>',
    at: 'c',
    right:
      'By arguing that what was measured leaves out the very heat that the second and third remedies treat differently',
    wrong: [
      [
        'By arguing that the temperature under the leaves was measured at a time of day when walls and cars were still cool',
        'not-stated',
        'Text 2 does not quarrel with when or how the air was measured.',
        'A reader who sees that the readings are under attack may suppose that they were badly taken.',
      ],
      [
        'By arguing that pale paving deserves to come first, because it absorbs less of the heat of the sun than dark asphalt does',
        'reversed-direction',
        'Text 2 mentions this property of pale paving in order to point out what becomes of the heat.',
        'Text 2 does say that pale paving stays cooler.',
      ],
      [
        'By arguing that people in streets feel the temperature of the air too little for any of the three remedies to be of use to them',
        'too-strong',
        'Text 2 says that the air is not all that a body feels, and it clearly thinks well of one remedy.',
      ],
    ],
    why: 'Text 2 says that a body is heated by radiation from sky, walls, and ground as well as by the air. Pale paving sends heat up at the pedestrian, whereas leaves keep it from arriving, so a ranking by the temperature of the air misses a difference that speaks for trees.',
    hints: [
      'What did the thermometers in Text 1 measure?',
      'Besides the air, what heats you up in a street?',
      'Where does the heat go that pale paving doesn’t absorb?',
      'Would a thermometer at head height notice that difference?',
    ],
  }),
  reading({
    key: 'rw-crosstext-32',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Regions of Europe through which a Roman road once ran are, on the whole, more prosperous today than those through which none did. Since the legions built where armies had to march and not where trade was brisk, it is inferred, the roads must have made the difference: markets grew up along them, and markets last.</p><p><strong>Text 2</strong></p><p>We think of Roman engineers as drawing straight lines across a wilderness. In the valleys where their work has been taken up stone by stone, however, there is nearly always something beneath it: a bed of gravel, a row of rotted logs, ruts that are older than the legions. An army, too, needs grain and remounts, and it marched, wherever it could, from one full granary to the next.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely regard the inference described in Text 1?</p>',
    at: 'a',
    right: 'As doubtful, since the roads may have followed a prosperity that was there before them',
    wrong: [
      [
        'As doubtful, since the roads may have served armies for longer than they served markets',
        'true-but-off-point',
        'How long armies used the roads is not what the finds beneath them bear on.',
        'Text 2 does speak of what an army needs, and the inference is about markets.',
      ],
      [
        'As sound, since the roads were laid where grain had to be carried to armies and could be sold along the way',
        'half-right',
        'Text 2 has the armies go where the granaries are; it does not have the roads create them.',
        'Grain and granaries sound like the beginnings of the markets in Text 1.',
      ],
      [
        'As sound, since the roads were built so well that later ages went on using the beds of gravel and logs',
        'confused-details',
        'The gravel and logs lie beneath the Roman work and are older than it.',
      ],
    ],
    why: 'The inference needs the roads to have been laid without regard to wealth. Text 2 reports older tracks beneath them and an army that moved between full granaries, so that the regions may have been rich first.',
    hints: [
      'For Text 1’s argument to work, what must those places have been like before the roads?',
      'What lies under the Roman stones?',
      'What was an army looking for along its way?',
      'In such a valley, which came first: the roads or the wealth?',
    ],
  }),
  reading({
    key: 'rw-crosstext-33',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>In a hospital in Ostmark, patients whose windows looked onto trees went home, on average, a day earlier than those whose windows looked onto a wall. The sight of leaves, it would seem, helps a body to heal, and hospitals should be built with gardens on every side.</p><p><strong>Text 2</strong></p><p>Who gets the bed by the window with the view? I made up the ward lists for eleven years, and I can tell you. The garden side was quiet and far from the nurses’ station. We put patients there who could be left alone. Anyone we were worried about lay on the side of the wall, where we could hear a bell at once.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely say that the difference reported in Text 1</p>',
    at: 'd',
    right: 'may come from the way in which patients were assigned to beds.',
    wrong: [
      [
        'may have been caused by the noise around the nurses’ station on the side of the wall.',
        'plausible-but-unsupported',
        'Noise might slow recovery, but Text 2 mentions the quiet of one side to explain which patients were put there.',
      ],
      [
        'would have been greater if patients who could be left alone had been given a view of trees.',
        'reversed-direction',
        'Those who could be left alone were the ones given the view.',
      ],
      [
        'shows that patients heal faster when nurses leave them alone.',
        'false-cause',
        'The patients on the garden side were left alone because they were doing well.',
      ],
    ],
    why: 'Those on the garden side were the less ill ones to begin with, since patients “we were worried about” were put on the other side. They would have gone home earlier with any view.',
    hints: [
      'Which two groups of patients does Text 1 compare?',
      'How was it decided who got which bed?',
      'Were the two groups equally ill to begin with?',
      'Was there a difference before anyone looked out a window?',
    ],
  }),
  reading({
    key: 'rw-crosstext-34',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>My brother’s memoir gives our father one gesture. He is forever winding the clock in the hall, his back to us, while our mother weeps in the kitchen, and the chapter is called “The Man Who Kept Time.” I do not say that it is unjust. I was the younger, and I remember the back as well as he does. It is a fine chapter, and a stranger who reads it will know that there was grief in the house and that one of two people could not look at it.</p><p><strong>Text 2</strong></p><p>A child sees a parent from below and from behind, and writes, forty years later, what was seen. It cannot be otherwise. But a back is also what someone shows whose face is not fit to be seen by children. Those who complain that memoirs are inaccurate complain of the wrong thing. The gesture is seldom invented. It is the face on the other side that is left blank, and the reader, trusting the gesture, fills it in.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely view the chapter described in Text 1?</p>',
    at: 'b',
    right: 'As true to what was seen but apt to make readers too sure of what the father felt',
    wrong: [
      [
        'As true to what the father felt but mistaken in the one gesture that it gives to him',
        'reversed-direction',
        'Text 2 trusts what a child has seen more than what is concluded from it.',
        'Text 2 is about what may be wrong with a memoir, and the gesture is what the chapter consists of.',
      ],
      [
        'As untrue to both of the parents, since it was written too long after the years that it describes',
        'not-stated',
        'Text 2 mentions forty years without making them a reason for distrust.',
        'The time that has passed is the usual objection to memoirs.',
      ],
      [
        'As true to the grief in the house but unfair in blaming it on the parent who did not weep',
        'plausible-but-unsupported',
        'Neither text says that the chapter lays blame for the grief itself on the father.',
      ],
    ],
    why: 'Text 2 holds that the gesture “is seldom invented,” yet that a back may hide a face that is “not fit to be seen by children.” A reader who concludes that the father “could not look” at grief fills in what the child never saw.',
    hints: [
      'What did the brother see of his father, and what didn’t he see?',
      'Does Text 2 doubt that the father wound the clock?',
      'Why might someone turn his back to children, in Text 2?',
      'What does a stranger end up believing about the father?',
    ],
  }),
  reading({
    key: 'rw-crosstext-35',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Around 2500 BCE, a new kind of drinking cup appears in the graves of the northern plain, with a thin wall, a curved lip, and bands pressed into the clay with cord. Within three generations it has driven out every older form. So abrupt a change has but one explanation: a new people had arrived and brought their cups with them.</p><p><strong>Text 2</strong></p><p>In the village where I grew up, every pot was made by a woman who had been born somewhere else. A bride came to us from across the river, and her hands knew one shape; within a few years our kitchens were full of pots from a valley to which none of the men had ever been. The smith’s work, which passed from father to son, went on as before. A stranger digging there would have done well to look at the nails.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the explanation given in Text 1?</p>',
    at: 'd',
    right: 'By suggesting that new pots can come in with a few members of a community while the rest of it stays',
    wrong: [
      [
        'By suggesting that new pots can be made by people who have seen strangers’ cups but have never met them',
        'half-right',
        'The pots in the village were made by the newcomers themselves, with their own hands.',
        'Imitation is the best-known alternative to migration, and the men had never been to the valley.',
      ],
      [
        'By suggesting that graves are a poor guide to the pots that were used every day in kitchens',
        'true-but-off-point',
        'Text 2 speaks of kitchens but draws no comparison with graves.',
        'Text 1 is about graves and Text 2 is about kitchens, so the contrast seems to be meant.',
      ],
      [
        'By suggesting that nails and other work of smiths change more abruptly than pots when a people arrives',
        'reversed-direction',
        'The smith’s work “went on as before”; it is mentioned as what stays the same.',
      ],
    ],
    why: 'In the village, the brides brought a new shape that soon filled the kitchens while the community, as the smith’s work shows, remained. So new cups need not mean a new people.',
    hints: [
      'What does Text 1 think the new cups prove?',
      'In Text 2’s village, who made the pots?',
      'The nails come from the smith. What would they have told a stranger?',
      'How many people have to move for a shape to move?',
    ],
  }),
  reading({
    key: 'rw-crosstext-36',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Small birds sing at dawn because the air is still. On a calm morning, a song carries farther than it would at noon, when the wind has risen. A bird that wants to be heard far away does best to sing early.</p><p><strong>Text 2</strong></p><p>At dawn it is too dark to find insects and too cold for them to fly. A bird that sang at noon would have to stop eating. At dawn it loses nothing by singing, since there is nothing else that it could be doing.</p>',
    question: '<p>Which choice best describes the relationship between the texts?</p>',
    at: 'b',
    right: 'They offer different reasons for the same behavior of birds.',
    wrong: [
      [
        'They offer the same reason for different behaviors of birds.',
        'reversed-direction',
        'Both texts are about singing at dawn, and their reasons are not the same.',
      ],
      [
        'They offer different reasons for different behaviors of birds.',
        'half-right',
        'The reasons do differ, but both texts explain why birds sing at dawn.',
      ],
      [
        'Text 2 shows how birds can be heard at noon, which Text 1 doubts.',
        'not-stated',
        'Text 2 mentions noon only as a time when birds eat.',
      ],
    ],
    why: 'Both texts explain why birds sing at dawn. Text 1 says that songs carry far in still air, and Text 2 says that there is nothing better to do.',
    hints: [
      'What do both texts want to explain?',
      'In Text 1, what’s good about singing at dawn?',
      'What does a bird lose by singing at dawn, in Text 2?',
      'Do they explain the same thing, and do they give the same reason?',
    ],
  }),
  reading({
    key: 'rw-crosstext-37',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>The dictionary that I consulted as a student marked certain words “vulgar” and others “obsolete,” and a reader knew where she stood. Its successors mark nothing. They record that a word is used, and by whom, and leave the rest to us. I miss the older book, not because its judgments were right but because it made some, and one could quarrel with them.</p><p><strong>Text 2</strong></p><p>A label such as “vulgar” was never an observation about a word. It told the reader whose company would be lost by using it. Dictionary makers gave up such labels, it is said, out of modesty; in fact they learned to write them more exactly. “Chiefly in print,” “among speakers under thirty,” “in the northern counties”: whoever cares about company can learn all that she needs from these.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely respond to the complaint in Text 1 by saying that newer dictionaries</p>',
    at: 'a',
    right: 'still give readers the guidance that the older labels gave, if in a different form.',
    wrong: [
      [
        'rightly decline to judge words, since readers can no longer agree about what is vulgar.',
        'not-stated',
        'Disagreement among readers plays no part in Text 2.',
        'It is a common defense of dictionaries that merely describe.',
      ],
      [
        'still make judgments about words but no longer tell readers what these judgments are.',
        'opposite-meaning',
        'The new labels are printed for all to read; nothing is kept from readers.',
        'Text 2 does deny that the makers simply became modest.',
      ],
      [
        'rightly leave readers to quarrel about words, since no one loses company by using them.',
        'confused-details',
        'The quarrel is what Text 1 misses, and Text 2 supposes that readers may well care about company.',
      ],
    ],
    why: 'Text 2 says that the old labels told readers “whose company would be lost,” and that the makers “learned to write them more exactly”: the labels about print, age, and region tell the same.',
    hints: [
      'What does the author of Text 1 miss in newer dictionaries?',
      'What did a label like “vulgar” really tell readers, in Text 2?',
      'Does “among speakers under thirty” tell you that too?',
      'Does Text 2 think anything has been lost?',
    ],
  }),
  reading({
    key: 'rw-crosstext-38',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Ferns were the first plants to cover the ash after the eruption of Mount Sorrel. Their spores, finer than dust, are carried by wind for hundreds of kilometers, and no seed can compete with that. A bare slope belongs to whatever arrives first.</p><p><strong>Text 2</strong></p><p>Two summers after the eruption of Mount Sorrel, a team sifted the ash. Spores of ferns lay in it, but so did seeds of nineteen other plants, many of them just as old. The seeds had come; they had sprouted, and the sprouts had died, since the ash held almost no water. Young ferns lived where it collected, in the shade of rocks.</p>',
    question:
      '<p>Based on the texts, what would the team in Text 2 most likely say about the explanation given in Text 1?</p>',
    at: 'c',
    right: 'It puts down to early arrival what was rather a matter of survival.',
    wrong: [
      [
        'It overlooks the fact that spores were brought by water as well as by wind.',
        'confused-details',
        'Water matters in Text 2 because young plants need it, not because it carries anything.',
      ],
      [
        'It is right about the ferns but mistaken about what other plants need.',
        'not-stated',
        'Text 1 says nothing about what other plants need in order to grow.',
      ],
      [
        'It supposes that ferns grow on bare slopes when in fact they grow only in the shade.',
        'too-strong',
        'The rocks are on the ash slope, and Text 2 does not doubt that ferns were the first to cover it.',
      ],
    ],
    why: 'The seeds of other plants were in the ash just as early, but their sprouts died, and young ferns lived. What decided was not who came first.',
    hints: [
      'In Text 1, what gave ferns the advantage?',
      'What else did the team find in the ash?',
      'So why did no other plants grow on the slope?',
      'Seeds come, and then they have to live. Which step went wrong?',
    ],
  }),
  reading({
    key: 'rw-crosstext-39',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Of two hundred schools in the province, the ten with the best average scores are nearly all small: eight of them have fewer than ninety pupils. Large schools, it appears, lose sight of the child. The ministry has therefore announced that from now on no new school shall have more than a hundred places.</p><p><strong>Text 2</strong></p><p>Toss a coin four times, and you may well get nothing but heads; toss it four hundred times, and you will not. In the same way, a village of sixty people may go ten years without a case of some rare disease and be praised for its air, while no city ever will. The other end of the list, where people seldom look, is full of villages too.</p>',
    question: '<p>Based on the texts, the author of Text 2 would most likely recommend that the ministry in Text 1</p>',
    at: 'd',
    right: 'find out how large the schools are whose average scores are the worst.',
    wrong: [
      [
        'find out whether the ten best schools still have the best scores after ten years.',
        'plausible-but-unsupported',
        'Their later scores would be of interest, but the author speaks of looking somewhere else.',
        'Luck does not last, so that a reader who has understood the coins may ask for a second measurement.',
      ],
      [
        'compare schools in villages with schools in the cities of the province.',
        'confused-details',
        'Villages and cities are examples of few and many people, and the schools are not said to lie in either.',
        'Text 2 contrasts villages and cities.',
      ],
      [
        'build schools of more than a hundred places, since large schools cannot fail by chance.',
        'too-strong',
        'Text 2 explains why averages of small groups vary; it does not say that large schools are better.',
      ],
    ],
    why: 'Averages of small groups swing widely to both sides by mere chance. If “the other end of the list” is also full of small schools, their size does not make them good; so one should look there.',
    hints: [
      'How is tossing a coin four times like a small school?',
      'How can a village go ten years without a case?',
      'If small groups can be lucky, what else can they be?',
      'What’s at “the other end of the list,” where people seldom look?',
    ],
  }),
  reading({
    key: 'rw-crosstext-40',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>The plain white walls of modern galleries were meant to be no setting at all. Older galleries had hung pictures on red silk between gilt mirrors; the reformers of the 1920s wished that nothing should stand between the viewer and the work.</p><p><strong>Text 2</strong></p><p>A visitor walks into a white room, lowers her voice, and keeps her hands behind her back. On the floor is a fire bucket, and she looks at it for a full minute, admiring the curve of the handle. It is a fire bucket. Had it stood by red silk, she would have asked where the fire was.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the aim of the reformers described in Text 1?</p>',
    at: 'a',
    right: 'By suggesting that white walls tell viewers how to look no less than other walls do',
    wrong: [
      [
        'By suggesting that white walls make it hard for viewers to look at a work for long',
        'opposite-meaning',
        'The visitor looks at the bucket for a full minute.',
      ],
      [
        'By suggesting that white walls suit everyday things better than they suit pictures',
        'plausible-but-unsupported',
        'Nothing is said about how pictures look in the white room.',
      ],
      [
        'By suggesting that white walls give viewers a freedom that red silk took away from them',
        'opposite-meaning',
        'In the white room, the visitor lowers her voice and takes a bucket for a work of art; she hardly seems free.',
      ],
    ],
    why: 'The white room makes the visitor whisper and admire a fire bucket. So it is not “no setting at all” but one that directs how people look.',
    hints: [
      'What did the reformers want between the viewer and the work?',
      'What does the visitor do when she comes into the room?',
      'What makes her admire a fire bucket?',
      'Is the white room really “no setting at all”?',
    ],
  }),
];
