import fs from 'node:fs';
import path from 'node:path';
import type { BankItem, Idea } from '@aivy/item-bank/item';
import { itemOf } from '../bank/items.js';

interface Written {
  key: string;
  n: number;
  ideas: Idea[];
}

interface Message {
  item: number;
  /** Id of the idea it states, or "none". */
  idea: string;
  text: string;
}

const read = <T>(file: string): T =>
  JSON.parse(fs.readFileSync(path.join(process.cwd(), 'libs/tutor/training/ideas', file), 'utf8')) as T;

/** Ideas that were written for ten items before there was a matcher, five phrasings each. */
export const WRITTEN = read<Written[]>('items-content.json');
/** What students said about these items, written before the ideas were. */
export const MESSAGES = read<Message[]>('student-messages.json');

/** One of the ten items with the ideas that its dialogue was designed for, whatever the bank says of it today. */
export function designedItem(key: string): BankItem {
  const ideas = WRITTEN.find((each) => each.key === key)!.ideas;
  return { ...itemOf(key), talk: { ideas, simpler: 'In short: read the words and doubt them.' } };
}
