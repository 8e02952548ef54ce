import { packItems } from '@aivy/item-bank';
import { ideasOf, type OpenIdea } from '../../src/ideas/ideas-of.js';
import { matchIdea } from '../../src/ideas/match.js';
import { prepareIdeas } from '../../src/ideas/prepare.js';

/** How many phrasings of right ideas are taken for a right idea, as they are or changed. */
export interface Praised {
  readonly all: number;
  readonly praised: string[];
}

const DENIES = /\b(?:not?|never|nothing|nobody|none|without|cannot|false|wrong)\b|n['’]?t\b/i;

/** One item of each template, every so many. */
const someItems = (every: number) =>
  packItems()
    .filter(({ talk, family }, at, all) => talk?.ideas?.length && family !== all[at - 1]?.family)
    .filter((_, index) => index % every === 0)
    .map((item) => ({ ...item, id: 1, version: 1 }));

/** The first phrasing of each right idea that denies nothing itself, changed and heard by the tutor. */
export function praisedAfter(every: number, section: 'math' | 'rw', change: (text: string) => string): Praised {
  const praised: string[] = [];
  let all = 0;
  for (const item of someItems(every).filter(({ key }) => key.startsWith(section))) {
    const ideas: OpenIdea[] = ideasOf(item);
    const prepared = prepareIdeas(ideas, item.passage);
    for (const { kind, says } of ideas) {
      const text = says[0]!;
      // What denies something itself is true to someone else's phrasing when it's denied.
      const changed = change(text);
      if (kind !== 'right' || DENIES.test(says.join(' ')) || changed === text) continue;
      all += 1;
      const match = matchIdea(changed, prepared, null);
      if (match?.why === 'accept' && match.idea.kind === 'right') praised.push(`${item.key}: ${changed}`);
    }
  }
  return { all, praised };
}

/** Words of the passage, in "the subject is …", that the idea about the subject doesn't name. */
export function praisedSubjects(): Praised {
  const praised: string[] = [];
  let all = 0;
  for (const item of someItems(1).filter(({ key }) => key.startsWith('rw-form'))) {
    const ideas = ideasOf(item);
    const prepared = prepareIdeas(ideas, item.passage);
    const subject = ideas.find(
      ({ kind, says }) => kind === 'right' && says.some((text) => /\bsubject is\b|is the subject/.test(text)),
    );
    if (!subject) continue;
    const named = `${subject.says.join(' ')} ${subject.reply}`.toLowerCase();
    const nouns = new Set(item.passage.toLowerCase().match(/\b[a-z]{4,}s\b/g) ?? []);
    for (const noun of nouns) {
      if (named.includes(noun.slice(0, -2))) continue;
      all += 1;
      const match = matchIdea(`the subject is ${noun}`, prepared, null);
      if (match?.why === 'accept' && match.idea.id === subject.id) praised.push(`${item.key}: ${noun}`);
    }
  }
  return { all, praised };
}
