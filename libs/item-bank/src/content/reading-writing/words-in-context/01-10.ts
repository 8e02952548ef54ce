import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';
import { COMPLETION } from './questions.js';

export const WORDS_01_10: readonly Item[] = [
  choice({
    key: 'rw-words-01',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Marine biologist Ayumi Ferreira could not observe the deep-sea jellyfish directly, so she looked for other signs of its presence. By collecting traces of the animal’s genetic material from seawater, her team was able to ______ that it lives in an ocean trench where no one has ever photographed it.</p>',
    question: COMPLETION,
    choices: { a: 'dispute', b: 'conceal', c: 'establish', d: 'recommend' },
    answer: 'c',
    why: 'The team found genetic traces of the jellyfish in the trench, and such traces are evidence that it lives there. To establish a fact is to show, by evidence, that it is true.',
    wrong: {
      a: [
        'opposite-meaning',
        'To dispute that the animal lives there would go against the evidence the team collected.',
      ],
      b: [
        'wrong-relation',
        'Concealing a finding means hiding it, but the text describes how the team found something out.',
      ],
      d: [
        'word-does-not-fit-object',
        'One recommends an action to someone; where an animal lives is a fact, not an action to advise.',
      ],
    },
    hints: [
      'Read it all once. What did the team want to know about the jellyfish?',
      'She couldn’t see the animal. What did the team have in hand?',
      'Put your own plain word in the blank. What do traces let a scientist do with a claim?',
      'You need a verb for showing, by evidence, that something is so.',
    ],
  }),
  choice({
    key: 'rw-words-02',
    skill: 5,
    difficulty: 'hard',
    seconds: 60,
    passage:
      '<p>In her study of eighteenth-century coffeehouses, historian Marit Solheim resists the familiar claim that they were open to everyone. She concedes that admission was cheap, but she shows that unspoken codes of dress and speech kept many people away. Solheim’s evidence thus ______ the claim without overturning it altogether: coffeehouses were more open than most institutions of their day, though far less open than legend suggests.</p>',
    question: COMPLETION,
    choices: { a: 'qualifies', b: 'corroborates', c: 'repudiates', d: 'anticipates' },
    answer: 'a',
    why: 'Solheim accepts part of the claim and limits the rest: coffeehouses were open, but less so than people think. To qualify a claim is to make it less absolute, which fits “without overturning it altogether.”',
    wrong: {
      b: ['opposite-meaning', 'To corroborate is to confirm, yet Solheim shows that the claim goes too far.'],
      c: [
        'too-strong',
        'To repudiate is to reject completely, and the text says that she does not overturn the claim altogether.',
      ],
      d: [
        'wrong-relation',
        'To anticipate is to come before or foresee, but the claim is already familiar when Solheim answers it.',
      ],
    },
    hints: [
      'Does Solheim agree with the claim fully, partly, or not at all?',
      'Which two words show that she sees both sides?',
      'What does the part after the colon say about how open they were?',
      'You need a verb for making a statement less sweeping. Which word can also mean that?',
    ],
  }),
  reading({
    key: 'rw-words-03',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>When the first hot-air balloon rose over the French town of Annonay in 1783, most of the people watching had no idea how it worked. Some thought that the smoke of the fire pushed it upward. Only later did scientists ______ that hot air lifts a balloon because it is lighter than the air around it.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'explain',
    wrong: [
      [
        'forget',
        'opposite-meaning',
        'Forgetting would mean losing the knowledge, but the sentence tells how people gained it.',
      ],
      ['hope', 'wrong-relation', 'Hoping expresses a wish, and the reason for the lift is a fact.'],
      [
        'request',
        'word-does-not-fit-object',
        'One requests an action of somebody; how a balloon works is not something to ask for.',
      ],
    ],
    why: 'At first people had no idea how the balloon worked, and later scientists made the reason clear. To explain is to make clear why something happens.',
    hints: [
      'What didn’t the people in the crowd know?',
      'What was different “later”?',
      'What do scientists do when they give the reason for something?',
      'You need a verb for making the cause of something clear.',
    ],
  }),
  reading({
    key: 'rw-words-04',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Gloria Anaya’s bakery in San Antonio makes only one kind of bread, and it has used the same recipe since 1952. Customers who come back after many years say that the taste is ______: every loaf is just as they remember it.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'unchanged',
    wrong: [
      ['surprising', 'opposite-meaning', 'A taste that is just as people remember it does not surprise them.'],
      ['complicated', 'not-stated', 'Nothing is said about whether the taste is simple or complex.'],
      ['temporary', 'opposite-meaning', 'Temporary things do not last, but this taste has lasted for many years.'],
    ],
    why: 'The recipe has stayed the same, and the loaf is “just as they remember it.” Something that has stayed the same is unchanged.',
    hints: [
      'The part after the colon says it again. How does each loaf taste?',
      'How does today’s bread compare with the bread customers remember?',
      '“The same recipe”: which way does that point?',
      'You need a word for something that has stayed as it was.',
    ],
  }),
  reading({
    key: 'rw-words-05',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Desert tortoises spend about nine-tenths of their lives underground. Their burrows ______ them from the heat: while the sand above may reach 60°C, the air in a burrow stays far cooler.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'protect',
    wrong: [
      [
        'separate',
        'too-strong',
        'Separating the tortoises from the heat is not the point; the burrows keep the heat from doing harm.',
      ],
      [
        'discourage',
        'word-does-not-fit-object',
        'One discourages a person from doing something; heat is not something that tortoises want to do.',
      ],
      ['collect', 'wrong-relation', 'Collecting means gathering, which does not fit with “from the heat.”'],
    ],
    why: 'The air in a burrow stays cool while the sand is dangerously hot, so burrows keep the animals safe. To protect is to keep safe from harm.',
    hints: [
      'How is it on the sand above, and how is it down in a burrow?',
      'What would happen to a tortoise on the sand all day?',
      'So what does a burrow do for a tortoise?',
      'You need a verb for keeping something safe.',
    ],
  }),
  reading({
    key: 'rw-words-06',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The pianist Mei-Ling Foo never plays a concert in exactly the same way twice. She has said that she would rather ______ a new idea on stage and fail than repeat what worked the night before.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'try',
    wrong: [
      ['avoid', 'opposite-meaning', 'Avoiding new ideas is what she would do if she repeated what had worked.'],
      ['describe', 'word-does-not-fit-object', 'Describing an idea would be done in words, but she acts at the piano.'],
      ['forbid', 'opposite-meaning', 'To forbid an idea would keep it off the stage.'],
    ],
    why: 'She prefers new ideas, even if she fails, to repetition. One who attempts something without knowing whether it will succeed tries it.',
    hints: [
      'Which does she like better, the new or the familiar?',
      '“And fail”: what can come of a new idea?',
      'What do you have to do with an idea before you can fail at it?',
      'You need a plain verb for making an attempt.',
    ],
  }),
  reading({
    key: 'rw-words-07',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>In the nineteenth century, ice cut from the lakes of New England was shipped as far as India. The trade was ______, and some of the merchants who took part in it became very rich.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'profitable',
    wrong: [
      ['dangerous', 'not-stated', 'Danger would not explain why merchants became rich.'],
      ['forgotten', 'opposite-meaning', 'A trade that made people rich at the time was not forgotten then.'],
      ['modest', 'opposite-meaning', 'A modest trade would hardly make merchants very rich.'],
    ],
    why: 'Some merchants “became very rich” by the trade. A trade that brings in money is profitable.',
    hints: [
      'What happened to some of the merchants?',
      'One half of the sentence is the result of the other. What made the merchants rich?',
      'What kind of trade makes people rich?',
      'You need a word that has to do with earning money.',
    ],
  }),
  reading({
    key: 'rw-words-08',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Until 1987, biologists thought that the two populations of spotted frogs belonged to one species, because they look alike. Then recordings showed that their calls are clearly ______: one frog clicks, and the other whistles.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'different',
    wrong: [
      ['audible', 'true-but-off-point', 'Both calls can be heard; the sentence tells how they compare.'],
      ['natural', 'true-but-off-point', 'Both calls are natural, but that would not tell the frogs apart.'],
      ['similar', 'opposite-meaning', 'A click and a whistle are not much alike.'],
    ],
    why: 'A click and a whistle are not the same, and this set the two populations apart. They are different.',
    hints: [
      'The colon brings an example. How does each frog sound?',
      'Is a click anything like a whistle?',
      'The frogs look alike. What about their calls?',
      'You need a word that means “not alike.”',
    ],
  }),
  reading({
    key: 'rw-words-09',
    skill: 5,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Many of the songs that Lhamo Dolkar sings have never been written down. She learned them from her grandmother, who had learned them from hers, and she teaches them to children in her village so that they will not be ______.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'lost',
    wrong: [
      ['heard', 'opposite-meaning', 'Teaching songs to children makes sure that they are heard.'],
      [
        'changed',
        'not-stated',
        'The danger to songs that are not written down is, above all, that nobody knows them any more; change is not mentioned.',
      ],
      ['copied', 'opposite-meaning', 'Teaching the songs is a way of passing copies on.'],
    ],
    why: 'The songs live only in the memory of singers, and teaching keeps them alive. What nobody remembers is lost.',
    hints: [
      'If they aren’t on paper, where are these songs kept?',
      'What would happen to them if nobody taught them?',
      'What is she trying to keep from happening?',
      'You need a word for something you can’t find anymore.',
    ],
  }),
  reading({
    key: 'rw-words-10',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Most bridges are built to stay where they are. The one at Halvorsen Sound is ______: it floats on pontoons and can be towed aside to let a ship pass.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'unusual',
    wrong: [
      ['permanent', 'opposite-meaning', 'A bridge that can be towed aside is less fixed than others.'],
      ['crowded', 'not-stated', 'Nothing is said about traffic.'],
      ['ancient', 'not-stated', 'The age of the bridge is not mentioned.'],
    ],
    why: 'Most bridges stay in place, and this one does not. What differs from most is unusual.',
    hints: [
      'What do most bridges do?',
      'What can this bridge do that others can’t?',
      'So how does this bridge compare with the rest?',
      'You need a word for something that isn’t like most others.',
    ],
  }),
];
