import { inWords } from '../intent/canonical.js';
import { FIGURES_OF_SPEECH, LESSON_TALK, SAID_ALONG } from './harmless.js';
import { DISTRESS_RULES } from './rules.js';

/** How grave a message is: 2 distress, 3 danger, 4 emergency. */
export type DistressGrade = 2 | 3 | 4;
/** Figures of speech, lesson talk and exam frustration; the rules don't tell them apart. */
type Harmless = 0;

/** @param line the whole message as one plain line: danger may be in its last words */
export function distressGrade(line: string): DistressGrade | Harmless {
  const words = inWords(line)
    .replace(/\brn\b/g, 'right now')
    .replace(SAID_ALONG, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const meant = FIGURES_OF_SPEECH.reduce((text, figure) => text.replace(figure, ' '), words);
  const isLesson = LESSON_TALK.test(meant);
  return DISTRESS_RULES.reduce<DistressGrade | Harmless>(
    (gravest, { grade, says, alsoInLessons }) =>
      grade > gravest && !(alsoInLessons && isLesson) && says.some((pattern) => pattern.test(meant)) ? grade : gravest,
    0,
  );
}
