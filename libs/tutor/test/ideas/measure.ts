import { packItems } from '@aivy/item-bank';
import { cosine } from '../../src/ideas/features.js';
import { matchIdea, rankIdeas } from '../../src/ideas/match.js';
import { prepareIdeas, prepareText } from '../../src/ideas/prepare.js';
import { talkFaults } from '../../src/ideas/talk-faults.js';
import { MESSAGES, WRITTEN } from './items.js';

/** A phrasing nearer to a message than this nearly repeats it. */
const TOO_NEAR = 0.75;

interface Measured {
  /** Messages that state an idea. */
  messages: number;
  /** How many find it first. */
  found: number;
  /** The same without the phrasings that nearly repeat the message. */
  foundStrictly: number;
  /** Messages whose reply would praise another idea than theirs as right. */
  praised: string[];
  /** Messages in all. */
  all: number;
}

/** How well students' messages, written before the ideas were, find their ideas. */
export function measureMessages(): Measured {
  const stating = MESSAGES.filter(({ idea }) => idea !== 'none');
  const ideasOf = (item: number) => WRITTEN.find(({ n }) => n === item)!.ideas;
  const isFound = (item: number, idea: string, text: string, strictly: boolean): boolean => {
    const { weightOf } = prepareIdeas(ideasOf(item));
    const said = prepareText(text).words;
    const isFar = (phrasing: string): boolean => cosine(said, prepareText(phrasing).words, weightOf) <= TOO_NEAR;
    const kept = ideasOf(item).map((each) => (strictly ? { ...each, says: each.says.filter(isFar) } : each));
    return rankIdeas(text, prepareIdeas(kept), null)[0]?.idea.id === idea;
  };
  return {
    messages: stating.length,
    found: stating.filter(({ item, idea, text }) => isFound(item, idea, text, false)).length,
    foundStrictly: stating.filter(({ item, idea, text }) => isFound(item, idea, text, true)).length,
    praised: MESSAGES.filter(({ item, idea, text }) => {
      const match = matchIdea(text, prepareIdeas(ideasOf(item)), null);
      const own = ideasOf(item).find(({ id }) => id === idea);
      return match?.why === 'accept' && match.idea.kind === 'right' && own?.kind !== 'right';
    }).map(({ text }) => text),
    all: MESSAGES.length,
  };
}

/** How many phrasings of the bank find their own idea when left out, over every so many items; and what leaks. */
export function measureBank(every: number): { phrasings: number; lost: number; leaks: number } {
  const faults = packItems()
    .filter(({ talk, family }, at, all) => talk?.ideas?.length && family !== all[at - 1]?.family)
    .filter((_, index) => index % every === 0)
    .map((item) => talkFaults({ ...item, id: 1, version: 1 }));
  const sum = (of: (fault: (typeof faults)[number]) => number): number =>
    faults.reduce((total, fault) => total + of(fault), 0);
  return {
    phrasings: sum(({ phrasings }) => phrasings),
    lost: sum(({ lost }) => lost.length),
    leaks: sum(({ leaks }) => leaks.length),
  };
}
