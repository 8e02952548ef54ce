import fs from 'node:fs';
import path from 'node:path';
import { ideasOf } from '../../src/ideas/ideas-of.js';
import { matchIdea } from '../../src/ideas/match.js';
import { prepareIdeas } from '../../src/ideas/prepare.js';
import type { Rung } from '../../src/move/phase.js';
import { itemOf } from '../bank/items.js';

/** What became of a message: its idea was found, another was, the student was asked, or nothing was found. */
type Outcome = 'found' | 'other' | 'asked' | 'nothing';

interface Heard {
  outcome: Outcome;
  /** Does it state an idea that anyone wrote down? */
  states: boolean;
}

/** `# key` begins an item; `1 id | text` is a message after the question of hint 1, 0 before any. "none" states nothing. */
function measure(): Heard[] {
  const rows = fs
    .readFileSync(path.join(process.cwd(), 'libs/tutor/test/ideas/fresh-messages.txt'), 'utf8')
    .split('\n');
  let item = itemOf(rows[0]!.slice(2));
  return rows.flatMap((row) => {
    if (row.startsWith('# ')) item = itemOf(row.slice(2));
    const [, hint = '', id = '', text = ''] = /^(\d) (\S+) \| (.+)$/.exec(row) ?? [];
    if (text === '') return [];
    const match = matchIdea(
      text,
      prepareIdeas(ideasOf(item), item.passage),
      hint === '0' ? null : (Number(hint) as Rung),
    );
    const accepted = match?.idea.id === id ? 'found' : 'other';
    const outcome = match?.why === 'accept' ? accepted : match?.rival ? 'asked' : 'nothing';
    return [{ outcome, states: id !== 'none' }];
  });
}

describe('messages that nobody tuned the matcher on', () => {
  const heard = measure();
  const stating = heard.filter(({ states }) => states);
  const share = (list: readonly Heard[], outcome: Outcome): number =>
    list.filter((each) => each.outcome === outcome).length / list.length;

  it('mostly find the idea they state', () => {
    expect(heard).toHaveLength(214);
    expect(share(stating, 'found')).toBeGreaterThanOrEqual(0.65);
  });
  it('seldom find another one', () => expect(share(heard, 'other')).toBeLessThanOrEqual(0.08));
  it('are hardly ever asked back about', () => expect(share(heard, 'asked')).toBeLessThanOrEqual(0.05));
});
