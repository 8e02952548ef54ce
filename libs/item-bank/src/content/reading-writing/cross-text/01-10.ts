import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';

export const CROSS_TEXT_01_10: readonly Item[] = [
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
      'Say each text back in one sentence. What does Text 2 add to Text 1?',
      'In Text 1, what’s the only thing that keeps a practice going?',
      'Does Text 2 deny that few people need whistling, or accept it and say more?',
      'Text 2 ends with “badges” and “tools.” Which of the two has whistling become?',
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
      'What does Text 1 tell farmers to do?',
      'Text 2 says strips feed bees, “but” what else do bees need?',
      'Does Text 2 reject the advice or find it incomplete?',
      'Which response accepts part of the advice?',
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
      'What surprising thing does Text 1 report about letters?',
      'In Text 2, what did people use the telephone for?',
      'After Text 2, is that fact more surprising to you or less?',
      'One text gives a “what” and one gives a “why.” Which is which?',
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
      'What did Kahananui see in her forty sharks?',
      'Do her findings fit that view or go against it?',
      'Which choice gets both the effect and the reason right?',
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
      'What three things does Text 1 say a picture lets you do?',
      'What did the study in Text 2 measure?',
      'Which of the three things does the result speak against?',
      'Text 2’s last sentence says what people left to the camera. What was it?',
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
      'What do Pinto’s books prove, if you believe Text 1?',
      'What do you see when her maps are laid over a map of her hometown?',
      'She “changed every name and kept every corner.” So what did she do with her hometown?',
      'Text 1 says something is missing from her novels. Does Text 2 find it there?',
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
      'What does Text 1 like about paper bags?',
      'What does Text 2 compare between the two kinds of bags?',
      'Does Text 1 mention what Text 2 compares?',
      'So what’s missing from Text 1’s proposal?',
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
      'What did Larsen report, and what did later expeditions find there?',
      'What can bent light make a line of rough ice look like?',
      'Text 2 calls the observers “honest.” What does that suggest about someone like Larsen?',
      'How could he have been wrong without telling a lie?',
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
      'Which schools does Text 1 compare?',
      'What else is different about schools that teach chess?',
      'What happened when children from the same schools were compared?',
      'What else could explain those higher scores?',
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
      'What caused the change, in Text 1?',
      'And what caused the change, in Text 2?',
      'Which question would the two answer differently?',
    ],
  }),
];
