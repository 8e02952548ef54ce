import type { StepCheck } from '@aivy/contracts';
import { readLine } from '@aivy/item-bank/algebra';
import type { ChangedTerm, StepFinding } from '../move/step-finding.js';
import { kindOf } from './changed-term.js';
import { placesIn, type Span } from './places.js';

const HOLDS: ReadonlyMap<StepFinding['verdict'], boolean> = new Map([
  ['follows', true],
  ['landmark', true],
  ['landmark-last', true],
  ['identity', true],
  ['does-not-follow', false],
  ['direction', false],
  ['false-identity', false],
] as const);
const SIGN = /<=|>=|[=<>≤≥]/;

/** The terms of a side, outside all parentheses, each with the sign before it. */
function termsOf(side: string, from: number): Span[] {
  const terms: Span[] = [];
  let depth = 0;
  let begin = 0;
  const end = (to: number): void => {
    const text = side.slice(begin, to);
    const lead = text.length - text.trimStart().length;
    if (text.trim() !== '') terms.push({ at: from + begin + lead, to: from + begin + text.trimEnd().length });
    begin = to;
  };
  for (let at = 0; at < side.length; at += 1) {
    const character = side.charAt(at);
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    const joins = /[-+]/.test(character) && depth === 0 && !/(?:^|[-+*/^(])\s*$/.test(side.slice(0, at));
    if (joins) end(at);
  }
  end(side.length);
  return terms;
}

/** Does a term, as it was typed, hold the kind of term that changed? */
function holdsTerm(text: string, { kind, letter }: ChangedTerm): boolean {
  const line = readLine(text.replace(/^\s*\+/, ''));
  const [sum] = line?.sides ?? [];
  return (
    sum !== undefined &&
    [...sum.top.keys()].some(
      (monomial) => kindOf(monomial) === kind && (kind === 'constant' || monomial.split(':')[0] === letter),
    )
  );
}

function changedIn(line: string, finding: StepFinding): Span[] {
  const sign = SIGN.exec(line);
  if (!sign) return [];
  const [after, end] = [sign.index + sign[0].length, sign.index];
  if (finding.verdict === 'direction') return [{ at: end, to: after }];
  if (finding.verdict !== 'does-not-follow' || finding.change === null) return [];
  const { change } = finding;
  const left = change.side === 'right' ? [] : termsOf(line.slice(0, end), 0);
  const right = change.side === 'left' ? [] : termsOf(line.slice(after), after);
  return [...left, ...right].filter(({ at, to }) => holdsTerm(line.slice(at, to), change));
}

/**
 * Where in a message the lines stand that were judged, and in the last of them what changed. null when nothing was proven
 * of any, or when it cannot be told for sure where they stand.
 * @param lines as they were read from the message @param findings of the first so many of them
 */
export function marksOf(message: string, lines: readonly string[], findings: readonly StepFinding[]): StepCheck | null {
  const places = placesIn(message, lines);
  const marked: StepCheck['lines'] = [];
  let changed: Span[] = [];
  for (const [index, finding] of findings.entries()) {
    const place = places[index];
    // A slip in an equation of the student's own making is named, not marked.
    const holds = finding.verdict === 'slip' && finding.from === 'question' ? false : HOLDS.get(finding.verdict);
    const line = lines[index];
    if (holds === undefined || !place || line === undefined) continue;
    marked.push({ ...place, holds });
    // A line that was read as it was typed has its terms where they were typed.
    changed =
      place.to - place.at === line.length
        ? changedIn(line, finding).map(({ at, to }) => ({ at: place.at + at, to: place.at + to }))
        : [];
  }
  return marked.length === 0 ? null : { lines: marked, changed };
}
