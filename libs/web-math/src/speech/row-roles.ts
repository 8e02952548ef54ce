import { isFunctionName } from './signs';
import { baseOf, isSign, isSingle, kindOf, textOf } from './tree';

/** Words of signs that mean different things in different places, by their elements. */
export type Roles = ReadonlyMap<Element, string>;

const BARS = '|∣';
const MINUS = '-−';
/** After these begins something new, so a minus there makes a number negative. */
const OPENS = '([{⟨=<>≤≥≠≈+-−±×⋅·÷/,;:';

const OPEN_BAR = 'the absolute value of';
const CLOSE_BAR = ', end absolute value';

/**
 * Do the bars of a row come in pairs? Then they are absolute values, which may stand in each other: within one, a bar
 * opens another where something has to follow, as in `||x|-3|` and `|x-|y||`.
 */
function barRoles(row: readonly Element[], roles: Map<Element, string>): void {
  const bars = row.filter((part) => isSign(baseOf(part), BARS));
  if (bars.length === 0 || bars.length % 2 === 1) return;
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

/** Is it a function with its argument? Of letters only f, g and h before a bracket: h may be a height elsewhere. */
export function isApplied(before: Element, argument: Element): boolean {
  const base = baseOf(before);
  if (kindOf(base) !== 'mi' || !isFunctionName(textOf(base))) return false;
  return textOf(base).length > 1 || isSign(argument, '(');
}

/** Brackets around a single argument are not heard: "f of x", "f of negative 1". */
function argumentRoles(row: readonly Element[], roles: Map<Element, string>): void {
  row.forEach((open, index) => {
    const before = row[index - 1];
    if (!before || !isSign(open, '(') || !isApplied(before, open)) return;
    const at = isSign(row[index + 1], MINUS) ? index + 2 : index + 1;
    const [argument, close] = [row[at], row[at + 1]];
    if (!argument || !close || !isSingle([argument]) || !isSign(close, ')')) return;
    roles.set(open, '');
    roles.set(close, '');
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
