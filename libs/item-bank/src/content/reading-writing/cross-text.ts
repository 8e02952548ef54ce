import type { Item } from '../../item/item.js';
import { choice, reading } from '../author.js';

/** Cross-Text Connections. */
export const CROSS_TEXT: readonly Item[] = [
  choice({
    key: 'rw-crosstext-01',
    skill: 7,
    difficulty: 'hard',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Whistled languages, such as the one used to call across the valleys of La Gomera in the Canary Islands, are often treated as relics. As mobile phones reach remote villages, the reasoning goes, the practical need for whistling vanishes, and a practice without a practical need cannot survive for long. Preservation programs can record such languages, but they cannot keep them alive.</p><p><strong>Text 2</strong></p><p>Schools on La Gomera have taught whistling since 1999. Few pupils will ever need it to send a message across a ravine. Yet many go on whistling: at festivals, at matches, in jokes between friends. What began as a tool has become a badge of belonging, and badges, unlike tools, do not have to be useful to be kept.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the reasoning about practical need presented in Text 1?</p>',
    choices: {
      a: 'By conceding that it holds for whistled languages but pointing out that it does not hold for spoken ones',
      b: 'By arguing that it overlooks another reason that people can have for keeping a practice',
      c: 'By insisting that whistling remains the most practical way of communicating across the island’s ravines',
      d: 'By suggesting that it is too early to know whether pupils on La Gomera will go on whistling as adults',
    },
    answer: 'b',
    why: 'Text 1 assumes that usefulness is what keeps a practice alive. Text 2 answers that whistling lives on as “a badge of belonging,” and badges “do not have to be useful to be kept”: a reason the first argument leaves out.',
    wrong: {
      a: [
        'opposite-meaning',
        'Text 2 uses whistling itself as the counterexample, so its author would not concede the point for whistled languages.',
      ],
      c: [
        'opposite-meaning',
        'Text 2 agrees that few pupils need whistling to send messages; it does not defend its practical use.',
      ],
      d: ['not-stated', 'Text 2 says nothing about waiting to see; it offers a reason why the practice is kept.'],
    },
    hints: [
      'Sum up each text in one sentence before you look at the choices.',
      'What does Text 1 take to be the only thing that keeps a practice going?',
      'Does Text 2 deny that the practical need is small, or does it accept that and say something more?',
      'Look at the contrast of “badges” and “tools” in the last sentence of Text 2.',
    ],
  }),
  reading({
    key: 'rw-crosstext-02',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Wild bees are in decline in many regions, and farmers are told that they should plant strips of flowers between their fields. The advice is sound. Where such strips have been planted, counts of bees have risen within two or three years.</p><p><strong>Text 2</strong></p><p>Strips of flowers feed bees, but bees need more than food. Most wild species nest in bare soil or hollow stems, and both are rare on tidy farms. A field edge full of flowers does little for a bee that has nowhere to raise its young.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the advice discussed in Text 1?</p>',
    at: 'c',
    right: 'By saying that it meets only one of the needs of bees',
    wrong: [
      [
        'By denying that bees feed on the flowers in such strips',
        'opposite-meaning',
        'Text 2 begins by saying that the strips feed bees.',
      ],
      ['By doubting that wild bees have become less common', 'not-stated', 'Text 2 does not question the decline.'],
      ['By suggesting that it would cost farmers too much', 'not-stated', 'Costs are not mentioned.'],
    ],
    why: 'Text 2 grants that flowers feed bees and adds that bees also need places to nest.',
    hints: [
      'What advice does Text 1 support?',
      'Text 2 begins with “Strips of flowers feed bees, but ….” What follows the “but”?',
      'Does Text 2 reject the advice or find it incomplete?',
      'Look for a response that accepts part of the advice.',
    ],
  }),
  reading({
    key: 'rw-crosstext-03',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>The invention of the telephone, it was feared, would put an end to letter writing. Why take up a pen when one could talk? In fact, the number of letters mailed in the United States went on rising for decades after telephones became common.</p><p><strong>Text 2</strong></p><p>People who first had telephones installed used them to order groceries and to call a doctor. News of births and deaths, thanks, and affection still went by mail, since calls were costly and short. The telephone took over the errands and left the feelings to paper.</p>',
    question: '<p>Which choice best describes the relationship between the texts?</p>',
    at: 'a',
    right: 'Text 2 offers a possible explanation of a fact reported in Text 1.',
    wrong: [
      [
        'Text 2 presents evidence that contradicts a fact reported in Text 1.',
        'opposite-meaning',
        'Text 2 fits the rise in letters; it does not contradict it.',
      ],
      [
        'Text 2 describes an earlier invention than the one in Text 1.',
        'not-stated',
        'Both texts are about the telephone.',
      ],
      [
        'Text 2 repeats the fear that is mentioned in Text 1.',
        'opposite-meaning',
        'Text 2 says that letters kept a purpose of their own.',
      ],
    ],
    why: 'Text 1 reports that letters went on increasing; Text 2 explains why: the telephone was used for errands, and personal news still went by mail.',
    hints: [
      'What surprising fact does Text 1 report?',
      'What, according to Text 2, did people use telephones for, and what not?',
      'Does Text 2 make the fact more or less surprising?',
      'Look for a relation between a “what” and a “why.”',
    ],
  }),
  reading({
    key: 'rw-crosstext-04',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Sharks are often called robots of the sea: they sense blood, swim toward it, and bite. Each is thought to behave like any other of its kind, driven by a few simple rules.</p><p><strong>Text 2</strong></p><p>Over three years, biologist Malia Kahananui tracked the same forty lemon sharks off a small island. Some of them explored every new object in the water, while others kept away. The bold stayed bold and the shy stayed shy, year after year.</p>',
    question: '<p>How would the findings of Kahananui in Text 2 most likely affect the view presented in Text 1?</p>',
    at: 'd',
    right: 'They would challenge it by showing that sharks of one kind differ from one another.',
    wrong: [
      [
        'They would support it by showing that sharks follow a few simple rules.',
        'opposite-meaning',
        'Lasting differences between sharks do not fit with one set of rules for all.',
      ],
      [
        'They would support it by showing that sharks are drawn to blood.',
        'not-stated',
        'Blood plays no part in the findings.',
      ],
      [
        'They would challenge it by showing that sharks avoid small islands.',
        'not-stated',
        'The sharks were tracked off an island, not found to avoid it.',
      ],
    ],
    why: 'Text 1 holds that each shark behaves like any other of its kind; Kahananui found bold ones and shy ones.',
    hints: [
      'What does Text 1 say about sharks of one kind?',
      'What did Kahananui find about the forty sharks?',
      'Do her findings fit the view or speak against it?',
      'Look for an effect and a reason that both fit.',
    ],
  }),
  reading({
    key: 'rw-crosstext-05',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Museums should let visitors take photographs. A picture lets people look again at home, show a friend what moved them, and remember a visit for years.</p><p><strong>Text 2</strong></p><p>In one study, people who had photographed objects in a museum remembered fewer of them the next day than people who had only looked. It was as if they had left the remembering to the camera.</p>',
    question: '<p>Based on the texts, the author of Text 2 would most likely question which claim made in Text 1?</p>',
    at: 'b',
    right: 'That photographs help people remember a visit',
    wrong: [
      [
        'That photographs can be shown to friends after a visit',
        'not-stated',
        'Text 2 says nothing about showing pictures.',
      ],
      [
        'That museums can be visited by anyone',
        'not-stated',
        'Text 1 makes no such claim, and Text 2 does not discuss it.',
      ],
      [
        'That photographs can be looked at at home',
        'not-stated',
        'The study does not deny that people can look at their pictures.',
      ],
    ],
    why: 'The study found that those who took photographs remembered less, which speaks against the claim about remembering.',
    hints: [
      'List the three things that Text 1 says a picture does.',
      'What was measured in the study of Text 2?',
      'Which of the three things does the result speak against?',
      'The last sentence of Text 2 names it.',
    ],
  }),
  reading({
    key: 'rw-crosstext-06',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>The writer Dolores Pinto kept her hometown out of her novels. She set them in cities that are on no map and filled them with people unlike any she knew. Her books are proof that a novelist need not write from her own life.</p><p><strong>Text 2</strong></p><p>In the drawers of her desk, Pinto left maps of the invented cities in her novels. Laid over a map of her hometown, each matches it street by street. She had changed every name and kept every corner.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the claim about Pinto in the last sentence of Text 1?</p>',
    at: 'c',
    right: 'By pointing out that her life entered her novels in disguise',
    wrong: [
      [
        'By agreeing that she knew nothing of the places that she described',
        'opposite-meaning',
        'Text 2 shows that she described the streets of her own town.',
      ],
      [
        'By arguing that novelists should always write about their hometowns',
        'too-broad',
        'Text 2 makes no rule for other novelists.',
      ],
      [
        'By observing that she drew maps of cities that she had visited',
        'not-stated',
        'The maps match her hometown, not cities that she had visited.',
      ],
    ],
    why: 'Text 2 shows that the cities of the novels are her hometown with other names, so her own life is in them after all.',
    hints: [
      'What does Text 1 take Pinto’s books to prove?',
      'What do the maps show?',
      '“Changed every name and kept every corner”: what did she do with her hometown?',
      'Look for a response that finds what Text 1 says is absent.',
    ],
  }),
  reading({
    key: 'rw-crosstext-07',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Plastic bags ought to be replaced by paper ones. Paper is made from trees, which grow again, and a paper bag that is thrown away is gone within weeks.</p><p><strong>Text 2</strong></p><p>To make a paper bag takes, by one estimate, four times as much energy as to make a plastic one, and several times as much water. Used once, a paper bag does more harm than the plastic bag it replaces. The best bag is the one that is used again.</p>',
    question:
      '<p>Based on the texts, which statement would the author of Text 2 most likely make about the proposal in Text 1?</p>',
    at: 'a',
    right: 'It overlooks what it costs to make a paper bag.',
    wrong: [
      [
        'It exaggerates how long a plastic bag will usually last.',
        'not-stated',
        'Text 2 says nothing about how long plastic bags last.',
      ],
      ['It fails to say what paper is made from.', 'opposite-meaning', 'Text 1 says that paper is made from trees.'],
      [
        'It asks people to use each bag many times.',
        'confused-details',
        'That is what Text 2 recommends, not what Text 1 proposes.',
      ],
    ],
    why: 'Text 1 considers where paper comes from and what becomes of it; Text 2 speaks of the energy and water that making it takes.',
    hints: [
      'Which two advantages of paper does Text 1 name?',
      'What does Text 2 compare between the two kinds of bags?',
      'Is that mentioned in Text 1?',
      'Look for something that Text 1 leaves out.',
    ],
  }),
  reading({
    key: 'rw-crosstext-08',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>In 1908, the explorer Hugo Larsen reported a range of mountains in the far north, with valleys and snow-covered peaks. Later expeditions found only ice. Larsen, it was concluded, had lied in order to win money for another journey.</p><p><strong>Text 2</strong></p><p>Over cold water or ice, layers of air can bend light so strongly that objects seem to rise high above the horizon. A line of rough ice may look like a chain of peaks. Several honest observers have been taken in by such sights.</p>',
    question: '<p>Based on the texts, how would the author of Text 2 most likely explain Larsen’s report?</p>',
    at: 'd',
    right: 'Larsen may have been deceived by light bent in layers of air.',
    wrong: [
      [
        'Larsen may have invented the mountains in order to win money.',
        'confused-details',
        'That is the conclusion reported in Text 1.',
      ],
      [
        'Larsen may have reached a different part of the far north.',
        'not-stated',
        'Neither text suggests that he was elsewhere.',
      ],
      [
        'Larsen may have mistaken a chain of peaks for rough ice.',
        'reversed-direction',
        'Rough ice can look like peaks, not the other way around.',
      ],
    ],
    why: 'Text 2 describes how ice can look like mountains and speaks of “honest observers” who were deceived.',
    hints: [
      'What did Larsen report, and what was there?',
      'What can bent light do to a line of rough ice?',
      'What does the word “honest” in Text 2 suggest about people like Larsen?',
      'Look for an explanation that needs no lie.',
    ],
  }),
  reading({
    key: 'rw-crosstext-09',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Learning to play chess makes children better at mathematics. In schools where chess is taught, the average scores in mathematics are higher than in other schools.</p><p><strong>Text 2</strong></p><p>Schools that can afford to teach chess tend to have small classes and many books. When researchers compared children from the same schools, those who had been taught chess scored no higher in mathematics than those who had not.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the evidence given in Text 1?</p>',
    at: 'b',
    right: 'The higher scores may be due to other advantages of the schools.',
    wrong: [
      [
        'The higher scores may be due to games that are harder than chess.',
        'not-stated',
        'Other games are not mentioned.',
      ],
      [
        'The higher scores show that chess should be taught in all schools.',
        'opposite-meaning',
        'Text 2 finds no effect of chess.',
      ],
      [
        'The higher scores show that mathematics makes children better at chess.',
        'reversed-direction',
        'Text 2 does not reverse the claim; it offers another cause.',
      ],
    ],
    why: 'Schools with chess have small classes and many books, and within one school chess made no difference.',
    hints: [
      'What does Text 1 compare?',
      'In what other ways do schools that teach chess differ?',
      'What happened when children from the same schools were compared?',
      'Look for another cause of the difference.',
    ],
  }),
  reading({
    key: 'rw-crosstext-10',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Wolves were brought back to the valley in 1998. Soon afterward, willows along the streams began to grow tall again. The wolves, it is said, kept down the deer, which had eaten the young trees.</p><p><strong>Text 2</strong></p><p>Willows need wet soil. In the valley, streams had cut deep beds, and the soil had dried out, since beavers, whose dams once raised the water, had been trapped long before. The tall willows stand where beavers have returned.</p>',
    question: '<p>Based on the texts, the authors would most likely disagree about which question?</p>',
    at: 'c',
    right: 'What has allowed the willows to grow tall again',
    wrong: [
      ['When the wolves were brought back to the valley', 'not-stated', 'Text 2 does not mention the wolves.'],
      [
        'Whether the willows have grown tall in some places',
        'opposite-meaning',
        'Both texts say that there are tall willows.',
      ],
      ['Whether deer eat the young trees along the streams', 'not-stated', 'Text 2 does not say what deer eat.'],
    ],
    why: 'Text 1 credits the wolves, which kept down the deer; Text 2 credits the beavers, which raised the water.',
    hints: [
      'What change do both texts describe?',
      'What is the cause of the change, according to Text 1?',
      'And according to Text 2?',
      'Look for the question to which they give different answers.',
    ],
  }),
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
      'Can both always be kept?',
      'The difference is about what matters most.',
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
      'What, according to Text 1, disappears with a language?',
      'What does “it is not a pair of eyes” mean?',
      'Text 2 does not say that nothing is lost. What does it say?',
      'Look for a response with a denial and a concession.',
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
      'According to economists, should the price already paid matter?',
      'What would the three groups do if it did not?',
      'What did they do?',
      'Look for a relation between how people should act and how they do.',
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
      'What two things does the last sentence of Text 1 set against each other?',
      'In Text 2, what does each maker do with a pattern that she has learned?',
      '“To miss how a tradition works”: how does it work?',
      'Look for a response that joins what Text 1 separates.',
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
      'On what order of events does Text 1 rest its argument?',
      'What does Text 2 say about the evidence for that order?',
      'Does Text 2 claim to know the true order?',
      'Look for a response as cautious as Text 2 itself.',
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
      'What two things does the definition require of a promise?',
      'Does the example of oversleeping meet both?',
      'Is it a promise?',
      'Look for a description of an example that does more harm to the definition than it seems.',
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
      'What is inferred in Text 1, and from what?',
      'What does Brouwer’s last remark say about the outer chambers?',
      'If paintings there would have vanished anyway, what can be concluded from where they are found today?',
      'Look for a criticism of the inference that fits the remark about weather.',
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
      'How soon after the opening was the effect in Text 1 measured?',
      'For how long did Moretti count cars?',
      'What had become of the nine minutes by the fourth year?',
      'Look for a relation that has to do with time.',
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
      'How were tales handed down, according to Text 1?',
      'What did Strauss find about forty tales?',
      'Why does she mention that storytellers could read?',
      'Look for a response that adds another way of handing down.',
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
      'What would a crow that understands do with the two tubes?',
      'What did the crows do?',
      '“Learned only by trial” is another way of coming to drop stones.',
      'Look for a response that questions the word “understand.”',
    ],
  }),
  reading({
    key: 'rw-crosstext-21',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>The composer Amalia Brandt destroyed her early works in 1921. She wished, she told a friend, to be known by what she had written since. Performers who have reassembled two of these works from copies should respect her wish and leave them unplayed.</p><p><strong>Text 2</strong></p><p>A work that has once been performed no longer belongs to its maker alone. Those who played Brandt’s early quartets in 1915, and those who heard them, did not ask for them to be taken back. To play them again is not to steal from her but to decline to help her steal from us.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the recommendation in the last sentence of Text 1?</p>',
    at: 'd',
    right: 'By rejecting it on the ground that others, too, have a claim on works that have been heard',
    wrong: [
      [
        'By rejecting it on the ground that Brandt had changed her mind about her early works',
        'not-stated',
        'Neither text says that she changed her mind.',
      ],
      [
        'By accepting it for works that were performed but not for those that were never heard',
        'reversed-direction',
        'It is the performed works on which others have a claim.',
      ],
      [
        'By accepting it on the ground that the copies of the works may not be reliable',
        'not-stated',
        'The reliability of copies is not discussed.',
      ],
    ],
    why: 'Text 2 says that a performed work “no longer belongs to its maker alone,” so her wish does not settle the matter.',
    hints: [
      'What does Text 1 ask performers to do, and why?',
      'To whom does a performed work belong, according to Text 2?',
      'Is Text 2 for or against playing the works?',
      'Look for a rejection with the reason that Text 2 gives.',
    ],
  }),
  reading({
    key: 'rw-crosstext-22',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>To explain an event, philosophers once agreed, is to show that it had to happen: given the laws of nature and the state of things beforehand, nothing else was possible. What could have been otherwise has, on this view, not been fully explained.</p><p><strong>Text 2</strong></p><p>A carrier of a certain gene has a one-in-ten chance of falling ill; others have no chance at all. When a carrier falls ill, we point to the gene and are right to do so, though nine carriers in ten stay well. An account that makes an event possible where it would otherwise have been impossible has told us why it happened, whatever it leaves to chance.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the view described in Text 1?</p>',
    at: 'a',
    right: 'By presenting a case in which an event seems to be explained although it did not have to happen',
    wrong: [
      [
        'By presenting a case in which an event had to happen although it does not seem to be explained',
        'reversed-direction',
        'In the case, nine carriers in ten stay well, so the illness did not have to happen.',
      ],
      [
        'By conceding that events left to chance have no explanation but adding that there are few of them',
        'opposite-meaning',
        'Text 2 holds that such an event can be explained.',
      ],
      [
        'By objecting that laws of nature are never known well enough to show what had to happen',
        'not-stated',
        'Text 2 does not discuss how well laws are known.',
      ],
    ],
    why: 'The gene explains the illness although most carriers stay well, which the view in Text 1 would rule out.',
    hints: [
      'What must an explanation show, according to the view in Text 1?',
      'Did the carrier in Text 2 have to fall ill?',
      'Is the illness explained, in the opinion of Text 2?',
      'Look for the kind of case that refutes the view.',
    ],
  }),
  reading({
    key: 'rw-crosstext-23',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>That the novels of Perpetua Lund are set in one week, in one house, among five people, has been put down to her circumstances. An invalid from the age of thirty, she wrote of what she could see. Her subject was confinement because it was her lot.</p><p><strong>Text 2</strong></p><p>Lund’s first novel, written in her twenties, when she traveled for a shipping firm through nine countries, takes place in a single railway compartment. Its five passengers never leave it. Reviewers wondered that someone who had seen so much of the world should shut it out so firmly.</p>',
    question: '<p>Based on the texts, the author of Text 2 would most likely say that the explanation in Text 1</p>',
    at: 'c',
    right: 'mistakes a preference that came before her illness for a consequence of it.',
    wrong: [
      [
        'exaggerates the degree to which her novels are concerned with confinement.',
        'opposite-meaning',
        'The first novel is as confined as the later ones.',
      ],
      [
        'overlooks the influence that reviewers of her novels had on the subjects she chose.',
        'not-stated',
        'Reviewers wondered at her choice; they are not said to have influenced it.',
      ],
      [
        'accounts for her first novel but not for those she wrote in later life.',
        'reversed-direction',
        'It is the first novel, written before her illness, that it fails to account for.',
      ],
    ],
    why: 'The first novel has the same small space and five people, though she was then traveling widely; so illness cannot be the cause.',
    hints: [
      'What does Text 1 explain, and by what?',
      'When did Lund write the novel described in Text 2, and under what circumstances?',
      'Could illness be the cause of a choice that was made before it?',
      'Look for a statement about cause and time.',
    ],
  }),
  reading({
    key: 'rw-crosstext-24',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>A market price, economist Ludo Haverkamp argues, is a kind of vote: each buyer casts money for what he or she wants, and goods are produced in proportion. No council could register so many preferences so exactly.</p><p><strong>Text 2</strong></p><p>In an election, each has one vote. In a market, some have a thousand times as many as others, and a taste for yachts may outvote a need for bread. A market registers preferences exactly, no doubt; the question is whose, and at what weight.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the comparison made by Haverkamp in Text 1?</p>',
    at: 'd',
    right: 'By granting that markets register preferences exactly while denying that they do so as a vote would',
    wrong: [
      [
        'By granting that markets resemble elections while denying that preferences can be registered by either',
        'opposite-meaning',
        'Text 2 says “no doubt” to the exact registering of preferences.',
      ],
      [
        'By granting that a council would do worse while denying that goods are produced in proportion to money',
        'not-stated',
        'Text 2 does not deny that production follows money.',
      ],
      [
        'By granting that buyers have unequal means while denying that this affects what is produced',
        'opposite-meaning',
        'Text 2 says that a taste for yachts may outvote a need for bread.',
      ],
    ],
    why: '“Exactly, no doubt” is the concession; the unequal number of “votes” is why the comparison with voting fails.',
    hints: [
      'To what does Haverkamp compare a price?',
      'What is different about the number of votes, according to Text 2?',
      'Which part of Haverkamp’s claim does “no doubt” accept?',
      'Look for a response that grants one part and denies another.',
    ],
  }),
  reading({
    key: 'rw-crosstext-25',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Physician and historian Oluchi Eze has argued that the “sweating sickness” of Tudor England was an early form of a virus carried by rodents. The symptoms recorded at the time, she shows, agree at eleven points with those of the modern disease.</p><p><strong>Text 2</strong></p><p>Chroniclers of the sixteenth century described illnesses in terms drawn from ancient textbooks, and they described many illnesses alike. Two plagues that share eleven recorded symptoms may share a literature. Before such agreement can count, we should need to know how often the same phrases were used of diseases that we can identify by other means.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to Eze’s argument in Text 1?</p>',
    at: 'b',
    right:
      'By contending that the agreement she finds may reflect how illnesses were written about rather than what they were',
    wrong: [
      [
        'By contending that the symptoms she compares were not recorded until long after the illness had disappeared',
        'not-stated',
        'Text 2 does not question when the symptoms were recorded.',
      ],
      [
        'By contending that the modern disease has symptoms which cannot be found in ancient textbooks',
        'not-stated',
        'Text 2 says nothing about the symptoms of the modern disease.',
      ],
      [
        'By contending that the illness can be identified by other means, which point to a different disease',
        'too-strong',
        'Text 2 speaks of identifying other diseases by other means, as a test, and names no rival.',
      ],
    ],
    why: '“May share a literature” means that the likeness could come from the textbooks on which chroniclers drew.',
    hints: [
      'On what does Eze base her identification?',
      'From where did chroniclers take their terms?',
      'What does it mean that two plagues “may share a literature”?',
      'Look for a response that questions what the agreement is an agreement of.',
    ],
  }),
  reading({
    key: 'rw-crosstext-26',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Bilingual children, it was reported in several studies, are better than others at ignoring distractions. Having to keep one language in check while speaking the other was thought to train a general power of attention.</p><p><strong>Text 2</strong></p><p>Developmental scientist Hyun-ju Castellan repeated the most cited of these studies with ten times as many children. Where the income of families was matched, the advantage vanished. She does not conclude that speaking two languages leaves no mark on the mind, only that this test, and the families first tested, were poorly chosen to reveal it.</p>',
    question:
      '<p>Based on the texts, what would Castellan (Text 2) most likely say about the explanation given in the last sentence of Text 1?</p>',
    at: 'a',
    right: 'It seeks to account for an effect whose existence the studies have not established.',
    wrong: [
      [
        'It has been disproved, since speaking two languages leaves no mark on the mind.',
        'too-strong',
        'She does not draw that conclusion.',
      ],
      [
        'It would be sound if the studies had included children who speak three languages.',
        'not-stated',
        'Languages beyond two are not mentioned.',
      ],
      [
        'It holds for families of high income but not for those whose income is low.',
        'reversed-direction',
        'Where incomes are matched, the advantage vanishes for all.',
      ],
    ],
    why: 'The explanation presupposes an advantage that disappears when incomes are matched; but she leaves open that there may be some effect.',
    hints: [
      'What does the last sentence of Text 1 explain?',
      'What happened to that when families were matched by income?',
      'How far does Castellan go in her own conclusion?',
      'An explanation needs something to explain.',
    ],
  }),
  reading({
    key: 'rw-crosstext-27',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Restoration, wrote the architect Basil Thorne, “is a lie told in stone.” A ruin shows what time has done; a rebuilt tower shows only what a builder supposes, and hides the evidence under plaster. The honest course is to prop up what stands and add nothing.</p><p><strong>Text 2</strong></p><p>To prop up a wall is already to choose a year at which time shall stop. The ruin that Thorne admired had been a quarry for three centuries and a picturesque garden for one; what he took for the work of time was largely that of landlords. There is no course that adds nothing. There are only additions that are marked as such and additions that are not.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to Thorne’s recommendation in Text 1?</p>',
    at: 'c',
    right:
      'By arguing that it rests on a distinction between ruins and restorations that cannot be upheld, and by proposing another in its stead',
    wrong: [
      [
        'By arguing that it would destroy the evidence of time in ruins, and by praising towers that have been rebuilt',
        'opposite-meaning',
        'Text 2 does not praise rebuilding; it questions what evidence of time there is.',
      ],
      [
        'By arguing that it is suited to gardens rather than to quarries, and by giving examples of each',
        'confused-details',
        'Quarry and garden are two uses of one ruin, not examples for a rule.',
      ],
      [
        'By arguing that it is honest but too costly, and by recommending that only some of the ruins be propped up',
        'not-stated',
        'Cost is not mentioned.',
      ],
    ],
    why: 'Text 2 denies that one can “add nothing,” and replaces Thorne’s distinction by one between marked and unmarked additions.',
    hints: [
      'What two courses does Thorne set against each other?',
      'Why, according to Text 2, is propping up a wall not “adding nothing”?',
      'Which distinction does Text 2 draw in its last sentence?',
      'Look for a response with a rejected distinction and a new one.',
    ],
  }),
  reading({
    key: 'rw-crosstext-28',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>We learn what a person is like from small things, critics of biography have said: a way of laughing, a remark to a waiter. The public record, being public, is a mask.</p><p><strong>Text 2</strong></p><p>Remarks to waiters come down to us because somebody thought them telling and told them. By the time an anecdote reaches a biographer, it has been through more hands than any act of Parliament, and nobody was obliged to take minutes. The public record may well be a mask, but the mask at least was worn; the anecdote is a caricature.</p>',
    question:
      '<p>Which choice best describes how the author of Text 2 would most likely view the position described in Text 1?</p>',
    at: 'd',
    right: 'As right to doubt the public record but wrong to suppose that small things are more to be trusted',
    wrong: [
      [
        'As right to value small things but wrong to suppose that the public record is of no use to biographers',
        'reversed-direction',
        'Text 2 attacks the trust in small things and does not defend their value.',
      ],
      [
        'As wrong about the public record, which shows a person more plainly than those who write biographies admit',
        'too-strong',
        'Text 2 does not deny that the record may be a mask.',
      ],
      [
        'As wrong about small things, which nobody present at the time would have thought worth repeating',
        'reversed-direction',
        'Somebody did think them telling and told them; the objection is to how they were chosen and retold.',
      ],
    ],
    why: '“The public record may well be a mask” lets the doubt stand; the anecdote, much retold, is “a caricature,” and so even less reliable.',
    hints: [
      'Which two sources does Text 1 compare, and which does it prefer?',
      'What has happened to an anecdote before it reaches a biographer?',
      '“The mask at least was worn”: which source comes off better?',
      'Look for a view that is partly agreement and partly not.',
    ],
  }),
  reading({
    key: 'rw-crosstext-29',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>The great fossil beds of the Karoo, in which thousands of animals lie together, have been read as records of sudden death: floods that drowned whole herds, or droughts that killed them around the last pools of water.</p><p><strong>Text 2</strong></p><p>Geologist Thandeka Mokgatle has shown that the bones in one such bed are of animals that died over some two hundred years. They were gathered in a hollow of the riverbed, a few each season, and covered together by a single fall of silt. What was sudden, she writes, was the burial.</p>',
    question:
      '<p>How would Mokgatle’s findings in Text 2 most likely be used to qualify the reading described in Text 1?</p>',
    at: 'b',
    right: 'By showing that bones found together need not come from animals that died together',
    wrong: [
      [
        'By showing that animals that died together were seldom covered by a single fall of silt',
        'reversed-direction',
        'The silt covered the bones together; it is the deaths that were spread out.',
      ],
      [
        'By showing that floods killed more of the animals in the Karoo than droughts did',
        'not-stated',
        'She does not compare causes of death.',
      ],
      [
        'By showing that the fossil beds of the Karoo are older than they have been supposed to be',
        'not-stated',
        'The age of the beds is not discussed.',
      ],
    ],
    why: 'The animals died over two hundred years but were buried at once, so that lying together does not prove dying together.',
    hints: [
      'What is inferred in Text 1 from the fact that animals lie together?',
      'Over what time did the animals in Mokgatle’s bed die?',
      'What, then, was sudden, and what was not?',
      'Look for a finding that loosens the inference.',
    ],
  }),
  reading({
    key: 'rw-crosstext-30',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Maps of the brain that assign a task to each region, neuroscientist Rui Tavares contends, repeat the error of the old phrenologists, who read character from bumps on the skull. The mind is not a set of offices.</p><p><strong>Text 2</strong></p><p>Phrenology was wrong about the bumps and wrong about the tasks, and it made no test of either. Modern maps begin with injuries and with measurements, and they are revised as these accumulate: “speech” was divided long ago among half a dozen regions, each doing something for which we have no everyday name. An idea is not refuted by the company it once kept.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the comparison drawn by Tavares in Text 1?</p>',
    at: 'c',
    right: 'By arguing that a resemblance to a discredited practice does not show that modern maps share its faults',
    wrong: [
      [
        'By arguing that phrenologists were right to assign tasks to regions, although they read them from the skull',
        'opposite-meaning',
        'Text 2 says that phrenology was wrong about the tasks as well.',
      ],
      [
        'By arguing that modern maps have failed because they divide everyday tasks among too many regions',
        'reversed-direction',
        'Text 2 presents the division as progress.',
      ],
      [
        'By arguing that Tavares underestimates how carefully phrenologists tested what they claimed',
        'opposite-meaning',
        'Text 2 says that phrenology made no test.',
      ],
    ],
    why: 'Text 2 names the differences (tests, revision) and concludes that an idea “is not refuted by the company it once kept.”',
    hints: [
      'With what does Tavares compare modern maps, and to what end?',
      'In what ways do modern maps differ from phrenology, according to Text 2?',
      'What does the last sentence of Text 2 say about arguing from resemblance?',
      'Look for a response to the comparison itself.',
    ],
  }),
];
