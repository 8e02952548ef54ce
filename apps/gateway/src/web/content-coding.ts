import { BoundedCache } from './bounded-cache.js';

/** What files are kept as, the smallest first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** Browsers send a handful of spellings; somebody who sends ever new ones does not fill the memory. */
const KEPT = 200;
const known = new BoundedCache<string, readonly Coding[]>(KEPT);

/**
 * Codings that a client takes, the smallest first (RFC 9110, 12.5.3); what it does not forbid by `identity;q=0` or
 * `*;q=0` it takes as it is.
 * @param header `Accept-Encoding`
 */
export const acceptedCodings = (header: string | undefined): readonly Coding[] =>
  header === undefined ? ['identity'] : known.get(header, parse);

function parse(header: string): readonly Coding[] {
  const weights = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
  const other = weights.get('*');
  return CODINGS.filter((coding) => (weights.get(coding) ?? other ?? (coding === 'identity' ? 1 : 0)) > 0);
}
