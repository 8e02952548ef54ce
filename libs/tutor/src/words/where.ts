import type { ChangedTerm, StepFinding, TermKind } from '../move/step-finding.js';

const TERMS: Readonly<Record<TermKind, (letter: string) => string>> = {
  constant: () => 'the plain numbers',
  linear: (letter) => `the terms with ${letter}`,
  square: (letter) => `the terms with ${letter} squared`,
  higher: (letter) => `the terms with a power of ${letter}`,
  mixed: () => 'the terms with more than one letter',
};

/** Where to look: a kind of term and its side, never a value. */
export function whereChanged(change: ChangedTerm | null): string {
  if (change === null) return 'More than one thing changed, so go term by term.';
  const side = change.side === null ? '' : ` on the ${change.side}`;
  return `Look at ${TERMS[change.kind](change.letter)}${side}: they need the same move as the rest, sign and all.`;
}

const FROM = {
  line: 'your line before',
  question: 'the equation in the question',
  start: 'what the question says',
} as const;

/** What a line was compared with, in words. */
export const heldAgainst = (finding: StepFinding | undefined): string =>
  finding && 'from' in finding ? FROM[finding.from] : FROM.line;
