/** What an expression is made of. */
export type Node =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: readonly Node[] }
  | { kind: 'point'; x: Node; y: Node }
  | { kind: 'call'; name: string; args: readonly Node[] }
  | { kind: 'binary'; op: BinaryOp; left: Node; right: Node }
  | { kind: 'negate'; of: Node }
  /** What stands in braces: the first branch whose condition holds; no value where none does. */
  | { kind: 'pieces'; branches: readonly Branch[] };

export type BinaryOp = '+' | '-' | '*' | '/' | '^';
export type Inequality = '<' | '>' | '<=' | '>=';
export type RelationOp = Inequality | '=' | '~';

/** `{x > 0}` is 1 there; `{x < 0: -x, x}` has a value for each condition, and one for all else at its end. */
export interface Branch {
  /** Null where the branch holds in any case. */
  when: Condition | null;
  then: Node;
}

/** `0 < x < 3`: sides with a relation between each and the next. */
export interface Condition {
  sides: readonly Node[];
  ops: readonly (Inequality | '=')[];
}

/** A whole line: an expression, or two of them with a relation between. */
export interface Line {
  left: Node;
  relation?: { op: RelationOp; right: Node };
  /** What follows in 1 < y < 3. */
  further?: readonly { op: Inequality; right: Node }[];
}

/** Every side of a line. */
export const sidesOf = ({ left, relation, further = [] }: Line): readonly Node[] => [
  left,
  ...(relation ? [relation.right] : []),
  ...further.map(({ right }) => right),
];

/** Something the student wrote cannot be understood or worked out; the message is shown as it is. */
export class CalculatorError extends Error {}

/** A letter that nothing gives a value; the student can be offered a slider for it. */
export class MissingName extends CalculatorError {
  constructor(readonly letter: string) {
    super(`${letter} has no value yet. Type ${letter} = 1`);
  }
}

/** Every name that a node reads, functions included. */
export function namesIn(node: Node, found = new Set<string>()): Set<string> {
  switch (node.kind) {
    case 'number':
      break;
    case 'name':
      found.add(node.name);
      break;
    case 'list':
      node.items.forEach((item) => namesIn(item, found));
      break;
    case 'point':
      namesIn(node.x, found);
      namesIn(node.y, found);
      break;
    case 'call':
      found.add(node.name);
      node.args.forEach((arg) => namesIn(arg, found));
      break;
    case 'binary':
      namesIn(node.left, found);
      namesIn(node.right, found);
      break;
    case 'negate':
      namesIn(node.of, found);
      break;
    case 'pieces':
      partsOf(node).forEach((part) => namesIn(part, found));
      break;
  }
  return found;
}

type Pieces = Extract<Node, { kind: 'pieces' }>;

/** What stands in braces, part by part: the sides of a condition, then its value, branch for branch. */
export const partsOf = ({ branches }: Pieces): readonly Node[] =>
  branches.flatMap(({ when, then }) => [...(when?.sides ?? []), then]);

/** The same braces with each part changed. */
export const mapPieces = ({ branches }: Pieces, change: (node: Node) => Node): Pieces => ({
  kind: 'pieces',
  branches: branches.map(({ when, then }) => ({
    when: when && { ...when, sides: when.sides.map(change) },
    then: change(then),
  })),
});

/** Puts nodes in the place of names. */
export function substitute(node: Node, values: ReadonlyMap<string, Node>): Node {
  const inside = (each: Node): Node => substitute(each, values);
  switch (node.kind) {
    case 'number':
      return node;
    case 'name':
      return values.get(node.name) ?? node;
    case 'list':
      return { ...node, items: node.items.map(inside) };
    case 'point':
      return { ...node, x: inside(node.x), y: inside(node.y) };
    case 'call':
      return { ...node, args: node.args.map(inside) };
    case 'binary':
      return { ...node, left: inside(node.left), right: inside(node.right) };
    case 'negate':
      return { ...node, of: inside(node.of) };
    case 'pieces':
      return mapPieces(node, inside);
  }
}
