import {
  CalculatorError,
  type BinaryOp,
  type Branch,
  type Condition,
  type Inequality,
  type Line,
  type Node,
  type RelationOp,
} from './ast.js';
import { CONSTANTS } from './functions.js';
import { tokenize, type Token } from './tokens.js';

const INEQUALITIES = new Set(['<', '>', '<=', '>=']);
const RELATIONS = new Set([...INEQUALITIES, '=', '~']);
const COMPARISONS = new Set([...INEQUALITIES, '=']);
/** sin^-1 is the angle whose sine it is, in every textbook. */
const INVERSES: Readonly<Record<string, string>> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' };
const ROOTS = new Set(['sqrt', 'cbrt', 'nthroot']);
/** Binding powers: products, written or not, bind alike and from the left, so 1/2x is x/2. */
const SUM = 10;
const PRODUCT = 20;
const POWER = 40;

/** 3 1/2 is three and a half to some and three times a half to others. */
const sideBySide = (): CalculatorError => new CalculatorError('Two numbers side by side: write + or × between them');

/** Pratt parser: a token says how it begins an operand, and how strongly it binds one before it. */
class Parser {
  #at = 0;
  /** Inside |…| a further bar ends it. */
  #bars = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly functions: ReadonlySet<string>,
  ) {}

  line(): Line {
    const left = this.#points(this.expression(0));
    const op = this.#takesOneOf(RELATIONS);
    if (op === undefined) {
      this.#ends();
      return { left };
    }
    const relation = { op: op as RelationOp, right: this.expression(0) };
    if (!INEQUALITIES.has(op)) {
      this.#ends();
      return { left, relation };
    }
    const further: { op: Inequality; right: Node }[] = [];
    for (let next = this.#takesOneOf(INEQUALITIES); next; next = this.#takesOneOf(INEQUALITIES))
      further.push({ op: next as Inequality, right: this.expression(0) });
    this.#ends();
    return { left, relation, ...(further.length > 0 ? { further } : {}) };
  }

  /** (1, 2), (3, 4) is a list of points without its brackets. */
  #points(first: Node): Node {
    if (first.kind !== 'point' || !this.#isNext(',')) return first;
    const items = [first as Node];
    while (this.#takes(',')) items.push(this.expression(0));
    return { kind: 'list', items };
  }

  #ends(): void {
    const more = this.#peek();
    if (!more) return;
    throw more.kind === 'symbol' && RELATIONS.has(more.text)
      ? new CalculatorError('One relation a line is enough')
      : this.#unexpected(more);
  }

  expression(least: number): Node {
    let left = this.#operand();
    for (;;) {
      const token = this.#peek();
      if (!token) return left;
      const { text } = token;
      if (token.kind === 'symbol' && (text === '!' || text === '%')) {
        this.#at += 1;
        left = { kind: 'call', name: text === '!' ? 'factorial' : 'percent', args: [left] };
      } else if (token.kind === 'symbol' && text === '^') {
        this.#at += 1;
        left = { kind: 'binary', op: '^', left, right: this.#exponent() };
      } else if (token.kind === 'symbol' && ['+', '-', '*', '/', 'of'].includes(text)) {
        const power = text === '+' || text === '-' ? SUM : PRODUCT;
        if (power < least) return left;
        this.#at += 1;
        const op = text === 'of' ? '*' : (text as BinaryOp);
        left = { kind: 'binary', op, left, right: this.expression(power + 1) };
      } else if (this.#beginsOperand(token)) {
        if (PRODUCT < least) return left;
        if (token.kind === 'number' && this.tokens[this.#at - 1]?.kind === 'number') throw sideBySide();
        left = { kind: 'binary', op: '*', left, right: this.expression(PRODUCT + 1) };
      } else return left;
    }
  }

  /** From the right, and a sign may follow: 2^-3. */
  #exponent(): Node {
    if (this.#takes('-')) return { kind: 'negate', of: this.#exponent() };
    return this.expression(POWER);
  }

  #operand(): Node {
    const token = this.#peek();
    if (!token) throw new CalculatorError('Something is missing at the end');
    this.#at += 1;
    if (token.kind === 'number') return { kind: 'number', value: token.value };
    if (token.kind === 'function') return this.#call(token.text);
    if (token.kind === 'name') return this.#named(token.text);
    switch (token.text) {
      // A sign binds less than a power: -x^2 is -(x^2).
      case '-':
        return { kind: 'negate', of: this.expression(PRODUCT + 1) };
      case '+':
        return this.expression(PRODUCT + 1);
      case '(':
        return this.#parentheses();
      case '[':
        return { kind: 'list', items: this.#until(']') };
      case '{':
        return this.#braces();
      case '|':
        return this.#absolute();
      default:
        throw this.#unexpected(token);
    }
  }

  #named(name: string): Node {
    if (this.functions.has(name) && this.#isNext('(')) return this.#call(name);
    const node: Node = { kind: 'name', name };
    // L[2] is the second entry of the list L.
    if (!this.#isNext('[') || name in CONSTANTS || name === 'x' || name === 'y') return node;
    const before = this.#at;
    this.#at += 1;
    const inside = this.#until(']');
    if (inside.length === 1) return { kind: 'call', name: 'element', args: [node, inside[0]!] };
    this.#at = before;
    return node;
  }

  #braces(): Node {
    const bars = this.#bars;
    this.#bars = 0;
    const branches: Branch[] = [];
    do branches.push(this.#branch());
    while (this.#takes(','));
    this.#bars = bars;
    this.#closes('}');
    // Braces around one thing alone hold it together, as in sin^{-1}(x).
    const [only] = branches;
    if (branches.length === 1 && !only!.when) return only!.then;
    if (branches.some(({ when }, index) => !when && index < branches.length - 1))
      throw new CalculatorError('In { } stands when it holds, as in {x > 0}');
    return { kind: 'pieces', branches };
  }

  /** `x > 0`, `x > 0: 2x`, or what holds else. */
  #branch(): Branch {
    const first = this.expression(0);
    const [sides, ops] = [[first], [] as Condition['ops'][number][]];
    for (let op = this.#takesOneOf(COMPARISONS); op; op = this.#takesOneOf(COMPARISONS)) {
      ops.push(op as Condition['ops'][number]);
      sides.push(this.expression(0));
    }
    if (ops.length === 0) return { when: null, then: first };
    return { when: { sides, ops }, then: this.#takes(':') ? this.expression(0) : { kind: 'number', value: 1 } };
  }

  #parentheses(): Node {
    const items = this.#until(')');
    if (items.length === 1) return items[0]!;
    if (items.length === 2) return { kind: 'point', x: items[0]!, y: items[1]! };
    throw new CalculatorError(items.length === 0 ? 'There is nothing between ( and )' : 'A point has two coordinates');
  }

  #absolute(): Node {
    this.#bars += 1;
    const inside = this.expression(0);
    this.#bars -= 1;
    this.#closes('|');
    return { kind: 'call', name: 'abs', args: [inside] };
  }

  #call(name: string): Node {
    const base = this.#takes('_') ? [this.#base()] : [];
    if (!ROOTS.has(name) && this.#takes('^')) return this.#powerOf(name, base);
    return this.#applied(name, base);
  }

  /** sin^2 x is the square of sin x. */
  #powerOf(name: string, base: readonly Node[]): Node {
    const exponent: Node = this.#takes('-') ? { kind: 'negate', of: this.#operand() } : this.#operand();
    const inverse = isMinusOne(exponent) ? INVERSES[name] : undefined;
    if (inverse) return this.#applied(inverse, base);
    return { kind: 'binary', op: '^', left: this.#applied(name, base), right: exponent };
  }

  #applied(name: string, base: readonly Node[]): Node {
    if (this.#takes('(')) {
      const args = this.#until(')');
      if (args.length === 0) throw new CalculatorError(`${name} needs a value`);
      return { kind: 'call', name, args: [...args, ...base] };
    }
    if (!this.#peek()) throw new CalculatorError(`${name} needs a value`);
    // sin 2x without parentheses takes the product that follows.
    let argument = this.expression(PRODUCT + 1);
    for (
      let token = this.#peek();
      token && token.kind !== 'function' && this.#beginsOperand(token);
      token = this.#peek()
    ) {
      if (token.kind === 'number' && this.tokens[this.#at - 1]?.kind === 'number') throw sideBySide();
      argument = { kind: 'binary', op: '*', left: argument, right: this.expression(PRODUCT + 1) };
    }
    return { kind: 'call', name, args: [argument, ...base] };
  }

  #base(): Node {
    const token = this.#peek();
    if (token?.kind !== 'number' && token?.kind !== 'name')
      throw new CalculatorError('The base of the logarithm is missing');
    return this.#operand();
  }

  #until(end: string): Node[] {
    const items: Node[] = [];
    if (this.#takes(end)) return items;
    const bars = this.#bars;
    this.#bars = 0;
    do items.push(this.expression(0));
    while (this.#takes(','));
    this.#bars = bars;
    this.#closes(end);
    return items;
  }

  /** What is open at the end of the line ends with it. */
  #closes(end: string): void {
    const token = this.#takes(end) ? undefined : this.#peek();
    if (token) throw this.#unexpected(token);
  }

  #beginsOperand(token: Token): boolean {
    return token.kind !== 'symbol' || ['(', '[', '{'].includes(token.text) || (token.text === '|' && this.#bars === 0);
  }

  #peek(): Token | undefined {
    return this.tokens[this.#at];
  }

  #isNext(text: string): boolean {
    const token = this.#peek();
    return token?.kind === 'symbol' && token.text === text;
  }

  #takesOneOf(texts: ReadonlySet<string>): string | undefined {
    const token = this.#peek();
    if (token?.kind !== 'symbol' || !texts.has(token.text)) return undefined;
    this.#at += 1;
    return token.text;
  }

  #takes(text: string): boolean {
    if (!this.#isNext(text)) return false;
    this.#at += 1;
    return true;
  }

  #unexpected(token: Token): CalculatorError {
    return new CalculatorError(token.text === ')' ? 'There is a ) too many' : `“${token.text}” is not expected there`);
  }
}

const isMinusOne = (node: Node): boolean => node.kind === 'negate' && node.of.kind === 'number' && node.of.value === 1;

/**
 * Reads one line.
 * @param functions names of one letter that are functions in this document; elsewhere f(x) would be f times x
 * @throws CalculatorError
 */
export const parseLine = (text: string, functions: ReadonlySet<string> = new Set()): Line =>
  new Parser(tokenize(text), functions).line();
