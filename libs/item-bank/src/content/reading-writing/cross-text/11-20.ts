import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CROSS_TEXT_11_20: readonly Item[] = [
  reading({
    key: 'rw-crosstext-11',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>A good translation keeps the order of the words wherever it can. The order in which a writer gives things to the reader is part of what the writer says.</p><p><strong>Text 2</strong></p><p>What sounds natural in one language may sound strange in another. A translator who keeps the order of the words makes a plain writer odd. It is better to be faithful to the tone.</p>',
    question: '<p>Which choice best describes a difference between the texts?</p>',
    at: 'a',
    right: 'They disagree about what a translator should be most careful to keep.',
    wrong: [
      [
        'They disagree about which languages are the hardest to translate.',
        'not-stated',
        'Neither text compares languages.',
      ],
      ['Text 1 speaks of poems, while Text 2 speaks of novels.', 'not-stated', 'Neither text names a kind of writing.'],
      [
        'Text 1 gives advice to writers, while Text 2 gives advice to readers.',
        'confused-details',
        'Both texts are about what translators should do.',
      ],
    ],
    why: 'Text 1 wants the order of words to be kept; Text 2 would rather keep the tone.',
    hints: [
      'What does Text 1 want a translator to keep?',
      'What does Text 2 want a translator to be faithful to?',
      'Can you always keep both?',
      'If you can’t have both, what would each text put first?',
    ],
  }),
  reading({
    key: 'rw-crosstext-12',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>When a language loses its last speakers, a way of seeing the world disappears with it. The Kuvari language had eleven words for the colors of the river and none for “blue” as such. Nobody will ever see that river in quite that way again.</p><p><strong>Text 2</strong></p><p>Speakers of every language can learn to tell apart whatever they need to tell apart. Boat builders, dyers, and river pilots everywhere develop large vocabularies for small differences. What is lost with a language is a literature and a history, which is loss enough; it is not a pair of eyes.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the conclusion in the last sentence of Text 1?</p>',
    at: 'd',
    right: 'By denying that what one can see depends on one’s language, while granting that the loss is serious',
    wrong: [
      [
        'By accepting that a way of seeing has been lost, while doubting that the Kuvari had no word for “blue”',
        'opposite-meaning',
        'Text 2 denies the loss of a way of seeing and does not question the word.',
      ],
      [
        'By denying that languages differ in their vocabularies, while granting that some are richer than others',
        'not-stated',
        'Text 2 says that vocabularies develop for what people need.',
      ],
      [
        'By accepting that a way of seeing has been lost, while maintaining that the loss of a literature is no less serious',
        'confused-details',
        'Text 2 does not accept that a way of seeing (“a pair of eyes”) is lost.',
      ],
    ],
    why: 'Text 2 holds that anyone can learn to see the differences they need (“not a pair of eyes”), yet calls what is lost “loss enough.”',
    hints: [
      'When a language dies out, what does Text 1 say goes with it?',
      'Text 2 says “it is not a pair of eyes.” What isn’t lost, then?',
      'What does Text 2 say really is lost?',
      'Text 2 says no to one thing and yes to another. Which choice does both?',
    ],
  }),
  reading({
    key: 'rw-crosstext-13',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Economists have long held that people value a thing by what it is worth to them and not by what they have already paid. A person who has bought a ticket and then falls ill should stay at home: the money is gone in either case.</p><p><strong>Text 2</strong></p><p>In one experiment, psychologists sold season tickets to a theater at three prices, chosen by chance. In the first half of the season, those who had paid the full price attended the most plays. Having paid more, it seems, they felt that they had more to lose by staying away.</p>',
    question: '<p>How do the findings in Text 2 relate to the view of economists in Text 1?</p>',
    at: 'b',
    right: 'They suggest that people do not always behave as economists have supposed.',
    wrong: [
      [
        'They suggest that economists have set the prices of season tickets much too high.',
        'not-stated',
        'Neither text judges the prices.',
      ],
      [
        'They suggest that people who pay more for a ticket enjoy a play more.',
        'not-stated',
        'The findings concern attendance, not enjoyment.',
      ],
      [
        'They suggest that people stay at home when they have paid too little.',
        'reversed-direction',
        'Those who paid less attended less often, but the text draws the conclusion from those who paid more.',
      ],
    ],
    why: 'If past payments did not matter, the three groups would have attended alike; they did not.',
    hints: [
      'For the economists, should the price you already paid matter?',
      'If it didn’t matter, how would the three groups act?',
      'Who went to the most plays?',
      'Do people act the way the economists say they should?',
    ],
  }),
  reading({
    key: 'rw-crosstext-14',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>The quilts made by the women of Gee’s Bend, Alabama, are now shown in art museums, where critics compare them with modern paintings. The comparison is apt: the quilts’ bold blocks of color owe nothing to tradition and everything to invention.</p><p><strong>Text 2</strong></p><p>The quilters of Gee’s Bend learned from their mothers and aunts, who had learned from theirs. A pattern such as the Housetop passes from hand to hand, and each maker changes it. To praise these quilts as free of tradition is to miss how a tradition works.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the claim about the quilts in the last sentence of Text 1?</p>',
    at: 'a',
    right: 'By arguing that it wrongly sets invention against tradition',
    wrong: [
      [
        'By arguing that the quilts should not be shown in art museums',
        'not-stated',
        'Text 2 does not say where the quilts should be shown.',
      ],
      [
        'By agreeing that the makers of the quilts departed from all tradition',
        'opposite-meaning',
        'Text 2 traces the patterns from mothers and aunts.',
      ],
      [
        'By agreeing that the quilts are best understood through modern paintings',
        'not-stated',
        'Text 2 does not mention paintings.',
      ],
    ],
    why: 'Text 2 shows that changing a pattern is part of handing it on, so that invention belongs to the tradition.',
    hints: [
      'What two things does Text 1’s last sentence set against each other?',
      'In Text 2, what does each maker do with a pattern she has learned?',
      'So how does “a tradition work,” for the author of Text 2?',
      'Does Text 2 keep those two things apart or put them together?',
    ],
  }),
  reading({
    key: 'rw-crosstext-15',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>The extinction of the giant mammals of Australia, some 45,000 years ago, followed soon after the arrival of people. No other cause need be sought: wherever people arrived, large animals disappeared.</p><p><strong>Text 2</strong></p><p>Dating the last giant mammals of Australia is difficult, and for most species only a handful of fossils have been dated at all. For several, the youngest fossil is far older than the arrival of people; they may have survived until then, or they may not.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the argument of Text 1?</p>',
    at: 'c',
    right: 'By observing that it relies on dates that are less certain than it implies',
    wrong: [
      [
        'By conceding that it holds for Australia but not for other regions',
        'reversed-direction',
        'Text 2 raises its doubts about Australia.',
      ],
      [
        'By claiming that people arrived in Australia considerably earlier than it assumes',
        'not-stated',
        'Text 2 does not question when people arrived.',
      ],
      [
        'By proving that the giant mammals died out before people arrived',
        'too-strong',
        'Text 2 leaves the question open: “they may have survived until then, or they may not.”',
      ],
    ],
    why: 'Text 1 says that the extinction followed the arrival of people; Text 2 points out how little is known of when most species died out.',
    hints: [
      'What order of events does Text 1’s argument need?',
      'How much evidence for that order does Text 2 find?',
      'Does Text 2 say what the real order was?',
      'Which response is as careful as Text 2 is?',
    ],
  }),
  reading({
    key: 'rw-crosstext-16',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Philosopher Anton Reyle defines a promise as a statement about one’s own future conduct, differing from a forecast only in that the speaker has the power to make it true.</p><p><strong>Text 2</strong></p><p>Suppose that I forecast, correctly, that I shall oversleep tomorrow. I have the power to make it true, and I have said so; but nobody would say that I have promised. A promise gives another person a claim on me. A forecast gives nobody anything.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to Reyle’s definition in Text 1?</p>',
    at: 'b',
    right: 'By offering an example that fits the definition without being a promise',
    wrong: [
      [
        'By offering an example of a promise that the definition leaves out',
        'reversed-direction',
        'The example is not a promise at all.',
      ],
      [
        'By agreeing that a promise differs from a forecast in one respect only, namely power',
        'not-stated',
        'Text 2 names another respect, the claim given to someone else.',
      ],
      [
        'By arguing that nobody has the power to make a forecast come true',
        'opposite-meaning',
        'The speaker in the example has that power.',
      ],
    ],
    why: 'Oversleeping is in the speaker’s power and has been announced, so it meets the definition, yet it is no promise.',
    hints: [
      'What two things does the definition ask of a promise?',
      'Does the oversleeping example have both?',
      'Is the oversleeping forecast a promise?',
      'So what does that example do to the definition?',
    ],
  }),
  reading({
    key: 'rw-crosstext-17',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>The paintings in the cave of Altavera were made deep inside, where no daylight falls. This has been taken as a sign that they served secret rites, to which only a few were admitted.</p><p><strong>Text 2</strong></p><p>Acoustics researcher Fenna Brouwer sang scales in every chamber of the cave of Altavera. The walls that bear paintings are, almost without exception, those where the voice echoes longest. Yet she is slow to conclude anything from where the paintings are: any that were made in the outer chambers would long since have been worn away by weather.</p>',
    question:
      '<p>Based on the texts, how would Brouwer (Text 2) most likely regard the inference described in Text 1?</p>',
    at: 'd',
    right:
      'She would think that it draws too much from the place of paintings that may simply be the only ones to have survived.',
    wrong: [
      [
        'She would think that it is confirmed by the long echo of the voice in the chambers that were painted.',
        'not-stated',
        'The echo does not show that rites were secret.',
      ],
      [
        'She would think that it fails to explain why paintings have been worn away by the weather.',
        'wrong-relation',
        'The inference is not meant to explain that; the weather is a reason to doubt it.',
      ],
      [
        'She would think that it applies to the outer chambers of the cave but not to the inner ones.',
        'reversed-direction',
        'The inference is about the inner chambers, where paintings are found.',
      ],
    ],
    why: 'Paintings in the outer chambers “would long since have been worn away,” so their absence there does not show that people painted only deep inside.',
    hints: [
      'What does Text 1 conclude from how deep the paintings are?',
      'What happened to any paintings in the outer chambers, says Brouwer?',
      'If others would’ve vanished anyway, how much can you conclude from where these are?',
      'Which choice fits her remark about the weather?',
    ],
  }),
  reading({
    key: 'rw-crosstext-18',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>A city that wants less traffic should build more roads: where roads are wide, cars move freely, and jams disappear. The new ring road around Tessin cut the average trip by nine minutes within a month of its opening.</p><p><strong>Text 2</strong></p><p>Each year for a decade, transport planner Giulia Moretti counted the cars on the ring road around Tessin. By the fourth year, trips took as long as they had before the road was built. People had moved farther out and drove where they had once walked.</p>',
    question: '<p>Which choice best describes how Text 2 relates to the evidence presented in Text 1?</p>',
    at: 'c',
    right: 'It shows that the effect reported in Text 1 did not last.',
    wrong: [
      [
        'It shows that the effect reported in Text 1 was not measured correctly.',
        'not-stated',
        'Text 2 does not dispute the nine minutes.',
      ],
      [
        'It shows that the effect reported in Text 1 occurred in other cities as well.',
        'not-stated',
        'Both texts are about Tessin.',
      ],
      [
        'It shows that the effect reported in Text 1 became greater with the years.',
        'opposite-meaning',
        'By the fourth year, the gain was gone.',
      ],
    ],
    why: 'Text 1 reports a gain within a month; Text 2 follows the same road and finds the gain gone by the fourth year.',
    hints: [
      'How soon after the opening did they measure those nine minutes?',
      'How long did Moretti keep counting?',
      'What was left of the nine minutes by the fourth year?',
      'The two texts look at different moments. What does the later one show?',
    ],
  }),
  reading({
    key: 'rw-crosstext-19',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Fairy tales, according to one school of thought, were made by and for ordinary people and handed down by word of mouth. Collectors merely wrote down what they heard.</p><p><strong>Text 2</strong></p><p>Historian Leonie Strauss has traced forty of the best-known tales to printed books that were sold for pennies a century before any collector set out. Many of the storytellers whom collectors met could read, she notes, and some had the books in their houses.</p>',
    question:
      '<p>Based on the texts, how would Strauss (Text 2) most likely respond to the view of fairy tales presented in Text 1?</p>',
    at: 'a',
    right: 'By maintaining that print played a part in handing down tales that were thought to be purely oral',
    wrong: [
      [
        'By maintaining that collectors invented many of the tales that they claimed to have heard from storytellers',
        'too-strong',
        'She does not say that collectors invented anything.',
      ],
      [
        'By maintaining that ordinary people had no interest in tales until they were printed and sold',
        'not-stated',
        'Cheap books suggest the reverse, and she makes no such claim.',
      ],
      [
        'By maintaining that the oldest of the tales were known only to people who were unable to read',
        'opposite-meaning',
        'She notes that many storytellers could read.',
      ],
    ],
    why: 'She traces tales to cheap books that storytellers could and did own, so they did not pass by word of mouth alone.',
    hints: [
      'In Text 1, how did tales get from one person to the next?',
      'Where did Strauss find forty of the tales?',
      'Why does she mention that storytellers could read?',
      'What other path for the tales does that add?',
    ],
  }),
  reading({
    key: 'rw-crosstext-20',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Crows that are shown a tube of water with food floating out of reach will drop stones into it until the food rises. They must understand, then, that a sunken object pushes water up.</p><p><strong>Text 2</strong></p><p>In a second version of the test, crows were given a choice of two tubes: one wide, one narrow. A few stones raise the food in the narrow tube; the wide one would need dozens. The crows dropped stones into both tubes alike and learned only by trial which one paid.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the conclusion in Text 1?</p>',
    at: 'b',
    right: 'The behavior of the crows can be explained without supposing that they understand how stones raise water.',
    wrong: [
      [
        'The behavior of the crows depends on how much food is floating in the tubes that they are given.',
        'not-stated',
        'The amount of food is not varied.',
      ],
      [
        'The crows understand how stones raise water but prefer to use tubes that are narrow.',
        'opposite-meaning',
        'They dropped stones into both tubes alike.',
      ],
      [
        'The crows were able to drop stones only because they had been taught to do so by people.',
        'not-stated',
        'No teaching by people is mentioned.',
      ],
    ],
    why: 'If crows understood, they would choose the narrow tube at once; instead, they “learned only by trial.”',
    hints: [
      'Suppose a crow understands how it works. Which tube would it use?',
      'What did the crows do instead?',
      'If they didn’t understand, how did they find the tube that paid?',
      'Text 1 says the crows “understand.” Does Text 2 need that word?',
    ],
  }),
];
