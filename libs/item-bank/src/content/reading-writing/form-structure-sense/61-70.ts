import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_61_70: readonly Item[] = [
  reading({
    key: 'rw-form-61',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The will that the engineer Rasheed Qureshi drew up in 1922 puzzled his heirs, who had expected the usual gifts to a hospital and a school. His instruments, it said, were to be sold and the proceeds lent without interest, for a term to be settled by a committee of three mechanics, to ______ could demonstrate, in front of that committee and with parts worth no more than a day’s wage, a machine that did something no machine in the district had done before.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'whoever',
    wrong: [
      [
        'whomever',
        'pronoun-case',
        'This form is an object, and the verb “could demonstrate” would be left without a subject.',
        'It follows “to,” after which an object is the rule, and it sounds more correct than it is.',
      ],
      [
        'whom',
        'pronoun-case',
        'No noun stands before it to which it could refer, and it cannot be the subject of “could demonstrate.”',
        '“Lent to whom” is a familiar pairing, in which the preposition seems to settle everything.',
      ],
      [
        'anyone',
        'relative-pronoun',
        'The verb “could demonstrate” would have nothing to tie it to this word, which is already the object of “to.”',
      ],
    ],
    why: 'The object of “to” is the whole clause “whoever could demonstrate … a machine.” Inside that clause the pronoun is the subject of “could demonstrate,” and that decides its form.',
    hints: [
      'Look right after the blank. Which verb still needs a subject?',
      'Does “to” go with just the first word or with all of what follows?',
      'Try “he” and “him” with “could demonstrate.” Which one works?',
      'So what decides the form?',
    ],
  }),
  reading({
    key: 'rw-form-62',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>According to a definition that is still disputed, a planet must orbit the Sun, be nearly round, and have cleared the neighborhood of its orbit. These three ______ adopted by a vote of astronomers in 2006; Pluto, which meets the first two, has not been counted as a planet since.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'criteria were',
    wrong: [
      ['criterion were', 'plural-form', 'After “three,” the noun cannot have the form that is used for one.'],
      ['criterias were', 'plural-form', 'Nouns of this kind come from Greek and do not add an “s.”'],
      ['criteria was', 'plural-form', 'The noun ends in “a,” but that is no reason to take it for one thing.'],
    ],
    why: '“Criteria” is the plural of “criterion,” as “phenomena” is that of “phenomenon.” “These three” calls for the plural noun, and the plural noun for “were.”',
    hints: [
      'How many conditions are there?',
      'Where does a plural like this one come from?',
      'It’s “one phenomenon.” What do you say for two?',
      'What do the noun and the verb both have to fit?',
    ],
  }),
  reading({
    key: 'rw-form-63',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Our neighbors grew tomatoes against the same wall as we did. Every August, my father leaned over the fence, counted, and announced that ours were redder but that ______ were larger.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'theirs',
    wrong: [
      ['their’s', 'possessive-or-contraction', 'A possessive pronoun is written without a mark.'],
      ['there’s', 'possessive-or-contraction', 'This stands for “there is” and shows no possession.'],
      ['they’re', 'possessive-or-contraction', 'This stands for “they are,” and a verb follows already.'],
    ],
    why: 'The tomatoes of the neighbors are set against “ours,” and the possessive pronoun that matches “ours” is “theirs,” without an apostrophe.',
    hints: [
      'Whose tomatoes were larger?',
      '“Ours” is on one side. What’s on the other?',
      'Does “ours” have an apostrophe?',
      'In a word like that, what would the mark stand for?',
    ],
  }),
  reading({
    key: 'rw-form-64',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Dozens of instruments were built in the workshop at Kerlow before the fire—sextants, barometers, and a few small telescopes among them. The telescope that now stands in the museum at Aldmouth is the only one of these pieces, so far as anyone can determine from the maker’s own incomplete lists, that ______ its original lenses, which were ground not from the flint glass named in the catalog but from pebbles of clear quartz collected on the beach below the workshop.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'retains',
    wrong: [
      [
        'retain',
        'subject-verb-agreement',
        'This agrees with “pieces” or “lists,” but it is not the pieces in general that are said to do this.',
        '“Pieces … that” and, nearer still, “lists, that” offer plural nouns, and in “one of those who” the plural is in fact right.',
      ],
      [
        'have retained',
        'subject-verb-agreement',
        'This goes with “pieces” or “lists,” and the text does not say that those have kept anything.',
        'Lenses kept since before a fire suggest a perfect tense, which draws attention from “have.”',
      ],
      ['retaining', 'finite-verb-needed', 'After “that,” the clause needs a complete verb.'],
    ],
    why: 'Only one piece has kept its lenses, so “that” refers to “the only one,” which is singular; “its” confirms it. (In “one of the pieces that …,” without “only,” the verb would be plural.)',
    hints: [
      'How many pieces still have their first lenses?',
      'Skip from “so far” to “lists.” Is it easier now?',
      'What does “that” go back to?',
      'A word right after the blank shows the number. Which one?',
    ],
  }),
  reading({
    key: 'rw-form-65',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>______, the court musicians of the palace at Ngaro, whose repertory had been handed down for three centuries without a single written note and whose oldest member could play pieces that nobody else had so much as heard, agreed in 1909 to let a schoolteacher with a recording machine make cylinders of everything they knew, on the one condition that no piece be played back in the hearing of anyone who had not already learned it by heart.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'Afraid that their music would die with them',
    wrong: [
      [
        'Existing only in the memories of its players',
        'dangling-modifier',
        'The musicians themselves would exist in memory only.',
        'It is true of the repertory, which is named early in the sentence, and it explains the agreement.',
      ],
      [
        'Never having been written down by anyone',
        'dangling-modifier',
        'It would be the musicians whom nobody had written down.',
        '“Without a single written note” seems to take it up, so that it fits the sense of the sentence as a whole.',
      ],
      [
        'Its survival being in doubt',
        'pronoun-reference',
        'The pronoun has no singular noun to stand for in the clause that follows; the musicians are plural.',
      ],
    ],
    why: 'The subject of the sentence is “the court musicians,” so the opening must describe people: it is they who were “afraid that their music would die.”',
    hints: [
      'Only the opening is missing. What’s the subject?',
      'The musicians own a repertory. Should the opening be about that?',
      'Put “The court musicians were” in front of each choice. Which one sounds right?',
      'A song gets written down. How might musicians feel?',
    ],
  }),
  reading({
    key: 'rw-form-66',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The poem “Low Water” returns to the estuary where the speaker grew up. “Among the reeds, where no one mends the boat, / ______ the two long oars my father carved from ash, / their blades still wet, as if he’d just stepped out.”</p>',
    question: CONFORMS,
    at: 'a',
    right: 'lie',
    wrong: [
      [
        'lies',
        'subject-verb-agreement',
        'This would go with “no one” or “the boat,” but neither is what is found among the reeds.',
      ],
      ['lying', 'finite-verb-needed', 'The lines would contain no main clause.'],
      ['laid', 'verb-form', 'This is the past of another verb, one that means “put something down.”'],
    ],
    why: 'The order is turned around, as often in verse: “The two long oars … lie among the reeds.” The subject is plural and follows its verb.',
    hints: [
      'What is found among the reeds?',
      'A poem can turn the order around. What does this one put first?',
      'Say it in the usual order. What do you begin with?',
      'What does the verb have to be, to go with that?',
    ],
  }),
  reading({
    key: 'rw-form-67',
    skill: 11,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p>In the petition that they carried to the capital in 1787, the weavers of Lantern Street asked that the tax on dyes, which fell hardest on those who worked in color, be halved; that foreign cloth, however fine, be stamped at the port with the name of the country from which it came; and ______ on market days, when, alone of all the trades in the town, they had been forbidden for a generation to hang out so much as a painted sign.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'that they be permitted to display their work',
    wrong: [
      [
        'permission to display their work',
        'parallel-structure',
        'A noun does not continue a list whose first two parts are clauses.',
      ],
      [
        'they should be permitted to display their work',
        'parallel-structure',
        'It is a clause, but it lacks the word with which each of the others is begun.',
        'It says politely what the petition asks for, and after a semicolon a complete clause is what one expects.',
      ],
      [
        'to be permitted to display their work',
        'parallel-structure',
        'This form could follow “asked” by itself, but it breaks with the form of the list.',
        '“They asked to be permitted” is good English; only the two earlier requests tell against it.',
      ],
    ],
    why: 'The petition makes three requests in one form: “asked that the tax … be halved; that foreign cloth … be stamped …; and that they be permitted.”',
    hints: [
      'How many things do they ask for?',
      'Right after “asked,” which word does the first one start with?',
      'Look at “be halved” and “be stamped.” What do they have in common?',
      'So how should the third one be built?',
    ],
  }),
  reading({
    key: 'rw-form-68',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The photographs taken during the survey of the glacier in 1951 show eleven porters, three of ______ later led expeditions of their own. The official report thanks only the surveyor and his mules.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'whom',
    wrong: [
      ['them', 'comma-splice', 'This begins a second complete sentence after a comma.'],
      ['who', 'pronoun-case', 'After a preposition, a pronoun cannot have the form of a subject.'],
      ['which', 'relative-pronoun', 'Porters are people, and this word is for things.'],
    ],
    why: 'The clause must be tied to “porters” by a relative pronoun, and as the object of “of” it is “whom.”',
    hints: [
      'Could the part after the comma be its own sentence?',
      'So what does the word in the blank have to do?',
      'What little word comes right before the blank?',
      'After “of,” would you say “he” or “him”?',
    ],
  }),
  reading({
    key: 'rw-form-69',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Every rivet, plate, and length of cable that the divers raised from the wreck, and every photograph that they took of the parts they could not raise, ______ a number that refers to a plan on which, after nine seasons of work, the whole of the stern has been redrawn; the bow, which came apart as it sank and lies scattered along a trench too deep for divers, will probably never be.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'bears',
    wrong: [
      [
        'bear',
        'subject-verb-agreement',
        'Things joined by “and” often take such a verb, but not when each of them is introduced as it is here.',
        'A list joined by “and,” with “and” once more between its two halves, is the very pattern of a plural subject.',
      ],
      [
        'bearing',
        'finite-verb-needed',
        'There would be no main verb before the semicolon; “raised,” “took,” and “refers” belong to clauses inside.',
      ],
      [
        'have borne',
        'subject-verb-agreement',
        'The number of this verb fits “divers” or “parts,” which are not what is numbered.',
        'Nine seasons of work suggest a perfect tense, as in “has been redrawn.”',
      ],
    ],
    why: '“Every” takes things one by one, so that a subject such as “every rivet … and every photograph” is singular although it contains “and.”',
    hints: [
      'Both halves of the subject start with the same word. Which?',
      '“Every man and every child has.” What about “the man and the child”?',
      'Skip what the divers did. What’s left?',
      'Does that first word take things together or one at a time?',
    ],
  }),
  reading({
    key: 'rw-form-70',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Readers have long disagreed about the novel’s final chapter. The narrator, who until this point has told us nothing that she did not see with her own eyes, reports in the space of a page what three other people are thinking as they lie awake in three different houses, and she does so without a single “perhaps.” Either this is a slip on the part of an author who is known to have revised in haste, or the narrator, tired of a caution that has earned her nobody’s trust, ______ at last, before our eyes, to invent.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'chooses',
    wrong: [
      [
        'chose',
        'tense-shift',
        'The text describes what happens in the novel in another tense, as “reports” and “does” show.',
        'The verb “revised,” a little earlier, and the age of the novel make the past seem right.',
      ],
      [
        'had chosen',
        'tense-shift',
        'This would put the choice before some other past event, and there is none in the novel as it is described here.',
        '“Until this point” and “tired of a caution” suggest that something was over before.',
      ],
      [
        'choosing',
        'finite-verb-needed',
        'After “or,” the second half needs a complete verb, as the first half has one.',
      ],
    ],
    why: 'What a narrator does in a novel is told in the present: “reports,” “does so,” and, in the two halves of the last sentence, “is” and “chooses.” Only the author’s revising belongs to the past.',
    hints: [
      'Whose act is in the blank: the author’s or the narrator’s?',
      'In what tense do we hear about her acts?',
      '“Either … or” joins two clauses. What’s the main verb of the first?',
      '“Revised” is in the past. Is it about the story?',
    ],
  }),
];
