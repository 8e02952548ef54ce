import { equalRational } from '@aivy/exam';
import {
  coefficientsOf,
  divides,
  isLinear,
  ratioOf,
  type Relation,
  rootsOf,
  turned,
  valueAt,
  sign as signOf,
} from '@aivy/item-bank/algebra';

/** Does a line follow from another? `unproven`: neither can be shown. */
export type Verdict = 'follows' | 'does-not-follow' | 'direction' | 'unproven';

/** Equations in one name: a line follows when it is true wherever the one before is. */
function byRoots(before: Relation, line: Relation): Verdict {
  const [from, to] = [coefficientsOf(before.gap), coefficientsOf(line.gap)];
  if (!from || !to || before.names.join() !== line.names.join()) return 'unproven';
  // More roots than the line before can have are no step, but a way of asking for several values at once.
  if (to.length > from.length) return 'unproven';
  if (before.whole && line.whole && divides(from, to)) return 'follows';
  const [roots, others] = [rootsOf(from), rootsOf(to)];
  if (roots.kind !== 'listed') return roots.kind === 'irrational' && to.length <= 3 ? 'does-not-follow' : 'unproven';
  // Where a denominator is zero a root is none; then nothing is claimed.
  if (!before.whole || !line.whole) return from.length === 2 && to.length === 2 ? 'does-not-follow' : 'unproven';
  if (roots.values.length === 0) return 'unproven';
  if (roots.values.every((root) => valueAt(to, root).num === 0n)) return 'follows';
  // One of two cases is a step that may be meant so.
  const isCase =
    others.kind === 'listed' &&
    others.values.length > 0 &&
    others.values.every((other) => roots.values.some((root) => equalRational(root, other)));
  return isCase ? 'unproven' : 'does-not-follow';
}

/** Holds a line against one before it, by exact arithmetic on their normal forms. */
export function compare(before: Relation, line: Relation): Verdict {
  if ((before.sign === '=') !== (line.sign === '=')) return 'unproven';
  const ratio = ratioOf(before.gap, line.gap);
  if (ratio !== null) {
    if (line.sign === '=') return 'follows';
    // What was multiplied by an unknown may have turned the sign.
    if (!before.whole || !line.whole) return 'unproven';
    const expected = signOf(ratio) > 0 ? before.sign : turned(before.sign);
    return expected === line.sign ? 'follows' : 'direction';
  }
  if (before.unworked || line.unworked) return 'unproven';
  if (before.gap.size === 0 || line.gap.size === 0) return 'unproven';
  if (line.names.some((name) => !before.names.includes(name))) return 'unproven';
  if (line.sign === '=' && before.names.length === 1) return byRoots(before, line);
  if (!before.whole || !line.whole) return 'unproven';
  return isLinear(before.gap) && isLinear(line.gap) && before.names.length === line.names.length
    ? 'does-not-follow'
    : 'unproven';
}
