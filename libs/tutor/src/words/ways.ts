import type { TutorContext } from '../context/context.js';
import type { TutorState } from '../state/state.js';
import { mix, saysChoice } from './pick.js';
import { FIRST_MATH_SKILL } from './set-of.js';

/** Asked when every question that leads there was asked. None says which choice it is, or which it isn't. */
const CHOICE_QUESTIONS = {
  text: [
    'Which choice is closest to what you have so far?',
    'Which choice would you check against the text first?',
    'Which choice goes with what you found?',
    'Which choice sounds like your own idea?',
  ],
  blank: [
    'Which choice would you try in the blank first?',
    'Which choice does what the blank needs?',
    'Which choice goes with what you found?',
    'How does the sentence read with your favorite in the blank?',
  ],
  math: [
    'What do you have on paper so far?',
    'What would your next line be?',
    'Which number would you work out next?',
    'What is the question asking you to find?',
  ],
} as const;

/** The same right after something the student thinks. */
const ABOUT_THAT = {
  text: [
    'Which choice would you hold that against first?',
    'Which words in the text made you think so?',
    'Which choices can you cross out, going by that?',
    'Where in the text do you see that?',
  ],
  blank: [
    'Which choices can you cross out, going by that?',
    'Which words around the blank tell you?',
    'Which choice would you try with that in mind?',
    'How would the sentence go on, in your own words?',
  ],
  math: CHOICE_QUESTIONS.math,
} as const;

/** For a hint that asks nothing itself: in the first half of the hints, and in the second. */
const END_QUESTIONS = {
  text: [
    [
      'Which line says so?',
      'Where do you see that?',
      'Which words in the text do that?',
      'What does the text say there?',
    ],
    [
      'What does that leave you with?',
      'Which choice does that?',
      'Which choice comes closest to that?',
      'Which choice says it best?',
    ],
  ],
  blank: [
    [
      'Which words tell you?',
      'Where in the sentence do you see that?',
      'What comes before it?',
      'What comes after it?',
    ],
    [
      'Which choice does that?',
      'How does it read with your pick?',
      'Which choice fits there?',
      'What goes there, then?',
    ],
  ],
  math: [
    ['What do you write first?', "What's your first line?", 'What do you get?', 'Which number goes where?'],
    ['What do you get?', "What's your result?", 'What does that come to?', "What's left to work out?"],
  ],
} as const;

interface ReadingWay {
  /** Ways to check an answer, as what to do. */
  readonly check: readonly string[];
  /** The same as a question. */
  readonly asks: readonly string[];
  /** What to ask about a line of the text. */
  readonly line: readonly string[];
}

const OF_SENTENCES: ReadingWay = {
  check: ['read the whole sentence with it', 'read the sentence aloud with it'],
  asks: [
    'Read the whole sentence with it. Where does it trip you up, if it does?',
    'Which words around the blank does it have to go with?',
  ],
  line: [
    'Who or what is that sentence about?',
    'Which word is the verb there?',
    'Where does that sentence start and stop?',
  ],
};

/** What there is to do about an answer, or a line, by skill of Reading and Writing. */
export const READING_WAYS: Readonly<Record<number, ReadingWay>> = {
  1: {
    check: ['find the line that says so', 'see if it covers the whole text'],
    asks: ['Which line says so?', 'Is it the whole text, or one part of it?'],
    line: ['Is that the main point, or a detail on the way to it?', 'What does that add to the main point?'],
  },
  2: {
    check: ['go through the claim part by part', 'find the words in it that show the claim'],
    asks: ['Which words in it show the claim?', 'Does it show the whole claim, or half of it?'],
    line: ['Which part of the claim is that about?', 'How does that go with the claim?'],
  },
  3: {
    check: ['check its numbers', 'hold it up to the data'],
    asks: ['Which numbers does it use, and are they there?', 'Which part of the data does it come from?'],
    line: ['Which numbers go with that?', 'What would the numbers have to show, then?'],
  },
  4: {
    check: ['find the line it follows from', 'read it in the blank'],
    asks: ['Which line does it follow from?', 'Does the text say enough for that?'],
    line: ['What follows from that?', 'What does that tell you about the blank?'],
  },
  5: {
    check: ['try it in the sentence', 'read the sentence with it'],
    asks: ['How does the sentence read with it?', 'Which words nearby go with it?'],
    line: ['What does that tell you about the word?', 'Which plain word would go with that?'],
  },
  6: {
    check: ['find where the text does that', 'follow it through the text'],
    asks: ['Where in the text does that happen?', 'Which sentence does that?'],
    line: ['What job does that part do?', 'What changes right after it?'],
  },
  7: {
    check: ['find where each text says so', 'check both texts for it'],
    asks: ['Which words of each text say so?', 'Do both texts back it up?'],
    line: ['What would the other text say to that?', 'Do both texts say so, or only one?'],
  },
  8: {
    check: ['see which notes it uses', 'go back to the goal in the question'],
    asks: ['Which notes does it use?', 'Does it do what the question wants?'],
    line: ['Does the goal in the question need that note?', 'What would that note be good for here?'],
  },
  9: {
    check: ['read both sentences with it', 'try it in the blank'],
    asks: [
      'How do the two sentences fit together with it?',
      'Read both sentences with it. What does it say about them?',
    ],
    line: ['Does the next sentence go along with that, or turn against it?', 'What comes right before that?'],
  },
  10: OF_SENTENCES,
  11: OF_SENTENCES,
};

const MATH_CHECKS = ['What do you get when you put it back into the question?', 'Which step led you there?'];

const FIRST_BLANK_SKILL = 9;
const WORDS_SKILL = 5;

const kindOf = (skill: number): keyof typeof CHOICE_QUESTIONS => {
  if (skill >= FIRST_MATH_SKILL) return 'math';
  return skill >= FIRST_BLANK_SKILL || skill === WORDS_SKILL ? 'blank' : 'text';
};

/** One of a few, by seed and turn, that names no choice. */
function picked(all: readonly string[], context: TutorContext, { seed, moves }: TutorState): string {
  const fit = all.filter((each) => !saysChoice(context, each));
  return fit[(mix(seed) + moves.length) % Math.max(1, fit.length)] ?? all[0]!;
}

/** A question about the choices, or about the work in Math. */
export const choiceQuestion = (isAboutThat: boolean, context: TutorContext, state: TutorState): string =>
  picked((isAboutThat ? ABOUT_THAT : CHOICE_QUESTIONS)[kindOf(context.skill)], context, state);

/** A question to end a hint with that only tells. */
export const endQuestion = (isLate: boolean, context: TutorContext, state: TutorState): string =>
  picked(END_QUESTIONS[kindOf(context.skill)][isLate ? 1 : 0], context, state);

/** How to check an answer, whichever it is. */
export const checkQuestion = (context: TutorContext, state: TutorState): string =>
  picked(READING_WAYS[context.skill]?.asks ?? MATH_CHECKS, context, state);

/** A question about a line of the text that fits the kind of question. */
export const lineQuestion = (context: TutorContext, state: TutorState): string =>
  picked(READING_WAYS[context.skill]?.line ?? MATH_CHECKS, context, state);
