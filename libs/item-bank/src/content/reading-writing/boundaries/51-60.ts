import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_51_60: readonly Item[] = [
  reading({
    key: 'rw-boundaries-51',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Most churches are built upward, stone upon stone. In Lalibela, ______ eleven of them were carved downward out of the living rock, and a visitor who crosses the plateau finds the roof of one of the finest level with the ground.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'Ethiopia,',
    wrong: [
      [
        'Ethiopia',
        'unpaired-comma',
        'The name of the country would be set off from the town but not from what follows.',
      ],
      ['Ethiopia;', 'semicolon-after-fragment', '“In Lalibela, Ethiopia” is not a complete sentence.'],
      [
        'Ethiopia—',
        'mixed-punctuation',
        'The name of the country is set off by a comma in front; a dash does not match it.',
      ],
    ],
    why: 'A country named after its town is set off on both sides. The comma after “Lalibela” is the first of the pair, and one after the country is the second.',
    hints: [
      'Where are the churches?',
      'The town would be enough. What has been added?',
      'What comes between the town and the country?',
      'So what should come after the country?',
    ],
  }),
  reading({
    key: 'rw-boundaries-52',
    skill: 10,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>When the telegraph office in the old port was closed, its last clerk, who had the only key, found at the back of a cupboard a drawer of undelivered ______ been meant for sailors whose ships had left an hour, or half an hour, too soon.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'messages, many of which had',
    wrong: [
      [
        'messages, many of them had',
        'comma-splice',
        'The words after the comma are a complete sentence, and a comma cannot join it to the one before.',
      ],
      [
        'messages; many of which had',
        'semicolon-before-fragment',
        '“Which” makes the words after the semicolon a dependent clause.',
      ],
      ['messages many of them had', 'run-on', 'Two complete sentences stand side by side with no mark.'],
    ],
    why: '“Many of which had been meant for sailors” is a relative clause that depends on “messages,” and a comma sets it off. With “them” it would be a sentence of its own.',
    hints: [
      'Which two things change from choice to choice?',
      'Which small word would let the second part stand alone?',
      'What should you decide first?',
      'Which goes with a part that leans on the first: a strong mark or a weak one?',
    ],
  }),
  reading({
    key: 'rw-boundaries-53',
    skill: 10,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>In the last chapter of her memoir, Adaeze Thornhill goes back to the bakery above which she grew up. “We never owned a clock,” she ______ “because the dough told us the time, and the dough, unlike my father’s watch, was always right.”</p>',
    question: CONFORMS,
    at: 'a',
    right: 'writes,',
    wrong: [
      [
        'writes;',
        'semicolon-before-fragment',
        'The quoted sentence goes on with a “because” clause, which cannot follow this mark.',
      ],
      ['writes.', 'fragment', 'The second piece of the quotation would have to stand as a sentence of its own.'],
      ['writes', 'unpaired-comma', 'The words “she writes” interrupt the quotation and are set off at one end only.'],
    ],
    why: 'Thornhill’s sentence is “We never owned a clock because the dough told us the time ….” The words “she writes” interrupt it: a comma stands before them (after “clock”) and another after them.',
    hints: [
      'Put the two quoted pieces together. One sentence or two?',
      'What does the small “b” of “because” tell you?',
      'What does “she writes” do to her sentence?',
      'Look after “clock.” How is the interruption marked in front?',
    ],
  }),
  reading({
    key: 'rw-boundaries-54',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>By the time the mule had been led around the last bend, the light was going, and Father Anselmo, who had talked without a pause since the ford, fell silent. The monastery stood before them on its shelf of rock, smaller than in the engraving that he carried folded in his prayer ______ shutters, which the engraver had drawn wide open and hung with geraniums, nailed fast and gray with weather, and its one chimney without smoke.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'book, its',
    wrong: [
      [
        'book; its',
        'semicolon-before-fragment',
        'The shutters did not nail anything: “nailed” only describes them, so no complete sentence follows.',
        'A new subject with its own “which” clause and the word “nailed” looks like a second sentence.',
      ],
      [
        'book. Its',
        'fragment',
        'Neither the shutters nor the chimney has a verb of its own, so they cannot make a sentence.',
        'After so long a sentence, a new one about the shutters seems due, and “nailed” seems to be its verb.',
      ],
      ['book its', 'missing-comma', 'The added description must be set off from the prayer book.'],
    ],
    why: '“Its shutters … nailed fast and gray …, and its one chimney without smoke” has no finite verb: it describes how the monastery stood there. Such a description is added to the sentence with a comma.',
    hints: [
      'Skip the “which” part after the blank. What’s left?',
      'Does the text say who did the nailing?',
      'Does the chimney have a verb?',
      'Nothing after the blank is a full sentence. What kind of mark just adds?',
    ],
  }),
  reading({
    key: 'rw-boundaries-55',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Money, the one present that can be turned into any other, is also the one that most easily offends. A study of weddings in four market towns found that only three kinds of guest—godparents, employers who had come to the feast itself (those who had merely sent a sheep were not ______ anyone older than the groom’s father—could hand over coins without an envelope; from all others, as one bride put it, a coin looked less like a gift than like a fare.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'counted), and',
    wrong: [
      [
        'counted,) and',
        'misplaced-comma',
        'The comma separates two items of the list, so it has no place inside the remark on one of them.',
      ],
      [
        'counted, and',
        'unpaired-parenthesis',
        'The remark on the employers would be opened and never closed.',
        'The mark that opens the remark stands twelve words back, and the comma alone reads smoothly.',
      ],
      [
        'counted)—and',
        'mixed-punctuation',
        'The list of guests is not over yet, so the dash that closes it would come too soon and leave another without a partner.',
        'A list that a dash has opened needs a second dash, and here seems to be the place.',
      ],
    ],
    why: 'A remark on the employers stands in parentheses and ends with “counted.” After the closing parenthesis the list of three goes on, with a comma before its last item. The dashes enclose the whole list, and the second of them comes after “father.”',
    hints: [
      'What are the three kinds of guest?',
      'Which marks open something and aren’t closed yet?',
      'One remark is only about the employers. Where does it start and stop?',
      'There are two jobs here. Which one comes first?',
    ],
  }),
  reading({
    key: 'rw-boundaries-56',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Before it was cleaned, the panel had been admired for its darkness, which writers on the painter, few of whom had seen any other work of his, took for a sign of grief. Under three coats of varnish, each of them browner than the last, lay a spring morning with washing on a ______ along with the night that generations of students had been taught to see, was the only evidence of the painter’s sorrow.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'line; gone,',
    wrong: [
      [
        'line, gone,',
        'comma-splice',
        'What follows has a verb and a subject of its own, so commas alone cannot join it.',
        '“Gone” between commas reads like a description of the washing.',
      ],
      [
        'line; gone',
        'unpaired-comma',
        'The words from “along with” to “see” interrupt the second sentence and would be closed without having been opened.',
        'The two sentences are told apart, and “gone along with” sounds like one phrase.',
      ],
      ['line, gone', 'comma-splice', 'Two complete sentences stand here, and only a comma is between them.'],
    ],
    why: 'The second sentence is turned around: “Gone … was the only evidence of the painter’s sorrow.” A semicolon joins it to the first, and the insertion “along with the night …” needs a comma in front to match the one after “see.”',
    hints: [
      'The subject of “was” doesn’t come first. What is it?',
      'Turn the end around. What was gone?',
      'How many sentences meet at the blank?',
      'You need two marks. What’s each one for?',
    ],
  }),
  reading({
    key: 'rw-boundaries-57',
    skill: 10,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>From the air, the plain looks as if somebody had begun a railway there and lost heart. An ______ of gravel, is the bed of a stream that once ran in a tunnel under the ice; when the ice had melted away on every side, the bed was left standing above the fields.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'esker, or ridge',
    wrong: [
      [
        'esker or ridge',
        'unpaired-comma',
        'The comma after “gravel” would have no partner, and the two names would look like two different things.',
      ],
      ['esker, or ridge,', 'misplaced-comma', 'The comma after “ridge” cuts it off from “of gravel.”'],
      [
        'esker; or ridge',
        'mixed-punctuation',
        'A semicolon would leave the first words without a verb, and it does not match the comma after “gravel.”',
      ],
    ],
    why: '“Or ridge of gravel” does not name a second thing: it explains the word “esker.” An explanation of this kind is set off by commas, and the second of them stands after “gravel.”',
    hints: [
      'Is it two things, or one thing with two names?',
      'What does “or” do here?',
      'Which words could you leave out?',
      'Look at the comma before “is.” What does it close?',
    ],
  }),
  reading({
    key: 'rw-boundaries-58',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Shopkeepers in the arcade had expected the second bakery to ruin the first, and the council, at their request, delayed its license for a year. What happened instead surprised them all. The more often people who had come for the new bakery’s rye found the shelves already empty, as on Saturdays they nearly always ______ loaves the old bakery, four doors down, sold of its plain white bread, for which nobody had ever before thought of walking across the town.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'did, the more',
    wrong: [
      [
        'did; the more',
        'semicolon-before-fragment',
        'Neither half is complete: each “the more” waits for the other.',
        'Both halves have a subject and a verb, so they look like two sentences.',
      ],
      [
        'did. The more',
        'fragment',
        'The first “the more” would be left waiting for its other half.',
        'The first half is long and seems to have said all it has to say.',
      ],
      [
        'did the more',
        'missing-comma',
        'The halves would run together, and the insertion with “as” would not be closed.',
      ],
    ],
    why: '“The more often people found the shelves empty, the more loaves the old bakery sold” is one sentence in two halves that need each other. A comma stands between them, and it also closes the insertion “as on Saturdays they nearly always did.”',
    hints: [
      '“The more often”: what do you wait for?',
      'Take out the Saturday part. Is it clearer?',
      '“The longer it rains, the deeper the river gets.” How are the halves joined?',
      'Could either half stand alone?',
    ],
  }),
  reading({
    key: 'rw-boundaries-59',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Aunt Philomena had an explanation for everything and saw no harm in its being wrong. She ascribed the silence in which her two brothers, who shared a wall, a well, and a temper, had lived side by side since the autumn of ______ the great comet, which had hung over both their roofs for weeks and unsettled the hens, and she would not hear a word about the orchard that their father, by some oversight, had left to each of them.</p>',
    question: CONFORMS,
    at: 'd',
    right: '1858 to',
    wrong: [
      [
        '1858, to',
        'comma-between-verb-and-complement',
        'The clause about the wall and the well has both its commas; this one would part “ascribed” from what it needs.',
        'The silence is described at such length that a pause seems due before the sentence goes on.',
      ],
      [
        '1858; to',
        'semicolon-before-fragment',
        'The words “to the great comet” belong to “ascribed” and are no sentence.',
      ],
      [
        '1858—to',
        'dash-between-verb-and-complement',
        'One dash alone separates “ascribed the silence” from the words that it waits for.',
        'The comet comes as a surprise, and a dash is the mark for surprises.',
      ],
    ],
    why: '“Ascribe” takes two parts: one ascribes something <em>to</em> something. “She ascribed the silence … to the great comet” is one unit; the description of the silence needs its own two commas around the “who” clause and no mark after it.',
    hints: [
      'What did she ascribe, and to what?',
      'Call the silence “it.” How does the sentence go now?',
      'There’s an extra part in the middle. Does it have both its marks?',
      'A verb and what it needs: what goes between them?',
    ],
  }),
  reading({
    key: 'rw-boundaries-60',
    skill: 10,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Few visitors to the old hospital notice the small organ that stands, under a cloth, behind the altar of its ______ from cedar by somebody who left no name, it has pipes no thicker than a pencil, and two people can carry it from bed to bed.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'chapel. Carved',
    wrong: [
      [
        'chapel, carved',
        'comma-splice',
        'With commas on both sides of the phrase, two complete sentences run together.',
      ],
      ['chapel carved', 'run-on', 'No mark shows where the first sentence ends.'],
      [
        'chapel carved,',
        'comma-splice',
        'The only mark is a comma, and it parts “carved” from the words that say of what and by whom.',
      ],
    ],
    why: 'What was carved from cedar is “it,” the organ, so the phrase opens the second sentence, with a comma before “it has.” The first sentence is complete at “chapel,” and a period ends it.',
    hints: [
      'What was made of cedar?',
      'What’s the verb on each side of the cedar words?',
      'Which of the two sentences do the cedar words go with?',
      'So where does the first sentence end, and how?',
    ],
  }),
];
