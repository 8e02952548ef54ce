import type { Draft } from '../../drafts/index.js';
import type { Reading } from '../../import/index.js';
import { counted } from '../../operate/counted.js';
import type { KeptDrafts } from './keep-drafts.js';

/** What a person looks for on the page and in the table, where the draft's file has another word. */
const WORDS: Readonly<Record<string, string>> = {
  difficulty: 'band',
  seconds: 'expected time',
  type: 'an answer that is a number',
  accepted: 'exact answers',
  common_wrong: 'frequent wrong answers',
  options: 'four choices',
  answer: 'key',
};

/** Lacks of one field together: `3 misconceptions` and not three times the same. */
function needs({ missing, lost }: Draft): string {
  const counts = new Map<string, number>();
  for (const { field } of missing.slice(lost.length)) {
    const last = field.replace(/^options\..*\.(\w+)$/, '$1');
    const name = WORDS[last] ?? last;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

/** What is missing of each draft, and what a person has to look at, a line each. */
export function tellDrafts(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { key, origin, lost } = draft;
    console.log(`${key} (${origin.file}:${origin.line}): needs ${needs(draft) || 'nothing'}`);
    for (const { field, reason } of lost) console.log(`  ${field}: ${reason}`);
  }
}

/** Items that cannot be read, with the reason, a line each. */
export function tellRefused({ refused }: Reading): void {
  for (const { file, line, id, reason } of refused) console.error(`${file}:${line}: ${id ? `${id}: ` : ''}${reason}`);
}

/** The counts: everything that was found is in one of them. */
export function tellCounts({ drafts, refused }: Reading, kept: KeptDrafts | undefined, folder: string): void {
  const found = drafts.length + refused.length;
  if (found === 0) return;
  const where = kept
    ? ` (${kept.written} written to ${folder}, ${kept.unchanged} there already, ${kept.edited.length} left as a person has changed them)`
    : '';
  console.log(
    `${counted(found, 'item')} of other makers: ${counted(drafts.length, 'draft')}${where}, ${refused.length} not readable.`,
  );
}
