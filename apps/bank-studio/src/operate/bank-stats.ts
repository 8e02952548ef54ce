import type { Subject } from '@aivy/contracts';
import { skillById, SKILLS } from '@aivy/exam';
import {
  capacityOf,
  ItemPool,
  LETTERS,
  practicePool,
  TEMPLATES,
  type Capacity,
  type BankItem,
  type ChoiceItem,
  type Pool,
  type BankSnapshot,
} from '@aivy/item-bank';
import { checkItems, checkPools, checkTopics, keyIsLongest, words } from '@aivy/item-bank/checks';

interface Keys {
  /** Share of the keys on A, B, C, D, 0-1. */
  keys: number[];
  /** Share of the items whose key is the longest choice, 0-1. */
  longest: number;
}

export interface SkillStats extends Keys {
  skill: number;
  name: string;
  total: number;
  easy: number;
  medium: number;
  hard: number;
  choice: number;
  blank: number;
  /** How many are kept for what. */
  pools: Readonly<Record<Pool, number>>;
}

export interface SectionStats extends Keys {
  name: string;
  total: number;
  /** Words of the passages, tables and pairs included; absent without passages. */
  words?: { min: number; median: number; max: number };
}

export interface BankStats {
  items: number;
  skills: SkillStats[];
  sections: SectionStats[];
  templates: number;
  /** Mathematics items with a figure. */
  figures: number;
  /** Share of the templates that are set in a real-life situation, 0-1. */
  context: number;
  capacity: Capacity;
  faults: number;
}

function keysOf(items: readonly BankItem[]): Keys {
  const choices = items.filter((item): item is BankItem & ChoiceItem => item.type === 'choice');
  const share = (count: number): number => (choices.length === 0 ? 0 : count / choices.length);
  return {
    keys: LETTERS.map((letter) => share(choices.filter(({ answer }) => answer === letter).length)),
    longest: share(choices.filter(keyIsLongest).length),
  };
}

function lengthsOf(items: readonly BankItem[]): SectionStats['words'] {
  const lengths = items
    .filter(({ passage }) => passage !== '')
    .map(({ passage }) => words(passage).length)
    .sort((x, y) => x - y);
  return lengths.length === 0
    ? undefined
    : { min: lengths[0]!, median: lengths[Math.floor(lengths.length / 2)]!, max: lengths.at(-1)! };
}

const SECTIONS: readonly (readonly [Subject, string])[] = [
  ['english', 'Reading & Writing'],
  ['math', 'Math'],
];

const byPool = <T>(of: (pool: Pool) => T): Record<Pool, T> => ({
  diagnostic: of('diagnostic'),
  test: of('test'),
  practice: of('practice'),
});

/** Counts and balance of a bank, its faults, and what it is enough for. */
export function bankStats(bank: BankSnapshot): BankStats {
  const items = bank.items();
  const count = (list: readonly BankItem[], meets: (item: BankItem) => boolean): number => list.filter(meets).length;
  return {
    items: items.length,
    skills: SKILLS.map(({ id, name }) => {
      const own = items.filter(({ skill }) => skill === id);
      const band = (wanted: string): number => count(own, ({ difficulty }) => difficulty === wanted);
      const type = (wanted: string): number => count(own, (item) => item.type === wanted);
      return {
        skill: id,
        name,
        total: own.length,
        easy: band('easy'),
        medium: band('medium'),
        hard: band('hard'),
        choice: type('choice'),
        blank: type('blank'),
        pools: byPool((pool) => count(own, (item) => bank.poolOf(item.id) === pool)),
        ...keysOf(own),
      };
    }),
    sections: SECTIONS.map(([subject, name]) => {
      const own = items.filter(({ skill }) => skillById(skill).subject === subject);
      const lengths = lengthsOf(own);
      return { name, total: own.length, ...keysOf(own), ...(lengths && { words: lengths }) };
    }),
    templates: TEMPLATES.length,
    figures: count(items, ({ key, img }) => key.startsWith('math-') && img !== ''),
    context: TEMPLATES.length === 0 ? 0 : TEMPLATES.filter(({ context }) => context).length / TEMPLATES.length,
    capacity: capacityOf({ ...byPool((pool) => ItemPool.of(bank, pool)), practice: practicePool(bank) }),
    faults: [
      ...checkItems(items.map(({ id: _id, version: _version, ...item }) => item)),
      ...checkPools(bank),
      ...checkTopics(bank),
    ].length,
  };
}
