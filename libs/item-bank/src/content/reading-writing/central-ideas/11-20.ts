import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CENTRAL_IDEAS_11_20: readonly Item[] = [
  reading({
    key: 'rw-central-11',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>My mother’s letters came on the first of every month and contained, I used to complain, nothing: the price of onions, the neighbor’s goat, a gutter that wanted mending. I was nineteen and wished to be told things. It was only when I came to sort the letters, years afterward, that I noticed how the gutter that wanted mending in March had wanted mending in November too, and the November before; that the goat, so often reported to be well, was reported with particular insistence in the winter when, as I later learned, she had sold everything else. She had told me all there was to tell. She had merely trusted me to be a better reader than I was.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'The narrator comes to see that seemingly trivial letters had conveyed serious hardship.',
    at: 'b',
    wrong: [
      [
        'The narrator comes to regret having seldom replied to letters that arrived each month.',
        'not-stated',
        'Nothing is said about the narrator’s replies; what the narrator sees is a failure of reading.',
      ],
      [
        'The narrator comes to believe that letters had been written to conceal the truth at home.',
        'opposite-meaning',
        'The text says that the mother “had told me all there was to tell.”',
      ],
      [
        'The narrator comes to admire the patience with which repairs and animals were described.',
        'true-but-off-point',
        'The gutter and the goat matter as signs of poverty, not as models of patient description.',
      ],
    ],
    why: 'The gutter that was never mended and the goat reported well after “she had sold everything else” show hardship; the letters had “told me all there was to tell.”',
    hints: [
      'The narrator judges the letters twice. What’s different the second time?',
      'Why might a gutter stay broken for so long?',
      'What had happened in the winter when the goat came up so often?',
      'Whose fault was it that the news wasn’t understood?',
    ],
  }),
  reading({
    key: 'rw-central-12',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Sculptor Hana Brzezinska makes masks out of paper, and she never throws one away. When a mask tears, she soaks it, mashes it to pulp, and shapes the pulp into the next one. As a result, her newest masks contain scraps of nearly everything she has made since 1998. Brzezinska likes this: she says that her whole career can be worn on one face.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'Brzezinska’s masks hold traces of her earlier work because she reuses the damaged ones.',
    at: 'a',
    wrong: [
      [
        'Brzezinska has made masks since 1998 and has kept each of them in its original form.',
        'opposite-meaning',
        'She keeps the material, but she mashes torn masks to pulp.',
      ],
      [
        'Brzezinska’s masks tear more easily than masks made of other materials, such as wood.',
        'not-stated',
        'The text does not compare paper with other materials.',
      ],
      [
        'Brzezinska soaks a torn mask in water before mashing it to pulp and shaping a new one.',
        'detail-not-main-idea',
        'This is one step of the method; the text is about what the method brings about.',
      ],
    ],
    why: 'She turns torn masks into new ones, and “as a result, her newest masks contain scraps of nearly everything she has made.”',
    hints: [
      'Is this about how she works, what comes of it, or both?',
      'What happens to a mask when it tears?',
      'What does “As a result” say about her newest masks?',
      'A whole career on one face: how can that be?',
    ],
  }),
  reading({
    key: 'rw-central-13',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>On La Gomera, one of the Canary Islands, people can converse across deep ravines by whistling. The whistled form, Silbo Gomero, is not a code with its own list of signals; it renders Spanish, reducing the vowels and consonants to differences in pitch and to breaks in the whistle. Because several sounds of Spanish fall together in the whistled form, single words can be hard to identify. Whistlers therefore prefer whole phrases, in which each word helps the listener to recognize the others.</p>',
    question: '<p>According to the text, why do whistlers tend to use whole phrases?</p>',
    right: 'The context makes it easier to tell words apart that sound alike when whistled.',
    at: 'c',
    wrong: [
      [
        'The signals that make up the code are defined for phrases and not for single words.',
        'opposite-meaning',
        'The text says that Silbo Gomero is not a code with a list of signals.',
      ],
      [
        'The echo in a deep ravine makes it hard to hear the beginning of a short message.',
        'plausible-but-unsupported',
        'Ravines are where whistling is useful; echoes are not mentioned.',
      ],
      [
        'The pitch of a phrase carries across a ravine farther than the pitch of one word.',
        'not-stated',
        'The text says nothing about how far phrases and words carry.',
      ],
    ],
    why: 'Several sounds “fall together,” so single words are hard to identify; in a phrase “each word helps the listener to recognize the others.”',
    hints: [
      'There’s a “therefore” in the text. What comes right before it?',
      'What gets lost when Spanish is turned into pitch?',
      'Why can a single word be hard to make out?',
      'How do the words in a phrase help each other?',
    ],
  }),
  reading({
    key: 'rw-central-14',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>Economists have sometimes described gifts as a clumsy form of trade, in which the giver is repaid at an uncertain date in uncertain goods. The anthropologist Lupe Faleolo holds that this description mistakes a virtue for a defect. In the villages where she worked, a family that returned a basket of taro with its exact equivalent, promptly, was understood to be ending the relationship; friends returned somewhat too much or somewhat too little, and took their time. So long as the account remained unsettled, each household had a reason to call upon the other. What looks like imprecision in the exchange of goods, Faleolo argues, is what keeps the exchange from being merely about goods.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'According to Faleolo, the inexactness of gift exchange sustains the ties between households.',
    at: 'b',
    wrong: [
      [
        'According to Faleolo, families who exchange gifts come to care little about the value of goods.',
        'too-strong',
        'The families attend closely to amounts, since an exact return carries a meaning; value is not a matter of indifference.',
      ],
      [
        'According to Faleolo, gift exchange is a form of trade that has yet to acquire exact measures.',
        'opposite-meaning',
        'This resembles the economists’ description, which she says mistakes a virtue for a defect.',
      ],
      [
        'According to Faleolo, a prompt and equal return was the courtesy that friends most expected.',
        'reversed-direction',
        'In the villages a prompt and equal return was taken as a sign that the relationship was over.',
      ],
    ],
    why: 'An exact return ended the relationship, whereas an “unsettled” account gave each household “a reason to call upon the other.” The imprecision is therefore a virtue.',
    hints: [
      '“Mistakes a virtue for a defect.” Which feature is that about?',
      'What did an exact, quick return tell the other family?',
      'What did friends do instead?',
      'In the last sentence, what is being imprecise good for?',
    ],
  }),
  reading({
    key: 'rw-central-15',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>At his uncle’s bakery, Tomás had expected to be given the dough on the first day. He was given a broom instead. On the second day it was the broom again, and on the third. But from the corner where he swept, he could watch his uncle’s hands, and by the end of the week he knew the order of every movement by heart. When his uncle finally stepped aside and pointed at the table, Tomás did not need to ask what to do.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'While he does a humble task, Tomás learns the baker’s work by watching.',
    at: 'd',
    wrong: [
      [
        'Although his uncle teaches him patiently, Tomás is slow to learn baking.',
        'opposite-meaning',
        'The uncle gives no lessons, and Tomás knows every movement within a week.',
      ],
      [
        'Since he dislikes sweeping, Tomás asks his uncle for more important work.',
        'not-stated',
        'Tomás never asks; his uncle steps aside of his own accord.',
      ],
      [
        'After a week of practice with dough, Tomás is made to sweep the bakery.',
        'confused-details',
        'The order is reversed: the sweeping comes first and the dough last.',
      ],
    ],
    why: 'Tomás sweeps, but from his corner “he could watch his uncle’s hands,” and in the end he “did not need to ask what to do.”',
    hints: [
      'What can Tomás do at the end that he couldn’t at the start?',
      'How does he come to know “every movement”?',
      '“But” turns the broom into luck. What does it give him?',
      'Why doesn’t he need to ask anything at the end?',
    ],
  }),
  reading({
    key: 'rw-central-16',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>Threads of fungus connect the roots of many forest trees, and researchers have shown that carbon can pass from one tree to another along these threads. Popular accounts often conclude that trees feed their neighbors. Ecologist Saoirse Nyhan thinks that the conclusion is premature. In most experiments, she points out, the carbon that reached the second tree stayed in its roots, where the fungus itself lives and feeds. It is therefore possible that the carbon was never in the possession of the second tree at all.</p>',
    question:
      '<p>Based on the text, Nyhan would most likely agree with which statement about carbon that passes between trees?</p>',
    right: 'It may remain in the fungus rather than nourish the tree that it reaches.',
    at: 'b',
    wrong: [
      [
        'It moves along fungal threads only when one of the two trees is short of it.',
        'not-stated',
        'The text does not say under what conditions carbon moves.',
      ],
      [
        'It is released by the fungus and taken up by the leaves of the second tree.',
        'opposite-meaning',
        'In most experiments the carbon stayed in the roots.',
      ],
      [
        'It has not been shown by any experiment to leave the tree that produced it.',
        'too-strong',
        'The text accepts that carbon passes along the threads; the doubt concerns who benefits.',
      ],
    ],
    why: 'The carbon “stayed in its roots, where the fungus itself lives and feeds,” so perhaps it was “never in the possession of the second tree.”',
    hints: [
      'What have researchers shown, and what do popular accounts conclude?',
      'Where in the second tree was the carbon?',
      'What else lives in that spot?',
      'If the tree never had the carbon, what did?',
    ],
  }),
  reading({
    key: 'rw-central-17',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>The metronome is often blamed for the evenness of modern performance, as though musicians before its invention had drifted freely and musicians after it had marched. Pianist and historian Dorotea Lindqvist doubts that a device could do so much. Teachers’ manuals of the nineteenth century, she finds, recommend the metronome chiefly for measuring how far a player has departed from the beat, a departure they take for granted and even prescribe. Only when recordings began to be assembled from separately performed passages, which had to be joined without a seam, did a steady pulse become a professional necessity. The metronome, Lindqvist concludes, merely stood ready to supply a regularity that something else had come to require.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'Lindqvist traces the evenness of modern performance to recording practice rather than to the use of the metronome.',
    at: 'a',
    wrong: [
      [
        'Lindqvist contends that teachers once valued the metronome because it trained players to keep a steady pulse.',
        'opposite-meaning',
        'The manuals used the device to measure departures from the beat, which they took for granted and even prescribed.',
      ],
      [
        'Lindqvist questions whether musicians play more evenly today than they did before the metronome was invented.',
        'plausible-but-unsupported',
        'She accepts that modern performance is even; she disputes what made it so.',
      ],
      [
        'Lindqvist shows that recordings could not be assembled from passages until the metronome had been invented.',
        'wrong-relation',
        'In her account assembled recordings created the need for a steady pulse; they did not wait upon the device.',
      ],
    ],
    why: 'A steady pulse became “a professional necessity” only with assembled recordings; the metronome “merely stood ready to supply” what “something else had come to require.”',
    hints: [
      'What does the common explanation blame?',
      'What did the old manuals use the metronome for?',
      '“Only when” brings in another cause. What is it?',
      'What’s the “something else” in the last sentence?',
    ],
  }),
  reading({
    key: 'rw-central-18',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>The hill villages around Valparaje have few bookshops and steep roads, so teacher Emilio Santacruz turned a bicycle trailer into a library. Every Saturday he rides a different route with about eighty books. Readers pay nothing, but each one must write a single sentence about a book inside its back cover before returning it. Santacruz says that these sentences are what readers turn to first: they trust a neighbor more than a publisher.</p>',
    question: '<p>According to the text, what must people do when they borrow a book from Santacruz?</p>',
    right: 'Write a sentence about the book inside its cover',
    at: 'c',
    wrong: [
      [
        'Pay a small fee when they return the book on a Saturday',
        'opposite-meaning',
        'The text says that readers pay nothing.',
      ],
      [
        'Recommend the book to a neighbor before they return it',
        'confused-details',
        'Neighbors read the sentences later, but no one is required to speak to them.',
      ],
      [
        'Read what other people have written in the book first',
        'confused-details',
        'Readers turn to those sentences first because they like to; it is not a condition.',
      ],
    ],
    why: 'The text says that each reader “must write a single sentence about a book inside its back cover before returning it.”',
    hints: [
      'Look for a “must.” What must readers do?',
      '“Readers pay nothing, but”: what comes next?',
      'What are readers asked to do, and what do they like to do?',
      'What do you find inside the back covers?',
    ],
  }),
  reading({
    key: 'rw-central-19',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In the 1860s, newspapers in Britain began to print forecasts of the weather prepared by Robert FitzRoy, a naval officer. The forecasts, based on reports sent by telegraph, were often wrong, and they drew a good deal of mockery. It is easy to suppose that the trouble lay in FitzRoy’s reasoning. But a forecaster of that time received reports from only a couple of dozen stations, nearly all of them on coasts, and none at all from the ocean to the west, where much of the country’s weather comes from. With so little to go on, no method could have done well.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'The failures of early British weather forecasts were due mainly to a shortage of observations.',
    at: 'd',
    wrong: [
      [
        'The first British weather forecasts were mocked because they relied on reports sent by telegraph.',
        'wrong-relation',
        'They were mocked because they were often wrong; the telegraph is only how the reports arrived.',
      ],
      [
        'The methods used in early British weather forecasts have turned out to be sounder than modern ones.',
        'too-strong',
        'The text says that no method could have done well; it makes no comparison with modern methods.',
      ],
      [
        'The weather stations of the 1860s were placed on coasts to detect storms coming from the ocean.',
        'plausible-but-unsupported',
        'The text reports where stations were but not why they were placed there.',
      ],
    ],
    why: 'The text rejects the idea that the reasoning was at fault: “with so little to go on, no method could have done well.”',
    hints: [
      'One explanation gets replaced by another. Which two?',
      'What’s the explanation in “It is easy to suppose”?',
      'What reports did a forecaster get, and what was missing?',
      'What does “so little to go on” mean here?',
    ],
  }),
  reading({
    key: 'rw-central-20',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>When marine biologist Kerstin Aldana asked three generations of fishers in one bay how much its fish stocks had declined in the course of a career, she received an unexpectedly uniform answer: by about half. Each answer was fair, and each told only a part, since each generation had measured from the beginning of a different career. The grandfathers’ bay had lost half its fish before the fathers first set out in it, and the fathers’ bay had lost half again before the sons did. What had been passed down, Aldana remarks, was a fair eye for change and no memory at all of the point from which change should be reckoned.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'Because each generation measured decline from its own starting point, none perceived the full extent of the loss.',
    at: 'c',
    wrong: [
      [
        'Because each generation fished the bay for a whole career, the stock had recovered in the intervals between them.',
        'opposite-meaning',
        'The stock fell by half before the second generation began and by half again before the third; there was no recovery.',
      ],
      [
        'Because the generations gave the same answer, the bay can have lost no more than half of its fish.',
        'confused-details',
        'Each answer covers one career only; the bay lost half its fish, and then half of what was left.',
      ],
      [
        'Because older fishers exaggerate the abundance of the past, their recollections differ from those of the young.',
        'not-stated',
        'The answers were uniform, and the text calls the fishers’ eye for change fair.',
      ],
    ],
    why: 'Each generation “had measured from the beginning of a different career,” so the losses added up unseen: there was “no memory at all of the point from which change should be reckoned.”',
    hints: [
      'The three answers sound alike. Is it the same loss, though?',
      'From when did each generation measure?',
      'A bay halves and then halves again. How much is left?',
      'So who saw how much was gone in all?',
    ],
  }),
];
