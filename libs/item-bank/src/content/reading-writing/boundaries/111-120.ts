import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_111_120: readonly Item[] = [
  reading({
    key: 'rw-boundaries-111',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Nobody disputes that the plague of 1577 was halted at the river. What is disputed is the merit of the magistrates, who had the bridge closed, burned the ferries, and afterward put up a marble tablet to themselves. The fleas that carry the disease do not live long in such cold as came down from the mountains in the first week of that ______ the sick would probably have crossed without doing harm, and the healthy might have been spared the hunger that the tablet leaves out.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'November: by then,',
    wrong: [
      [
        'November by then,',
        'run-on',
        'With no mark after the name of the month, the second sentence has no beginning.',
      ],
      [
        'November, by then,',
        'comma-splice',
        'The words are fenced off by commas, but nothing strong enough stands between the two sentences.',
        '“By then” can be taken as an afterthought to the month, and such an afterthought has commas on both sides.',
      ],
      [
        'November, by then;',
        'wrong-relation',
        'The time would be tied to the coming of the cold, which has its time already.',
        'It has a mark that can divide two sentences, and “by then” follows a date.',
      ],
    ],
    why: '“By then” means “when the cold had come” and belongs to what the sick would have done. The sentence about the fleas is complete before it, and what follows draws the consequence, so a colon may stand between the two.',
    hints: [
      'After “tablet to themselves,” how many full sentences come?',
      'Does “by then” go with the cold or with the sick?',
      'We know when the cold came. Do we need to hear it again?',
      'So where does the strong mark go?',
    ],
  }),
  reading({
    key: 'rw-boundaries-112',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The conductor’s own scores are full of numbers, which used to be taken for metronome marks. They are temperatures. She believed, as she told a student who had asked about them, that how fast a slow movement may be played depends less on the hall or on the ______ a listener who has come in from the cold can bear to wait for, and what a listener who has just hung up a wet coat cannot.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'players than on what',
    wrong: [
      [
        'players, than on what',
        'comma-before-than',
        'A mark would break the comparison between its two halves.',
        'The first half of the comparison is long, and a voice reading it aloud would rest here.',
      ],
      ['players; than on what', 'semicolon-before-fragment', 'What follows completes “less” and is not a sentence.'],
      [
        'players than, on what',
        'misplaced-comma',
        'The mark parts “than” from what it brings in, and no insertion follows.',
        'Mid-sentence phrases that begin with “on” are often set off, and “than” seems to wait for something else.',
      ],
    ],
    why: '“Depends less on the hall or on the players than on what a listener can bear to wait for” is one comparison. Nothing in it is inserted, so nothing in it is set off.',
    hints: [
      'Two things get compared. Which word starts it?',
      'Which one matters most for the speed?',
      'Is there any insertion near the blank?',
      '“Less on skill than on luck”: where would you pause?',
    ],
  }),
  reading({
    key: 'rw-boundaries-113',
    skill: 10,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>The language of the valley has eleven words for snow on the ground and none, as visitors like to point out, for snow in the air. The grammarian Sorin Albu, who spoke it before he spoke any other, was not ______ had never heard, he said, of anybody who stood about outdoors while it was falling in order to talk about it.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'surprised. He',
    wrong: [
      [
        'surprised, he',
        'comma-splice',
        '“Had never heard” would have a subject of its own, and the comma is too weak before it.',
      ],
      ['surprised; and', 'semicolon-before-fragment', 'After this mark there would be a verb without a subject.'],
      ['surprised he', 'run-on', 'The two statements would stand together without a mark.'],
    ],
    why: 'The first statement is complete: he was not surprised. The second, with its own subject, gives the reason. A period separates them.',
    hints: [
      'Who had never heard of such people?',
      'Is the first statement complete at the blank?',
      'What does “he said” do: join or just interrupt?',
      'Is there a subject and a verb on each side of the blank?',
    ],
  }),
  reading({
    key: 'rw-boundaries-114',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The two probes were built alike, and the one called Voyager 2 was the first to be launched, by sixteen days, though the last to get anywhere. It was patient work. Not until it had flown by Triton, a moon of Neptune on which it is so cold that nitrogen, most of the air that we breathe, lies on the ground as ______ anyone suppose that a world so far from the Sun could have geysers.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'frost, did',
    wrong: [
      [
        'frost did',
        'unpaired-comma',
        'The description of the moon is set off in front and would not be set off behind.',
        '“Not until …” is followed by its verb without a pause when nothing stands between them.',
      ],
      [
        'frost; did',
        'semicolon-after-fragment',
        'What stands before this mark has no main clause; “did anyone suppose” is the main clause.',
        '“Did anyone suppose” has the order of a question and looks like a new beginning.',
      ],
      [
        'frost. Did',
        'fragment',
        'A long phrase without a main clause would be left standing alone, and what follows would become a question.',
      ],
    ],
    why: '“Not until it had flown by Triton … did anyone suppose …” is one sentence with its main clause turned around. The description from “a moon” to “frost” is inserted and needs a comma at each end.',
    hints: [
      '“Not until”: what happens to the order of words after that?',
      'Is the last sentence a question?',
      'The nitrogen part is closed. What about the larger part around it?',
      'Count what opens and what closes. What’s missing?',
    ],
  }),
  reading({
    key: 'rw-boundaries-115',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Of the three essays that Beatriz Nkosi gave to the great drought, two are angry and one is funny, and it is the funny one that lawyers quote. Her essay “Who Owns the ______ that a cloud be summoned before the district court, hears both sides, and awards it, with costs, to the cloud.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'Rain?” demands',
    wrong: [
      [
        'Rain?,” demands',
        'doubled-mark',
        'The title ends with a mark of its own, and a comma is not put after it; besides, a verb follows.',
      ],
      ['Rain”? demands', 'mark-outside-quotation', 'It is the title that asks, not the sentence in which it stands.'],
      [
        'Rain,” demands',
        'missing-question-mark',
        'The title is a question, and a comma would also part the subject from its verb.',
      ],
    ],
    why: 'The title is a question, so its question mark stands inside the quotation marks. There are three essays, so the title is needed to say which is meant; no comma parts it from the verb.',
    hints: [
      'Who’s asking: the title or the sentence?',
      'Do you need the title to know which essay it is?',
      'What comes right after the title?',
      'Where does a mark stay that belongs to the title?',
    ],
  }),
  reading({
    key: 'rw-boundaries-116',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>She had come about the room, and he had shown her the room, the view of the gasworks, and the bed in which, he said, a bishop had once recovered. “You may have it until the spring,” he ______ you will undertake never to practice that thing after the lamp is out.” She looked at her cello as though it had been she who was refused.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'said, “if',
    wrong: [
      ['said. “If', 'fragment', 'His second group of words is only a condition and depends on the first.'],
      ['said; “if', 'semicolon-before-fragment', 'A condition without its main clause cannot follow this mark.'],
      [
        'said “if',
        'missing-comma',
        'The words that tell who speaks interrupt his sentence and have to be set off at both ends.',
      ],
    ],
    why: 'He speaks one sentence, “You may have it until the spring if you will undertake …,” and “he said” interrupts it. An interruption has a comma on each side.',
    hints: [
      'Put together what he says. What do you get?',
      'Is what he says one sentence or two?',
      'Which mark comes before “he said”?',
      'How do you close an interruption in a sentence?',
    ],
  }),
  reading({
    key: 'rw-boundaries-117',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The Committee for the Standard Foot met for the last time in 1797. Although the delegates had measured the two bronze bars with every care (they had even waited, on the advice of a physician who had lost a bet about it, until both of them had lain for a night in the same ______ difference they recorded is the thickness of a fingerprint, and one of them, it seems, had just been eating.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'snow), the',
    wrong: [
      [
        'snow) the',
        'missing-comma',
        'The clause that begins with “Although” has to be set off from the main clause, and the parenthesis does not do this.',
        'The parenthesis makes a pause of its own, and a second mark beside it seems too much.',
      ],
      ['snow, the', 'unpaired-parenthesis', 'The parenthesis would never be closed.'],
      [
        'snow); the',
        'semicolon-after-fragment',
        'Before this mark there is only a clause that begins with “Although,” which cannot stand alone.',
        'A complete sentence stands within the parenthesis, and after a complete sentence this mark would be in place.',
      ],
    ],
    why: 'Leave the parenthesis out: “Although the delegates had measured the two bronze bars with every care, the difference they recorded is …” The comma that this sentence needs comes after the closing parenthesis.',
    hints: [
      'Skip the parenthesis. Where does the sentence go?',
      'Can the “Although” part stand alone?',
      'Where does the main part begin?',
      'Two marks meet at the blank. What is each one for?',
    ],
  }),
  reading({
    key: 'rw-boundaries-118',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The linguist’s last lecture was given to six people and a dog, in a room from which the chairs had been removed, and it was not about grammar. As a hillside from which the forest has been cut keeps for many years, in the soil, in roots that no one has troubled to dig up, and in the habits of the deer, the shape of what it ______ the villages where the old speech is no longer heard keep it in the names of fields, in the way that people count sheep, and in a reluctance to say no.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'was, so',
    wrong: [
      [
        'was; so',
        'semicolon-after-fragment',
        'What stands before this mark begins with “As” and is only half of the comparison.',
        '“So” often opens a second sentence that draws a conclusion, and a semicolon then stands before it.',
      ],
      ['was so', 'missing-comma', 'Nothing would show where one half of the comparison ends and the other begins.'],
      [
        'was. So',
        'fragment',
        'The half that begins with “As” cannot stand alone.',
        'The sentence is very long, and both of its halves have a verb.',
      ],
    ],
    why: '“As a hillside … keeps the shape of what it was, so the villages … keep it” is one comparison in two halves. The first depends on “As,” so a comma joins it to the second.',
    hints: [
      'The second sentence begins with a small word. What do you wait for?',
      'Does “so” draw a conclusion, or does it answer another word?',
      'What gets compared with what?',
      'Can the “As” part stand alone?',
    ],
  }),
  reading({
    key: 'rw-boundaries-119',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Nine firms were paid to submit plans for the library, and all nine put the children in the basement. The plan that was built, with its reading stairs and its slide, was drawn on the back of a bus schedule by architect and former ______ the city had hired only to inspect the drains.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'carpenter Juno Park, whom',
    wrong: [
      [
        'carpenter, Juno Park, whom',
        'title-set-off',
        'The two professions stand before the name like a title and are not parted from it.',
      ],
      [
        'carpenter, Juno Park whom',
        'title-set-off',
        'A mark stands where the name follows its title, and none where the added clause begins.',
      ],
      [
        'carpenter Juno Park whom',
        'nonrestrictive-not-set-off',
        'The clause would pick out one of several people of this name.',
      ],
    ],
    why: '“Architect and former carpenter” stands before the name as a title does, without a comma. The clause about the drains adds something about a person who has been named, so it is set off.',
    hints: [
      'What are the words before the name: a person, or something like a title?',
      'Is there a “the” or an “a” in front?',
      'Does the end tell you who it is or just add something?',
      'You have two places to decide. Where does a mark go?',
    ],
  }),
  reading({
    key: 'rw-boundaries-120',
    skill: 10,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>The forest beside the Stony Tunguska River in Siberia is thinly settled, and only a few people saw what happened there. On the morning of June 30, ______ explosion in the air, most likely of an asteroid, knocked down millions of trees; many of those directly beneath it were left standing, without branches, like poles.</p>',
    question: CONFORMS,
    at: 'a',
    right: '1908, an',
    wrong: [
      ['1908; an', 'semicolon-after-fragment', 'A date alone is not a sentence.'],
      ['1908. An', 'fragment', 'The words that tell the time would stand by themselves as a sentence.'],
      ['1908 an', 'missing-comma', 'The year is set off in front and would not be set off behind.'],
    ],
    why: 'The date opens the sentence and tells when; the main clause begins with “an explosion.” After a date with day and year, a comma follows the year.',
    hints: [
      'What happened that morning?',
      'Is the part up to the blank a sentence?',
      'A year comes after a day. Where do the marks go?',
      'There’s a mark before the year. So what goes after it?',
    ],
  }),
];
