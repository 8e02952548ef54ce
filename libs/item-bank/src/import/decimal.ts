/** Digits that are kept of a computed bound: what binary fractions add lies beyond them. */
const DIGITS = 12;

/** A number as the draft keeps it, without an exponent. */
export function decimalOf(number: number): string {
  const text = String(Number(number.toPrecision(DIGITS)));
  if (!/e/i.test(text)) return text;
  const fixed = number.toFixed(20);
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}

/** A number as people write it in files (`3.14`, `.5`, `1e3`, `−2`), as decimal text; undefined for anything else. */
export function readDecimal(text: string): string | undefined {
  const plain = text.trim().replaceAll('−', '-');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return undefined;
  const number = Number(plain);
  if (!Number.isFinite(number)) return undefined;
  // The text as it stands where it is in order, so that no digit is lost.
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : decimalOf(number);
}
