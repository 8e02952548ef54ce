import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_51_60: readonly Item[] = [
  reading({
    key: 'rw-form-51',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Cookbooks survive from few ancient kitchens, and where they do they tell us what the rich wished to be seen eating. Reconstructing the daily meals of people who left behind no recipes, hardly any inscriptions, and only such bones as the acid soils of the peninsula, which destroy most organic remains within a few centuries, happened to spare ______ archaeologists to read what might be called accidental records: the starch lodged in the teeth of the dead, the fats soaked into unglazed pots, the pollen trapped in the mud of wells.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'obliges',
    wrong: [
      [
        'oblige',
        'subject-verb-agreement',
        'This agrees with one of the plural nouns on the way, such as “bones” or “soils,” but those have their verbs already.',
        'Six plural nouns stand between the beginning of the sentence and its verb, the last of them just before it.',
      ],
      [
        'to oblige',
        'finite-verb-needed',
        'The sentence would have no main verb before the colon, and nothing is spared in order to make somebody do something.',
      ],
      [
        'obliging',
        'finite-verb-needed',
        'The sentence would have no main verb before the colon.',
        '“Happened to spare” sounds like the main verb, after which a form in “-ing” could add what followed from it.',
      ],
    ],
    why: 'The subject is an activity, “reconstructing the daily meals …,” which counts as one thing. “Left,” “destroy,” and “happened” belong to clauses inside this long subject, which ends at “spare.”',
    hints: [
      'What makes archaeologists read such records?',
      'It starts with “Reconstructing.” Where does the subject end?',
      'Reconstructing is an activity. Is that one thing or many?',
      'Try “this task” as the subject. What kind of verb does it need?',
    ],
  }),
  reading({
    key: 'rw-form-52',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The causeway that crosses the marsh at Ullen is older than it looks. It is thought ______ by the people who farmed the edges of the marsh before the Romans came, since the timbers beneath it were felled around 300 BCE.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'to have been laid',
    wrong: [
      ['to be laid', 'tense-shift', 'This makes the building of the causeway something of the present or the future.'],
      ['of having been laid', 'finite-verb-needed', 'The verb “is thought” is not followed by “of” in such a sense.'],
      ['to have laid', 'active-or-passive', 'The causeway did not lay anything.'],
    ],
    why: 'The thinking is done now, but the building was over long ago and was done to the causeway: “is thought to have been laid.”',
    hints: [
      'People think it now. When was it built?',
      'Did the causeway do something, or was something done to it?',
      'After “is thought,” what little word do you expect?',
      'What two things does the form have to show?',
    ],
  }),
  reading({
    key: 'rw-form-53',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The forest on the north slope is so plainly the older of the two—its oaks are broad, its floor is deep in leaves—that visitors seldom doubt the guide who calls it untouched. Yet the soil beneath the oaks, which was once turned to the depth of a hand and which holds fragments of tile, would lie today in the same fine, undisturbed layers that are found across the ridge if the slope, as the guide supposes and as a century of picture postcards has encouraged the town to believe, ______ forest.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'had always been',
    wrong: [
      [
        'has always been',
        'conditional-form',
        'This leaves it open whether the guide is right, but the first half of the sentence treats his belief as mistaken.',
        'It is just what the guide would say, and “has encouraged” stands close by.',
      ],
      [
        'will always have been',
        'conditional-form',
        'This looks back from the future, and the condition is about the past.',
      ],
      [
        'would always have been',
        'conditional-form',
        'The word “would” has its place in the result, and it is there already; it does not belong after “if.”',
        'It seems to match “would lie” in the first half of the sentence.',
      ],
    ],
    why: 'The soil does not lie in fine layers, so the condition is contrary to fact, and it reaches from the past up to now. After “if,” such a condition takes “had”: “would lie … today if the slope … had always been forest.”',
    hints: [
      'In the writer’s eyes, was the slope ever a field?',
      'The result comes first. Where does the condition start?',
      'Skip the two parts that begin with “as.” What’s left?',
      'Is the condition true, and what time is it about?',
    ],
  }),
  reading({
    key: 'rw-form-54',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Instruments on spacecraft have measured magnetic fields around most of the planets. Jupiter’s magnetic field, which drives brilliant lights above the planet’s poles, is stronger than ______ in the solar system.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'that of any other planet',
    wrong: [
      ['any other planet', 'faulty-comparison', 'A field would be compared with a planet.'],
      [
        'those of any other planet',
        'pronoun-agreement',
        'The pronoun does not match in number what it would stand for.',
      ],
      [
        'that of any planet',
        'faulty-comparison',
        'Jupiter is itself a planet, so its field would have to be stronger than itself.',
      ],
    ],
    why: 'One field is compared with another, so “that” stands for “the magnetic field,” and “other” leaves Jupiter out of the planets with which it is compared.',
    hints: [
      'What exactly is stronger: a planet, or something that a planet has?',
      'So what does the other side of the comparison have to name?',
      'What can stand in for that noun, and in what number?',
      'What shouldn’t Jupiter’s field be compared with?',
    ],
  }),
  reading({
    key: 'rw-form-55',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Economists who visited the village in the 1970s admired the exactness with which it divided the water of its only stream, but they misread the rule. What they took for a system of equal shares, and described as such in articles that officials in other dry countries would later quote, was, as one of their students learned by staying on through a drought, a system of unequal shares ______ every household, including the poorest and the one that lay farthest down the stream, had long since resigned itself.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'to which',
    wrong: [
      [
        'that',
        'relative-pronoun',
        'The clause has its subject, “every household,” and its object, “itself,” so there is no place in it for this word.',
        'After “a system of unequal shares,” this is the commonest way to begin a clause, and what would tell against it comes twenty words later.',
      ],
      [
        'in which',
        'relative-pronoun',
        'This is possible after “a system,” but the verb at the end of the sentence calls for a different preposition.',
        'Households live in a system, and “a system in which” is a familiar phrase.',
      ],
      [
        'of which',
        'relative-pronoun',
        'The households would be part of the shares, or the shares a part of something, and the verb is left without its preposition.',
      ],
    ],
    why: 'People resign themselves to something. The preposition that “resigned itself” needs is missing from the end of the sentence, so it has to stand before “which.”',
    hints: [
      'The clause at the blank has a verb near its end. Which one?',
      'Make it a sentence of its own. How does it begin?',
      'In that sentence, what comes after “resigned itself”?',
      'That little word isn’t at the end. Where does it go?',
    ],
  }),
  reading({
    key: 'rw-form-56',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Visitors to the old mountain shrine often ask to see the joints of its gate. Built without a single nail, ______ several strong earthquakes since 1702.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'the gate has survived',
    wrong: [
      [
        'the skill of its carpenters brought the gate through',
        'dangling-modifier',
        'It would be the skill that was built without a nail.',
      ],
      [
        'carpenters made it strong enough to survive',
        'dangling-modifier',
        'The opening words would describe the carpenters.',
      ],
      [
        'there is a gate here that has survived',
        'dangling-modifier',
        'The clause begins with “there,” so the opening words describe nothing.',
      ],
    ],
    why: '“Built without a single nail” describes the gate, so the clause must begin with “the gate.”',
    hints: [
      'What was built without a nail?',
      'The opening describes something. Where should that come?',
      'Can you build skill with nails?',
      'So what goes right after the comma?',
    ],
  }),
  reading({
    key: 'rw-form-57',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>In the last scene of the play, the judge lays the exhibits side by side and turns to the inspector, who has not spoken since noon. “If these two ______ right,” she says, “then the clock over the bank is wrong, and your whole case with it.”</p>',
    question: CONFORMS,
    at: 'c',
    right: 'witnesses’ watches are',
    wrong: [
      [
        'witness’s watches are',
        'plural-or-possessive',
        'The possessive is that of one person, and “these two” tells of more.',
      ],
      [
        'witnesses watches’ are',
        'plural-or-possessive',
        'The mark has been put on what is owned instead of on those who own it.',
      ],
      [
        'witnesses’ watch’s are',
        'plural-or-possessive',
        'The second noun owns nothing here, and it does not go with “are.”',
      ],
    ],
    why: 'There are two witnesses, and the watches are theirs: “witnesses’.” The watches are several and own nothing: “watches.”',
    hints: [
      'Who owns something here, and what is it?',
      'What do “these two” and “are” tell you about number?',
      'A plural already ends in “s.” What shows that it owns something?',
      'How many of the nouns take a mark?',
    ],
  }),
  reading({
    key: 'rw-form-58',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The frescoes in the chapel at Valmora, ______ in 1583 by a bishop who thought their saints insufficiently solemn and uncovered, square by square, over eleven winters by a restorer who worked alone with a scalpel and cotton wool, are now so well known that few of the visitors who file past them realize how nearly they were lost a second time, when the town council, short of money, offered the wall on which they are painted to a collector.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'whitewashed',
    wrong: [
      [
        'were whitewashed',
        'finite-verb-needed',
        'The frescoes have their main verb later on, and nothing joins this one to it.',
        'It gives “the frescoes” a verb at once, as most sentences do, and the true one is more than thirty words away.',
      ],
      ['having whitewashed', 'active-or-passive', 'In this form the frescoes would be the ones who held the brush.'],
      [
        'they were whitewashed',
        'comma-splice',
        'A whole sentence would stand inside another, with nothing but commas to hold it.',
        'Read as far as “solemn,” it makes good sense as an inserted remark.',
      ],
    ],
    why: 'The main clause is “The frescoes … are now so well known.” What stands between the commas describes them with two participles joined by “and”: “whitewashed … and uncovered.”',
    hints: [
      'The main verb is far away. What is it?',
      'What do the words from the comma to “are” do?',
      '“And” joins the blank to another word. Which one?',
      'Did the frescoes paint, or were they painted over?',
    ],
  }),
  reading({
    key: 'rw-form-59',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The census of 1906, the first to ask the inhabitants of the islands what language they spoke at home rather than which church they attended, counted some four thousand households. A quarter of the households, scattered over eleven islands and without a school, a newspaper, or a pulpit in common, ______ found to be using a language that the census takers, who had no box for it on their forms, wrote in by hand and spelled in nineteen ways.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'were',
    wrong: [
      [
        'was',
        'subject-verb-agreement',
        'A fraction takes its number from the noun after “of,” and the words that describe it here, “scattered over eleven islands,” are not about one thing.',
        'The subject begins with “a,” and “a school, a newspaper, or a pulpit” keeps the ear in the singular.',
      ],
      [
        'being',
        'finite-verb-needed',
        'With this form, the second sentence has no main verb; “had” and “wrote” belong to clauses about the census takers.',
        '“Scattered” seems to begin a series of descriptions, and “wrote” near the end can be taken for the main verb.',
      ],
      ['are', 'tense-shift', 'The finding was made in 1906 by people who “wrote” it down; the present does not fit.'],
    ],
    why: 'In “a quarter of the households,” the noun after “of” decides: households are counted, so the verb is plural. The year and “wrote” put it in the past.',
    hints: [
      'Was it one thing that used the language, or a good many?',
      'It’s a part of the households. One household or many?',
      '“Half of the milk goes bad,” “half of the eggs go bad.” Which one is like this?',
      'When was it: then or now?',
    ],
  }),
  reading({
    key: 'rw-form-60',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Neither the chart that the harbor sells to visitors nor the pilots who have taken ships past the point for thirty years ______ a sandbank there, yet three boats have struck one since the spring.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'mention',
    wrong: [
      [
        'mentions',
        'subject-verb-agreement',
        'This agrees with “the chart,” but of two subjects joined by “nor” it is not the farther that decides.',
      ],
      ['mentioning', 'finite-verb-needed', 'The clause before “yet” would have no main verb.'],
      ['to mention', 'finite-verb-needed', 'A form with “to” cannot be the main verb of the clause before “yet.”'],
    ],
    why: 'When “neither … nor” joins two subjects, the verb agrees with the nearer, here “the pilots.”',
    hints: [
      'Which two subjects are joined here?',
      'With “neither … nor,” do both decide the verb or just one?',
      'The nearer one decides. So what kind of verb is it?',
      '“Ships” and “years” are nearby. Do they count?',
    ],
  }),
];
