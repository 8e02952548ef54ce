import type { Played, Transcript } from './play.js';

/** A count of turns, and the most there may be; null where it's only told. */
export interface Check {
  readonly name: string;
  readonly count: number;
  readonly of: number;
  readonly most: number | null;
}

const LOST = new Set(['unknown', 'unmatched', 'closer', 'term-unknown', 'which-answer', 'no-choices']);
const LOST_STEPS = new Set(['unreadable', 'cannot-tell']);
const FALSE_STEPS = new Set(['does-not-follow', 'direction', 'false-identity']);
const P99_MS = 50;

/** Neither an idea nor a wish was understood, or a line couldn't be read. */
const isMiss = ({ move, step }: Played): boolean => LOST.has(move) || (step !== null && LOST_STEPS.has(step));

const saysNo = ({ move, step }: Played): boolean => move === 'idea-wrong' || (step !== null && FALSE_STEPS.has(step));

/** What a machine can check of transcripts. */
export function checksOf(transcripts: readonly Transcript[]): Check[] {
  const turns = transcripts.flatMap((each) => each.turns);
  const repeats = transcripts.reduce((sum, each) => sum + repeatsIn(each.turns), 0);
  const check = (name: string, wrong: (turn: Played) => boolean, most: number | null, among = turns): Check => ({
    name,
    count: among.filter(wrong).length,
    of: among.length,
    most: most === null ? null : Math.floor(most * turns.length),
  });
  const judged = (verdict: Played['verdict']) =>
    turns.filter((turn) => turn.verdict === verdict && !turn.said.startsWith('press '));
  return [
    check('turns that weren’t understood', isMiss, 0.05),
    check('turns asked back with buttons', ({ kind }) => kind === 'buttons', null),
    { name: 'replies said before in the dialogue', count: repeats, of: turns.length, most: null },
    check('replies that give the answer away', ({ leaked }) => leaked, 0),
    check('tries spent without a button', ({ spent }) => spent, 0),
    check('right lines called wrong', saysNo, 0, judged('right')),
    check('wrong lines confirmed', ({ kind }) => kind === 'confirmed', 0.01, judged('wrong')),
    check(`replies over ${P99_MS} ms`, ({ ms }) => ms > P99_MS, 0.01),
  ];
}

const repeatsIn = (turns: readonly Played[]): number => turns.length - new Set(turns.map(({ reply }) => reply)).size;
