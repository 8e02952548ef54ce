import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_61_70: readonly Item[] = [
  reading({
    key: 'rw-words-61',
    skill: 5,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>The steel pan, today the national instrument of Trinidad and Tobago, was first made from ______ objects. Young musicians of the 1930s and 1940s, most of whom could not afford a trumpet or a violin, hammered notes into biscuit tins, paint cans, and oil drums that others had thrown away.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'discarded',
    wrong: [
      ['expensive', 'opposite-meaning', 'The musicians had little money, and nobody pays for what lies in the trash.'],
      ['delicate', 'opposite-meaning', 'Cans and drums that can be hammered into shape are not easily broken.'],
      [
        'ceremonial',
        'not-stated',
        'Biscuit tins and oil drums are things of everyday use, and no ceremony is mentioned.',
      ],
    ],
    why: 'The second sentence names the objects: tins, cans, and drums “that others had thrown away.” What has been thrown away is discarded.',
    hints: [
      'What did the young musicians hammer notes into?',
      'What does the second sentence do for the first?',
      'Where did those tins and drums come from?',
      'You need a word for something its owner doesn’t want anymore.',
    ],
  }),
  reading({
    key: 'rw-words-62',
    skill: 5,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Parents are often alarmed to find that the skull of a newborn is plastic. Its plates, which have not yet grown together, slide over one another during birth, and a baby who is always laid down on the same side may show a flat spot there within weeks. The remedy is usually simple: if the child is turned regularly to the other side, the head rounds out again.</p>',
    question: asUsed('plastic'),
    at: 'c',
    right: 'Moldable',
    wrong: [
      [
        'Artificial',
        'other-sense-of-word',
        'Things that are made of plastic are man-made, but a newborn’s skull has grown.',
      ],
      [
        'Breakable',
        'plausible-but-unsupported',
        'Alarmed parents may fear this, but the text describes changes of shape, not cracks.',
      ],
      [
        'Transparent',
        'other-sense-of-word',
        'Some plastic lets light through, but the text says nothing of seeing through bone.',
      ],
    ],
    why: 'The skull’s plates slide, the head flattens under pressure and rounds out again. What can be given another shape is plastic, or moldable.',
    hints: [
      'What happens to a baby’s head that always lies on one side?',
      'And what happens if you turn the baby?',
      'What kind of change do both examples show?',
      'You need a word you could also use for clay.',
    ],
  }),
  reading({
    key: 'rw-words-63',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The Moldau Chamber Players have no conductor and, according to their statutes, no leader of any kind: whatever concerns tempo, loudness, or the order of a program is put to the vote. A visitor to their rehearsals will find it hard to ______ what she sees there. The oldest of the violists says “slower,” and it is slower.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'square these rules with',
    wrong: [
      [
        'distinguish these rules from',
        'opposite-meaning',
        'What she sees is so unlike the rules that nobody would confuse the two.',
      ],
      [
        'exclude these rules from',
        'wrong-relation',
        'The rules are not at the rehearsal to be kept out of it; the question is how the two go together.',
      ],
      [
        'apply these rules before',
        'word-does-not-fit-object',
        'A visitor watches; it is not for her to put the rules of the orchestra into effect.',
      ],
    ],
    why: 'By the statutes everything is voted on, but at rehearsal one player decides. The visitor cannot bring the two into agreement, that is, square one with the other.',
    hints: [
      'What do the statutes say about a leader?',
      'Who decides in the rehearsal?',
      'The rules and what she sees don’t agree. What will be hard to do?',
      'You need a phrase for bringing two things into agreement.',
    ],
  }),
  reading({
    key: 'rw-words-64',
    skill: 5,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Oxpeckers ride about on buffalo and giraffes and eat the ticks in their hides, a service for which these birds were long held up to schoolchildren as model partners. Closer watching has made their motives look rather more ______. They also peck at cuts, which keeps them from healing, and drink the blood; and blood, after all, is what the ticks that they prefer are full of.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'suspect',
    wrong: [
      ['generous', 'opposite-meaning', 'Birds that keep cuts open and drink blood are not doing their hosts a favor.'],
      [
        'predictable',
        'not-stated',
        'Whether one could foresee what the birds do is not at issue; the text corrects their good name.',
      ],
      ['timid', 'opposite-meaning', 'A bird that pecks at the cuts of a buffalo does not lack boldness.'],
    ],
    why: 'The birds were praised as partners, but it seems that they are after blood. Motives that one has reason to distrust are suspect.',
    hints: [
      'What were oxpeckers praised for?',
      'What has closer watching shown?',
      '“Model partners,” and then blood. How do you feel about them now?',
      'You need a word for what you can’t trust anymore. It’s also a noun.',
    ],
  }),
  reading({
    key: 'rw-words-65',
    skill: 5,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Because the early telegraph companies charged by the word, the high price of a message ______ a literature of its own: thick codebooks, revised every few years, in which a merchant could look up one strange word that would stand for a sentence like “The cargo has arrived, but half of it is spoiled.” Some of these books sold in the tens of thousands.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'spawned',
    wrong: [
      [
        'stifled',
        'opposite-meaning',
        'To stifle a literature would be to keep it from growing, but these books were many and sold well.',
      ],
      [
        'resembled',
        'word-does-not-fit-object',
        'A price cannot look like a literature; the sentence tells what one did to the other.',
      ],
      [
        'rewarded',
        'wrong-relation',
        'The price was paid to the telegraph company and did not repay anyone for writing books.',
      ],
    ],
    why: '“Because” and the colon show that the price of telegrams was the cause and the codebooks were the result. To bring forth in large numbers is to spawn.',
    hints: [
      'What’s good about one word that stands for a sentence?',
      'If telegrams had been free, would there be codebooks?',
      'First the price, then the books. How are they connected?',
      'You need a verb for bringing forth lots of something, like fish and frogs do.',
    ],
  }),
  reading({
    key: 'rw-words-66',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>My aunt Perpetua described her reading as catholic, a word that the parish priest, when she tried it on him, took for a good sign. He was shown her shelves. Lives of the saints there were, a whole row, between a treatise on beekeeping and the memoirs of a jewel thief; there were the railway timetables of countries that she had no intention of visiting, three editions of one bad novel, and, in plain view, several authors against whom he had preached. She thought no less of any one of them than of another. When he inquired, with some delicacy, by what principle she chose, she said that she was not aware of having left anything out, and offered him the thief.</p>',
    question: asUsed('catholic'),
    at: 'b',
    right: 'All-embracing',
    wrong: [
      [
        'God-fearing',
        'other-sense-of-word',
        'So the priest understands the word, and the shelves show that he misunderstands it.',
        'The lives of the saints and the priest’s own pleasure point to the sense that has to do with his church.',
      ],
      [
        'Ill-considered',
        'plausible-but-unsupported',
        'Others may think so, but the word is the aunt’s own, and she is not ashamed of her shelves.',
        'The priest asks for a principle and gets none, and a bad novel in three editions does not speak for careful choice.',
      ],
      [
        'Well-ordered',
        'opposite-meaning',
        'Saints beside beekeeping and a thief, with no principle behind it, is no sort of order.',
      ],
    ],
    why: 'The aunt reads saints, thieves, timetables, and forbidden authors alike and is “not aware of having left anything out.” Apart from the church, catholic means broad in sympathies or tastes: all-embracing.',
    hints: [
      'The priest likes the word. What does he see then?',
      'What do the books have in common?',
      'She’s “not aware of having left anything out.” So what does she read?',
      'You need a word for a taste that takes in every kind of thing.',
    ],
  }),
  reading({
    key: 'rw-words-67',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In bunraku, the puppet theater of Osaka, each of the chief figures is worked by three people who stand in full view of the house. Two of them are hooded in black; the third, the master, often leaves his face bare. A newcomer supposes that such openness must ruin the illusion, and for a while it does. Then, with a small effort that few spectators are aware of making, one stops seeing the men and sees a woman weep. Were the men hidden, no effort would be called for, and something would be lost with it. Into an illusion that is merely put before us we may be drawn or not; in one that we have had to finish for ourselves we are already ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'complicit',
    wrong: [
      [
        'conspicuous',
        'wrong-relation',
        'The puppeteers can be seen by everyone; the blank speaks of “we,” the spectators.',
        'Being in full view is the most striking fact of the text, but it is true of another group.',
      ],
      [
        'superfluous',
        'opposite-meaning',
        'If the spectators have to finish the illusion, they are needed for it.',
        'The text says that with hidden men no effort would be called for, and it is easy to carry this over to the other case.',
      ],
      [
        'disappointed',
        'opposite-meaning',
        'A newcomer may feel so at first, but the spectator who has made the effort sees a woman weep.',
      ],
    ],
    why: 'Where the spectators must overlook the men, they help to make the illusion and share in it from the start. One who has a part in a deception is complicit in it.',
    hints: [
      'What do you have to do before you see a woman weep?',
      'If the men were hidden, what would be lost?',
      'You did part of the work yourself. So what are you now?',
      'You need a word people also use for someone who’s in on a crime.',
    ],
  }),
  reading({
    key: 'rw-words-68',
    skill: 5,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>In one survey of people past seventy, those who kept a dog walked more, fell ill less, and lived longer than those who kept none, and the advice to get a dog soon found its way into brochures. The figures are not in dispute, nor is it absurd to think that a creature that must be taken out twice a day does its owner good. But someone who can hardly climb the stairs seldom takes on such a creature, and someone who has to go into the hospital is apt to give it up. When only those were compared who had been equally strong ten years before, most of the difference was gone. For many in the first count, then, the dog was less a ______ of good health than the brochures supposed.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'source',
    wrong: [
      [
        'symptom',
        'opposite-meaning',
        'That only the strong keep dogs makes the dog more of a sign of health than the brochures supposed.',
        'The idea that the dog goes with health that was there before is the point of the text; but “less … than” reverses it.',
      ],
      [
        'reminder',
        'not-stated',
        'Nobody, in the brochures or elsewhere, supposed that the dog was there to call health to mind.',
        'A creature that asks to be taken out twice a day does prompt its owner to do what is healthy.',
      ],
      ['luxury', 'not-stated', 'What a dog costs, or whether one can do without it, is not discussed.'],
    ],
    why: 'The brochures took the dog for the cause of the owners’ health; the later comparison suggests that health came first. So the dog was less a source of good health than they supposed.',
    hints: [
      'What do the brochures think a dog does for you?',
      'Who doesn’t get a dog, or can’t keep one?',
      'For the brochures, what was the dog to good health?',
      'You need a noun for where something comes from. Did you see the “less … than”?',
    ],
  }),
  reading({
    key: 'rw-words-69',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The swollen Greenland on the map that Mercator published in 1569 is no oversight; it is a ______. Every flat map of the globe falsifies something. Mercator’s is reproached with making Greenland look as large as Africa, which has in truth some fourteen times its area, and the reproach would be just if areas were what he had offered to show. He offered sailors a chart on which a course of constant compass bearing is a straight line. No map can grant that without stretching the high latitudes, and Mercator, who also made globes and knew very well what he was doing, stretched them by rule. That schools should later have hung his chart on their walls to teach children the sizes of countries is a mistake, but not one of his.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'sacrifice',
    wrong: [
      [
        'conjecture',
        'opposite-meaning',
        'A conjecture is a guess, but he stretched the north by rule and knew what he was doing.',
        'Mapmakers of that time did have to guess at distant lands, and Greenland was one of them.',
      ],
      [
        'flourish',
        'wrong-relation',
        'A flourish is added for show, but the stretching comes of itself with straight courses.',
        'Old maps are full of decoration, and something swollen is easily taken for something showy.',
      ],
      ['provocation', 'not-stated', 'Mercator did not mean to annoy anybody; the reproaches came later.'],
    ],
    why: 'Mercator could have straight courses only at the cost of true areas, and he gave up the second for the first on purpose. What is given up for the sake of something else is a sacrifice.',
    hints: [
      'What did Mercator want his chart to do for sailors?',
      'Straight courses have a price on a map. What is it?',
      'He knew it and did it anyway. What was he doing?',
      'You need a noun for giving up one good thing for another.',
    ],
  }),
  reading({
    key: 'rw-words-70',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>No statute of the republic had ever given the harbor master the power to read letters. He read them all the same, openly, at a table by the customs gate, and the captains who handed over their bags grumbled at the delay and not at the thing. When at last a lawyer, who was new to the city, asked by what right it was done, the senate was embarrassed: to bestow the power now would be to confess that it had been lacking, while to forbid a practice that had grown so useful would be worse. After three sittings it found that long usage had sanctioned what nobody had decreed, and the lawyer was given a place at the table.</p>',
    question: asUsed('sanctioned'),
    at: 'b',
    right: 'Legitimized',
    wrong: [
      [
        'Penalized',
        'other-sense-of-word',
        'The practice goes on, and the critic even joins it, so nothing is being punished.',
        'Sanctions are punishments in the news of every day, and a power without a statute might deserve one.',
      ],
      [
        'Necessitated',
        'plausible-but-unsupported',
        'The practice was useful, but the senate was asked by what right it was done, not for what purpose.',
        'The senators cannot do without the practice, so it is tempting to read the word as speaking of need.',
      ],
      ['Complicated', 'opposite-meaning', 'What the senate found put an end to a difficulty and did not add one.'],
    ],
    why: 'The question was by what right the letters were read. The senate answered that long usage gave a right that no statute had given: usage had sanctioned, or legitimized, the practice.',
    hints: [
      'Why does the lawyer’s question embarrass the senate?',
      'What happens to the practice in the end?',
      'Nobody had decreed it. What does the senate say makes it right?',
      'You need a verb for making something count as right.',
    ],
  }),
];
