import { isFunctionName } from './signs';
import { baseOf, firstOf, isSign, isSingle, kindOf, secondOf, textOf } from './tree';

/** Words of signs that mean different things in different places, by their elements. */
export type Roles = ReadonlyMap<Element, string>;

const BARS = '|∣';
const MINUS = '-−';
/** After these begins something new, so a minus there makes a number negative. */
const OPENS = '([{⟨=<>≤≥≠≈+-−±×⋅·÷/,;:';

/** Of the bar that opens an absolute value. */
export const OPEN_BAR = 'the absolute value of';
const CLOSE_BAR = ', end absolute value';

/**
 * Do the bars of a row come in pairs? Then they are absolute values, which may stand in each other: within one, a bar
 * opens another where something has to follow, as in `||x|-3|` and `|x-|y||`.
 */
function barRoles(row: readonly Element[], roles: Map<Element, string>): void {
  const found = new Map<Element, string>();
  let open = 0;
  row.forEach((part, index) => {
    const bar = baseOf(part);
    if (!isSign(bar, BARS)) return;
    const before = row[index - 1];
    const awaits = before === undefined || isSign(before, OPENS) || found.get(before) === OPEN_BAR;
    const opens = open === 0 || awaits;
    open += opens ? 1 : -1;
    found.set(bar, opens ? OPEN_BAR : CLOSE_BAR);
  });
  // Otherwise they are something else than pairs, and stay bars.
  if (open === 0) for (const [bar, words] of found) roles.set(bar, words);
}

function minusRoles(row: readonly Element[], roles: Map<Element, string>): void {
  row.forEach((part, index) => {
    if (!isSign(part, MINUS)) return;
    const before = row[index - 1];
    const opened = before !== undefined && roles.get(before) === OPEN_BAR;
    if (before === undefined || opened || isSign(before, OPENS)) roles.set(part, 'negative');
  });
}

const isDollar = (part: Element | undefined): boolean =>
  part !== undefined && ['mi', 'mo', 'mtext'].includes(kindOf(part)) && textOf(part) === '$';

/** "$5" is said "5 dollars". */
function dollarRoles(row: readonly Element[], roles: Map<Element, string>): void {
  row.forEach((part, index) => {
    const number = row[index + 1];
    if (!isDollar(part) || number === undefined || kindOf(number) !== 'mn') return;
    roles.set(part, '');
    roles.set(number, `${textOf(number)} dollars`);
  });
}

/** A number or letter, also with its degrees. */
const isShort = (part: Element): boolean =>
  isSingle([part]) || (kindOf(part) === 'msup' && isSingle(firstOf(part)) && isSign(secondOf(part)[0], '∘°'));

/** What stands alone in brackets, as in `(t)`, `(-5)` and `(38°)`, and the bracket that closes them. */
function singleWithin(row: readonly Element[], open: number): { argument: Element; close: Element } | null {
  const at = isSign(row[open + 1], MINUS) ? open + 2 : open + 1;
  const [argument, close] = [row[at], row[at + 1]];
  return argument && close && isShort(argument) && isSign(close, ')') ? { argument, close } : null;
}

/** A capital, p or q before a number in brackets is a function; other letters are factors of it: `a(3)`. */
const FUNCTION_OF_NUMBER = /^[\p{Lu}pq]$/u;

/**
 * Is what stands here the argument of the function before it? Of letters f, g and h before a bracket (h may be a height
 * elsewhere), and any before a single letter in brackets: `p(t)` is no product, though `a(b)²` is one.
 * @param index of the argument, or of its bracket
 */
export function isApplied(row: readonly Element[], index: number): boolean {
  const [before, argument] = [row[index - 1], row[index]];
  if (!before || !argument || kindOf(baseOf(before)) !== 'mi') return false;
  const name = textOf(baseOf(before));
  if (isFunctionName(name)) return name.length > 1 || isSign(argument, '(');
  const single = isSign(argument, '(') ? singleWithin(row, index) : null;
  if (!single) return false;
  return FUNCTION_OF_NUMBER.test(name) || (kindOf(single.argument) === 'mi' && row[index + 1] === single.argument);
}

/** Brackets around a single argument are not heard: "f of x", "f of negative 1". */
function argumentRoles(row: readonly Element[], roles: Map<Element, string>): void {
  row.forEach((open, index) => {
    const single = isSign(open, '(') && isApplied(row, index) ? singleWithin(row, index) : null;
    if (!single) return;
    roles.set(open, '');
    roles.set(single.close, '');
  });
}

export function rolesOf(row: readonly Element[]): Roles {
  const roles = new Map<Element, string>();
  barRoles(row, roles);
  minusRoles(row, roles);
  dollarRoles(row, roles);
  argumentRoles(row, roles);
  return roles;
}
