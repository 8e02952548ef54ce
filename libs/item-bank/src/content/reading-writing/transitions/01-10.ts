import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';
import { QUESTION } from './question.js';

export const TRANSITIONS_01_10: readonly Item[] = [
  choice({
    key: 'rw-transitions-01',
    skill: 9,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Conservators cleaning a seventeenth-century globe wanted to remove a layer of yellowed varnish without harming the ink beneath it. They rejected the usual solvents, which can dissolve old inks. ______ they used a gel that lifts varnish slowly and can be wiped away at any moment.</p>',
    question: QUESTION,
    choices: { a: 'Similarly,', b: 'For example,', c: 'In other words,', d: 'Instead,' },
    answer: 'd',
    why: 'The conservators rejected one thing (the usual solvents) and used another (a gel) in its place. “Instead” marks that replacement.',
    wrong: {
      a: [
        'wrong-logical-link',
        '“Similarly” would need two things that are alike, but the gel is chosen because it is unlike the solvents.',
      ],
      b: ['wrong-logical-link', 'Using a gel is not an example of rejecting solvents or of what solvents can do.'],
      c: ['wrong-logical-link', 'The last sentence adds a new step; it does not restate the sentence before it.'],
    },
    hints: [
      'What’s wrong with the solvents, and what’s good about the gel?',
      'Do they use both the solvents and the gel or only one?',
      'Likeness, example, same thing again, or swap: which is it here?',
      'They turned one thing down and took the other. How are the two related?',
    ],
  }),
  reading({
    key: 'rw-transitions-02',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Beekeeper Solveig Aune lost a third of her hives during a long, wet spring. She had stored enough honey to feed the bees, and none of the hives showed signs of disease. ______ she suspected that the damp itself was to blame, and the following winter she raised every hive off the ground.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Therefore,',
    wrong: [
      [
        'Nevertheless,',
        'wrong-logical-link',
        '“Nevertheless” would need a suspicion that goes against the facts before it, but those facts lead to it.',
      ],
      [
        'For instance,',
        'wrong-logical-link',
        'Suspecting the damp is a conclusion, not an example of having enough honey or healthy hives.',
      ],
      [
        'Likewise,',
        'wrong-logical-link',
        '“Likewise” would compare the suspicion with something similar, and nothing similar is mentioned.',
      ],
    ],
    why: 'Two causes, hunger and disease, are ruled out, and the suspicion of damp follows from that. “Therefore” marks a conclusion.',
    hints: [
      'No hunger, no disease: what does that tell Aune?',
      'Two explanations are out. What’s left for her?',
      'Does the last sentence go against the facts, give an example, or follow from them?',
      'You need a word for a conclusion you draw from evidence.',
    ],
  }),
  reading({
    key: 'rw-transitions-03',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Many plants of dry regions protect themselves from losing water. Some have leaves covered with a waxy coat. Others drop their leaves altogether when the rains fail. ______ the ocotillo of the Sonoran Desert can lose and regrow its leaves several times in one year.</p>',
    question: QUESTION,
    at: 'a',
    right: 'For example,',
    wrong: [
      [
        'In contrast,',
        'wrong-logical-link',
        'The ocotillo does what the sentence before describes, so nothing is contrasted.',
      ],
      [
        'As a result,',
        'wrong-logical-link',
        'That other plants drop their leaves is not what makes the ocotillo do so.',
      ],
      ['In conclusion,', 'wrong-logical-link', 'The sentence names one plant; it does not sum up the text.'],
    ],
    why: 'The sentence before speaks of plants that drop their leaves, and the ocotillo is one such plant. “For example” introduces a case of a general statement.',
    hints: [
      'What do the plants in the third sentence and the ocotillo have in common?',
      'Does the ocotillo belong to that group or stand against it?',
      'Does the text go from general to specific or the other way?',
      'You need a phrase that brings in one case.',
    ],
  }),
  reading({
    key: 'rw-transitions-04',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>To restore a faded mural in the town of Villa Clavel, painter Ramiro Duarte first photographed every square meter of the wall. ______ he tested tiny patches of paint to learn which pigments had been used. Only after these steps did he pick up a brush.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Next,',
    wrong: [
      [
        'However,',
        'wrong-logical-link',
        'Testing the paint does not go against photographing the wall; both prepare for the work.',
      ],
      [
        'In other words,',
        'wrong-logical-link',
        'Testing paint is a different step, not another way of saying that he took photographs.',
      ],
      [
        'For this reason,',
        'wrong-logical-link',
        'The photographs were not the reason for the tests; both belong to one procedure.',
      ],
    ],
    why: 'The text lists the steps of a procedure in order: “first,” then the tests, and “only after these steps” the brush. “Next” marks the following step.',
    hints: [
      'Is this a list of reasons or of steps?',
      'Which words in the first and last sentences tell you the order?',
      'Where does the blank come in that order?',
      'You need a word that puts events in order.',
    ],
  }),
  reading({
    key: 'rw-transitions-05',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>In the 1920s, visitors to the harbor at Nome could watch dog teams pull freight across the snow every winter day. ______ most of that freight arrives by airplane, and the dog teams run mainly in races.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Today,',
    wrong: [
      [
        'Similarly,',
        'wrong-logical-link',
        'The two sentences describe different ways of moving freight, so likeness is not the relation.',
      ],
      [
        'Consequently,',
        'wrong-logical-link',
        'Airplanes do not carry the freight because visitors once watched dog teams.',
      ],
      [
        'Specifically,',
        'wrong-logical-link',
        'The second sentence does not give details of the first; it describes another time.',
      ],
    ],
    why: 'The first sentence is about the 1920s and uses the past tense; the second describes the present. “Today” marks that change of time.',
    hints: [
      'Look at “could watch” and then at “arrives.” What changes?',
      'Besides the airplane, what else is different in the second sentence?',
      'The first sentence opens with a time. What should the second one open with?',
      'You need a word that takes you from the past to now.',
    ],
  }),
  reading({
    key: 'rw-transitions-06',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The new reading room of the Kisumu library is larger than the old one and stays cool without machines, since its thick walls keep out the heat of the day. ______ it catches enough daylight that lamps are needed only in the evening.</p>',
    question: QUESTION,
    at: 'b',
    right: 'In addition,',
    wrong: [
      ['Instead,', 'wrong-logical-link', 'The daylight does not replace the cool air; the room offers both.'],
      [
        'Even so,',
        'wrong-logical-link',
        '“Even so” would set the daylight against the advantages named before, but it is one more of them.',
      ],
      ['That is,', 'wrong-logical-link', 'Catching daylight is not a restatement of being large and cool.'],
    ],
    why: 'Size and coolness are two advantages of the room, and daylight is a third. “In addition” adds it to the list.',
    hints: [
      'Is what each sentence says about the room good or bad?',
      'How many good points do you count?',
      'Does the second sentence replace, oppose, repeat, or join the first?',
      'You need a phrase that adds one more point of the same kind.',
    ],
  }),
  reading({
    key: 'rw-transitions-07',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Sea otters were once hunted so heavily along the Pacific coast that some scientists thought they had vanished from California. ______ a small group had survived near Big Sur, and today’s otters along that shore descend from it.</p>',
    question: QUESTION,
    at: 'd',
    right: 'In fact,',
    wrong: [
      [
        'Similarly,',
        'wrong-logical-link',
        'The survival of a group is the opposite of what was thought, so it is not similar to it.',
      ],
      [
        'As a result,',
        'wrong-logical-link',
        'The group did not survive because scientists thought that the otters had vanished.',
      ],
      ['For example,', 'wrong-logical-link', 'A surviving group cannot be an example of animals that had vanished.'],
    ],
    why: 'Scientists thought the otters had vanished, and the truth was otherwise. “In fact” corrects a mistaken belief.',
    hints: [
      'What did some scientists believe about the otters?',
      'Does the second sentence say they were right?',
      'So what does the second sentence tell you?',
      'You need a phrase that sets the record straight.',
    ],
  }),
  reading({
    key: 'rw-transitions-08',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Thimbles made of porcelain are admired by collectors for their painted scenes. They are of little use for sewing, ______ because a needle slips easily on the smooth glaze.</p>',
    question: QUESTION,
    at: 'a',
    right: 'however,',
    wrong: [
      [
        'moreover,',
        'wrong-logical-link',
        'Being of little use is not a further reason for admiring the thimbles; it is a drawback.',
      ],
      [
        'for instance,',
        'wrong-logical-link',
        'Being of little use for sewing does not illustrate the admiration of collectors.',
      ],
      [
        'accordingly,',
        'wrong-logical-link',
        'The thimbles are not useless because collectors admire them; the glaze is the reason.',
      ],
    ],
    why: 'The first sentence praises the thimbles; the second names what they are bad at. “However” marks that contrast.',
    hints: [
      'What’s nice about the thimbles, and what’s wrong with them?',
      'One sentence praises them. What does the other do?',
      'The blank is in the middle. Which sentence does it link back to?',
      'Do the two sentences go the same way or opposite ways?',
    ],
  }),
  reading({
    key: 'rw-transitions-09',
    skill: 9,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Violin makers have long preferred spruce for the top of the instrument because it is both light and stiff. Guitar makers value the same qualities. ______ many of them choose spruce as well.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Accordingly,',
    wrong: [
      [
        'Otherwise,',
        'wrong-logical-link',
        '“Otherwise” would say what happens if guitar makers did not value these qualities.',
      ],
      ['On the other hand,', 'wrong-logical-link', 'Guitar makers do as violin makers do, so there is no second side.'],
      ['For the time being,', 'wrong-logical-link', 'Nothing says that the choice of spruce is temporary.'],
    ],
    why: 'Guitar makers value lightness and stiffness, and spruce has both, so they choose it. “Accordingly” introduces what follows from that.',
    hints: [
      'Why do violin makers like spruce?',
      'What do guitar makers want from a wood?',
      'How does the last sentence follow from what they value?',
      'You need a word that means “in keeping with that.”',
    ],
  }),
  reading({
    key: 'rw-transitions-10',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The Maldives lie so low that no natural point in the country rises much more than two meters above the sea. ______ even a small rise in sea level worries the people who live there.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Thus,',
    wrong: [
      [
        'Still,',
        'wrong-logical-link',
        '“Still” would suggest that the worry is surprising, but low ground makes it natural.',
      ],
      [
        'Meanwhile,',
        'wrong-logical-link',
        'The worry is not another event that happens at the same time; it comes from the low ground.',
      ],
      ['For one thing,', 'wrong-logical-link', 'The worry is not the first of several reasons for the low ground.'],
    ],
    why: 'Because the land is so low, a small rise matters. “Thus” introduces the consequence.',
    hints: [
      'How high are the islands?',
      'What would a small rise do to a place like that?',
      'Which sentence is the cause and which is the effect?',
      'You need a short word that brings in an effect.',
    ],
  }),
];
