import { isFunctionName } from './signs';
import { baseOf, isSign, isSingle, kindOf, textOf } from './tree';

/** Words of signs that mean different things in different places, by their elements. */
export type Roles = ReadonlyMap<Element, string>;

const BARS = '|∣';
const MINUS = '-−';
/** After these begins something new, so a minus there makes a number negative. */
const OPENS = '([{⟨=<>≤≥≠≈+-−±×⋅·÷/,;:';

/** Do the bars of a row come in pairs? Then they are absolute values. */
function barRoles(row: readonly Element[], roles: Map<Element, string>): void {
  const bars = row.map(baseOf).filter((base) => isSign(base, BARS));
  if (bars.length === 0 || bars.length % 2 === 1) return;
  bars.forEach((bar, index) => roles.set(bar, index % 2 === 0 ? 'the absolute value of' : ', end absolute value'));
}

function minusRoles(row: readonly Element[], roles: Map<Element, string>): void {
  row.forEach((part, index) => {
    if (!isSign(part, MINUS)) return;
    const before = row[index - 1];
    const opened = before !== undefined && roles.get(before) === 'the absolute value of';
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
