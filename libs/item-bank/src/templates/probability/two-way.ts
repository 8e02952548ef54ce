import type { Draw } from '../draw.js';
import { table } from '../table.js';

/** A two-way table: the things, what the rows and columns are, and how a thing of each is named. */
export interface TwoWay {
  caption: string;
  /** Plural and singular. */
  things: string;
  thing: string;
  corner: string;
  rows: readonly Kind[];
  columns: readonly Kind[];
}

/** Heading, and what is said of one thing of this kind ("is a poplar"), and of those of the kind ("poplars"). */
interface Kind {
  head: string;
  is: string;
  those: string;
}

export const TWO_WAYS: readonly TwoWay[] = [
  {
    caption: 'Trees in a park',
    things: 'trees',
    thing: 'tree',
    corner: 'Kind',
    rows: [
      { head: 'Maple', is: 'is a maple', those: 'maples' },
      { head: 'Oak', is: 'is an oak', those: 'oaks' },
      { head: 'Linden', is: 'is a linden', those: 'lindens' },
    ],
    columns: [
      { head: 'Healthy', is: 'is healthy', those: 'healthy trees' },
      { head: 'Damaged', is: 'is damaged', those: 'damaged trees' },
    ],
  },
  {
    caption: 'Library loans in one week',
    things: 'loans',
    thing: 'loan',
    corner: 'Reader',
    rows: [
      { head: 'Child', is: 'was made to a child', those: 'loans made to children' },
      { head: 'Teenager', is: 'was made to a teenager', those: 'loans made to teenagers' },
      { head: 'Adult', is: 'was made to an adult', those: 'loans made to adults' },
    ],
    columns: [
      { head: 'Book', is: 'was for a book', those: 'book loans' },
      { head: 'Film', is: 'was for a film', those: 'film loans' },
    ],
  },
  {
    caption: 'Meals sold by a cafeteria',
    things: 'meals',
    thing: 'meal',
    corner: 'Meal',
    rows: [
      { head: 'Soup', is: 'was a soup', those: 'soups' },
      { head: 'Salad', is: 'was a salad', those: 'salads' },
      { head: 'Pasta', is: 'was a pasta dish', those: 'pasta dishes' },
    ],
    columns: [
      { head: 'Eaten there', is: 'was eaten there', those: 'meals eaten there' },
      { head: 'Taken away', is: 'was taken away', those: 'meals taken away' },
    ],
  },
  {
    caption: 'Members of a sports club',
    things: 'members',
    thing: 'member',
    corner: 'Sport',
    rows: [
      { head: 'Rowing', is: 'is a rower', those: 'rowers' },
      { head: 'Fencing', is: 'is a fencer', those: 'fencers' },
      { head: 'Climbing', is: 'is a climber', those: 'climbers' },
    ],
    columns: [
      { head: 'Under 18', is: 'is under 18', those: 'members under 18' },
      { head: '18 or older', is: 'is 18 or older', those: 'members who are 18 or older' },
    ],
  },
  {
    caption: 'Buses at a terminal in one day',
    things: 'buses',
    thing: 'bus',
    corner: 'Line',
    rows: [
      { head: 'North', is: 'is on the North line', those: 'buses on the North line' },
      { head: 'Harbor', is: 'is on the Harbor line', those: 'buses on the Harbor line' },
      { head: 'Airport', is: 'is on the Airport line', those: 'buses on the Airport line' },
    ],
    columns: [
      { head: 'On time', is: 'was on time', those: 'buses that were on time' },
      { head: 'Late', is: 'was late', those: 'buses that were late' },
    ],
  },
];

/** The cells, by row, with their sums. */
export interface Counts {
  cells: readonly (readonly [number, number])[];
  rows: readonly number[];
  columns: readonly [number, number];
  all: number;
}

export function drawCounts(draw: Draw, min: number, max: number): Counts {
  const cells = Array.from({ length: 3 }, (): [number, number] => [draw.int(min, max), draw.int(min, max)]);
  const columns = [0, 1].map((column) => cells.reduce((sum, row) => sum + row[column]!, 0)) as [number, number];
  return { cells, columns, rows: cells.map(([one, other]) => one + other), all: columns[0] + columns[1] };
}

/** The table as a student sees it, with totals. */
export function twoWayTable({ caption, corner, rows, columns }: TwoWay, counts: Counts): string {
  return table(
    caption,
    [corner, ...columns.map(({ head }) => head), 'Total'],
    [
      ...rows.map(({ head }, index): [string, ...number[]] => [head, ...counts.cells[index]!, counts.rows[index]!]),
      ['Total', ...counts.columns, counts.all],
    ],
  );
}
