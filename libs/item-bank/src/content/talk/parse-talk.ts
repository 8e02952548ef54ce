import type { Idea, Talk } from '../../item/talk.js';

/** The talk of one item, or of all items of a template, as a file has it. */
export interface TalkEntry {
  key: string;
  /** Where the key is, from 1. */
  line: number;
  talk: Talk & { ideas: Idea[] };
}

/** A line that can't be read. */
export interface TalkFault {
  line: number;
  message: string;
}

/** An item's key, or a template's id. */
const KEY = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;
const HEAD = /^([+~-]) (?:([1-4])|([a-d])|([a-z][a-z0-9-]+)) ([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const KINDS = { '+': 'right', '~': 'partial', '-': 'wrong' } as const;

/** Why a line that begins an idea isn't one, or undefined if it is. */
function headFault([, sign, rung]: RegExpExecArray): string | undefined {
  if (sign === '-')
    return rung === undefined ? undefined : 'a wrong idea needs the letter of a choice or a mistake: "- b some-id"';
  return rung === undefined ? 'a right or partial idea needs the number of a hint: "+ 2 some-id"' : undefined;
}

/** Reads a talk file: items one after another, each a key, `simpler:` and its ideas. */
export function parseTalk(text: string): { entries: TalkEntry[]; faults: TalkFault[] } {
  const entries: TalkEntry[] = [];
  const faults: TalkFault[] = [];
  let idea: Idea | undefined;
  let inSimpler = false;
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const trimmed = raw.trim();
    const entry = entries.at(-1);
    const fault = (message: string): number => faults.push({ line, message });
    const head = HEAD.exec(raw.trimEnd());
    if (trimmed === '') inSimpler = false;
    else if (KEY.test(raw.trimEnd())) {
      entries.push({ key: trimmed, line, talk: { ideas: [] } });
      idea = undefined;
    } else if (!entry) fault(`expected the key of an item or the id of a template, found "${trimmed}"`);
    else if (trimmed.startsWith('simpler:') || inSimpler) {
      const said = trimmed.replace(/^simpler:\s*/, '');
      entry.talk.simpler = inSimpler ? `${entry.talk.simpler} ${said}` : said;
      inSimpler = true;
    } else if (head) {
      const problem = headFault(head);
      if (problem !== undefined) fault(problem);
      const [, sign, rung, option, misconception, id] = head;
      idea = {
        id: id!,
        kind: KINDS[sign as '+' | '~' | '-'],
        ...(rung && { rung: Number(rung) as 1 | 2 | 3 | 4 }),
        ...(option && { option: option as 'a' | 'b' | 'c' | 'd' }),
        ...(misconception && { misconception }),
        says: [],
        reply: '',
        ask: '',
      };
      entry.talk.ideas.push(idea);
    } else if (!raw.startsWith('  ') || !idea) fault(`expected an idea such as "+ 1 some-id", found "${trimmed}"`);
    else if (trimmed.startsWith('= ')) idea.reply = trimmed.slice(2).trim();
    else if (trimmed.startsWith('? ')) idea.ask = trimmed.slice(2).trim();
    else idea.says.push(trimmed);
  });
  return { entries, faults };
}
