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
