import { choiceNumber, compareNumbers } from '../checks/order.js';
import type { WrongChoice } from '../content/author.js';
import { LETTERS, type Letter } from '../item/item.js';

type Three = readonly [WrongChoice, WrongChoice, WrongChoice];

/** Every three of a list, in the list's order. */
const threes = (list: readonly WrongChoice[]): Three[] =>
  list.flatMap((one, first) =>
    list
      .slice(first + 1)
      .flatMap((two, second) => list.slice(first + second + 2).map((three): Three => [one, two, three])),
  );

const numberIn = ([text]: WrongChoice | readonly [string]) => {
  const value = choiceNumber(text);
  if (!value) throw new Error(`no number to order: ${text}`);
  return value;
};

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
): { at: Letter; wrong: Three } | null {
  const options = threes(usable).map((three) => {
    const rising = [...three].sort((one, other) => compareNumbers(numberIn(one), numberIn(other))) as [
      WrongChoice,
      WrongChoice,
      WrongChoice,
    ];
    const rank = rising.filter((wrong) => compareNumbers(numberIn(wrong), numberIn([right])) < 0).length;
    return { rising, rank };
  });
  const wanted = LETTERS.indexOf(at);
  for (const { rising, rank } of options) {
    if (rank === wanted) return { at, wrong: rising };
    if (rising.length - rank === wanted) return { at, wrong: [rising[2], rising[1], rising[0]] };
  }
  const [first] = options;
  return strict || !first ? null : { at: LETTERS[first.rank]!, wrong: first.rising };
}
