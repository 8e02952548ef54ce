import type { Item } from '../../item/item.js';
import type { Idea, Talk } from '../../item/talk.js';
import { parseTalk } from './parse-talk.js';
import { TALK_TEXTS } from './texts.js';

/** The talk of every item and template that has some, by key. @throws Error naming the file and line of a fault */
function readTexts(texts: Readonly<Record<string, string>>): Map<string, Talk> {
  const talks = new Map<string, Talk>();
  for (const [file, text] of Object.entries(texts)) {
    const { entries, faults } = parseTalk(text);
    const [fault] = faults;
    if (fault) throw new Error(`${file}:${fault.line}: ${fault.message}`);
    for (const { key, talk } of entries) talks.set(key, talk);
  }
  return talks;
}

const TALKS = readTexts(TALK_TEXTS);

/** The ideas about all items of a template: one list, which they share. */
export const ideasOfTemplate = (id: string): Idea[] | undefined => TALKS.get(id)?.ideas;

/** An item with what was written about talking over it. */
export function withTalk(item: Item): Item {
  const talk = TALKS.get(item.key);
  return talk ? { ...item, talk: { ...item.talk, ...talk } } : item;
}
