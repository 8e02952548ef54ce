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

export class MissingFunction extends CalculatorError {
  constructor(name: string) {
    super(`There is no function ${name}`);
  }
}

/** What a node is made of, one level down; of braces the sides of each condition, then its value, branch for branch. */
export function partsOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'number':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'point':
      return [node.x, node.y];
    case 'call':
      return node.args;
    case 'binary':
      return [node.left, node.right];
    case 'negate':
      return [node.of];
    case 'pieces':
      return node.branches.flatMap(({ when, then }) => [...(when?.sides ?? []), then]);
  }
}

/** The same node with each part changed. */
export function withParts(node: Node, change: (part: Node) => Node): Node {
  switch (node.kind) {
    case 'number':
    case 'name':
      return node;
    case 'list':
      return { ...node, items: node.items.map(change) };
    case 'point':
      return { ...node, x: change(node.x), y: change(node.y) };
    case 'call':
      return { ...node, args: node.args.map(change) };
    case 'binary':
      return { ...node, left: change(node.left), right: change(node.right) };
    case 'negate':
      return { ...node, of: change(node.of) };
    case 'pieces':
      return {
        ...node,
        branches: node.branches.map(({ when, then }) => ({
          when: when && { ...when, sides: when.sides.map(change) },
          then: change(then),
        })),
      };
  }
}

/** Every name that a node reads, functions included. */
export function namesIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.kind === 'name' || node.kind === 'call') found.add(node.name);
  for (const part of partsOf(node)) namesIn(part, found);
  return found;
}

/** Puts nodes in the place of names. */
export const substitute = (node: Node, values: ReadonlyMap<string, Node>): Node =>
  node.kind === 'name' ? (values.get(node.name) ?? node) : withParts(node, (part) => substitute(part, values));
