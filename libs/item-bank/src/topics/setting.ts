import { skillById } from '@aivy/exam';
import { stemOf, words } from '../checks/text.js';
import type { Item } from '../item/item.js';
import { SETTING_WORDS } from './setting-words.js';

/** What a story is told of. */
export type Setting = keyof typeof SETTING_WORDS;

const SETTINGS = Object.keys(SETTING_WORDS) as Setting[];
const SETTING_OF_STEM: ReadonlyMap<string, Setting> = new Map(
  SETTINGS.flatMap((setting) => SETTING_WORDS[setting].split(' ').map((stem) => [stem, setting] as const)),
);
/** Formulas and figures tell no story. */
const FORMULAS = /\\\(.*?\\\)|\\\[.*?\\\]/gs;

/**
 * What the story of a Mathematics problem is told of, by its words; undefined for a problem without a story, or with one
 * of which no word is known, and for Reading & Writing.
 */
export function settingOf({ skill, question }: Pick<Item, 'skill' | 'question'>): Setting | undefined {
  if (skillById(skill).subject !== 'math') return undefined;
  const counts = new Map<Setting, number>();
  for (const stem of new Set(words(question.replace(FORMULAS, ' ')).map(stemOf))) {
    const setting = SETTING_OF_STEM.get(stem);
    if (setting) counts.set(setting, (counts.get(setting) ?? 0) + 1);
  }
  return SETTINGS.filter((setting) => counts.has(setting)).sort((x, y) => counts.get(y)! - counts.get(x)!)[0];
}
