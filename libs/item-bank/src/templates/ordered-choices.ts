import type { Rational } from '@aivy/exam';
import { choiceNumber, compareNumbers } from '../checks/order.js';
import type { WrongChoice } from '../content/author.js';
import { LETTERS, type Letter } from '../item/item.js';

type Three<T> = readonly [T, T, T];

/** Every three of a list, in the list's order. */
const threes = <T>(list: readonly T[]): Three<T>[] =>
  list.flatMap((one, first) =>
    list
      .slice(first + 1)
      .flatMap((two, second) => list.slice(first + second + 2).map((three): Three<T> => [one, two, three])),
  );

function numberIn(text: string): Rational {
  const value = choiceNumber(text);
  if (!value) throw new Error(`no number to order: ${text}`);
  return value;
}

/**
 * Three of the wrong choices, with which the key comes to letter `at` when all four rise, or when they fall, from A to D.
 * Earlier wrong choices are preferred. When none does, the first three, wherever the key falls, or null if `strict`.
 * @throws Error on a choice that is no number
 */
export function orderedChoices(
  right: string,
  usable: readonly WrongChoice[],
  at: Letter,
  strict: boolean,
): { at: Letter; wrong: Three<WrongChoice> } | null {
  const key = numberIn(right);
  // From the least to the greatest, each with its place in the order of preference.
  const ranked = usable
    .map((wrong, preference) => ({ wrong, preference, value: numberIn(wrong[0]) }))
    .sort((one, other) => compareNumbers(one.value, other.value));
  const options = threes(ranked).sort((one, other) => {
    const [mine, theirs] = [one, other].map((three) => three.map(({ preference }) => preference).sort((x, y) => x - y));
    return mine![0]! - theirs![0]! || mine![1]! - theirs![1]! || mine![2]! - theirs![2]!;
  });
  const wanted = LETTERS.indexOf(at);
  const rankIn = (three: Three<(typeof ranked)[number]>): number =>
    three.filter(({ value }) => compareNumbers(value, key) < 0).length;
  for (const three of options) {
    const [low, middle, high] = three;
    if (rankIn(three) === wanted) return { at, wrong: [low.wrong, middle.wrong, high.wrong] };
    if (three.length - rankIn(three) === wanted) return { at, wrong: [high.wrong, middle.wrong, low.wrong] };
  }
  const [first] = options;
  return strict || !first
    ? null
    : { at: LETTERS[rankIn(first)]!, wrong: [first[0].wrong, first[1].wrong, first[2].wrong] };
}
