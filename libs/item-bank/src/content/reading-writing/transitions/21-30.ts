import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { QUESTION } from './question.js';

export const TRANSITIONS_21_30: readonly Item[] = [
  reading({
    key: 'rw-transitions-21',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Historians of cartography once treated the sea monsters on Renaissance maps as decoration, added to please buyers. Chet Lindqvist notes that the monsters cluster along routes that a mapmaker’s rivals were eager to sail and are rare in waters that nobody wanted to cross. Ornament pleases wherever it is placed. ______ these creatures seem to have been posted where they would discourage.</p>',
    question: QUESTION,
    at: 'c',
    right: 'By contrast,',
    wrong: [
      [
        'To be sure,',
        'wrong-logical-link',
        '“To be sure” would concede a point to the older view, but the sentence speaks against it.',
      ],
      [
        'In kind,',
        'wrong-logical-link',
        'The creatures do not respond to ornament in the same way; they are set against it.',
      ],
      [
        'By extension,',
        'wrong-logical-link',
        'That ornament pleases anywhere does not extend to creatures with a particular place; it differs from them.',
      ],
    ],
    why: 'Ornament would please anywhere, but the creatures stand only where they would deter rivals. “By contrast” sets the creatures against mere ornament.',
    hints: [
      'Where does ornament please people?',
      'Are the creatures just anywhere or only in some waters?',
      'Do ornament and the creatures behave alike or differently?',
      'You need a phrase for two things set against each other.',
    ],
  }),
  reading({
    key: 'rw-transitions-22',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>That a language has no word for a color does not mean that its speakers cannot see it; in tests, they sort shades as finely as anyone. What a missing word seems to affect is memory: shades that share a name are more easily confused an hour later. ______ vocabulary shapes not the eye’s first report but the form in which that report is kept.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Put differently,',
    wrong: [
      [
        'Even then,',
        'wrong-logical-link',
        'The last sentence does not hold in spite of the findings; it expresses them.',
      ],
      [
        'By the same token,',
        'wrong-logical-link',
        'No second, parallel case follows; the same findings are expressed once more.',
      ],
      ['As a precaution,', 'wrong-logical-link', 'The sentence states a finding and guards against nothing.'],
    ],
    why: '“The eye’s first report” is seeing, which words do not change, and “the form in which that report is kept” is memory, which they do. The sentence says the same as the two before it in other words.',
    hints: [
      'What in the first sentence is “the eye’s first report”?',
      'What in the second sentence is about how it’s kept?',
      'Does the last sentence bring anything new?',
      'You need a phrase for saying the same thing in new words.',
    ],
  }),
  reading({
    key: 'rw-transitions-23',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Economist Farah Haddad concedes that the bus line, opened in 2011, lost money in each of its first six years. She denies that it was therefore a failure. Rents along the route rose, two clinics opened within walking distance of its stops, and commuting times fell by a fifth. The line’s accounts, ______ record only what passengers put into the farebox.</p>',
    question: QUESTION,
    at: 'd',
    right: 'after all,',
    wrong: [
      ['similarly,', 'wrong-logical-link', 'What the accounts record is not one more benefit like those just listed.'],
      ['as a result,', 'wrong-logical-link', 'The accounts do not record fares because rents rose and clinics opened.'],
      [
        'in the end,',
        'wrong-logical-link',
        'The sentence does not tell how events turned out; it reminds the reader of what accounts measure.',
      ],
    ],
    why: 'The last sentence gives the reason why losses do not prove failure: the accounts leave out the benefits. “After all” introduces a reminder that supports what has been argued.',
    hints: [
      'What does Haddad admit, and what does she deny?',
      'Would new clinics show up in the farebox?',
      'Does the last sentence back her up or go against her?',
      'You need a phrase that reminds people of a fact on your side.',
    ],
  }),
  reading({
    key: 'rw-transitions-24',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>A wolf’s howl can carry for several kilometers over open ground, and much less far in dense forest. One might expect forest wolves to howl more often, to make up for the loss. Recordings from both kinds of terrain show no such difference. Forest wolves do, ______ leave many more scent marks than wolves of the plains.</p>',
    question: QUESTION,
    at: 'a',
    right: 'however,',
    wrong: [
      [
        'as a result,',
        'wrong-logical-link',
        'That recordings show no difference in howling is no cause of scent marks.',
      ],
      ['in other words,', 'wrong-logical-link', 'The scent marks are a new fact, not the recordings told once more.'],
      ['to repeat,', 'wrong-logical-link', 'Scent marks have not been mentioned before.'],
    ],
    why: 'The recordings seem to settle the matter, and then a further fact is brought in that bears on how forest wolves make up for the loss. “However” turns from what does not differ to what does.',
    hints: [
      'What would you expect of forest wolves, and what did the recordings show?',
      'Is the fact about scent marks new or old news?',
      'Does that fact follow from the howls, sum them up, or neither?',
      'There was no difference, and now there is one. What kind of move is that?',
    ],
  }),
  reading({
    key: 'rw-transitions-25',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Composer Ifeoma Dike writes out every note of her string quartets, down to the last accent. Her scores for solo flute give the player little more than a row of pitches and an instruction such as “as if remembering.” The difference is not one of trust. A quartet has to agree; a soloist, ______ need persuade nobody.</p>',
    question: QUESTION,
    at: 'c',
    right: 'for her part,',
    wrong: [
      [
        'in consequence,',
        'wrong-logical-link',
        'A soloist’s freedom does not result from the fact that a quartet has to agree.',
      ],
      [
        'in like manner,',
        'wrong-logical-link',
        'The soloist is free where the quartet is bound, so the two are not alike.',
      ],
      ['all in all,', 'wrong-logical-link', 'The clause does not sum up; it turns to the second of two cases.'],
    ],
    why: 'The sentence gives one side of a pair, the quartet, and then turns to the other, the soloist. “For her part” marks the turn to another person’s situation, which differs here.',
    hints: [
      'Which two kinds of players does the text compare?',
      'What must a quartet do that a soloist doesn’t have to?',
      'After the semicolon, who does the text turn to?',
      'You need a phrase for “as far as she’s concerned.”',
    ],
  }),
  reading({
    key: 'rw-transitions-26',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Materials that heal their own cracks usually do so by releasing a resin from tiny capsules, which work only once: a second crack in the same place finds the capsules empty. The concrete developed by Lucía Ferrán’s team is a living material: it carries dormant bacteria that produce limestone whenever water reaches them and then fall dormant again. ______ it can, in principle, mend itself any number of times.</p>',
    question: QUESTION,
    at: 'b',
    right: 'As such,',
    wrong: [
      [
        'Even so,',
        'wrong-logical-link',
        '“Even so” would grant an obstacle, but mending again and again follows from what the material is.',
      ],
      ['Until then,', 'wrong-logical-link', 'No moment has been named before which the concrete could mend itself.'],
      ['In the event,', 'wrong-logical-link', 'The text reports no outcome that differed from expectation.'],
    ],
    why: 'Bacteria that return to dormancy can act again, so a living material of that kind can heal more than once. “As such” draws the conclusion from what the concrete is.',
    hints: [
      'Why does the usual method work only once?',
      'What can the bacteria do after they’ve made limestone?',
      'Does the last sentence go against that or follow from it?',
      'You need a phrase that means “being what it is.”',
    ],
  }),
  reading({
    key: 'rw-transitions-27',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Letters between the two botanists show that each described the orchid without knowledge of the other’s work. The names that they proposed reached print eleven days apart. Under the rules of the field, the earlier name stands, however slight its lead. ______ the plant is known today by a name that its more thorough describer never used.</p>',
    question: QUESTION,
    at: 'd',
    right: 'So it is that',
    wrong: [
      ['Be that as it may,', 'wrong-logical-link', 'The plant’s name is settled by the rule, not in spite of it.'],
      ['In much the same way,', 'wrong-logical-link', 'No similar case is described; this is the case itself.'],
      ['It is as though', 'wrong-logical-link', 'The text reports a fact, not an appearance.'],
    ],
    why: 'The rule and the eleven days together explain the present name. “So it is that” presents a state of affairs as the outcome of what has been told.',
    hints: [
      'Which name wins under the rules?',
      'What does that rule do to the more thorough describer?',
      'Is the last sentence a surprise or how the story came out?',
      'You need an opening for “and that’s how it came about.”',
    ],
  }),
  reading({
    key: 'rw-transitions-28',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>It is tempting to read the poet Amaru Quispe’s long silence after 1974 as a protest, and friends of his have said as much. His notebooks from those years, opened to scholars last spring, contain more than two hundred finished poems. ______ what he gave up was not writing but publishing, and an explanation of the one need not be an explanation of the other.</p>',
    question: QUESTION,
    at: 'a',
    right: 'Evidently,',
    wrong: [
      ['Incidentally,', 'wrong-logical-link', 'The remark is the point of the passage, not something said by the way.'],
      [
        'Admittedly,',
        'wrong-logical-link',
        '“Admittedly” would grant something to the view that the text calls tempting, but the notebooks speak against it.',
      ],
      [
        'Alternatively,',
        'wrong-logical-link',
        'The sentence states what the notebooks show; it does not offer a second possibility beside them.',
      ],
    ],
    why: 'The finished poems in the notebooks make it plain that he went on writing. “Evidently” introduces what the evidence makes clear.',
    hints: [
      'What did scholars find in the notebooks?',
      'Two hundred finished poems: what hadn’t he given up?',
      'Is the last sentence a side remark or what the find makes plain?',
      'You need a word that means “as the evidence shows.”',
    ],
  }),
  reading({
    key: 'rw-transitions-29',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>The glaciologist’s model predicts that the shelf of ice will hold for at least two more decades. It assumes that the water beneath the shelf stays as cold as it is now. Sensors lowered through the ice in 2022 found a tongue of warmer water within forty kilometers of the shelf’s edge. The prediction, ______ is best read as a statement about what would happen if nothing changed.</p>',
    question: QUESTION,
    at: 'c',
    right: 'accordingly,',
    wrong: [
      [
        'conversely,',
        'wrong-logical-link',
        'The advice on reading the prediction does not reverse the finding; it follows from it.',
      ],
      [
        'for all that,',
        'wrong-logical-link',
        '“For all that” would uphold the prediction in spite of the warm water, but the text limits it because of the water.',
      ],
      ['at any rate,', 'wrong-logical-link', 'The sentence does not set the finding aside; the finding is its reason.'],
    ],
    why: 'The model assumes cold water, and warmer water is near; so its result holds only if conditions stay the same. “Accordingly” marks this as the consequence.',
    hints: [
      'What does the prediction take for granted?',
      'What does the warm water do to what the prediction takes for granted?',
      'Does the last sentence follow from the find or go against it?',
      'You need a word for “given that.”',
    ],
  }),
  reading({
    key: 'rw-transitions-30',
    skill: 9,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Defenders of the city’s oldest cinema like to say that it has never closed its doors. Strictly speaking, it closed for eleven weeks in 1958, while its roof was repaired. ______ no other theater in the region has shown films in the same hall, with so little interruption, for so long.</p>',
    question: QUESTION,
    at: 'b',
    right: 'That quibble aside,',
    wrong: [
      [
        'On that account,',
        'wrong-logical-link',
        'The closing of 1958 is no reason for the cinema’s record; it is a small exception to it.',
      ],
      [
        'In the same vein,',
        'wrong-logical-link',
        'The record supports the defenders, while the sentence before corrects them.',
      ],
      [
        'Failing that,',
        'wrong-logical-link',
        'The last sentence does not say what would be so if the correction did not hold.',
      ],
    ],
    why: 'The second sentence makes a small, exact objection; the third goes back to the claim and upholds its substance. “That quibble aside” sets the small objection apart.',
    hints: [
      'How serious is the point about the eleven weeks?',
      'Whose side is the third sentence on?',
      '“With so little interruption”: what does that keep in mind?',
      'You need a phrase that moves a small point out of the way.',
    ],
  }),
];
