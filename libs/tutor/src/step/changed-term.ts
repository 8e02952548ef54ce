import { equalRational, rational, type Rational } from '@aivy/exam';
import {
  coefficient,
  degreeOf,
  type Monomial,
  over,
  type Polynomial,
  type Relation,
  times,
} from '@aivy/item-bank/algebra';
import type { ChangedTerm, TermKind } from '../move/step-finding.js';

const SIGNS = [rational(1n), rational(-1n)];

const differing = (from: Polynomial, to: Polynomial, factor: Rational): Monomial[] =>
  [...new Set([...from.keys(), ...to.keys()])].filter(
    (monomial) => !equalRational(times(coefficient(from, monomial), factor), coefficient(to, monomial)),
  );

/** What kind of term a monomial is. */
export const kindOf = (monomial: Monomial): TermKind => {
  if (monomial === '') return 'constant';
  if (monomial.includes(',')) return 'mixed';
  const degree = degreeOf(monomial);
  return degree === 1 ? 'linear' : degree === 2 ? 'square' : 'higher';
};

/**
 * The one term in which a line differs from a multiple of the one before; null when it is more than one. A multiple that
 * keeps the highest terms is taken for the one that was meant.
 */
export function changedTerm(before: Relation, line: Relation): ChangedTerm | null {
  const shared = [...before.gap.keys()]
    .filter((monomial) => line.gap.has(monomial))
    .sort((x, y) => degreeOf(y) - degreeOf(x))
    .map((monomial) => over(coefficient(line.gap, monomial), coefficient(before.gap, monomial)));
  const factors = [...SIGNS.filter((each) => shared.some((ratio) => equalRational(ratio, each))), ...shared];
  const most = Math.max(before.gap.size, line.gap.size);
  for (const factor of factors) {
    const [term, ...more] = differing(before.gap, line.gap, factor);
    if (term === undefined || more.length > 0 || most < 2) continue;
    const [onLeft, onRight] = [line.left.top.has(term), line.right.top.has(term)];
    const kind = kindOf(term);
    return {
      kind,
      letter: kind === 'constant' ? '' : (term.split(':')[0] ?? ''),
      side: onLeft === onRight ? null : onLeft ? 'left' : 'right',
    };
  }
  return null;
}
