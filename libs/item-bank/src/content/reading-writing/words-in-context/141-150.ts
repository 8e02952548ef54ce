import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_141_150: readonly Item[] = [
  reading({
    key: 'rw-words-141',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>By the Treaty of Lund, the border ran “along the river,” which at that place has two arms and a village between them. Historians have been hard on those who signed it, as if two delegations of lawyers, in eleven weeks, could have failed to look at a map. Each went home and was cheered, by crowds to whom it announced that the village had been saved. For twenty-six years, both countries appointed its mayor and neither could have said what he owed to whom; and there was no shot fired. In the twenty-seventh, a commission of experts, to general applause, supplied the missing word. The war began in the same summer. One need not admire vagueness in the drafting of treaties to see that in this one it was ______.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'indispensable',
    wrong: [
      [
        'irremediable',
        'ignores-evidence',
        'The commission did put it right, by a single word.',
        'What came of the attempt to cure it was a war, so that it seems to have been beyond cure.',
      ],
      [
        'unintended',
        'opposite-meaning',
        'That lawyers could have overlooked the second arm is what the author finds absurd.',
      ],
      [
        'inconsequential',
        'reversed-direction',
        'Nothing happened as long as it was there; look at what happened without it.',
        'For twenty-six years the vague words did no harm to anybody.',
      ],
    ],
    why: 'As long as the words were vague, both sides could live with them; when they were made clear, war broke out. The peace could not do without the vagueness.',
    hints: [
      'Did the lawyers know about the two arms?',
      'What could each side tell its own crowd?',
      'What happened once the words were clear?',
      'What was the vagueness to the peace: a flaw, an accident, or a support?',
    ],
  }),
  reading({
    key: 'rw-words-142',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Aunt Ottilie kept accounts of everything, and I do not think that she made an exception for the heart. When Uncle Ferdinand died, she drew up, or so I imagine, what was owing to him after forty-four years, and set about it. On every Sunday, from four until a quarter to five, with the door of the parlor shut, she wept; we heard her through the wall, and at the quarter it ceased. Visitors who had come to hear her pour her heart out were given tea. She did not seem relieved when she came out, nor otherwise than tired, like one who has been to the bank. Thus she <u>discharged</u> her grief, and by the second spring, to the day, I believe, for which she had reckoned it, she was through.</p>',
    question: asUsed('discharged'),
    at: 'd',
    right: 'Paid off',
    wrong: [
      [
        'Poured out',
        'other-sense-of-word',
        'Those who came for this were given tea, and she came out without relief.',
        'Grief is most often let out, and she does weep behind the door.',
      ],
      [
        'Sent away',
        'other-sense-of-word',
        'Somebody who wants to be rid of a thing does not call it in every Sunday at four.',
        'In the end the grief is gone, on a day that she herself has fixed.',
      ],
      ['Shut in', 'confused-details', 'The door is shut against visitors; what she does behind it is to be named.'],
    ],
    why: 'Accounts, “owing,” “the bank,” and a day that is reckoned beforehand: she treats grief as a debt to her husband and meets it in installments until nothing is left.',
    hints: [
      '“Accounts,” “owing,” “bank”: what part of life are they from?',
      'What did she draw up after he died?',
      'Was she crying to feel better?',
      'Sunday after Sunday, what do you do with what you owe?',
    ],
  }),
];
