export type Token =
  | { kind: 'number'; value: number; at: number }
  | { kind: 'name'; name: string; at: number }
  | { kind: 'symbol'; symbol: string; at: number }
  | { kind: 'end'; at: number };

/** A fault in what was typed: a sentence for the student and where it is. */
export class CalculatorError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.name = 'CalculatorError';
    this.at = at;
  }
}

/** Typographic signs that people paste or the keypad types, as the parser's own. */
const SAME_AS: Record<string, string> = { '×': '*', '·': '*', '÷': '/', '−': '-', '[': '(', ']': ')', '{': '(', '}': ')' };
const SYMBOLS = '+-*/^!%(),|';
const NUMBER = /^(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?/;
const NAME = /^(?:[a-zA-Z]+|π|√|∛)/;

/** Words the calculator knows, longest first, so that `2pir` reads as 2·pi·r's fault and not as one strange name. */
const WORDS = ['arcsin', 'arccos', 'arctan', 'asin', 'acos', 'atan', 'sqrt', 'cbrt', 'sin', 'cos', 'tan', 'log', 'abs', 'ans', 'ln', 'pi', 'e'];

/** @throws CalculatorError at the first character that means nothing here. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at);
    const number = NUMBER.exec(rest)?.[0];
    const name = NAME.exec(rest)?.[0];
    const symbol = SAME_AS[rest[0] ?? ''] ?? rest[0] ?? '';
    if (/^\s/.test(rest)) at += 1;
    else if (number !== undefined) {
      tokens.push({ kind: 'number', value: Number(number), at });
      at += number.length;
    } else if (name !== undefined) {
      const known = WORDS.find((word) => name.toLowerCase().startsWith(word)) ?? name;
      tokens.push({ kind: 'name', name: known, at });
      at += known.length;
    } else if (SYMBOLS.includes(symbol)) {
      tokens.push({ kind: 'symbol', symbol, at });
      at += 1;
    } else throw new CalculatorError(`“${rest[0]}” means nothing here`, at);
  }
  tokens.push({ kind: 'end', at });
  return tokens;
}
