import { CalculatorError } from './ast.js';
import { CONSTANTS, FUNCTION_NAMES } from './functions.js';

export type Token =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'name' | 'function'; text: string }
  | { kind: 'symbol'; text: string };

/** Written another way on keyboards, in books and by copying. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[−–]/g, '-'],
  [/[×·]/g, '*'],
  [/÷/g, '/'],
  [/≤/g, '<='],
  [/≥/g, '>='],
  [/π/g, 'pi'],
  [/τ/g, 'tau'],
  [/√/g, 'sqrt'],
  [/²/g, '^2'],
  [/³/g, '^3'],
];

const WORDS = [...FUNCTION_NAMES, ...Object.keys(CONSTANTS).filter((name) => name.length > 1)].sort(
  (a, b) => b.length - a.length,
);
const SYMBOLS = ['<=', '>=', '+', '-', '*', '/', '^', '(', ')', '[', ']', ',', '|', '!', '%', '=', '<', '>', '~'];

/**
 * Cuts a line into tokens. Letters that make no known word are names of one letter each, as in algebra: `ab` is a
 * times b; a name may carry an index, as in `x_1`.
 * @throws CalculatorError
 */
export function tokenize(line: string): Token[] {
  const text = ALIKE.reduce((so, [from, to]) => so.replace(from, to), line);
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found) at += found.length;
    return found;
  };
  while (at < text.length) {
    if (take(/\s+/y)) continue;
    const number = take(/(\d+\.?\d*|\.\d+)/y);
    if (number !== undefined) {
      tokens.push({ kind: 'number', value: Number(number), text: number });
      continue;
    }
    const rest = text.slice(at);
    if (/^[a-z]/i.test(rest)) {
      const word = WORDS.find((each) => rest.toLowerCase().startsWith(each));
      if (word) {
        at += word.length;
        tokens.push({ kind: FUNCTION_NAMES.has(word) ? 'function' : 'name', text: word });
      } else tokens.push({ kind: 'name', text: take(/[a-z](_[a-z0-9]+)?/iy)! });
      // log_2(8): the base stands below.
      if (tokens.at(-1)!.text === 'log' && text[at] === '_') {
        at += 1;
        const base = take(/\d+|[a-z]/iy);
        if (base === undefined) throw new CalculatorError('The base of the logarithm is missing');
        tokens.push(
          { kind: 'symbol', text: '_' },
          /\d/.test(base) ? { kind: 'number', value: Number(base), text: base } : { kind: 'name', text: base },
        );
      }
      continue;
    }
    const symbol = SYMBOLS.find((each) => rest.startsWith(each));
    if (!symbol) throw new CalculatorError(`“${[...rest][0]!}” has no meaning here`);
    at += symbol.length;
    tokens.push({ kind: 'symbol', text: symbol });
  }
  return tokens;
}
