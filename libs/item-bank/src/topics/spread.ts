/** What `spread` looks at of an element. */
export interface Placed<T> {
  /** Elements in a row with the same place may change places with each other, and with no others. */
  place: (element: T) => string;
  /** Two in a row should differ in it; undefined is like nothing else. */
  topic: (element: T) => string | undefined;
}

/** So many in a row are tried in every order; a longer row of one place is cut. */
const LONGEST_ROW = 8;

/** The way on from a point of the list. */
interface Rest<T> {
  alike: number;
  order: readonly T[];
}

/**
 * The list with as few neighbours of one topic as its places allow; of several such orders the one in which the earlier
 * elements stay in front. Exact: every order is weighed.
 */
export function spread<T>(list: readonly T[], { place, topic }: Placed<T>): T[] {
  const rows = rowsOf(list, place);
  const known = new Map<string, Rest<T>>();

  const rest = (row: number, left: number, before: string | undefined): Rest<T> => {
    if (row === rows.length) return { alike: 0, order: [] };
    if (left === 0) return rest(row + 1, allOf(rows[row + 1]), before);
    const key = `${row}:${left}:${before ?? ''}`;
    const found = known.get(key);
    if (found) return found;
    let best: Rest<T> | undefined;
    rows[row]!.forEach((element, index) => {
      if ((left & (1 << index)) === 0) return;
      const own = topic(element);
      const after = rest(row, left & ~(1 << index), own);
      const alike = after.alike + (own !== undefined && own === before ? 1 : 0);
      if (!best || alike < best.alike) best = { alike, order: [element, ...after.order] };
    });
    known.set(key, best!);
    return best!;
  };

  return [...rest(0, allOf(rows[0]), undefined).order];
}

/** Every element of a row as one number, a bit each. */
const allOf = (row: readonly unknown[] | undefined): number => (1 << (row?.length ?? 0)) - 1;

function rowsOf<T>(list: readonly T[], place: (element: T) => string): T[][] {
  const rows: T[][] = [];
  for (const element of list) {
    const row = rows.at(-1);
    if (row && row.length < LONGEST_ROW && place(row[0]!) === place(element)) row.push(element);
    else rows.push([element]);
  }
  return rows;
}
