import { CONSTANTS, factorial, FUNCTIONS, power, type Environment } from './functions';
import { CalculatorError, tokenize, type Token } from './tokens';

/** A compiled expression. */
export type Formula = (env: Environment) => number;

// Binding powers. A product without a sign binds like one with it, so that 1/2π is (1/2)·π, as on a school calculator.
const SUM = 10;
const PRODUCT = 20;
const SIGN = 30;
const POWER = 40;
const POSTFIX = 50;

/**
 * Pratt parser: each token knows how tightly it binds to what stands on its left. −2^2 is −4, 2^3^2 is 2^9,
 * `sin 30 + 1` is (sin 30) + 1 and 3(4) multiplies.
 * @throws CalculatorError with a sentence and a place.
 */
export function parse(source: string): Formula {
  return new Parser(tokenize(source)).whole();
}

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #openBars = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Formula {
    const formula = this.#expression(0);
    const token = this.#peek();
    if (token.kind !== 'end') throw new CalculatorError(token.kind === 'symbol' && token.symbol === ')' ? 'There is a ) too many' : 'This does not fit together', token.at);
    return formula;
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { kind: 'end', at: 0 };
  }

  #take(): Token {
    const token = this.#peek();
    this.#next += 1;
    return token;
  }

  #expression(minimum: number): Formula {
    let left = this.#prefix();
    for (;;) {
      const token = this.#peek();
      const binding = this.#bindingOf(token);
      if (binding === null || binding <= minimum) return left;
      left = this.#infix(left, token);
    }
  }

  #bindingOf(token: Token): number | null {
    if (token.kind === 'end') return null;
    if (token.kind !== 'symbol') return PRODUCT;
    switch (token.symbol) {
      case '+': case '-': return SUM;
      case '*': case '/': case '(': return PRODUCT;
      case '^': return POWER;
      case '!': case '%': return POSTFIX;
      case '|': return this.#openBars > 0 ? null : PRODUCT;
      default: return null;
    }
  }

  #infix(left: Formula, token: Token): Formula {
    if (token.kind !== 'symbol' || token.symbol === '(' || token.symbol === '|') return product(left, this.#expression(PRODUCT));
    this.#take();
    switch (token.symbol) {
      case '!': return (env) => factorial(left(env));
      case '%': return (env) => left(env) / 100;
      // Right associative: the exponent may hold powers and a sign of its own.
      case '^': return raise(left, this.#expression(POWER - 1));
      case '+': return plus(left, this.#expression(SUM), 1);
      case '-': return plus(left, this.#expression(SUM), -1);
      case '*': return product(left, this.#expression(PRODUCT));
      default: return quotient(left, this.#expression(PRODUCT));
    }
  }

  #prefix(): Formula {
    const token = this.#take();
    if (token.kind === 'number') return () => token.value;
    if (token.kind === 'name') return this.#named(token.name, token.at);
    if (token.kind === 'symbol') {
      if (token.symbol === '-') return negated(this.#expression(SIGN));
      if (token.symbol === '+') return this.#expression(SIGN);
      if (token.symbol === '(') return this.#group();
      if (token.symbol === '|') return this.#absolute();
    }
    throw new CalculatorError(token.kind === 'end' ? 'Something is missing at the end' : 'Something is missing here', token.at);
  }

  #named(name: string, at: number): Formula {
    const constant = CONSTANTS[name];
    if (constant) return constant;
    const apply = FUNCTIONS[name];
    if (!apply) throw new CalculatorError(`“${name}” is not a function of this calculator`, at);
    const bracketed = this.#isNext('(');
    if (bracketed) this.#take();
    const argument = bracketed ? this.#group() : this.#expression(PRODUCT);
    return (env) => apply(argument(env), env);
  }

  /** What stands between brackets; the closing one may be left out at the very end, as people do. */
  #group(): Formula {
    const bars = this.#openBars;
    this.#openBars = 0;
    const inner = this.#expression(0);
    this.#openBars = bars;
    if (this.#isNext(')')) this.#take();
    else if (this.#peek().kind !== 'end') throw new CalculatorError('A ) is missing', this.#peek().at);
    return inner;
  }

  #absolute(): Formula {
    this.#openBars += 1;
    const inner = this.#expression(0);
    this.#openBars -= 1;
    if (!this.#isNext('|')) throw new CalculatorError('A closing | is missing', this.#peek().at);
    this.#take();
    return (env) => Math.abs(inner(env));
  }

  #isNext(symbol: string): boolean {
    const token = this.#peek();
    return token.kind === 'symbol' && token.symbol === symbol;
  }
}

const product = (left: Formula, right: Formula): Formula => (env) => left(env) * right(env);
const quotient = (left: Formula, right: Formula): Formula => (env) => left(env) / right(env);
const plus = (left: Formula, right: Formula, sign: 1 | -1): Formula => (env) => left(env) + sign * right(env);
const raise = (base: Formula, exponent: Formula): Formula => (env) => power(base(env), exponent(env));
const negated = (value: Formula): Formula => (env) => -value(env);
