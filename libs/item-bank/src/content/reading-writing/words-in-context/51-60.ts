import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_51_60: readonly Item[] = [
  reading({
    key: 'rw-words-51',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>My grandmother cut the buttons from every worn-out shirt before she tore it up for rags, and she kept them in a tall glass jar. When a button was missing from my coat, she would pour the whole jar out on the table, and we would search together, sometimes for an hour, until we found one that ______ the others so well that nobody could tell the difference.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'matched',
    wrong: [
      ['admired', 'word-does-not-fit-object', 'People admire things; a button has no opinion of other buttons.'],
      [
        'replaced',
        'wrong-relation',
        'The new button takes the place of the missing one; the others are still on the coat.',
      ],
      [
        'revealed',
        'wrong-relation',
        'The other buttons are there for all to see, so nothing has to bring them to light.',
      ],
    ],
    why: 'The right button looks so much like those on the coat “that nobody could tell the difference.” It matches them.',
    hints: [
      'What is the grandmother looking for in the jar?',
      'How do they know when the search is over?',
      'How must the button look next to the ones on the coat?',
      'You need a verb for looking the same as something else.',
    ],
  }),
  reading({
    key: 'rw-words-52',
    skill: 5,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Last year, a high school moved its first lesson from 7:30 to 8:45. Even the teachers who had been against the plan reported a marked change: students who used to rest their heads on their desks through the early hours were now raising their hands, and the line outside the nurse’s office, where tired students had come to lie down, was gone.</p>',
    question: asUsed('marked'),
    at: 'a',
    right: 'Clear',
    wrong: [
      [
        'Labeled',
        'other-sense-of-word',
        'One marks a box or a bottle in this sense; a change in students carries no writing.',
      ],
      ['Minor', 'opposite-meaning', 'A change that even opponents of the plan saw in so many ways was hardly small.'],
      [
        'Planned',
        'wrong-relation',
        'The new timetable was planned; the word describes how the change struck those who watched the students.',
      ],
    ],
    why: 'Even teachers who had opposed the plan saw the change, and the examples are striking. A change that is easy to see is marked, or clear.',
    hints: [
      'Who reported the change?',
      'Look after the colon. Are those changes big or small?',
      'How easy was it to see the difference in students?',
      'You need a word for something nobody could miss.',
    ],
  }),
  reading({
    key: 'rw-words-53',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Two gas stations face each other across the highway, and for as long as anyone can remember their prices have been the same to the cent. The owners have never met. But each can read the other’s sign from his window, and each knows that if he lowered his price at breakfast, his neighbor would do the same by lunch, and both would be poorer by evening. Their agreement not to compete is none the less effective for being ______.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'tacit',
    wrong: [
      ['formal', 'opposite-meaning', 'Owners who have never met cannot have signed anything.'],
      [
        'illegal',
        'plausible-but-unsupported',
        'Agreements on prices may break the law, but the text speaks of how this one works without a meeting.',
      ],
      ['temporary', 'opposite-meaning', 'Prices have been the same “for as long as anyone can remember.”'],
    ],
    why: 'The owners have never met, yet each understands what the other would do. An agreement that is understood without being put into words is tacit.',
    hints: [
      'How did the two owners come to agree?',
      'They see each other’s signs. What have they never done?',
      '“None the less effective”: what might make their agreement look weak?',
      'You need a word for something understood without being said.',
    ],
  }),
  reading({
    key: 'rw-words-54',
    skill: 5,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>The cones of many lodgepole pines are sealed with resin and may hang on the tree for decades without opening. It takes the heat of a fire to melt the resin and release the seeds, which then fall on ground that the same fire has cleared of rivals. To guard such a forest against every flame would be to ______ it of the very event on which its renewal depends.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'deprive',
    wrong: [
      [
        'relieve',
        'opposite-meaning',
        'To relieve someone of something is to take away a burden, but this event is one that the forest needs.',
      ],
      [
        'remind',
        'word-does-not-fit-object',
        'A forest has no memory, and guarding it would not call the event to mind.',
      ],
      [
        'assure',
        'opposite-meaning',
        'To assure the forest of the event would be to make certain that it comes, but guarding it keeps the event away.',
      ],
    ],
    why: 'Fire releases the seeds and clears the ground for them, so a forest that is guarded against every flame lacks what it needs. To withhold something needed is to deprive.',
    hints: [
      'What does fire do for these pines?',
      'What’s “the very event on which its renewal depends”?',
      'Keep out every flame. Does the forest get that event or miss it?',
      'You need a verb that goes with “of,” for keeping something from those who need it.',
    ],
  }),
  reading({
    key: 'rw-words-55',
    skill: 5,
    difficulty: 'medium',
    seconds: 50,
    passage:
      '<p>The portraits that Tsai Mei-yun drew on night trains are admired for their economy. A sleeping soldier is three lines and a smudge of the thumb; a quarrel between sisters is two chins turned apart. In her youth she had crowded every corner of the sheet, and once, asked what she had learned since then, she answered by holding up the stub of an eraser.</p>',
    question: asUsed('economy'),
    at: 'c',
    right: 'Restraint',
    wrong: [
      [
        'Cheapness',
        'other-sense-of-word',
        'Economy often has to do with money, but nothing is said of what the portraits cost.',
      ],
      [
        'Swiftness',
        'plausible-but-unsupported',
        'Sketches on a train may be made in haste, but the eraser points to what she took away.',
      ],
      [
        'Prosperity',
        'other-sense-of-word',
        'A country’s economy may bring wealth; the word here describes the way she draws.',
      ],
    ],
    why: 'She needs only “three lines and a smudge” and has learned to take lines away. To use no more than is needed is economy, a kind of restraint.',
    hints: [
      'How many lines does she need for a soldier?',
      'What did her drawings look like when she was young?',
      'What is an eraser for?',
      'You need a noun for holding back from doing too much.',
    ],
  }),
  reading({
    key: 'rw-words-56',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The traces of milk fat that have been recovered from potsherds seven thousand years old are, for the history of diet, ______ evidence. It has seemed natural to conclude that those who used the pots drank the milk of their herds or made cheese from it, and perhaps they did. But potters in several parts of the world are known to have wiped newly fired vessels with milk, which seals the pores of the clay and keeps whatever is stored inside from seeping out; a jar so treated might carry nothing but water for as long as it lasted, and its walls would hold the same fats. Milk fat in a vessel pierced with holes like a strainer, which nobody would have troubled to seal, would be another matter.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'equivocal',
    wrong: [
      [
        'decisive',
        'opposite-meaning',
        'The evidence would decide the matter only if milk had no other way into the clay.',
        'The first conclusion “seemed natural,” and a reader who takes the potters for an aside will keep to it.',
      ],
      [
        'negligible',
        'wrong-relation',
        'The question is not how much fat there is or how much it counts, but which of two uses left it.',
        'The text makes less of the evidence than others do, and “traces” suggests small amounts.',
      ],
      ['fabricated', 'too-strong', 'Nobody has forged anything; the fats are truly there and truly come from milk.'],
    ],
    why: 'The same fats would be found whether people stored milk in the jar or merely sealed it with milk. Evidence that can be read in two ways is equivocal.',
    hints: [
      'Which part of the milk story is sure?',
      'How else could milk get into the clay?',
      'Both kinds of jar have the same fats. What can the fats alone tell you?',
      'You need a word for something you can understand in two ways.',
    ],
  }),
  reading({
    key: 'rw-words-57',
    skill: 5,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>On the hospital’s old form, patients who were willing to give samples for research ticked a box; on the new one, those who are not must tick one, and the share of donors has risen from a fifth to nine-tenths. The designers call this a triumph of convenience: people had been willing all along, they say, and have merely been spared an effort. Yet of the patients who were interviewed on leaving, most of those who had left the box empty had never seen it. No one was deceived, and the wording could hardly be plainer. Still, what can be done without one’s knowing that one does it is a poor thing to call a choice, and to treat an empty box as ______ consent is to ask of it more than it can bear.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'tantamount to',
    wrong: [
      [
        'inferior to',
        'opposite-meaning',
        'That an empty box is worth less than consent is the author’s own view, and it would not ask too much of the box.',
        'It states what the author believes about the empty box; but the blank stands in the practice that the author criticizes.',
      ],
      [
        'a reward for',
        'not-stated',
        'Nobody offers the patients anything for agreeing, and a box is nothing that one could be given.',
      ],
      [
        'contingent on',
        'wrong-relation',
        'This would make the empty box depend on consent, whereas the hospital infers consent from the box.',
        'Box and consent are indeed connected, and the direction of the connection is easily overlooked.',
      ],
    ],
    why: 'The hospital counts a patient who leaves the box empty as one who agrees, which the author thinks unjustified, since most had not seen the box. What is treated as the same in effect is treated as tantamount.',
    hints: [
      'How does the hospital read an empty box?',
      'What did most patients with an empty box not know?',
      'Whose idea is in the blank: the author’s or the hospital’s?',
      'You need a phrase for “the same in effect.”',
    ],
  }),
  reading({
    key: 'rw-words-58',
    skill: 5,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Lavinia had schooled her face all morning. She had received the news of the marriage with composure, had asked what the bride would wear, and had even, on being pressed, recommended a baker. Her aunt, who had carried that news across the county for the sole pleasure of seeing it delivered, was beginning to think the fare wasted when the tea was brought in. It was a trifling thing: Lavinia poured, and went on pouring, and the cup had been full for some while before she remarked it.</p><p>“My dear,” said the aunt, setting down her own cup, and smiling for the first time that day. The saucer had discovered what the niece had not meant to part with.</p>',
    question: asUsed('discovered'),
    at: 'b',
    right: 'Disclosed',
    wrong: [
      [
        'Detected',
        'other-sense-of-word',
        'It is the aunt who finds something out; a saucer cannot notice anything.',
        'This is what the word commonly means, and somebody does find something out in the scene.',
      ],
      [
        'Caught',
        'wrong-relation',
        'The tea runs into the saucer, but “what the niece had not meant to part with” is not the tea.',
        'The saucer does hold the tea that has been spilled, so the sentence can be read as a remark about the table.',
      ],
      ['Excused', 'not-stated', 'Nothing makes light of Lavinia’s slip; her aunt is delighted with it.'],
    ],
    why: 'Lavinia has hidden her feelings about the marriage, but the overflowing tea shows her aunt that she is upset. In older English, to discover something is to lay it open to others: to disclose it.',
    hints: [
      'What is Lavinia trying to hide?',
      'Why does the aunt smile when the tea runs over?',
      'The saucer is doing it. What can a full saucer do to a secret?',
      'You need a verb for letting out what was hidden.',
    ],
  }),
  reading({
    key: 'rw-words-59',
    skill: 5,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The nitrogen that Lord Rayleigh took from the air was heavier, by about one part in two hundred, than the nitrogen that he prepared from ammonia. A difference so small is just what one expects of impure samples or an unsteady hand, and a less patient experimenter might have averaged the two sets of figures and been commended for it. What forbade this was that the discrepancy never ______. Purer samples, finer balances, and repeated weighings narrowed the spread within each set while leaving the gap between the sets exactly where it had been. Error, as a rule, scatters; what stays put must have a cause, and the cause, a gas that nobody had suspected in the air, was announced by Rayleigh and William Ramsay in 1894.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'abated',
    wrong: [
      [
        'recurred',
        'opposite-meaning',
        'The gap was there each time the weighings were repeated, so it came back again and again.',
        'Errors are what come and go, and the text speaks of repetition; but the discrepancy was the lasting one.',
      ],
      [
        'widened',
        'true-but-off-point',
        'This is so, but it would not forbid anyone to put the difference down to error; an error need not grow.',
        'The gap stayed “exactly where it had been,” so the statement is true, though it gives no reason against averaging.',
      ],
      ['mattered', 'opposite-meaning', 'The discrepancy led to the discovery of a gas, so it mattered a great deal.'],
    ],
    why: 'Better work should have made an error smaller, but the gap stayed where it was, which showed that it was no error. What does not become less does not abate.',
    hints: [
      'If it were just error, what would better scales do to the difference?',
      'The spread got smaller. What happened to the gap?',
      'Why couldn’t he just average the two?',
      'You need a verb for becoming less.',
    ],
  }),
  reading({
    key: 'rw-words-60',
    skill: 5,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The decree of 1788 that closed the city’s grain market to strangers was, by its own terms, good for one winter, and the letters of those who drew it up show that they disliked it. When the shortage was over, it lapsed. But the clerks who drafted the decree of 1803 copied its preamble word for word; those of 1811, a year of middling harvests, cited both; and by 1830, when barns were full, no one who proposed to shut the market thought it needful to offer any ground but that it had been shut before. A measure which its authors had justified by nothing except a famine had become, by sheer repetition, its own ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'warrant',
    wrong: [
      [
        'undoing',
        'opposite-meaning',
        'Repetition did not bring the measure to an end; it made the market easier to shut.',
        'One expects a measure that is used without need to wear itself out, and “its own undoing” is a familiar phrase.',
      ],
      [
        'remedy',
        'wrong-relation',
        'A remedy for the measure would set right the harm that it did; the text tells only why it was taken again.',
        'The first decree was meant as a cure for a shortage, and it is easy to keep thinking of it as one.',
      ],
      ['penalty', 'not-stated', 'The text mentions nobody who was punished by shutting the market or for shutting it.'],
    ],
    why: 'At first a famine was the reason; in the end, that the market “had been shut before” was reason enough. What gives sufficient grounds for an action is its warrant.',
    hints: [
      'What was the reason in 1788, and what was it in 1830?',
      'There was no famine in 1811 or 1830. What did those decrees rest on?',
      'It was repeated and repeated. What had it turned into for itself?',
      'You need a noun for good grounds. The police use it in another sense. Which one?',
    ],
  }),
];
