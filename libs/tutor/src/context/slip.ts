import { acceptedAnswers, normaliseEntry, rational, readRational, type Rational } from '@aivy/exam';

/**
 * How a wrong number differs from the right one, as coarse as it has to be: each kind leaves several values open, so that
 * no sentence about it gives the right one away. form: sign or reciprocal; scale: place value, percent or unit;
 * unfinished: a whole factor that the question gives is missing or too much. Sign and reciprocal are one kind: said apart,
 * each would name the right value.
 */
export type Slip = 'form' | 'scale' | 'unfinished';

/** Powers of ten up to a million, and the steps between units of time, length and quantity. */
const SCALES = [10n, 100n, 1000n, 10_000n, 1_000_000n, 12n, 24n, 36n, 60n, 3600n];

const SHARPEST_FIRST: readonly Slip[] = ['form', 'scale', 'unfinished'];

const size = ({ num, den }: Rational): Rational => (num < 0n ? { num: -num, den } : { num, den });

function between(given: Rational, right: Rational, numbers: ReadonlySet<bigint>): Slip | null {
  if (given.num === 0n || right.num === 0n) return null;
  const [x, y] = [size(given), size(right)];
  const ratio = rational(x.num * y.den, x.den * y.num);
  const product = rational(x.num * y.num, x.den * y.den);
  if ((ratio.num === 1n && ratio.den === 1n) || (product.num === 1n && product.den === 1n)) return 'form';
  const factor = ratio.den === 1n ? ratio.num : ratio.num === 1n ? ratio.den : null;
  if (factor === null) return null;
  if (SCALES.includes(factor)) return 'scale';
  return numbers.has(factor) ? 'unfinished' : null;
}

/**
 * The kind of slip between a wrong entry and a key, by exact fractions; null when it shows none.
 * @param key comma list of accepted values, as in a blank item
 * @param question HTML: only a factor that stands in it can have been forgotten
 */
export function slipBetween(entry: string, key: string, question: string): Slip | null {
  const given = readRational(normaliseEntry(entry));
  if (!given) return null;
  const written = question.replace(/<[^>]*>/g, ' ').replace(/(\d)(?:,|\{,\})(?=\d{3})/g, '$1');
  const numbers = new Set((written.match(/\d+/g) ?? []).map(BigInt));
  const slips = acceptedAnswers(key).flatMap((text) => {
    const right = readRational(text);
    return (right && between(given, right, numbers)) ?? [];
  });
  return SHARPEST_FIRST.find((slip) => slips.includes(slip)) ?? null;
}
