/** First and last byte, both counted. */
export interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part that a `Range` asks for (RFC 9110, 14.2).
 * @param length of the whole, bytes
 * @returns undefined for the whole: several ranges at once and other units may be ignored; `unsatisfiable` beyond the end
 */
export function byteRange(header: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  // `-500`: the last five hundred.
  if (from === '')
    return to === '0' || length === 0 ? 'unsatisfiable' : { first: Math.max(0, length - Number(to)), last: length - 1 };
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= length) return 'unsatisfiable';
  return { first, last: Math.min(to === '' ? length : Number(to), length - 1) };
}
