import { CalculatorError } from './ast.js';
import { CONSTANTS, FUNCTION_NAMES } from './functions.js';

/** Where in the line it was typed: the editor shows each token in the place of its characters. */
interface Span {
  from: number;
  to: number;
}

type Bare =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'name' | 'function'; text: string }
  | { kind: 'symbol'; text: string };

export type Token = Span & Bare;

/** A token, or a character that has no meaning. */
export type Piece = Token | (Span & { kind: 'unknown'; text: string });

const symbol = (text: string): Bare => ({ kind: 'symbol', text });
const number = (text: string): Bare => ({ kind: 'number', value: Number(text.replaceAll(',', '')), text });

/** Written another way on keyboards, in books and by copying. */
const ALIKE: ReadonlyMap<string, readonly Bare[]> = new Map<string, readonly Bare[]>([
  ['−', [symbol('-')]],
  ['–', [symbol('-')]],
  ['×', [symbol('*')]],
  ['·', [symbol('*')]],
  ['⋅', [symbol('*')]],
  ['÷', [symbol('/')]],
  ['≤', [symbol('<=')]],
  ['≥', [symbol('>=')]],
  ['π', [{ kind: 'name', text: 'pi' }]],
  ['τ', [{ kind: 'name', text: 'tau' }]],
  ['√', [{ kind: 'function', text: 'sqrt' }]],
  ['²', [symbol('^'), number('2')]],
  ['³', [symbol('^'), number('3')]],
]);

const WORDS = [...FUNCTION_NAMES, ...Object.keys(CONSTANTS).filter((name) => name.length > 1)].sort(
  (a, b) => b.length - a.length,
);
const SYMBOLS = [...['<=', '>='], ...'+-*/^()[]{},:|!%=<>~'];
/** 1,234 is a number where no comma parts things from each other. */
const THOUSANDS = /\d{1,3}(,\d{3})+(?![\d,])(\.\d*)?/y;

/**
 * Cuts a line into tokens. Letters that make no known word are names of one letter each, as in algebra: `ab` is a
 * times b; a name may carry an index, as in `x_1`, and `x1` is the same.
 */
export function scan(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  /** How many parentheses and brackets are open. */
  let depth = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found) at += found.length;
    return found;
  };
  const put = (from: number, ...bare: readonly Bare[]): void => {
    for (const each of bare) pieces.push({ ...each, from, to: at });
  };
  while (at < text.length) {
    if (take(/\s+/y)) continue;
    const from = at;
    const digits = (depth === 0 ? take(THOUSANDS) : undefined) ?? take(/(\d+\.?\d*|\.\d+)/y);
    if (digits !== undefined) put(from, number(digits));
    else if (/^[a-z]/i.test(text.slice(at))) {
      const rest = text.slice(at).toLowerCase();
      const word = WORDS.find((each) => rest.startsWith(each));
      at += word?.length ?? 0;
      if (word !== undefined) put(from, { kind: FUNCTION_NAMES.has(word) ? 'function' : 'name', text: word });
      else put(from, { kind: 'name', text: indexed(take(/[a-z](_[a-z0-9]+|\d+)?/iy)!) });
      if (word === 'log' && text[at] === '_') baseBelow();
    } else {
      const [character = ''] = text.slice(at);
      const found =
        ALIKE.get(character) ??
        SYMBOLS.filter((each) => text.startsWith(each, at))
          .map(symbol)
          .slice(0, 1);
      at += found.length > 0 && !ALIKE.has(character) ? found[0]!.text.length : character.length;
      if ('([{'.includes(character)) depth += 1;
      if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
      if (found.length > 0) put(from, ...found);
      else pieces.push({ kind: 'unknown', text: character, from, to: at });
      if (character === '%') partOf();
    }
  }
  return pieces;

  /** 20% of 50. */
  function partOf(): void {
    take(/\s+(?=of(?![a-z]))/iy);
    const from = at;
    if (take(/of(?![a-z])/iy)) put(from, symbol('of'));
  }

  /** log_2(8): the base stands below. */
  function baseBelow(): void {
    const from = at;
    at += 1;
    put(from, symbol('_'));
    const start = at;
    const base = take(/\d+|[a-z]/iy);
    if (base !== undefined) put(start, /\d/.test(base) ? number(base) : { kind: 'name', text: base });
  }
}

/** `x1` is `x_1`, as it is spoken. */
export const indexed = (name: string): string => name.replace(/^([a-z])(\d)/i, '$1_$2');

/** As `scan`, for a line that must have a meaning. @throws CalculatorError */
export function tokenize(line: string): Token[] {
  return scan(line).map((piece) => {
    if (piece.kind === 'unknown') throw new CalculatorError(`“${piece.text}” has no meaning here`);
    return piece;
  });
}
