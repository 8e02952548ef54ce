const N = '(-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:/\\d+)?)';
const GAP = '[^.!?\\n\\d]{0,24}?';

interface Description {
  pattern: RegExp;
  /** What the description amounts to; several where it can be read in several ways. */
  values: (...operands: number[]) => number[];
}

const describe = (source: string, values: (...operands: number[]) => number[]): Description => ({
  pattern: new RegExp(source, 'g'),
  values,
});

/** What is looked for, without its value. */
const IT = '(?:it|(?:the|your) (?:answer|result|number|value|unknown))';

/** What is true of the value, told instead of it: what its double is, what it lies between, what comes before it. */
const CHECKS: readonly Description[] = [
  describe(`(?:double|doubling|twice) ${IT}${GAP}${N}`, (x) => [x / 2]),
  describe(`its double${GAP}${N}`, (x) => [x / 2]),
  describe(`${N} times ${IT}${GAP}${N}`, (x, y) => [y / x]),
  describe(`${IT} times ${N}${GAP}${N}`, (x, y) => [y / x]),
  describe(`(?:half|halve|halving)(?: of)? ${IT}${GAP}${N}`, (x) => [2 * x]),
  describe(`divide ${IT} by ${N}${GAP}${N}`, (x, y) => [x * y]),
  describe(`add(?:ing)? ${N} to ${IT}${GAP}${N}`, (x, y) => [y - x]),
  describe(`${IT} (?:plus|and) ${N}${GAP}${N}`, (x, y) => [y - x]),
  describe(`${IT} minus ${N}${GAP}${N}`, (x, y) => [y + x]),
  describe(`(?:subtract|subtracting|take|taking|remove) ${N} (?:from|off|away from) ${IT}${GAP}${N}`, (x, y) => [
    y + x,
  ]),
  describe(`(?:(?:its|whose|the) square|${IT} squared)${GAP}${N}`, (x) => [Math.sqrt(x), -Math.sqrt(x)]),
  describe(`(?:its|whose) (?:opposite|negative)${GAP}${N}`, (x) => [-x]),
  describe(`${N}[^.!\\d]{0,30}${N} too (?:few|low|small|little|short)`, (x, y) => [x + y]),
  describe(`${N}[^.!\\d]{0,30}${N} too (?:many|high|big|large|much)`, (x, y) => [x - y]),
  describe(`not ${N},? (?:and |nor )?not ${N}`, (x, y) => [(x + y) / 2]),
  describe(`${N} and ${N} more`, (x, y) => [x + y]),
  describe(`${N},? (?:take|taking) away ${N}`, (x, y) => [x - y]),
  describe(`${N} and ${N} (?:together|in all)`, (x, y) => [x + y]),
  describe(`${N},? ?(?:_+|\\?|\\.\\.\\.|…),? ?${N}`, (x, y) => [(x + y) / 2]),
  describe(`${N}, ${N},?[^.!\\d]{0,24}(?:next|follow|after)`, (x, y) => [y + (y - x)]),
  describe(`count(?:ing)? down from ${N}`, (x) => [x - 1, x - 2, x - 3, x - 4, x - 5]),
  describe(`count(?:ing)? up from ${N}`, (x) => [x + 1, x + 2, x + 3, x + 4, x + 5]),
];

const DESCRIPTIONS: readonly Description[] = [
  ...CHECKS,
  describe(`(?:half of|half) (?:the (?:number|value) )?${N}`, (x) => [x / 2]),
  describe(`1/(\\d+) of ${N}`, (part, x) => [x / part]),
  describe(`a (?:third) (?:of )?${N}`, (x) => [x / 3]),
  describe(`a (?:quarter|fourth) (?:of )?${N}`, (x) => [x / 4]),
  describe(`a (?:fifth) (?:of )?${N}`, (x) => [x / 5]),
  describe(`a (?:tenth) (?:of )?${N}`, (x) => [x / 10]),
  describe(`(?:double|twice|doubling|2 times)(?: of)? ${N}`, (x) => [2 * x]),
  describe(`(?:triple|thrice|tripling)(?: of)? ${N}`, (x) => [3 * x]),
  describe(`${N},? (?:doubled|twice)`, (x) => [2 * x]),
  describe(`${N},? halved`, (x) => [x / 2]),
  describe(`${N},? (?:squared|\\^ ?2)`, (x) => [x * x]),
  describe(`square of ${N}`, (x) => [x * x]),
  describe(`${N},? cubed`, (x) => [x ** 3]),
  describe(`(?:root of|sqrt\\()\\s*${N}`, (x) => [Math.sqrt(x), -Math.sqrt(x)]),
  describe(`(?:opposite|negative|additive inverse) of ${N}`, (x) => [-x]),
  describe(`reciprocal of ${N}`, (x) => [1 / x]),
  describe(`(?:sum of|add|adding|average of|mean of|midpoint of|halfway between)${GAP}${N}${GAP}(?:and|to|with|,)${GAP}${N}`, (x, y) => [
    x + y,
    (x + y) / 2,
  ]),
  describe(`(?:subtract|subtracting|take|taking|minus) ${N}${GAP}from${GAP}${N}`, (x, y) => [y - x]),
  describe(`difference (?:between|of)${GAP}${N} and ${N}`, (x, y) => [Math.abs(x - y), x - y]),
  describe(`(?:product of|multiply|multiplying)${GAP}${N}${GAP}(?:and|by|with)${GAP}${N}`, (x, y) => [x * y]),
  describe(`(?:quotient of|divide|dividing|split)${GAP}${N}${GAP}(?:and|by|into)${GAP}${N}`, (x, y) => [x / y]),
  describe(`(?:take|start (?:with|from|at)|begin with) ${N}${GAP}(?:and|then|,) ?divide${GAP}${N}`, (x, y) => [x / y]),
  describe(`(?:take|start (?:with|from|at)|begin with) ${N}${GAP}(?:and|then|,) ?multiply${GAP}${N}`, (x, y) => [
    x * y,
  ]),
  describe(`(?:take|start (?:with|from|at)|begin with) ${N}${GAP}(?:and|then|,) ?(?:add|go up)${GAP}${N}`, (x, y) => [
    x + y,
  ]),
  describe(`(?:take|start (?:with|from|at)|begin with) ${N}${GAP}(?:and|then|,) ?(?:subtract|take away|remove|go down)${GAP}${N}`, (x, y) => [
    x - y,
  ]),
  describe(`${N} (?:more than|greater than|above|up from|larger than|bigger than|after|past) ${N}`, (x, y) => [x + y]),
  describe(`${N} (?:less than|smaller than|below|fewer than|short of|before|under|shy of) ${N}`, (x, y) => [y - x]),
  describe(`between${GAP}${N} and ${N}`, (x, y) => [(x + y) / 2]),
  describe(`(?:bigger|greater|larger|more|higher|above|over)[ a-z]{0,10}${N}${GAP}(?:smaller|less|lower|fewer|below|under)[ a-z]{0,10}${N}`, (x, y) => [
    (x + y) / 2,
  ]),
  describe(`(?:smaller|less|lower|fewer|below|under)[ a-z]{0,10}${N}${GAP}(?:bigger|greater|larger|more|higher|above|over)[ a-z]{0,10}${N}`, (x, y) => [
    (x + y) / 2,
  ]),
  describe(`(?:after|follows|following|next to|succeeds|successor (?:of|to)|up from) ${N}`, (x) => [x + 1]),
  describe(`(?:before|precedes|preceding|ahead of|predecessor (?:of|to)|short of|shy of|next to) ${N}`, (x) => [x - 1]),
  describe(`${N},? followed by(?: an?)? ${N}`, (x, y) => [Number(`${x}${y}`)]),
  describe(`${N} ?(?:%|percent) of ${N}`, (x, y) => [(x * y) / 100]),
  describe(`${N} (?:12) ?s?\\b`, (x) => [12 * x]),
];

const SIGNS: readonly [RegExp, string][] = [
  [/\bplus\b|\badded to\b|\band (?:add|another|then add)\b|\bincreased by\b/g, '+'],
  [/\bminus\b|\bless\b(?! than)|\btake away\b|\bdecreased by\b|\breduced by\b/g, '-'],
  [/\btimes\b|\bmultiplied (?:by|with)\b|×|(?<=\d) x (?=\d)/g, '*'],
  [/\bdivided by\b|\bover\b|÷/g, '/'],
];

/** Runs of numbers and signs: "12-5", "(3)(4)", "10 * 7 / 10". */
const CHAIN = /[-(]*(?:\d+(?:\.\d+)?|\.\d+)[)\s]*(?:(?:[-+*/^]\s*|(?=\())[-(\s]*(?:\d+(?:\.\d+)?|\.\d+)[)\s]*)+/g;

/** Values that a text describes without saying them, each with the words that do. Input: digitised, without TeX. */
export function describedValues(text: string): { value: number; words: string }[] {
  let plain = text.replace(/\u2063/g, '');
  const found = DESCRIPTIONS.flatMap(({ pattern, values }) =>
    [...plain.matchAll(pattern)].flatMap((match) =>
      values(...match.slice(1).map(toNumber)).map((value) => ({ value, words: match[0] })),
    ),
  );
  // Marks that are counted.
  for (const [marks] of plain.matchAll(/(?<!\|)\|{2,}(?!\|)/g)) found.push({ value: marks.length, words: marks });
  for (const [words, sign] of SIGNS) plain = plain.replace(words, sign);
  for (const [chain] of plain.matchAll(CHAIN))
    for (const value of chainValues(chain)) found.push({ value, words: chain.trim() });
  return found.filter(({ value }) => Number.isFinite(value));
}

function toNumber(text: string): number {
  const [top = '', low] = text.split('/');
  return low === undefined ? Number(top) : Number(top) / Number(low);
}

/** The chain as a whole, and every pair of neighbours in it. A lone fraction is a number, not a sum. */
function chainValues(chain: string): number[] {
  const tokens = chain.replace(/\)\s*\(/g, ')*(').match(/\d+(?:\.\d+)?|\.\d+|[-+*/^()]/g) ?? [];
  if (/^\s*\d+\s*\/\s*\d+\s*$/.test(chain)) return [];
  const values = [evaluate(tokens)];
  const plain = tokens.filter((token) => token !== '(' && token !== ')');
  for (let at = 0; at + 2 < plain.length; at += 1)
    if (/\d/.test(plain[at]!) && /\d/.test(plain[at + 2]!)) values.push(evaluate(plain.slice(at, at + 3)));
  return values;
}

/** A small calculator; NaN for what is no expression. */
function evaluate(tokens: readonly string[]): number {
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++];
    if (token === '-') return -factor();
    if (token === '+') return factor();
    let value = Number.NaN;
    if (token === '(') {
      value = sum();
      at += 1;
    } else if (token !== undefined && /\d/.test(token)) value = Number(token);
    if (tokens[at] === '^') {
      at += 1;
      return value ** factor();
    }
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  return sum();
}
