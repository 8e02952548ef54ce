import { skillById } from '@aivy/exam';
import type { Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { plainText, words } from './text.js';

const CROSS_TEXT = 7;
const HARD_WORDS = { text: 100, pair: 120 } as const;

const isReading = ({ skill }: Item): boolean => skillById(skill).subject === 'english';

/** Hard items with fewer words to read than hard items of the exam: what is hard there is to keep hold of a long text. */
export const thinPassages = (items: readonly Item[]): Fault[] =>
  items.flatMap(({ key, skill, difficulty, passage }) => {
    if (skillById(skill).subject !== 'english' || difficulty !== 'hard') return [];
    const [count, least] = [words(passage).length, skill === CROSS_TEXT ? HARD_WORDS.pair : HARD_WORDS.text];
    return count < least
      ? [{ item: key, rule: 'thin-passage', message: `hard, with ${count} words; ${least} at least are the exam’s` }]
      : [];
  });

/** "Biologist Kerstin Aldana argues": a person by profession and full name, and what that person holds or found. */
const EXPERT =
  /\b[\w-]*(?:ist|ian|er|or|scholar|critic|researchers?|scientists?)\s+\p{Lu}[\w’'-]+(?:\s+\p{Lu}[\w’'.-]+)+[^.]{0,60}?\b(?:argue[sd]?|claim(?:s|ed)?|contend(?:s|ed)?|maintain(?:s|ed)?|propose[sd]?|hypothesi[sz]e[sd]?|suggest(?:s|ed)?|believe[sd]?|assert(?:s|ed)?|conclude[sd]?|holds|showed|found|noticed|observed|studied|examined|tested|asked)\b/u;

export const namesExpert = ({ passage }: Item): boolean => EXPERT.test(plainText(passage));

const EXPERT_SHARE = 0.2;
/** A group smaller than this says nothing about a share. */
const ENOUGH = 20;

function tooMany(name: string, items: readonly Item[]): Fault[] {
  const share = items.filter(namesExpert).length / items.length;
  return items.length >= ENOUGH && share > EXPERT_SHARE
    ? [
        {
          item: name,
          rule: 'expert',
          message: `a named expert argues or finds something in ${Math.round(share * 100)} % of the texts`,
        },
      ]
    : [];
}

/** "Named expert argues something" in at most a fifth of the texts of Reading & Writing. */
export const checkExperts = (items: readonly Item[]): Fault[] => tooMany('english', items.filter(isReading));

/** Skills of which more than a fifth of the texts are so. */
export function expertSkills(items: readonly Item[]): Fault[] {
  const reading = items.filter(isReading);
  return [...new Set(reading.map(({ skill }) => skill))].flatMap((skill) =>
    tooMany(
      `skill ${skill}`,
      reading.filter((item) => item.skill === skill),
    ),
  );
}
