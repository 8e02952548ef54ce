/**
 * The place before and after one in a list, which stop at its ends.
 * @param index -1 where the open one is not in the list: the first comes next, none before
 */
export const neighbours = <Entry>(
  list: readonly Entry[],
  index: number,
): { before: Entry | null; after: Entry | null } => ({
  before: index > 0 ? (list[index - 1] ?? null) : null,
  after: list[index + 1] ?? null,
});
