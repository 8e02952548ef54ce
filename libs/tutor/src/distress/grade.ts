import { inWords } from '../intent/canonical.js';
import { FIGURES_OF_SPEECH, FIRST_PERSON, LESSON_TALK, READING_OPINION, SAID_ALONG } from './harmless.js';
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
      grade > gravest && says.some((pattern) => (alsoInLessons && isLesson ? isPersonal : isSaid)(meant, pattern))
        ? grade
        : gravest,
    0,
  );
}

const isSaid = (text: string, pattern: RegExp): boolean => pattern.test(text);

/** Whether any hit has a first person within four words before it or two after: "suicide is my only choice". */
function isPersonal(text: string, pattern: RegExp): boolean {
  return [...text.matchAll(new RegExp(pattern, 'g'))].some(({ 0: hit, index }) => {
    const before = text.slice(0, index).trim().split(' ').slice(-4);
    const after = text
      .slice(index + hit.length)
      .trim()
      .split(' ')
      .slice(0, 2);
    return FIRST_PERSON.test([...before, hit, ...after].join(' ').replace(READING_OPINION, ' '));
  });
}
