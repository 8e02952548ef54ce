import { isolates, type Relation } from '@aivy/item-bank/algebra';
import type { StepFinding } from '../move/step-finding.js';
import { changedTerm } from './changed-term.js';
import { compare, type Verdict } from './compare.js';
import { compareWithSystem } from './system.js';

type From = 'line' | 'question';

function found(verdict: Verdict, from: From, before: Relation | null, line: Relation): StepFinding {
  if (verdict === 'unproven') return { verdict: 'cannot-tell' };
  if (verdict !== 'does-not-follow') return { verdict, from };
  return { verdict, from, change: before && changedTerm(before, line) };
}

/**
 * Holds a relation against the question: each of its equations, then two of them together. It contradicts the question
 * only where nothing that the question says in words could have led to it.
 */
function againstQuestion(given: readonly Relation[], question: string, line: Relation): StepFinding {
  if (given.length === 0) return { verdict: 'no-start' };
  if (given.some((each) => compare(each, line) === 'follows')) return { verdict: 'follows', from: 'question' };
  const [only, ...more] = given;
  // A letter that is a number there is a condition ("at t = 0"), which other lines leave.
  if (only === undefined || more.length > 1 || given.some(isolates)) return { verdict: 'no-start' };
  if (more.length === 1) return found(compareWithSystem(given, line), 'question', null, line);
  const foreign = line.names.some((name) => !only.names.includes(name));
  if (foreign) return { verdict: 'no-start' };
  const ofAnother = only.names.length > 1 && ANOTHER_GRAPH.test(question);
  return ofAnother ? { verdict: 'cannot-tell' } : against(only, 'question', line);
}

/** Such a question has lines of its own besides the one it gives. */
const ANOTHER_GRAPH = /translat|shift|parallel|perpendicular|reflect|another|second/i;

/** In several letters a second relation may be as true as the first: only one changed term is surely a slip. */
function against(ground: Relation, from: From, line: Relation): StepFinding {
  const finding = found(compare(ground, line), from, ground, line);
  const independent = finding.verdict === 'does-not-follow' && finding.change === null && ground.names.length > 1;
  return independent ? { verdict: 'cannot-tell' } : finding;
}

interface Given {
  before: Relation | null;
  proven: Relation | null;
  /** Relations of the question with a sign of the same kind. */
  given: readonly Relation[];
  question: string;
}

/** Holds a relation against the lines before it, and against the question. */
export function judgeRelation(line: Relation, { before, proven, given, question }: Given): StepFinding {
  for (const each of [before, proven])
    if (each && compare(each, line) === 'follows') return { verdict: 'follows', from: 'line' };
  const asGiven = againstQuestion(given, question, line);
  const isFree = asGiven.verdict === 'no-start' && given.length > 0;
  // With two equations to draw from, a line need not come from the proven one alone.
  if (!proven || asGiven.verdict === 'follows' || isFree || given.length > 1) return asGiven;
  const asProven = against(proven, 'line', line);
  return asProven.verdict === 'cannot-tell' && given.length > 0 ? asGiven : asProven;
}
