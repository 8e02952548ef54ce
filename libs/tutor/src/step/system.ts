import { coefficient, isLinear, isZero, negative, over, plus, type Relation, times } from '@aivy/item-bank/algebra';
import type { Verdict } from './compare.js';

/**
 * Two linear equations that meet in one point: an equation in their letters follows from both together when that point
 * lies on it. `unproven` when the given ones are no such system.
 */
export function compareWithSystem(given: readonly Relation[], line: Relation): Verdict {
  const [one, two, ...more] = given.filter(({ sign, gap, whole }) => sign === '=' && whole && isLinear(gap));
  if (!one || !two || more.length > 0 || line.sign !== '=' || !line.whole || !isLinear(line.gap)) return 'unproven';
  const names = [...new Set([...one.names, ...two.names])];
  const [first, second, ...others] = names;
  if (first === undefined || second === undefined || others.length > 0) return 'unproven';
  if (line.names.some((name) => !names.includes(name))) return 'unproven';
  const row = ({ gap }: Relation) =>
    [coefficient(gap, `${first}:1`), coefficient(gap, `${second}:1`), coefficient(gap, '')] as const;
  const [[a, b, c], [d, e, f], [g, h, k]] = [row(one), row(two), row(line)];
  const area = plus(times(a, e), negative(times(b, d)));
  if (isZero(area)) return 'unproven';
  const x = over(plus(times(b, f), negative(times(c, e))), area);
  const y = over(plus(times(c, d), negative(times(a, f))), area);
  return isZero(plus(plus(times(g, x), times(h, y)), k)) ? 'follows' : 'does-not-follow';
}
