import { rational, readRational } from '@aivy/exam';
import { squareRoot } from './fraction.js';
import { constant, keyOfSum, named, TooLong } from './polynomial.js';
import { DividedByZero, numberOf, opposite, productOf, quotientOf, sumOf, whole, type Quotient } from './quotient.js';

export type Sign = '=' | '<' | '>' | '<=' | '>=';

/** A line of mathematics: an expression, or several with signs between them. */
export interface Line {
  readonly sides: readonly Quotient[];
  readonly signs: readonly Sign[];
}

class Unreadable extends Error {}

const MOST_TOKENS = 120;
const HIGHEST_POWER = 8;
const TOKEN = /\s*(<=|>=|sqrt|abs|pi(?![a-z])|\d*\.?\d+|[a-zπ]|[-+*/^()|<>=%])/y;
/** Letters that name functions in the exam: f(x) is no product. */
const FUNCTIONS = new Set(['f', 'g', 'h']);
/** `S(k) = …` defines a function under any letter. */
const DEFINES_FUNCTION = /^[a-z]\([a-z]\)\s*=/;
const HUNDREDTH = whole(constant(rational(1n, 100n)));

const alike = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .replace(/√/g, 'sqrt')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/\$/g, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1');

function tokens(text: string): string[] {
  const line = alike(text).trim();
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < line.length) {
    const token = TOKEN.exec(line)?.[1];
    if (token === undefined || found.length >= MOST_TOKENS) throw new Unreadable();
    found.push(token === 'pi' ? 'π' : token);
  }
  return found;
}

/** A root or an absolute value that is not worked out is a name of its own: what holds for any value of it holds. */
const unworked = (name: string, inside: Quotient): Quotient =>
  whole(named(`${name}(${keyOfSum(inside.top)}|${keyOfSum(inside.bottom)})`.replace(/,/g, '&')));

/** Is a name one that stands for a root or absolute value? */
export const isUnworked = (name: string): boolean => name.includes('(');

/** Recursive descent; products, written or not, bind alike and from the left, so 1/2x is x/2. */
class Reader {
  #at = 0;
  #bars = 0;

  constructor(private readonly list: readonly string[]) {}

  line(): Line {
    const sides = [this.#sum()];
    const signs: Sign[] = [];
    while (this.#at < this.list.length) {
      signs.push(this.#sign());
      sides.push(this.#sum());
    }
    return { sides, signs };
  }

  #sign(): Sign {
    const token = this.list[this.#at++];
    if (token === '=' || token === '<' || token === '>' || token === '<=' || token === '>=') return token;
    throw new Unreadable();
  }

  #sum(): Quotient {
    let total = this.#signed();
    for (;;) {
      if (this.#takes('+')) total = sumOf(total, this.#signed());
      else if (this.#takes('-')) total = sumOf(total, opposite(this.#signed()));
      else return total;
    }
  }

  #signed(): Quotient {
    if (this.#takes('-')) return opposite(this.#product());
    this.#takes('+');
    return this.#product();
  }

  #product(): Quotient {
    let total = this.#power();
    for (;;) {
      if (this.#takes('*')) total = productOf(total, this.#factor());
      else if (this.#takes('/')) total = quotientOf(total, this.#factor());
      else if (this.#beginsFactor()) total = productOf(total, this.#power());
      else return total;
    }
  }

  /** Behind a written operator a sign may stand: 3*-2. */
  #factor(): Quotient {
    return this.#takes('-') ? opposite(this.#factor()) : this.#power();
  }

  #power(): Quotient {
    let base = this.#atom();
    while (this.#takes('^')) {
      const negativePower = this.#takes('-');
      const exponent = numberOf(this.#atom());
      if (!exponent || exponent.den !== 1n || exponent.num > BigInt(HIGHEST_POWER) || exponent.num < 0n)
        throw new Unreadable();
      let result = whole(constant(rational(1n)));
      for (let count = 0n; count < exponent.num; count += 1n) result = productOf(result, base);
      base = negativePower ? quotientOf(whole(constant(rational(1n))), result) : result;
    }
    return this.#takes('%') ? productOf(base, HUNDREDTH) : base;
  }

  #atom(): Quotient {
    const token = this.list[this.#at++];
    if (token === undefined) throw new Unreadable();
    const value = readRational(token);
    if (value) return whole(constant(value));
    if (token === '(') return this.#closed(')');
    if (token === '|') {
      this.#bars += 1;
      const inside = this.#closed('|');
      this.#bars -= 1;
      return this.#absolute(inside);
    }
    if (token === 'sqrt') return this.#root(this.#atom());
    if (token === 'abs') return this.#absolute(this.#atom());
    if (FUNCTIONS.has(token) && this.list[this.#at] === '(') throw new Unreadable();
    if (/^[a-zπ]$/.test(token)) return whole(named(token));
    throw new Unreadable();
  }

  #root(inside: Quotient): Quotient {
    const value = numberOf(inside);
    const root = value && squareRoot(value);
    return root ? whole(constant(root)) : unworked('sqrt', inside);
  }

  #absolute(inside: Quotient): Quotient {
    const value = numberOf(inside);
    if (!value) return unworked('abs', inside);
    return value.num < 0n ? opposite(inside) : inside;
  }

  #closed(end: ')' | '|'): Quotient {
    const bars = this.#bars;
    if (end === ')') this.#bars = 0;
    const inside = this.#sum();
    if (!this.#takes(end)) throw new Unreadable();
    this.#bars = bars;
    return inside;
  }

  #beginsFactor(): boolean {
    const token = this.list[this.#at];
    // No number: 3 1/2 is not three halves.
    return token !== undefined && (/^(?:[a-zπ(]|sqrt|abs)$/.test(token) || (token === '|' && this.#bars === 0));
  }

  #takes(token: string): boolean {
    if (this.list[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }
}

/** Reads a line as typed, or TeX made plain by `fromTex`; null for what is none, or longer than any step. */
export function readLine(text: string): Line | null {
  if (DEFINES_FUNCTION.test(text.trim().toLowerCase())) return null;
  try {
    return new Reader(tokens(text)).line();
  } catch (fault) {
    if (fault instanceof Unreadable || fault instanceof TooLong || fault instanceof DividedByZero) return null;
    throw fault;
  }
}
