/** Of the limit, whatever others do. */
const SHARE = 0.25;
/** One page asks for ten things at once. */
const PAGE = 10;
/** Of the limit, for one alone and for all others together while there are few of them. */
const HALF = 0.5;

/**
 * Calls that one may have in hand: a quarter of the limit. Where that is less than a page asks for at once, one who is
 * nearly alone may have more, up to half, and gives it back as others come: so nobody who asks for ever more, or brings
 * tokens of his own making, gets others refused, however low the limit has fallen.
 * @param limit calls that may be in hand at once
 * @param others calls in hand that are not this one's
 */
export const shareOfOne = (limit: number, others: number): number =>
  Math.max(SHARE * limit, Math.min(PAGE, HALF * limit - others));
