import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_101_110: readonly Item[] = [
  reading({
    key: 'rw-form-101',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The barn burned on a Thursday, and by Friday the village had settled the matter. No one was charged; no one needed to be. The drover, a stranger with a cough and a paid room for one more night, ______ the whole of the congregation, on no better grounds than that he had been seen to strike a match, believed had done it, sold his two oxen to the sexton for the price of one and was never again heard to cough on that side of the river.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'who',
    wrong: [
      [
        'whom',
        'pronoun-case',
        'This would be the object of “believed,” but then “had done it” would have no subject.',
        '“The whole of the congregation … believed” seems to have the drover as its object.',
      ],
      ['whose', 'relative-pronoun', 'This form would have to be followed by something that belongs to the drover.'],
      [
        'he',
        'comma-splice',
        'This would start a second sentence in the middle of the first.',
        '“Had done it” needs a subject, and this pronoun would be one.',
      ],
    ],
    why: '“Who … had done it” is the clause; “the whole of the congregation … believed” is inserted into it. The pronoun is the subject of “had done,” so it has the subject form.',
    hints: [
      'One verb has no subject unless it’s in the blank. Which one?',
      'Take out “the whole of the congregation … believed.” What’s left?',
      'Put a name in there, say Tom. What do you get?',
      'Where does the word in the blank have to fit?',
    ],
  }),
  reading({
    key: 'rw-form-102',
    skill: 11,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>In <em>The Salt Stair</em>, two lighthouse keepers who have not spoken for a year send each other messages by means of the supper that each cooks for the other. The novel gives us seven of these suppers, and in each of them a spice that has been left out ______ a word that was not said.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'stands for',
    wrong: [
      ['stand for', 'subject-verb-agreement', 'This agrees with “suppers” or “them,” neither of which is the subject.'],
      ['standing for', 'finite-verb-needed', 'The second half of the sentence would have no main verb.'],
      ['have stood for', 'subject-verb-agreement', 'This form goes with a plural subject and with another time.'],
    ],
    why: 'The subject is “a spice,” which is singular. “In each of them” tells where, and “that has been left out” describes the spice. The plot is told in the present.',
    hints: [
      'In these suppers, what does the work of a word?',
      'Skip “in each of them” and the “that” part. What’s left?',
      'Is the subject one or many?',
      'In what tense do we hear the plot?',
    ],
  }),
  reading({
    key: 'rw-form-103',
    skill: 11,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>The manual that came with the first typewriters sold in the capital had been translated by someone who knew both languages and had never seen a typewriter. More than one lady of good family, engaged in the spring of 1884 to work the new machines in the ministries while the old clerks, whose hands, as the newspapers explained, were too large for the keys, looked on over their ledgers, ______ to have put the paper in with the help of the illustrations alone, which were upside down.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'is known',
    wrong: [
      [
        'are known',
        'subject-verb-agreement',
        'The sense is plural, but the noun that the verb goes with is not.',
        '“More than one” means at least two, and machines, ministries, clerks, hands, and ledgers follow.',
      ],
      [
        'were known',
        'subject-verb-agreement',
        'This form would need a plural subject.',
        'Everything in the text is told in the past, and the subject stands for several people.',
      ],
      [
        'having been known',
        'finite-verb-needed',
        'The sentence would lack its main verb, for “were” and “looked on” belong to clauses.',
      ],
    ],
    why: '“More than one lady,” though it means several, agrees with the singular noun: “More than one lady is known ….” The verbs between the commas have subjects of their own.',
    hints: [
      'Which words go with the verb in the blank?',
      'Skip from “engaged” to “ledgers.” Who goes out?',
      '“Many a reader complains”: does the verb follow the sense or the noun?',
      'Look at the noun after “more than one.” What does it need?',
    ],
  }),
  reading({
    key: 'rw-form-104',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>It was one night’s work to undo. The sea came in over the dike at Oldersand while the town was at a wedding, and it took the wharves, the weighing house, and the deep channel on which both of them depended. Oldersand was not a city that fell by its sins, as the preachers made out, nor one that had outlived its luck. Had the dike been built, as the dike-reeve, who was the bridegroom’s uncle, had twice proposed, a yard higher and faced with clay on the side of the land, the place where children now ride out at low water to look for shards ______ a port, and Kell, across the bay, a village.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'might well be',
    wrong: [
      [
        'is well',
        'conditional-form',
        'The text says what the place is today, and it is no port.',
        'Children ride out “now,” and the present form answers to this word.',
      ],
      [
        'may well be',
        'conditional-form',
        'This would leave it open whether the place is a port, though the text says what it is.',
        'The result belongs to the present, and it is not certain.',
      ],
      ['had well been', 'conditional-form', 'This is the form of the condition and not of its result.'],
    ],
    why: 'The condition belongs to the past (“Had the dike been built”), the result to the present: the place “where children now ride out.” An imagined present result takes “might be” or “would be.”',
    hints: [
      'When would the dike have had to be built higher?',
      'Which small word tells you what time the result is about?',
      'It’s imagined. Is it still possible?',
      'The “if” is in the past and the result is now. What’s the result like?',
    ],
  }),
  reading({
    key: 'rw-form-105',
    skill: 11,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>When the tea master broke the bowl that he was to be buried with, he did not have it thrown away or, as people had feared, leave the town. He had the pieces joined with lacquer and gold dust, a technique ______ the crack is not concealed but drawn, as it were, in ink, and drank from it for another thirty years.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'by which',
    wrong: [
      ['which', 'relative-pronoun', 'The clause that follows is complete and has no place for a plain “which.”'],
      ['by whom', 'relative-pronoun', 'A technique is not a person.'],
      ['of which', 'relative-pronoun', 'This would make the crack a part of the technique.'],
    ],
    why: 'The crack is drawn “by a technique.” The clause describes the technique and needs the preposition before the pronoun.',
    hints: [
      'What does the clause about the crack describe?',
      'Say it alone: “The crack is drawn … this technique.” What goes in?',
      'So which small word do you need?',
      'Where does that small word go?',
    ],
  }),
  reading({
    key: 'rw-form-106',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>There were four organ builders in the diocese, three of them prosperous. Unlike those of her rivals, who built for bishops and whose cases, with their gilded trumpets and their angels turning at the touch of a lever, were meant to be looked at through a sermon, ______ made of the cheapest pine, and in a small church, on a dull morning, one may sit beneath one of them for an hour without so much as suspecting that it is there.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'the organs of Apollonia Ruiz were',
    wrong: [
      [
        'Apollonia Ruiz built organs that were',
        'faulty-comparison',
        '“Those of her rivals” would be likened to a person.',
        'It tells who is meant, and the rivals, who are people, stand right at the beginning.',
      ],
      [
        'in the organs of Apollonia Ruiz, the cases were',
        'faulty-comparison',
        '“Those of her rivals” has to be set beside the subject, and here it would be set beside cases, which the rivals’ organs have as well.',
        'The clause about the rivals speaks of their cases, and these seem to be what is compared.',
      ],
      [
        'what Apollonia Ruiz built was an organ',
        'faulty-comparison',
        'A single organ does not match “those,” and the end of the sentence speaks of several.',
      ],
    ],
    why: '“Those of her rivals, who built for bishops and whose cases …” means “the organs of her rivals,” and what they are contrasted with must be named as the subject: “the organs of Apollonia Ruiz.”',
    hints: [
      'What does “those” stand for?',
      'After the comma, which part has to match “those”?',
      'Can a person be unlike someone’s organs?',
      '“One of them” comes at the end. One or several?',
    ],
  }),
  reading({
    key: 'rw-form-107',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The night watch on the farm was a matter of ears. The hounds had a bark for strangers and another for foxes, and it was the ______ barks, not the strangers’ footsteps, that my grandmother could tell apart in her sleep.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'hounds’',
    wrong: [
      ['hound’s', 'plural-or-possessive', 'There was more than one dog, as the sentence says before.'],
      ['hounds', 'plural-or-possessive', 'A form is needed that shows whose barks they were.'],
      ['hounds’s', 'plural-form', 'A plural in “s” takes no second “s.”'],
    ],
    why: 'The barks belonged to several hounds. The plural “hounds” already ends in “s,” so an apostrophe alone is added, as in “strangers’.”',
    hints: [
      'Whose barks were they?',
      'One hound or more?',
      'How are the strangers’ footsteps written?',
      'The plural and the mark: which comes first?',
    ],
  }),
  reading({
    key: 'rw-form-108',
    skill: 11,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>Parish registers are seldom funny, but that of Wendle has its moments. The twins who were baptized there on the first of March, 1800, each of whom afterward maintained, before a notary and at some expense, that she was the elder, and neither of whom is known to have been asked to prove it, ______ in the same register as the godmothers, the brides, and finally the widows of one long quarrel.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'appear',
    wrong: [
      [
        'appears',
        'subject-verb-agreement',
        'This agrees with “each” or “neither,” which are the subjects of clauses inside the sentence.',
        '“Each of whom” and “neither of whom … is known” lead one to think of one sister at a time.',
      ],
      [
        'has appeared',
        'subject-verb-agreement',
        'One sister alone cannot be “the godmothers, the brides, and finally the widows.”',
        '“Neither of whom is known” comes last before the verb and is singular.',
      ],
      ['appearing', 'finite-verb-needed', 'The sentence would lack its main verb.'],
    ],
    why: 'The subject is “the twins.” “Each of whom … maintained” and “neither of whom is known” are clauses with singular subjects of their own, set between commas.',
    hints: [
      'Go to the start of the second sentence. What’s the subject?',
      'In which clauses are “each” and “neither”?',
      'Skip both of those clauses. What’s left?',
      'Look at the nouns at the end. Which number do they tell you?',
    ],
  }),
  reading({
    key: 'rw-form-109',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The weavers’ statute of 1488 was drawn up by someone who had been cheated. It obliges masters to have their looms, which were numbered every May by a clerk who went from house to house and was given a coin for not looking under the bed, repaired at their own cost, ______ no cloth narrower than the width of the iron rod that is still fixed to the door of the hall, and to answer for what their wives wove at night.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'to sell',
    wrong: [
      [
        'sold',
        'parallel-structure',
        'This would continue “repaired,” as if the looms were to be sold as narrow cloth.',
        '“Repaired at their own cost” stands right before it and has the same form.',
      ],
      [
        'and selling',
        'parallel-structure',
        'The other duties do not have this form, and “and” comes only before the last of them.',
        'It turns the second duty into something that goes along with the first.',
      ],
      [
        'who sold',
        'relative-pronoun',
        'The words would describe somebody in the clause, and the second duty would be missing.',
      ],
    ],
    why: 'The statute obliges masters to do three things: “to have their looms … repaired …, to sell no cloth narrower than …, and to answer ….” The clause about the clerk is inserted.',
    hints: [
      'What do you expect after “obliges masters”?',
      'How does the last duty begin?',
      '“Repaired”: is it a duty of its own, or what they have done to looms?',
      'How many duties are there, and how should they look?',
    ],
  }),
  reading({
    key: 'rw-form-110',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The plaque says that the sculptor left the left hand unfinished because he had run out of stone. Nobody who has walked around the figure believes this. What the guides are asked about it most often, however, is not why he stopped but how ______ with a chisel that was found, on his death, to have no edge.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'he could have worked',
    wrong: [
      [
        'could he have worked',
        'word-order',
        'The question is reported within a statement and does not have the order of a direct one.',
      ],
      [
        'having worked',
        'finite-verb-needed',
        'The clause that begins with “how” would have neither a subject nor a complete verb.',
      ],
      ['could have he worked', 'word-order', 'This order occurs neither in questions nor in statements.'],
    ],
    why: '“How he could have worked” is a question that is only reported, parallel to “why he stopped.” It has the order of a statement.',
    hints: [
      'Is the writer asking something or telling us what people ask?',
      'There’s another question, about why he stopped. How is it worded?',
      'In that one, which comes first, the subject or the verb?',
      'So how should the second question look?',
    ],
  }),
];
