import { isFunctionWord, stem } from '../guard/words.js';

const PART = '((?:[\\w.]+ ){0,5}?[\\w.]+)';
const END = '(?= (?:and|then|to|so|because|first)\\b|$)';
/** Two things in an order that matters: what's taken from what, divided by what, more than what. */
const ORDERED: readonly RegExp[] = [
  new RegExp(`\\b(?:subtract|subtracting|take|taking|minus) (?:away )?${PART} from ${PART}${END}`),
  new RegExp(`\\b(?:divide|dividing|split) ${PART} (?:by|into) ${PART}${END}`),
  new RegExp(`${PART} (?:minus|over|divided by) ${PART}${END}`),
  new RegExp(
    `${PART} (?:is|are|has|have|was|equals) (?:\\w+ )?(?:more|less|greater|bigger|larger|smaller|fewer|higher|lower|longer|shorter|wider) than ${PART}${END}`,
  ),
];

const telling = (part: string): ReadonlySet<string> =>
  new Set(
    part
      .split(' ')
      .filter((word) => !isFunctionWord(word) && !/^(?:first|then|need|want)$/.test(word))
      .map(stem),
  );

type Pair = readonly [first: ReadonlySet<string>, second: ReadonlySet<string>];

const pairIn = (order: RegExp, spoken: string): Pair | undefined => {
  const [, first, second] = order.exec(spoken) ?? [];
  return first === undefined || second === undefined ? undefined : [telling(first), telling(second)];
};

const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));

/** Is a part only in its own place, or only in the other's? Words that both have tell nothing. */
const isTurned = ([one, two]: Pair, [first, second]: Pair): boolean =>
  share(one, second) && share(two, first) && !share(one, first) && !share(two, second);
const isSame = ([one, two]: Pair, [first, second]: Pair): boolean => share(one, first) || share(two, second);

/**
 * Does a message say the same as an idea with its two parts changed over: "subtract the total from the fee" for "subtract
 * the fee from the total"? By their words alone they are alike.
 */
export function isTurnedRound(message: { spoken: string }, says: readonly { spoken: string }[]): boolean {
  return ORDERED.some((order) => {
    const own = pairIn(order, message.spoken);
    if (!own) return false;
    const theirs = says.map(({ spoken }) => pairIn(order, spoken)).filter((pair) => pair !== undefined);
    return theirs.some((each) => isTurned(own, each)) && !theirs.some((each) => isSame(own, each));
  });
}
