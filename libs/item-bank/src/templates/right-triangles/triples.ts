/** Legs and hypotenuse of right triangles with whole sides, in lowest terms. */
export const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;

/** Names of three corners; the right angle is at the last. */
export const CORNERS = [
  ['A', 'B', 'C'],
  ['P', 'Q', 'R'],
  ['J', 'K', 'L'],
  ['R', 'S', 'T'],
  ['X', 'Y', 'Z'],
  ['D', 'E', 'F'],
  ['K', 'L', 'M'],
  ['L', 'M', 'N'],
] as const;
