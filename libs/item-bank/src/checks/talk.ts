import type { Item } from '../item/item.js';
import type { Idea } from '../item/talk.js';
import type { Fault } from './fault.js';
import { leaksIn } from './leaks.js';

const LEAST_SAYS = 3;
const MOST_SAYS = 9;
/** A mark that ends a sentence, with another sentence behind it. */
const NEXT_SENTENCE = /[.!?][”"’)]*\s+(?=[A-Z“"])/;

function ideaFaults(idea: Idea, item: Item): string[] {
  const faults: string[] = [];
  const wrong = idea.kind === 'wrong';
  if (idea.says.length < LEAST_SAYS || idea.says.length > MOST_SAYS)
    faults.push(`has ${idea.says.length} phrasings instead of ${LEAST_SAYS} to ${MOST_SAYS}`);
  if (!/^[^?]*\?[”"’)]*$/.test(idea.ask))
    faults.push('must ask exactly one question, with one question mark at its end');
  if (idea.reply === '') faults.push('has no reply');
  // A wrong idea may first say what is true in it, then where to look.
  else if (idea.reply.split(NEXT_SENTENCE).length > (wrong ? 2 : 1))
    faults.push(`replies in more than ${wrong ? 'two sentences' : 'one sentence'}`);
  if (idea.reply.includes('?')) faults.push('asks a question in its reply');
  if (!wrong && idea.rung === undefined) faults.push('names no hint');
  if (wrong && item.type === 'choice' && !idea.option && !idea.misconception) faults.push('names no choice');
  if (!wrong && idea.option !== undefined) faults.push('names a choice, which only a wrong idea does');
  if (item.type === 'choice' && idea.option === item.answer)
    faults.push(`names ${idea.option}, which is the right choice`);
  const leaks = leaksIn(item, `${idea.reply} ${idea.ask}`);
  if (leaks.length > 0) faults.push(`gives something away (${leaks.join(', ')}): ${idea.reply} ${idea.ask}`);
  return faults;
}

/** What's wrong with the talk of an item by its form. Whether its phrasings find their idea is checked with the tutor. */
export function checkTalk(item: Item): Fault[] {
  const ideas = item.talk?.ideas ?? [];
  const ids = ideas.map(({ id }) => id);
  const fault = (message: string): Fault => ({ item: item.key, rule: 'talk', message, field: 'talk' });
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => fault(`${id} is there twice`)),
    ...ideas.flatMap((idea) => ideaFaults(idea, item).map((message) => fault(`${idea.id} ${message}`))),
  ];
}
