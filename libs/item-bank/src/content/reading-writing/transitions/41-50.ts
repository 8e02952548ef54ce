import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { QUESTION } from './question.js';

export const TRANSITIONS_41_50: readonly Item[] = [
  reading({
    key: 'rw-transitions-41',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>For crossing the high plateau, the rangers still recommend a map of paper. It needs neither a battery nor a signal, and it shows at one glance what lies far beyond the edge of any screen. ______ it cannot tell a lost walker where she is standing. A walker who has kept her thumb on the map all morning, however, seldom has to be told.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Granted,',
    wrong: [
      [
        'As a result,',
        'false-cause',
        'It is not because it needs no battery that a map cannot tell a walker where she is.',
      ],
      ['For instance,', 'false-example', 'The sentence does not illustrate what the map is recommended for.'],
      ['Likewise,', 'false-similarity', 'What is said here of the map is nothing like what was said of it before.'],
    ],
    why: 'The writer is in favor of paper maps, admits one weakness, and then answers it (“however”). “Granted” introduces a point that is given to the other side.',
    hints: [
      'Is the writer for or against the paper map?',
      'Does the blank’s sentence help the case for the map?',
      'What does the “however” sentence answer?',
      'You need a word for admitting something.',
    ],
  }),
  reading({
    key: 'rw-transitions-42',
    skill: 9,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>A thing can be hidden by being buried in words. The officers who kept the register of the strait were obliged to write down every ship that anchored there and, by an understanding that was nowhere written down, to let certain ships go by unseen; and since an empty page is the first thing at which an inspector’s finger stops, it was on the busiest of their secret nights that they wrote the most. ______ the entries for four nights of March 1764, on which, as we know from the other side, cannon were landed by the dozen, run to nine pages of fog, herring boats, and the names of herring boats, together with a whale, whose length is given.</p>',
    question: QUESTION,
    at: 'a',
    right: 'For instance,',
    wrong: [
      [
        'By contrast,',
        'false-contrast',
        'Nine full pages are not unlike what the officers are said to do on such nights.',
        'Cannon are landed, and the register speaks of herring: what happened and what was written could not be further apart.',
      ],
      [
        'Even so,',
        'false-contrast',
        'The register of those nights does not go against what has been said of the officers’ ways.',
        'The officers were meant to write down ships, and the one thing that they leave out is the ships that matter.',
      ],
      ['Soon afterward,', 'false-sequence', 'No earlier night has been told of that these four could follow.'],
    ],
    why: 'In general, the officers wrote most when they had most to hide. In March 1764 there was much to hide (cannon), and they filled nine pages with trifles. That is one case of the general practice, and “for instance” introduces it.',
    hints: [
      'On which nights did they write the most?',
      'What happened on those four nights in 1764?',
      'Do the nine pages fit what they usually did?',
      'A habit first, then four nights. How do the nights fit the habit?',
    ],
  }),
  reading({
    key: 'rw-transitions-43',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Some gardeners in dry regions bury a jar of unglazed clay beside each tomato plant and fill it with water. The water seeps out through the clay slowly, near the roots, so that hardly any is lost. ______ such jars, if they are made by a local potter, cost less than a hose.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Moreover,',
    wrong: [
      ['Consequently,', 'false-cause', 'That little water is lost is not what makes a jar cheap.'],
      ['For example,', 'false-example', 'A low price is no example of losing hardly any water.'],
      ['Even so,', 'false-contrast', 'Neither of the two facts speaks against the jars.'],
    ],
    why: 'Saving water is one advantage of the jars, and costing little is another. “Moreover” adds a point of the same kind.',
    hints: [
      'What’s good about the jars?',
      'Is a low price good or bad?',
      'Does the price come from how the water seeps, or is it separate?',
      'You need a word that adds one more point.',
    ],
  }),
  reading({
    key: 'rw-transitions-44',
    skill: 9,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>In October 1845 the young mathematician John Couch Adams left, at the house of Britain’s chief astronomer, a note on where an unknown planet might be found beyond Uranus. Nobody in Britain pointed a telescope there until the following July. ______ in Paris, Urbain Le Verrier, who had never heard of Adams, reached nearly the same result and saw to it that it was printed.</p>',
    question: QUESTION,
    at: 'c',
    right: 'In the meantime,',
    wrong: [
      [
        'As a result,',
        'false-cause',
        'Le Verrier had never heard of Adams, so the delay in Britain was not what brought him to his result.',
      ],
      [
        'In other words,',
        'false-restatement',
        'What happened in Paris is not another way of saying what did not happen in Britain.',
      ],
      [
        'For this purpose,',
        'false-purpose',
        'Nobody in Britain was waiting in order that Le Verrier might reach a result.',
      ],
    ],
    why: 'Between October 1845 and July 1846 nobody in Britain looked, and in those months Le Verrier was at work in Paris. “In the meantime” says that one thing happened while another was going on.',
    hints: [
      'Which two cities is this about?',
      'Did Le Verrier know of the note?',
      'The place changes. What about the time?',
      'You need a phrase that puts his work inside those months of waiting.',
    ],
  }),
  reading({
    key: 'rw-transitions-45',
    skill: 9,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In the year after the hospital brought in its new forms, reports of mistakes doubled on two of its wards. On the seventh floor, where the head nurse read every report aloud on Fridays and thanked its author by name, nearly all of the added reports concerned slips that somebody had noticed in time, of the kind that had once been put right without a word. The rise on the third floor, where reports were read by nobody until the end of the quarter, was, ______ accompanied by a rise in the number of patients who had to stay for longer than had been planned. An administrator who was shown the two totals and nothing more sent both floors the same letter of concern.</p>',
    question: QUESTION,
    at: 'd',
    right: 'by contrast,',
    wrong: [
      [
        'likewise,',
        'false-similarity',
        'Only the totals are alike; ask what the added reports on each floor were about, and whether anybody was the worse for it.',
        'The same forms, the same year, the same doubling, and even the same letter: everything seems to make a pair.',
      ],
      [
        'moreover,',
        'false-addition',
        'Longer stays on the third floor do not add to what has been told of slips that were caught in time.',
        'A second floor and a second rise come after the first, so the list seems to be growing.',
      ],
      [
        'in short,',
        'false-conclusion',
        'The patients’ longer stays have not been mentioned before and sum up nothing.',
      ],
    ],
    why: 'On the seventh floor more mistakes were reported because people dared to report small ones; on the third floor, as the longer stays suggest, patients really came to harm. The same figure means opposite things. “By contrast” marks that, and the administrator is the one who misses it.',
    hints: [
      'What kind of mistakes did the seventh floor report?',
      'What do longer stays tell you about the third floor?',
      'The totals match. Does what’s behind them match?',
      'The administrator saw only the totals. What did he miss?',
    ],
  }),
  reading({
    key: 'rw-transitions-46',
    skill: 9,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>In the survey of 1774 the high valleys, in which there was nothing to tax, are drawn from hearsay: rivers rise on the wrong side of the watershed, and one lake appears twice. Along the toll roads, which the treasury’s own men had paced out with chains, no bend is missing, and at the six salt works every shed can be told from its neighbor. Whoever wishes to know how the province looked will have to correct errors by the hundred. Whoever wishes to know how it looked from a certain desk in the capital had better not touch them. ______ what makes the survey a poor likeness of the one makes it an excellent likeness of the other.</p>',
    question: QUESTION,
    at: 'c',
    right: 'In other words,',
    wrong: [
      [
        'Even so,',
        'false-contrast',
        'That the errors are worth keeping was said just before, so the sentence holds nothing against it.',
        '“Poor” is followed by “excellent,” and a judgment seems to be taken back.',
      ],
      [
        'In addition,',
        'false-addition',
        'Look for something in the last sentence that the two before it have not already said; there is nothing to add.',
        'After the province comes the desk, and after the poor likeness a good one, like one point after another.',
      ],
      ['To this end,', 'false-purpose', 'Nobody aims at anything in the sentences before that a likeness could serve.'],
    ],
    why: 'The two sentences before the blank say that the errors spoil the survey as a picture of the province and make it valuable as a picture of how the treasury saw it. The last sentence says the same more generally. “In other words” introduces such a restatement.',
    hints: [
      'Which parts are drawn well?',
      'What can you learn from the errors?',
      'What are “the one” and “the other”?',
      'Does the last sentence tell you anything new?',
    ],
  }),
  reading({
    key: 'rw-transitions-47',
    skill: 9,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>In the old hall, sound had come back from the flat side walls as a slap, and players on the stage could not hear one another. Priya Raghunathan, who was asked to advise on the new one, meant to send sound back to them from everywhere at once and from nowhere in particular. ______ she had both walls covered with two thousand blocks of oak, no two neighbors of the same depth.</p>',
    question: QUESTION,
    at: 'a',
    right: 'To that end,',
    wrong: [
      [
        'In other words,',
        'false-restatement',
        'Covering a wall with blocks is something that she did, not another wording of what she meant to do.',
      ],
      ['Conversely,', 'false-contrast', 'The blocks do not turn around what she meant to do.'],
      ['By comparison,', 'false-similarity', 'The blocks are not measured against anything in the sentence before.'],
    ],
    why: 'Raghunathan had a purpose, to scatter the sound, and uneven blocks were the means. “To that end” says that something was done in order to reach a goal that has just been named.',
    hints: [
      'What was wrong in the old hall?',
      'What did Raghunathan want the sound to do?',
      'How would uneven blocks help with the sound?',
      'You need a phrase that links what you do to why you do it.',
    ],
  }),
  reading({
    key: 'rw-transitions-48',
    skill: 9,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>For thirty years Lucien Abadie engraved banknotes, and he had no illusions about them. Whatever one hand has drawn, he told the governors of the bank, another hand can draw; a note that cannot be forged has yet to be invented, and he was not going to invent it. What he could do was to put into a single curl of hair so many hours that whoever meant to follow him there, line by line, would be a poorer man at the end than at the beginning. In all that time one forger got through it. ______ the schoolmaster who brought off, after four winters, a copy that Abadie himself could not tell from his own plate was arrested for debt.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Fittingly,',
    wrong: [
      [
        'Nevertheless,',
        'false-contrast',
        'Abadie never claimed that his notes could not be copied; look at what he said would become of whoever copied them.',
        'An engraver labors over a note for thirty years, and a schoolmaster copies it to perfection.',
      ],
      [
        'Moreover,',
        'false-addition',
        'The schoolmaster is the forger of the sentence before, and his arrest is not one more success beside the copy.',
        'A first fact about the forger has been given, and more about him follows.',
      ],
      [
        'Conversely,',
        'false-contrast',
        'The end of the story does not turn around what Abadie had told the governors.',
      ],
    ],
    why: 'Abadie did not try to make forging impossible but to make it ruinous. The one man who succeeded was ruined by it, just as Abadie had planned. “Fittingly” says that an outcome suits what went before.',
    hints: [
      'What did Abadie think an engraver couldn’t do?',
      'And what could an engraver do to a forger?',
      'What happened to the schoolmaster?',
      'Would Abadie have been surprised?',
    ],
  }),
  reading({
    key: 'rw-transitions-49',
    skill: 9,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>My aunt Ottilie always maintained that she had come to the island for her lungs. A doctor in the city, an excellent man with a gold watch, had listened to her chest, laid the watch on the table, and told her that she might have two years if she stayed and forty if she went. It made a good story, it kept visitors from opening windows, and she lived to be ninety-one. I have the prescription, which she had framed, and I see no reason to doubt that he wrote it. ______ the prescription is dated the ninth of June 1931, and in the island’s register of landowners her name, beside that of the music teacher who sold her the house, stands under the second of March in the same year.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Then again,',
    wrong: [
      [
        'Sure enough,',
        'false-confirmation',
        'Compare the two dates with the order of events in the aunt’s story.',
        'Documents turn up, with exact dates, and documents usually bear a story out.',
      ],
      [
        'After all,',
        'false-confirmation',
        'The dates would have to be a reason for believing what the aunt always maintained.',
        'The narrator has just said that she sees no reason for doubt, and two facts that can be checked come next.',
      ],
      ['As a result,', 'false-cause', 'A prescription of June cannot have led to an entry made in March.'],
    ],
    why: 'If the aunt bought the house in March and saw the doctor in June, she cannot have come because of what he said. Having granted that the prescription is genuine, the narrator brings up a fact that makes the story doubtful. “Then again” introduces such a second thought.',
    hints: [
      'In her story, what came first: the advice or the decision?',
      'In the papers, what came first: the prescription or the house?',
      'He really wrote the prescription. What can you still doubt?',
      'You need a phrase for a second thought that pulls the other way.',
    ],
  }),
  reading({
    key: 'rw-transitions-50',
    skill: 9,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The treaty by which the valley was declared neutral was signed in October 1711, and from that day, as lawyers on either side would afterward agree, no man who lived there could be called on to serve. It was printed in the spring. A copy of it reached the valley, folded around the wares of a dealer in almanacs, when the snow had come and gone three more times. ______ the magistrates, who were stern but not unjust, fined forty-three men for refusing an order that nobody had any right to give; not a week after the dealer had unpacked his almanacs, the first of the forty-three had his money back, and an apology, which he could not read, in the chief magistrate’s own hand.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Until then,',
    wrong: [
      [
        'From then on,',
        'false-sequence',
        'Fines laid after the copy had come would not fit with money that was being given back in that same week.',
        'It is the natural way to go on after a date, and the sentence does come after the copy’s arrival.',
      ],
      [
        'Accordingly,',
        'false-cause',
        'The sentence before tells how the copy came; men cannot have been fined because of that.',
        'Stern magistrates act on what reaches them, and an official text has just reached them.',
      ],
      [
        'Even then,',
        'false-contrast',
        'This would have the magistrates lay fines in spite of the copy, but see what they do within a week of its coming.',
      ],
    ],
    why: 'The treaty was valid from 1711, but the magistrates did not know of it before the copy came. They fined men all through those years and paid the money back when they had read it. “Until then” covers the time before the copy’s arrival.',
    hints: [
      'When did the valley hear about the treaty?',
      'They weren’t unjust. So why would they fine those men?',
      'What did they do once they’d seen a copy?',
      'So when were the men fined?',
    ],
  }),
];
