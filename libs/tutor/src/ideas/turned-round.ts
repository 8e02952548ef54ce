import { isFunctionWord, stem } from '../guard/words.js';

const PART = '((?:[\\w.]+ ){0,8}?[\\w.]+)';
const END = '(?=[,.]? (?:and|then|to|so|because|first)\\b|[,.?!]|$)';
const IS = '(?:is|are|has|have|was)(?: [\\w.]+){0,3}?';
const LESS = 'less|smaller|fewer|lower|shorter|narrower|younger';
const MORE = 'more|greater|bigger|larger|higher|longer|wider|older';

/** How two things in an order that matters are said, and whether the second comes first in the other ways to say it. */
interface Order {
  readonly of: 'difference' | 'quotient' | 'comparison';
  readonly said: RegExp;
  readonly turned?: true;
}

const ORDERS: readonly Order[] = [
  {
    of: 'difference',
    said: new RegExp(`\\b(?:subtract|subtracting|take|taking) (?:away )?${PART} (?:away )?from ${PART}${END}`),
    turned: true,
  },
  { of: 'difference', said: new RegExp(`${PART} minus ${PART}${END}`) },
  { of: 'quotient', said: new RegExp(`\\b(?:divide|dividing|split) ${PART} (?:by|into) ${PART}${END}`) },
  { of: 'quotient', said: new RegExp(`${PART} (?:over|divided by) ${PART}${END}`) },
  { of: 'comparison', said: new RegExp(`${PART} ${IS} (?:${MORE}) than ${PART}${END}`) },
  { of: 'comparison', said: new RegExp(`${PART} ${IS} (?:${LESS}) than ${PART}${END}`), turned: true },
];

interface Pair {
  readonly of: Order['of'];
  readonly first: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
}

const telling = (part: string): ReadonlySet<string> =>
  new Set(
    part
      .split(' ')
      .filter((word) => !isFunctionWord(word) && !/^(?:first|then|need|want|\d.*)$/.test(word))
      .map(stem),
  );

const pairsIn = (spoken: string): Pair[] =>
  ORDERS.flatMap(({ of, said, turned }) => {
    const [, one, two] = said.exec(spoken.toLowerCase().replace(/\\[()]/g, '')) ?? [];
    if (one === undefined || two === undefined) return [];
    const [first, second] = turned ? [two, one] : [one, two];
    return { of, first: telling(first), second: telling(second) };
  });

const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));

const isSame = (own: Pair, their: Pair): boolean => share(own.first, their.first) || share(own.second, their.second);
const isCrossed = (own: Pair, their: Pair): boolean => share(own.first, their.second) || share(own.second, their.first);

/**
 * Does a message say the same as other texts with its two parts changed over: "subtract the total from the fee" for
 * "subtract the fee from the total"? By their words alone they are alike.
 */
export function isTurnedRound(message: { spoken: string }, says: readonly { spoken: string }[]): boolean {
  const own = pairsIn(message.spoken);
  if (own.length === 0) return false;
  const theirs = says.flatMap(({ spoken }) => pairsIn(spoken));
  return own.some((pair) => {
    const alike = theirs.filter(({ of }) => of === pair.of);
    return alike.some((each) => isCrossed(pair, each)) && !alike.some((each) => isSame(pair, each));
  });
}
