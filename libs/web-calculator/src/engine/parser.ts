import { CalculatorError, type BinaryOp, type Line, type Node, type RelationOp } from './ast.js';
import { tokenize, type Token } from './tokens.js';

const RELATIONS = new Set(['=', '<', '>', '<=', '>=', '~']);
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
    const left = this.expression(0);
    const token = this.#peek();
    if (!token) return { left };
    if (token.kind !== 'symbol' || !RELATIONS.has(token.text)) throw this.#unexpected(token);
    this.#at += 1;
    const right = this.expression(0);
    const more = this.#peek();
    if (more)
      throw more.kind === 'symbol' && RELATIONS.has(more.text)
        ? new CalculatorError('One relation a line is enough')
        : this.#unexpected(more);
    return { left, relation: { op: token.text as RelationOp, right } };
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
        if (POWER < least) return left;
        this.#at += 1;
        left = { kind: 'binary', op: '^', left, right: this.#exponent() };
      } else if (token.kind === 'symbol' && (text === '+' || text === '-' || text === '*' || text === '/')) {
        const power = text === '+' || text === '-' ? SUM : PRODUCT;
        if (power < least) return left;
        this.#at += 1;
        left = { kind: 'binary', op: text as BinaryOp, left, right: this.expression(power + 1) };
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
    if (token.kind === 'name')
      return this.functions.has(token.text) && this.#isNext('(')
        ? this.#call(token.text)
        : { kind: 'name', name: token.text };
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
      case '|':
        return this.#absolute();
      default:
        throw this.#unexpected(token);
    }
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
    if (!this.#takes('|')) throw new CalculatorError('A closing | is missing');
    return { kind: 'call', name: 'abs', args: [inside] };
  }

  #call(name: string): Node {
    const base = this.#takes('_') ? [this.#base()] : [];
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
    if (!this.#takes(end)) {
      const token = this.#peek();
      if (token) throw this.#unexpected(token);
      throw new CalculatorError(`A closing ${end} is missing`);
    }
    return items;
  }

  #beginsOperand(token: Token): boolean {
    return (
      token.kind !== 'symbol' || token.text === '(' || token.text === '[' || (token.text === '|' && this.#bars === 0)
    );
  }

  #peek(): Token | undefined {
    return this.tokens[this.#at];
  }

  #isNext(text: string): boolean {
    const token = this.#peek();
    return token?.kind === 'symbol' && token.text === text;
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

/**
 * Reads one line.
 * @param functions names of one letter that are functions in this document; elsewhere f(x) would be f times x
 * @throws CalculatorError
 */
export const parseLine = (text: string, functions: ReadonlySet<string> = new Set()): Line =>
  new Parser(tokenize(text), functions).line();
