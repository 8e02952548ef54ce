import { skillById } from '@aivy/exam';
import { LETTERS, type ChoiceItem, type Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { plainText, shingles } from './text.js';

const NEAR_DUPLICATE = 0.8;
/** A group smaller than this says nothing about balance: of the variants of one template, for example, which are checked alone. */
const SUBJECT_GROUP = 40;
const SKILL_GROUP = 20;
const LETTER_SHARE = { min: 0.2, max: 0.3 } as const;
const LONGEST_SHARE = 0.35;

/** Stems to hold others against: only those that share a run of words with one are ever compared. */
export class StemIndex {
  private readonly stems: { item: Item; size: number }[] = [];
  /** Which stems have a run of words. */
  private readonly holders = new Map<string, number[]>();

  constructor(items: readonly Item[] = []) {
    for (const item of items) this.add(item);
  }

  add(item: Item): void {
    const stem = stemRuns(item);
    for (const run of stem) {
      const holders = this.holders.get(run);
      if (holders) holders.push(this.stems.length);
      else this.holders.set(run, [this.stems.length]);
    }
    this.stems.push({ item, size: stem.size });
  }

  /** The stems of other families that share more than four fifths of their runs of words with this one's. */
  alike(item: Item): Fault[] {
    const stem = stemRuns(item);
    const shared = new Map<number, number>();
    for (const run of stem)
      for (const other of this.holders.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared].flatMap(([index, common]) => {
      const other = this.stems[index]!;
      const share = common / (other.size + stem.size - common);
      // Variants of one template are alike on purpose; the generator sees to it that no two read the same.
      return share > NEAR_DUPLICATE && other.item.family !== item.family
        ? [
            {
              item: item.key,
              rule: 'duplicate',
              message: `its stem is ${Math.round(share * 100)} % that of ${other.item.key}`,
              field: 'question',
            },
          ]
        : [];
    });
  }
}

const stemRuns = ({ passage, question }: Item): Set<string> => shingles(`${passage} ${question}`);

/** Keys used twice, and stems that are nearly an earlier one's. */
export function checkDuplicates(items: readonly Item[]): Fault[] {
  const faults: Fault[] = [];
  const keys = new Set<string>();
  const stems = new StemIndex();
  for (const item of items) {
    if (keys.has(item.key)) faults.push({ item: item.key, rule: 'duplicate', message: 'the key is used twice' });
    keys.add(item.key);
    faults.push(...stems.alike(item));
    stems.add(item);
  }
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
