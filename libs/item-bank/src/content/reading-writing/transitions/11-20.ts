import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { QUESTION } from './question.js';

export const TRANSITIONS_11_20: readonly Item[] = [
  reading({
    key: 'rw-transitions-11',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Early reviewers of Nkechi Obafemi’s novel <em>The Ledger</em> complained that its plot wandered. Readers who return to the book tend to notice how closely its chapters answer one another: a debt in the second is paid in the ninth, a promise in the third is broken in the twelfth. What had looked like wandering, ______ turns out to be design.</p>',
    question: QUESTION,
    at: 'd',
    right: 'then,',
    wrong: [
      [
        'for example,',
        'wrong-logical-link',
        'The last sentence draws the conclusion from the examples; it is not a further one.',
      ],
      [
        'by contrast,',
        'wrong-logical-link',
        'The contrast is between wandering and design inside the sentence; the sentence itself agrees with what the returning readers see.',
      ],
      ['likewise,', 'wrong-logical-link', 'No second thing is said to be like the answering chapters.'],
    ],
    why: 'The closely linked chapters show that the first impression was wrong, and the last sentence sums that up. “Then” marks an inference from what has just been said.',
    hints: [
      'What do people notice when they come back to the book?',
      'Those debts and promises get picked up later. What does that show?',
      'What does the last sentence do with the evidence?',
      'You need a word that signals “so it appears.”',
    ],
  }),
  reading({
    key: 'rw-transitions-12',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Because steel expands when it is warm, engineers leave small gaps between the sections of a bridge. On hot days the gaps nearly close; on cold days they widen to the breadth of a hand. ______ a bridge that seems motionless is always, slowly, on the move.</p>',
    question: QUESTION,
    at: 'a',
    right: 'In effect,',
    wrong: [
      [
        'Alternatively,',
        'wrong-logical-link',
        'The moving bridge is not another possibility; it is what the gaps amount to.',
      ],
      [
        'Granted,',
        'wrong-logical-link',
        '“Granted” would concede a point against the writer, but the statement continues the point.',
      ],
      ['Until then,', 'wrong-logical-link', 'No time is named up to which the bridge would move.'],
    ],
    why: 'Gaps that close and widen mean that the bridge moves, although it seems not to. “In effect” tells what the facts amount to.',
    hints: [
      'What do the gaps do over a year?',
      'If the gaps change, what must the sections do?',
      'Does the last sentence add a fact or sum up in a striking way?',
      'You need a phrase for “what it comes down to is this.”',
    ],
  }),
  reading({
    key: 'rw-transitions-13',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>When the Danish astronomer Ole Rømer argued in 1676 that light takes time to travel, he had no clock precise enough to time it over any distance on Earth. ______ he used a clock in the sky: the regular eclipses of one of Jupiter’s moons, which came early or late depending on how far Earth was from the planet.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Instead,',
    wrong: [
      [
        'Indeed,',
        'wrong-logical-link',
        '“Indeed” would stress the lack of a clock, but the sentence tells what took its place.',
      ],
      ['In particular,', 'wrong-logical-link', 'The eclipses are not a particular case of having no clock on Earth.'],
      [
        'At the same time,',
        'wrong-logical-link',
        'Using the eclipses is not something that he did beside timing light on Earth, which he could not do.',
      ],
    ],
    why: 'Rømer could not use a clock on Earth and used the moon’s eclipses in its place. “Instead” marks the substitution.',
    hints: [
      'What didn’t Rømer have?',
      'What did he use in its place?',
      'How is a clock “in the sky” related to the clock he didn’t have?',
      'You need a word for one thing standing in for another.',
    ],
  }),
  reading({
    key: 'rw-transitions-14',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Critics of the 1910 census in the mining district of Calder pointed out that its takers had skipped boardinghouses, where most single men lived. The count of families was probably close to the truth. The count of the population as a whole, ______ cannot be relied on.</p>',
    question: QUESTION,
    at: 'b',
    right: 'by contrast,',
    wrong: [
      [
        'in turn,',
        'wrong-logical-link',
        'The unreliable count does not follow the other in a sequence; the two are judged differently.',
      ],
      [
        'for that matter,',
        'wrong-logical-link',
        '“For that matter” would extend the judgment on families to the whole, but the judgments differ.',
      ],
      [
        'as such,',
        'wrong-logical-link',
        'The whole count is not unreliable because the count of families was close to the truth.',
      ],
    ],
    why: 'One count was “probably close to the truth,” and the other “cannot be relied on.” “By contrast” sets the two judgments against each other.',
    hints: [
      'Which count can you trust, and which can’t you?',
      'Why doesn’t skipping boardinghouses hurt the family count?',
      'What does the blank’s sentence do with the one before it?',
      'You need a phrase that sets one thing against another.',
    ],
  }),
  reading({
    key: 'rw-transitions-15',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Choreographer Anjali Menon asks her dancers to rehearse in complete silence for the first two weeks. The practice is not meant to be a hardship. ______ it lets the dancers find a shared sense of time before any music can impose one.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Rather,',
    wrong: [
      [
        'Nonetheless,',
        'wrong-logical-link',
        'The purpose of the silence does not go against its not being a hardship; it explains it.',
      ],
      ['Finally,', 'wrong-logical-link', 'No list of reasons precedes this one.'],
      [
        'Conversely,',
        'wrong-logical-link',
        '“Conversely” would turn a relation around, but here a wrong reason is replaced by the right one.',
      ],
    ],
    why: 'The text says what the silence is not meant to be and then what it is for. “Rather” introduces the true purpose after a denied one.',
    hints: [
      'Which explanation for the silence does the text turn down?',
      'What does the last sentence offer in its place?',
      '“Not this; ______ that”: what is the writer doing?',
      'You need a word that clears up a misunderstanding.',
    ],
  }),
  reading({
    key: 'rw-transitions-16',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Fungi that live among the roots of trees pass water and minerals to them. The trees, ______ supply the fungi with sugars made in their leaves. Neither partner does as well alone.</p>',
    question: QUESTION,
    at: 'a',
    right: 'in return,',
    wrong: [
      [
        'in other words,',
        'wrong-logical-link',
        'Giving sugars is not a restatement of passing water; it is what the other partner does.',
      ],
      ['after all,', 'wrong-logical-link', 'The sugars are not offered as the reason for the water and minerals.'],
      ['on the contrary,', 'wrong-logical-link', 'The trees’ gift does not deny the gift of the fungi.'],
    ],
    why: 'Each partner gives something: the fungi give water and minerals, the trees sugars. “In return” marks the exchange.',
    hints: [
      'What do the fungi give, and what do the trees give?',
      'Why does the last sentence call them “partners”?',
      'The giving turns around. What would you call that?',
      'You need a phrase that goes with an exchange.',
    ],
  }),
  reading({
    key: 'rw-transitions-17',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Archaeologist Hana Sobotka’s team dated the charcoal of one hearth to about 9,000 years ago. A single date can mislead, since old wood may be burned long after the tree has died. ______ the team also dated seeds from the same layer, which live for only one season.</p>',
    question: QUESTION,
    at: 'c',
    right: 'For this reason,',
    wrong: [
      [
        'Despite this,',
        'wrong-logical-link',
        'The team dated the seeds because a single date can mislead, not in spite of it.',
      ],
      [
        'By comparison,',
        'wrong-logical-link',
        'The sentence reports a precaution; it does not compare the risk with another.',
      ],
      [
        'To begin with,',
        'wrong-logical-link',
        'Dating the seeds is not the first step of the account; the charcoal came first.',
      ],
    ],
    why: 'A date from wood may be too old, and so the team dated something short-lived. “For this reason” links the precaution to the risk.',
    hints: [
      'What can go wrong with a date from wood?',
      'How do seeds get around the trouble with dating wood?',
      'Why does the team run an extra test?',
      'You need a phrase that makes an action the answer to a problem.',
    ],
  }),
  reading({
    key: 'rw-transitions-18',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The first typewriters were sold to authors and clergymen, who were thought to need neat manuscripts. Few of them bought one. ______ the machines found their buyers in offices, where letters had to be answered by the hundred.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Ultimately,',
    wrong: [
      [
        'Similarly,',
        'wrong-logical-link',
        'Offices bought the machines and authors did not, so the two are not alike.',
      ],
      [
        'In short,',
        'wrong-logical-link',
        'The last sentence adds a new development; it does not sum up the first two.',
      ],
      ['Previously,', 'wrong-logical-link', 'The offices came after the first buyers, not before them.'],
    ],
    why: 'The text tells a story in order: first the expected buyers, who stayed away, and in the end the real ones. “Ultimately” marks the final outcome.',
    hints: [
      'Who was supposed to buy the machines, and did they?',
      'Put it all in order of time. Where do the offices come?',
      'Which part of the story does the last sentence tell?',
      'You need a word that means “in the end.”',
    ],
  }),
  reading({
    key: 'rw-transitions-19',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Linguist Mateo Ixchop records the whistled greetings of shepherds in the hills of western Guatemala. Some differ from valley to valley in pitch, others in length. ______ each valley’s greetings follow one pattern: a rising note, a pause, and a fall.</p>',
    question: QUESTION,
    at: 'd',
    right: 'All the same,',
    wrong: [
      ['For instance,', 'wrong-logical-link', 'A pattern that all greetings share is no instance of how they differ.'],
      ['Hence,', 'wrong-logical-link', 'The shared pattern does not result from the differences in pitch and length.'],
      ['To that end,', 'wrong-logical-link', 'No goal has been named that the pattern would serve.'],
    ],
    why: 'After the differences comes something that holds in spite of them: one common pattern. “All the same” marks a concession of that kind.',
    hints: [
      'How do the greetings differ from valley to valley?',
      'And what do they have in common?',
      'They’re different. Is the likeness true because of that or in spite of it?',
      'You need a phrase that means “in spite of that.”',
    ],
  }),
  reading({
    key: 'rw-transitions-20',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Paint made with linseed oil dries because the oil takes up oxygen from the air and hardens, a change that can go on for years. Watercolor dries because its water evaporates. ______ the two kinds of paint part ways at the very moment the painter puts down the brush.</p>',
    question: QUESTION,
    at: 'a',
    right: 'In this sense,',
    wrong: [
      [
        'In the meantime,',
        'wrong-logical-link',
        'The last sentence describes no event that takes place while the paints dry.',
      ],
      ['Regardless,', 'wrong-logical-link', 'The paints part ways because of how they dry, not regardless of it.'],
      ['For one,', 'wrong-logical-link', 'The sentence is not the first of several reasons or examples.'],
    ],
    why: 'The paints dry by different processes, and it is in regard to drying that they “part ways.” “In this sense” ties the general claim to what has just been explained.',
    hints: [
      'How does each kind of paint dry?',
      '“Part ways” means they become different. When does that happen?',
      'What does the last sentence do with the facts before it?',
      'You need a phrase for “if you look at it this way.”',
    ],
  }),
];
