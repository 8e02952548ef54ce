import { isApplied, OPEN_BAR, rolesOf, type Roles } from './row-roles';
import { ACCENTS, isFunctionName, nameWords, signWords, THROUGH_POINTS } from './signs';
import { baseOf, firstOf, isSign, isSingle, kindOf, partsOf, secondOf, textOf, thirdOf } from './tree';

/** What holds for a whole formula. */
interface Formula {
  /** Its letters and names, as they are written. */
  names: ReadonlySet<string>;
}

/**
 * A formula in words, as a person says it who reads a test aloud: short where nothing can be mistaken ("x squared",
 * "3 over 4"), with its end said where something could ("the square root of x plus 1, end root"). Elements that
 * no rule knows are said by what is in them: nothing is left out.
 * @param math presentation MathML
 */
export function mathWords(math: Element): string {
  const names = new Set([...math.querySelectorAll('mi')].map(textOf));
  const words = rowWords(partsOf(math), { names });
  return words
    .replace(/\s+/g, ' ')
    .replace(/ ([,:;])/g, '$1')
    .replace(/,(\s*,)+/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

function rowWords(row: readonly Element[], formula: Formula): string {
  const roles = rolesOf(row);
  return row
    .map((part, index) => {
      const words = partWords(part, { roles, formula });
      const beforeTable = isSign(part, '{') && row[index + 1] && kindOf(row[index + 1]!) === 'mtable';
      return beforeTable ? '' : `${linkBefore(row, index, roles)} ${words}`;
    })
    .join(' ');
}

/** Does something stand here that is multiplied by what is before it? */
const begins = (part: Element): boolean => kindOf(baseOf(part)) !== 'mo' || isSign(baseOf(part), '([{⟨∠△√');

const isRoot = (part: Element): boolean => ['msqrt', 'mroot'].includes(kindOf(baseOf(part)));

/** May a factor end here: a number, a letter, a bracket? */
const ends = (part: Element): boolean =>
  kindOf(baseOf(part)) === 'mi' ? !isFunctionWord(part) : kindOf(baseOf(part)) === 'mn' || isSign(baseOf(part), ')]}');
const isFunctionWord = (part: Element): boolean => {
  const name = textOf(baseOf(part));
  return name.length > 1 && isFunctionName(name);
};

/**
 * What is not written between two parts, and is heard: 2½ is "2 and 1 over 2", ½x "1 over 2 times x", f(x) "f of x",
 * √3n "the square root of 3 times n", which would else be heard as √(3n).
 */
function linkBefore(row: readonly Element[], index: number, roles: Roles): string {
  const [before, part] = [row[index - 1], row[index]];
  if (!before || !part) return '';
  if (kindOf(before) === 'mn' && isNumberFraction(part)) return 'and';
  if ((kindOf(before) === 'mfrac' || isRoot(before)) && begins(part)) return 'times';
  if ((isRoot(part) || roles.get(part) === OPEN_BAR) && ends(before)) return 'times';
  return isApplied(row, index) && begins(part) ? 'of' : '';
}

const isNumberFraction = (part: Element): boolean =>
  kindOf(part) === 'mfrac' &&
  [firstOf(part), secondOf(part)].every((side) => side.length === 1 && kindOf(side[0]!) === 'mn');

interface Place {
  roles: Roles;
  formula: Formula;
}

function partWords(part: Element, { roles, formula }: Place): string {
  const role = roles.get(part);
  if (role !== undefined) return role;
  const inner = (parts: readonly Element[]): string => rowWords(parts, formula);
  switch (kindOf(part)) {
    case 'mn':
      return textOf(part);
    case 'mi':
      return nameWords(textOf(part), formula.names);
    case 'mo':
      return signWords(textOf(part));
    case 'mtext':
    case 'ms':
      return textOf(part) === '$' ? 'dollars' : textOf(part);
    case 'mfrac':
      return fractionWords(part, inner);
    case 'msqrt':
      return rootWords('the square root of', [...part.children].flatMap(partsOf), inner);
    case 'mroot':
      return rootWords(`the ${ordinalRoot(inner(secondOf(part)).trim())} of`, firstOf(part), inner);
    case 'msup':
      return `${scriptBase(part, { roles, formula })} ${powerWords(part, secondOf(part), inner)}`;
    case 'msub':
      return `${scriptBase(part, { roles, formula })} ${indexWords(secondOf(part), inner)}`;
    case 'msubsup':
      return `${scriptBase(part, { roles, formula })} ${indexWords(secondOf(part), inner)} ${powerWords(part, thirdOf(part), inner)}`;
    case 'mover':
      return overWords(part, inner);
    case 'munder':
      return `${inner(firstOf(part))} with ${inner(secondOf(part))} below`;
    case 'munderover':
      return `${inner(firstOf(part))} from ${inner(secondOf(part))} to ${inner(thirdOf(part))} of`;
    case 'mtable':
      return tableWords(part, inner);
    default:
      return part.children.length > 0 ? inner([...part.children].flatMap(partsOf)) : textOf(part);
  }
}

type Inner = (parts: readonly Element[]) => string;

/** The base keeps the part that its row gave it: of `|x|²` the second bar ends an absolute value. */
function scriptBase(part: Element, { roles, formula }: Place): string {
  const base = firstOf(part);
  const [only] = base;
  return base.length === 1 && only ? partWords(only, { roles, formula }) : rowWords(base, formula);
}

function fractionWords(part: Element, inner: Inner): string {
  const [over, under] = [firstOf(part), secondOf(part)];
  const short = isSingle(over) && isSingle(under);
  return short
    ? `${inner(over)} over ${inner(under)}`
    : `the fraction with numerator ${inner(over)}, and denominator ${inner(under)}, end fraction,`;
}

const rootWords = (name: string, radicand: readonly Element[], inner: Inner): string =>
  isSingle(radicand) ? `${name} ${inner(radicand)}` : `${name} ${inner(radicand)}, end root,`;

const NAMED_ROOTS: Readonly<Record<string, string>> = {
  2: 'square root',
  3: 'cube root',
  4: 'fourth root',
  5: 'fifth root',
  6: 'sixth root',
};
const ordinalRoot = (index: string): string => NAMED_ROOTS[index] ?? `root of index ${index}`;

const isMinusOne = (parts: readonly Element[]): boolean =>
  parts.length === 2 && isSign(parts[0], '-−') && textOf(parts[1]!) === '1';

function powerWords(part: Element, exponent: readonly Element[], inner: Inner): string {
  const [only] = exponent;
  if (!only) return '';
  // Of signs and numbers alone: what stands under a root is text, too.
  const text = exponent.every((each) => ['mn', 'mo'].includes(kindOf(each))) ? exponent.map(textOf).join('') : '';
  if (text === '2') return 'squared';
  if (text === '3') return 'cubed';
  if (text === '∘' || text === '°') return 'degrees';
  if (/^[′″']+$/.test(text)) return exponent.map((each) => signWords(textOf(each))).join(' ');
  const base = baseOf(part);
  if (isMinusOne(exponent) && kindOf(base) === 'mi' && isFunctionName(textOf(base))) return 'inverse';
  const ends = isSingle(exponent) || (exponent.length === 2 && isSign(only, '-−') && isSingle(exponent.slice(1)));
  return ends ? `to the power ${inner(exponent)}` : `to the power ${inner(exponent)}, end power,`;
}

const indexWords = (index: readonly Element[], inner: Inner): string =>
  isSingle(index) ? `sub ${inner(index)}` : `sub ${inner(index)}, end sub,`;

function overWords(part: Element, inner: Inner): string {
  const [base, mark] = [firstOf(part), secondOf(part)];
  const sign = mark.map(textOf).join('');
  const points = base.every((each) => kindOf(each) === 'mi' && /^\p{Lu}+$/u.test(textOf(each)));
  const shape = THROUGH_POINTS[sign];
  if (points && base.length > 1 && shape !== undefined) return `${shape} ${inner(base)}`;
  const accent = ACCENTS[sign];
  return accent === undefined ? `${inner(base)} with ${inner(mark)} above` : `${inner(base)} ${accent}`;
}

/** Equations below each other, and tables: line by line. */
function tableWords(table: Element, inner: Inner): string {
  const rows = [...table.children];
  const lines = rows.map(
    (row, index) => `line ${index + 1}: ${[...row.children].map((cell) => inner(partsOf(cell))).join(' ')}`,
  );
  return rows.length === 1
    ? inner([...rows[0]!.children].flatMap(partsOf))
    : `, ${rows.length} lines, ${lines.join('; ')}; end of lines,`;
}
