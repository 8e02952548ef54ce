import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_31_40: readonly Item[] = [
  reading({
    key: 'rw-form-31',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Engineers at a radio observatory have found a weakness in their network. The clocks in the smallest of its receiving stations, each of which is cooled by a single fan, ______ slower on hot afternoons than the others do.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'run',
    wrong: [
      [
        'runs',
        'subject-verb-agreement',
        '“Runs” would go with “fan” or “each,” but it is not a fan that loses time here.',
      ],
      ['running', 'finite-verb-needed', '“Running” leaves the sentence without a main verb.'],
      [
        'had run',
        'tense-shift',
        'This form looks back from some past event, but the text speaks of what the clocks do now.',
      ],
    ],
    why: 'The subject is “the clocks”; the words from “in the smallest” to “a single fan” only say which clocks are meant. A plural subject and the present “do” at the end ask for “run.”',
    hints: [
      'What can be slow or fast here?',
      'Skip the part between the commas and the “in” phrase. What’s left?',
      '“Than the others do”: which time is that?',
      'Go by the first noun. What kind of verb does it need?',
    ],
  }),
  reading({
    key: 'rw-form-32',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Counting the birds of the Morvant estuary is left to people who are not paid for it. Over the past decade, the number of volunteers who return each winter ______ even as the birds themselves have become fewer.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'has risen',
    wrong: [
      [
        'have risen',
        'subject-verb-agreement',
        'This agrees with “volunteers,” but the volunteers did not rise; a count of them did.',
      ],
      [
        'are rising',
        'subject-verb-agreement',
        'This agrees with “volunteers,” and it does not cover the whole of “the past decade.”',
      ],
      [
        'had risen',
        'tense-shift',
        '“Had risen” needs a later moment in the past to look back from, and the text names none.',
      ],
    ],
    why: '“The number of volunteers” is about a number, so the verb is singular; “over the past decade” and “have become” call for the present perfect.',
    hints: [
      'What went up?',
      '“A number of people are,” but “the number of people is.” Which one is this?',
      '“Over the past decade”: does that stop or come up to now?',
      'How many things does the verb have to fit?',
    ],
  }),
  reading({
    key: 'rw-form-33',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>My grandfather repaired clocks in a shed behind the house. On winter evenings, the ______ were the last lights in the street to go out, and I fell asleep to the sound of forty clocks disagreeing.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'shed’s two windows',
    wrong: [
      ['sheds two window’s', 'plural-or-possessive', 'The windows own nothing here, but they belong to something.'],
      [
        'shed’s two windows’',
        'plural-or-possessive',
        'The second mark would make the windows the owners of something, and nothing of theirs follows.',
      ],
      ['sheds’ two windows', 'plural-or-possessive', 'The mark after the “s” would mean more than one shed.'],
    ],
    why: 'There is one shed (“a shed”), to which the windows belong: “shed’s.” The windows are two and own nothing: “windows.”',
    hints: [
      'How many sheds are there, and how many windows?',
      'Which belongs to the other: the shed or the windows?',
      'Which noun takes the mark, the owner or the owned?',
      'Take the nouns one at a time. What does each one need?',
    ],
  }),
  reading({
    key: 'rw-form-34',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Known chiefly as a student of the weather, and for that reason distrusted by many of those whose discipline he proposed to overturn, yet able to point to fossils and layers of rock on opposite shores of the Atlantic that matched as the two halves of a torn newspaper would, ______ during his lifetime; it was not until the 1960s, when measurements of the seafloor suggested the mechanism that he had lacked, that most geologists accepted that the continents had moved.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'Alfred Wegener won few converts to his theory of drifting continents',
    wrong: [
      [
        'Alfred Wegener’s theory of drifting continents won few converts',
        'dangling-modifier',
        'The subject of this version is the theory, and a theory is not known as a student of the weather.',
        'The man’s name comes right after the comma, so that the opening seems to describe him; but the possessive only tells whose theory it is.',
      ],
      [
        'few converts were won by Alfred Wegener for his theory of drifting continents',
        'dangling-modifier',
        'Here the long opening would describe the converts.',
      ],
      [
        'the theory of drifting continents won Alfred Wegener few converts',
        'dangling-modifier',
        'The opening would describe the theory, although “he” and “distrusted” speak of somebody.',
        'By the time the blank is reached, the sentence has been about fossils and rocks, so a theory seems the natural subject.',
      ],
    ],
    why: 'Everything before the blank, from “Known chiefly” to “would,” describes the person who proposed to overturn a discipline. That person has to be the subject of the main clause: “Alfred Wegener won.”',
    hints: [
      'The opening is one long description. Of a person or a thing?',
      'Who can be “known chiefly as a student of the weather”?',
      'So who has to be the subject of the main part?',
      'In “Wegener’s theory,” is Wegener the subject?',
    ],
  }),
  reading({
    key: 'rw-form-35',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>For years the islanders had rowed their mail across the sound in open boats, and two petitions for a steamer had been refused. Not until a government inspector was himself stranded there for nine days ______ a regular crossing.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'did the ministry approve',
    wrong: [
      [
        'the ministry approved',
        'word-order',
        'After an opening with “not until,” a main clause does not keep its usual order.',
      ],
      [
        'approved the ministry',
        'word-order',
        'In modern English, a verb such as “approved” does not change places with its subject by itself.',
      ],
      [
        'the ministry did approve',
        'word-order',
        'The helping verb is there, but it has not been moved to where the opening requires it.',
      ],
    ],
    why: 'When a sentence opens with a negative expression such as “not until,” the main clause is turned around as in a question: “did the ministry approve.”',
    hints: [
      'How does the second sentence begin?',
      '“Never have I seen such a thing.” What’s different about the order?',
      'What kind of opening turns the order around?',
      'It isn’t a question, but it’s ordered like what?',
    ],
  }),
  reading({
    key: 'rw-form-36',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The discovery that certain orchids, which offer no nectar and so have nothing with which to pay the insects on whose visits they depend, imitate in scent and shape the females of a single species of wasp, inducing the males to carry pollen from one flower to the next in a courtship that is never answered, ______ botanists, many of whom had assumed that a plant must reward its pollinators in some way, to ask how common such deception might be.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'led',
    wrong: [
      [
        'leading',
        'finite-verb-needed',
        'With this form, “the discovery” never gets a verb of its own, and the sentence is not complete.',
        'It matches “inducing” and continues the movement of the sentence, so it sounds right to anyone who has lost sight of the subject.',
      ],
      [
        'which led',
        'finite-verb-needed',
        'This adds one more describing clause and leaves “the discovery” without a verb.',
        'A comma followed by “which” is a familiar way to go on, and the sentence has used it once already.',
      ],
      ['having led', 'finite-verb-needed', 'This form cannot be the main verb that “the discovery” needs.'],
    ],
    why: 'The frame of the sentence is “The discovery that certain orchids … imitate … the females … led botanists … to ask.” “Imitate” belongs to the clause after “that,” so the main verb is still missing at the blank.',
    hints: [
      'What’s the subject of the whole sentence?',
      'Who does “imitate” belong to?',
      'Has the first noun had its verb yet?',
      'Keep “The discovery,” the blank, and “botanists … to ask.” What happened?',
    ],
  }),
  reading({
    key: 'rw-form-37',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Historians have often taken the wages of building workers, which survive in the accounts of cathedrals and colleges, as a measure of what ordinary families had to live on, although the accounts record no more than what was paid in coin. Unlike the earnings of a mason, who was hired by the day and dismissed when frost put a stop to the work, ______ included lodging, meals, and an allowance of ale, so that she may, in a hard year, have been the better off of the two.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'those of a dairymaid kept on through the winter',
    wrong: [
      [
        'a dairymaid kept on through the winter',
        'faulty-comparison',
        'A person would be set against earnings, and a person does not include lodging.',
        'The nearest words describe a mason, a person, so that another person seems to be the right partner.',
      ],
      [
        'that of a dairymaid kept on through the winter',
        'pronoun-agreement',
        'This pronoun does not match the noun that it would have to stand for.',
        'The pronoun makes the comparison one of like with like, so that its number is easily overlooked.',
      ],
      [
        'the keeping of a dairymaid on through the winter',
        'faulty-comparison',
        'An action would be compared with earnings.',
      ],
    ],
    why: '“Unlike the earnings of a mason” has to be followed by earnings of someone else. “Those” stands for “the earnings.”',
    hints: [
      'Which noun comes right after “Unlike”?',
      'The part about frost describes the mason. Is he what’s being compared?',
      'What kind of thing do you need on the other side?',
      'What can stand in for that noun, and in what number?',
    ],
  }),
  reading({
    key: 'rw-form-38',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>In the second act of Ikenna Obi’s play <em>The Ferry Ticket</em>, a young surveyor returns to the village that he left as a child. He finds the ferry sold and his uncle’s house empty, but instead of asking where everyone has gone, he ______ down on the landing and begins to draw the village as he remembers it.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'sits',
    wrong: [
      ['sat', 'tense-shift', 'The events of the act are told in another tense before and after the blank.'],
      ['had sat', 'tense-shift', 'This would put the act before his return, but it follows what he finds there.'],
      ['will sit', 'tense-shift', 'The verb joined to this one by “and” is not about the future.'],
    ],
    why: 'What happens in a play is told in the present: “returns,” “finds,” and “begins.” The action at the blank is one of that series, joined to “begins” by “and.”',
    hints: [
      'In which tense does the text tell the play’s plot?',
      '“Left” is in the past. When was that?',
      'Which other verb goes with the one in the blank?',
      'One story, one thing after another: how many tenses?',
    ],
  }),
  reading({
    key: 'rw-form-39',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>It was the house that my mother had described to us so many times that none of us could say afterward which of its rooms we had seen and which we had only been told about. It stood at the end of a lane of walnut trees, its shutters painted the green that she remembered, its long east wall, of which she had never once spoken, ______ from one end to the other by a crack wide enough to hold a hand, and its well still covered with the millstone that had frightened her as a child.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'split',
    wrong: [
      [
        'was split',
        'comma-splice',
        'A complete clause about the wall would stand after a comma in the middle of a list of another kind.',
        'The noun “wall” and the clause just before the blank, which has a verb of its own, make a complete clause sound natural.',
      ],
      [
        'had been split',
        'comma-splice',
        'With this verb, the words about the wall would be a sentence of their own, joined on by a comma alone.',
        'The crack is older than the visit, so the tense is tempting.',
      ],
      ['splitting', 'active-or-passive', 'The wall does not split anything; the crack does that to the wall.'],
    ],
    why: 'The three parts about shutters, wall, and well are details added to “It stood.” None has a complete verb: “its shutters painted,” “its … wall … split,” “its well … covered.”',
    hints: [
      '“It stood at the end of a lane.” What comes after that?',
      'Several details start with “its.” How many?',
      'Look at “painted” and “covered.” Do they have a helping verb?',
      'How should the wall’s detail look next to those?',
    ],
  }),
  reading({
    key: 'rw-form-40',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Visitors to the coast, who see the water climb the rocks and fall, tend to measure the danger of a storm by the height of its waves. Harbor masters know better. As the records kept at the breakwater since 1931 make clear, it is not the height of the waves, impressive as that may be in a photograph, but the intervals between one crest and the next, which lengthen as a distant storm gathers strength, that ______ whether a moored ship will ride quietly or snap its lines.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'determine',
    wrong: [
      [
        'determines',
        'subject-verb-agreement',
        'This agrees with “the height,” which the sentence puts aside, or with “strength,” which stands inside another clause.',
        '“It is,” “the height,” and “a distant storm” are all singular, and they surround the real subject.',
      ],
      [
        'determining',
        'finite-verb-needed',
        'The clause that begins with “that” needs a complete verb, and this form is none.',
      ],
      [
        'had determined',
        'tense-shift',
        'This looks back from some moment in the past, but the sentence states what is true at all times, as “lengthen” does.',
        'Records that go back to 1931 put the reader’s mind in the past, and this form avoids the question of number.',
      ],
    ],
    why: 'In “it is not X but Y that …,” the verb agrees with Y. Y is “the intervals,” which is plural; “which lengthen …” only describes them.',
    hints: [
      'One thing matters and one doesn’t. Which one does?',
      '“It is not … but … that”: which part goes with the verb?',
      'Are the words between “next” and the blank part of the subject?',
      'Which other verb goes with the same subject?',
    ],
  }),
];
