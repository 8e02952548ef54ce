import { skillById } from '@aivy/exam';
import { LETTERS, type ChoiceItem, type Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { plainText, shingles } from './text.js';

const NEAR_DUPLICATE = 0.8;
/** A group smaller than this says nothing about balance. */
const SUBJECT_GROUP = 10;
const SKILL_GROUP = 20;
const LETTER_SHARE = { min: 0.2, max: 0.3 } as const;
const LONGEST_SHARE = 0.35;

/** Keys used twice, and stems that share more than four fifths of their runs of words with an earlier one's. */
export function checkDuplicates(items: readonly Item[]): Fault[] {
  const faults: Fault[] = [];
  const keys = new Set<string>();
  /** Which earlier items have a run of words: only stems that share some are ever compared. */
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  items.forEach((item, index) => {
    if (keys.has(item.key)) faults.push({ item: item.key, rule: 'duplicate', message: 'the key is used twice' });
    keys.add(item.key);
    const shared = new Map<number, number>();
    const stem = shingles(`${item.passage} ${item.question}`);
    sizes.push(stem.size);
    for (const run of stem) {
      const earlier = holders.get(run) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      earlier.push(index);
      holders.set(run, earlier);
    }
    for (const [other, common] of shared) {
      const share = common / (sizes[other]! + stem.size - common);
      // Variants of one template are alike on purpose; the generator sees to it that no two read the same.
      if (share > NEAR_DUPLICATE && items[other]!.family !== item.family)
        faults.push({
          item: item.key,
          rule: 'duplicate',
          message: `its stem is ${Math.round(share * 100)} % that of ${items[other]!.key}`,
        });
    }
  });
  return faults;
}

/** Is the right choice longer than every wrong one, as the student sees them? */
export function keyIsLongest({ choices, answer }: ChoiceItem): boolean {
  const length = (html: string): number => plainText(html).length;
  return LETTERS.every((letter) => letter === answer || length(choices[letter]) < length(choices[answer]));
}

function checkGroup(name: string, items: readonly ChoiceItem[]): Fault[] {
  const faults: Fault[] = [];
  for (const letter of LETTERS) {
    const share = items.filter((item) => item.answer === letter).length / items.length;
    if (share < LETTER_SHARE.min || share > LETTER_SHARE.max)
      faults.push({
        item: name,
        rule: 'key-balance',
        message: `${Math.round(share * 100)} % of the keys are ${letter.toUpperCase()}`,
      });
  }
  const longest = items.filter(keyIsLongest).length / items.length;
  if (longest > LONGEST_SHARE)
    faults.push({
      item: name,
      rule: 'key-length',
      message: `the key is the longest choice in ${Math.round(longest * 100)} % of the items`,
    });
  return faults;
}

/** Keys spread over A-D (20-30 % each) and seldom the longest choice, by subject and by skill. */
export function checkBalance(items: readonly Item[]): Fault[] {
  const groups = new Map<string, { least: number; items: ChoiceItem[] }>();
  for (const item of items) {
    if (item.type !== 'choice') continue;
    for (const [name, least] of [
      [skillById(item.skill).subject, SUBJECT_GROUP],
      [`skill ${item.skill}`, SKILL_GROUP],
    ] as const) {
      const group = groups.get(name) ?? { least, items: [] };
      group.items.push(item);
      groups.set(name, group);
    }
  }
  return [...groups].flatMap(([name, group]) =>
    group.items.length >= group.least ? checkGroup(name, group.items) : [],
  );
}
