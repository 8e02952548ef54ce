import type { IdeaText, Prepared } from './prepare.js';

const MOST = 0.6;

export const telling = (words: ReadonlySet<string>): string[] => [...words].filter((word) => !word.startsWith('='));

/** Do the two share a word that means something? Alike in "it" and "that" alone is no reason to ask. */
export const shareWords = (message: Prepared, says: readonly Prepared[]): boolean =>
  says.some(({ words }) => telling(message.words).some((word) => words.has(word)));

/** Enough in common to say it's right: two words, or half of what a short phrasing says. "The play" alone isn't. */
const shareEnough = (message: Prepared, says: readonly Prepared[]): boolean =>
  says.some(({ words }) => {
    const shared = telling(message.words).filter((word) => words.has(word)).length;
    return shared >= 2 || (shared === 1 && telling(words).length <= 2);
  });

/** Most of a phrasing is said. Half of a misconception is often right: "amber stays the same". */
export const saysMost = (message: Prepared, says: readonly Prepared[], most = MOST): boolean =>
  says.some(({ words }) => {
    const all = telling(words);
    return all.filter((word) => message.words.has(word)).length >= all.length * most;
  });

/** How much of a phrasing has to be said. */
export const isEnough: Readonly<Record<IdeaText['kind'], typeof shareWords>> = {
  right: shareEnough,
  partial: shareWords,
  wrong: (message, says) => shareEnough(message, says) && saysMost(message, says),
};

/** "It's about the valleys" names what the text is about, and says nothing of it. */
const TOPIC_ALONE =
  /^\W*(?:so |um |like )*(?:its|it's|it is|they'?re|this is|something|the \w+ (?:is|are)) (?:all |just |like )?(?:about|with)\b/i;

const DATUM = '(?:about |around |like |only |just |almost )?\\d[\\d.,]*%?';
const LABEL = '(?:the |a )?[\\w-]+';
/** "90 is sunday", "sunday has 90 visitors": a number and what it belongs to. */
const READING = new RegExp(
  `^\\W*(?:(?:so|oh|ok|but|well|wait|no),? )*(?:${LABEL} (?:(?:is|was|has|had|at|with|shows|got|=) )?${DATUM}(?: \\w+)?|${DATUM} (?:\\w+ )?(?:is|was|are|on|for|in|at|=) ${LABEL})\\W*$`,
  'i',
);

/** Does a message read a number off a graph or table, and conclude nothing? A right reading is no misconception. */
export const readsData = (text: string): boolean => READING.test(text);

/** Does a message name a topic and no more? */
export const isTopicAlone = (text: string, { words }: Prepared): boolean =>
  TOPIC_ALONE.test(text) && telling(words).length < 2;
