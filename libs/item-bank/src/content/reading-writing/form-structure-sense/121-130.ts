import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_121_130: readonly Item[] = [
  reading({
    key: 'rw-form-121',
    skill: 11,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>My mother answered everything by return of mail and threw nothing away, so that there were two drawers for the whole correspondence of her life, one for the letters that had been dealt with and one for the rest. The first would not open for fullness. In the second, beneath some bills that were older than I am and that, as she said when I held them up, the firms themselves must have forgotten, ______, along with a pressed gentian and a strip of photographs from a booth at a fair, one letter, from a person of whom I had never heard, which began, “You need not answer this.”</p>',
    question: CONFORMS,
    at: 'c',
    right: 'was',
    wrong: [
      [
        'were',
        'subject-verb-agreement',
        'Neither the bills nor the gentian and the photographs that lie “along with” it are the subject.',
        'Bills stand before the verb and several things come after it.',
      ],
      ['being', 'finite-verb-needed', 'The sentence would have no verb that can stand by itself.'],
      [
        'has been',
        'tense-shift',
        'The story is told in the past, as “when I held them up” shows.',
        'What has lain in a drawer until today seems to ask for this form.',
      ],
    ],
    why: 'The order is turned around: “In the second [drawer] … was … one letter.” What is added by “along with” does not make the subject a plural.',
    hints: [
      'What was in the second drawer?',
      'Skip what’s between the commas. What do you drop?',
      'Does “along with” add to the subject the way “and” would?',
      'It goes with “one letter,” in a story about the past. What do you need?',
    ],
  }),
  reading({
    key: 'rw-form-122',
    skill: 11,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>The will of the elder Bonnard left the lower meadow to “my nephew,” and he had two. Everyone who was in the room in the spring of 1974, when it was signed, agrees that the notary read the sentence aloud, that he had a cold, and that he was looking for his handkerchief. Had he, at the word “nephew,” so much as raised his eyes from his bag to the two young men who stood, one on each side of the bed, waiting to be named, the lower meadow, where nothing has been mown for half a century, ______ now as green as the upper one, and there would be one wedding fewer a year to which half of the valley cannot be asked.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'would be',
    wrong: [
      [
        'would have been',
        'conditional-form',
        'The omission lies in the past, but the meadow’s color is spoken of at another time.',
        '“Had he raised” is usually followed by this form.',
      ],
      ['will be', 'conditional-form', 'The notary did not look up, and this form would treat the consequence as real.'],
      [
        'is',
        'conditional-form',
        'It would state as a fact what depends on something that never happened.',
        '“Has been mown” and “now” stand around the blank and are about what is really so.',
      ],
    ],
    why: 'The condition belongs to the past (“Had he raised”), the consequence to the present (“now”), and it is unreal: “would be,” like “there would be” after it.',
    hints: [
      '“Had he”: did that really happen?',
      'When would the meadow be green, then or today?',
      'What word comes right after the blank?',
      'There’s a second result, about weddings. What can it show you?',
    ],
  }),
  reading({
    key: 'rw-form-123',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Above the third bend, the river drops by forty feet within a mile, and no one is known to have gone down it and to have spoken of it afterward. Travelers of an earlier day were amazed, for this reason, to meet at the head of the rapids, and then again, an hour later, at the foot, with the same load of dried fish, the same crew. Nothing could have been simpler. Hollowed from one trunk of cedar until their sides were no thicker than a finger, and so light that a boy could lift either end, ______; and along the bank there ran a path, worn as deep as a ditch, that the travelers had taken for one.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'the canoes went around the rapids on people’s shoulders',
    wrong: [
      [
        'the canoes’ weight did not keep people from walking around the rapids',
        'dangling-modifier',
        'A weight has no sides and is not hollowed from a trunk.',
        'The canoes are named at the right place, and weight goes well with “light.”',
      ],
      [
        'people walked around the rapids with the canoes on their shoulders',
        'dangling-modifier',
        'It would be the people who had been hollowed from cedar.',
        'It says most naturally what happened, and “their” seems to fit either word.',
      ],
      [
        'there was no need to take the canoes down through the rapids',
        'dangling-modifier',
        'The opening describes something, and “there” names nothing that it could describe.',
      ],
    ],
    why: '“Hollowed from one trunk … and so light” describes the noun that comes next. Only canoes are hollowed, have sides, and can be lifted at either end.',
    hints: [
      'What was hollowed from a trunk?',
      'The opening describes something. Where does that have to come?',
      'In each subject, does the main noun count or the one it belongs to?',
      'Take each subject. Could a boy lift it by either end?',
    ],
  }),
  reading({
    key: 'rw-form-124',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>At the inquiry, which sat for three days in the dining room of the hotel, it was not disputed that somebody had cut the rope, nor that it had been cut from above. There remained the order in which people had come down and the question of one man. The guide Tashi, ______ every member of the party, including the two who were later to write books against him, swore upon the first day had not once been out of their sight, was asked on the third to account for an hour; and it was noticed by those who had read the record overnight that the two had, by then, changed their seats.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'who',
    wrong: [
      [
        'whom',
        'pronoun-case',
        'It is not the object of “swore”; look for the verb to which it belongs further on.',
        'Right after the blank comes another subject, with “swore,” so the word looks like an object.',
      ],
      [
        'of whom',
        'relative-pronoun',
        'With it, “had not once been out of their sight” would be left without a subject.',
        'One swears something of a person, which would be right if “that he” came after “swore.”',
      ],
      ['whose', 'relative-pronoun', 'Nothing that belongs to the guide follows.'],
    ],
    why: 'Without what every member swore, the clause runs “who … had not once been out of their sight.” The word is the subject of “had … been,” so it is “who.”',
    hints: [
      'Skip “including … against him.” Can it go?',
      'What did everyone in the party swear?',
      'Which verb still needs a subject?',
      'Put “he” or “him” into what they swore. Which one fits?',
    ],
  }),
  reading({
    key: 'rw-form-125',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>It is a mistake to think that credit depends on what one owes. When the books of Madame Okoro’s shipping house were opened after her death, the accountants, whom her heirs had called in so as to learn how much they were to divide, asked for a glass of water. For twenty years, it appeared, during which ministers had dined with her and banks had sent her flowers, her debts had been larger than ______ been declared bankrupt in the year of the great fire and had from then on been greeted by no one. He had gone on foot, it is true, and she had never been seen without two horses, neither of which was paid for.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'those of her brother, who had',
    wrong: [
      [
        'her brother, who had',
        'faulty-comparison',
        'Debts would be compared with a man.',
        'It sounds natural, and one knows what is meant.',
      ],
      [
        'her brother’s, who had',
        'relative-pronoun',
        'The clause that follows must describe a person, and what stands before it is a possessive.',
        'The comparison itself is right: her debts and his.',
      ],
      ['that of her brother, who had', 'pronoun-agreement', 'The word that stands for “debts” has to be a plural.'],
    ],
    why: '“Her debts” are compared with “those [debts] of her brother,” and “who had been declared bankrupt” follows directly upon the person whom it describes.',
    hints: [
      'What’s compared with what?',
      'Is the thing compared one or many?',
      'Who was declared bankrupt?',
      'What two things do you have to check?',
    ],
  }),
  reading({
    key: 'rw-form-126',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>In Saint-Orens, nobody was ever late, and nobody was on time. The four clocks that the town, which had quarreled with the only good maker in the province, had ordered from his brother-in-law, a man who had until then built nothing but music boxes and who, when he was told of the complaints, replied that each of them by itself was perfectly correct, ______ to strike the same hour together only on the day of the bishop’s visit. The bishop, who had been warned of them, took it for a miracle; the brother-in-law, who had been up all night with a ladder, said nothing and sent in his bill.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'were known',
    wrong: [
      [
        'having been known',
        'finite-verb-needed',
        'After all that is said of them, the four clocks would still be without a verb.',
        'So many verbs have gone before that the sentence seems to have its own.',
      ],
      [
        'was known',
        'subject-verb-agreement',
        'Neither the brother-in-law nor “each” is the subject: go back to the beginning of the sentence.',
        'The nearest words, “each of them … was perfectly correct,” are in the singular.',
      ],
      [
        'that were known',
        'finite-verb-needed',
        'It would add one more clause that describes something, and the main verb would be missing.',
      ],
    ],
    why: '“The four clocks … were known to strike the same hour together only on the day …” All that stands between is said of the town, the brother-in-law, and his reply.',
    hints: [
      'What’s the subject of the long sentence?',
      '“Ordered,” “built,” “replied”: are they main verbs or inside clauses?',
      'Does the subject have a verb of its own yet?',
      'Read “The four clocks” and go right to the blank. What do you need?',
    ],
  }),
];
