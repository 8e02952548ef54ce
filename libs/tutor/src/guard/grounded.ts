import { fold, unmarked, withoutTex } from './fold.js';
import { contentOf } from './words.js';

/** Words about the work itself. None says what an answer is worth. */
const WORK = contentOf(
  `sentence paragraph passage text line word phrase verb noun subject clause comma author narrator evidence example equation
  expression formula graph table diagram triangle underline reread rewrite sketch substitute divide multiply subtract simplify factor
  variable`,
);
/** In nearly every question, and in nearly every verdict. */
const EMPTY = new Set(
  contentOf(
    `answer choice option question right correct wrong best good great better true false yes guess pick choose chosen number value
    result point got get give go make take try know think thought sure same different most following complete find work think one
    change keep switch stay trust decide mind agree doubt reconsider rethink`,
  ),
);
/** One word in common comes about by chance, in a short sentence most of all: "10/10", "Look no further." */
const SHARED = 2;
/** Asked openly, a sentence says nothing about an answer. */
const OPEN_QUESTION = /^\W*(?:(?:so|and|now|then|but|okay|ok),? )?(?:what|which|how|why|where|who|when)\b[^]*\?\W*$/i;

/** What a message consists of that only asks for help. */
const ASKING = new Set(
  contentOf(
    `hint hints help clue give another next more bigger please explain explanation show tell answer start stuck lost understand know
    question check step mine wrong why need want get idk aivy one`,
  ),
);

const contentIn = (text: string): string[] => contentOf(withoutTex(unmarked(fold(text))));

/** Could a message hold a guess? A plain "give me a hint" can't. */
export const mayGuess = (message: string): boolean => contentIn(message).some((stem) => !ASKING.has(stem));

/**
 * Tells which sentences a model may add: those about something that was already said, and open questions. What's about
 * nothing in particular ("Woohoo!", "Same here.") could only be about the student's guess.
 * @param said the question, the tutor's own words, and the student's
 */
export function createGround(said: readonly string[]): (sentence: string) => boolean {
  const known = new Set([...WORK, ...said.flatMap(contentIn)].filter((stem) => !EMPTY.has(stem)));
  return (sentence) => {
    if (OPEN_QUESTION.test(sentence)) return true;
    const shared = [...new Set(contentIn(sentence))].filter((stem) => known.has(stem));
    return shared.length >= SHARED && shared.some((stem) => !/^\d/.test(stem));
  };
}
