const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const SHARES: Readonly<Record<string, string>> = {
  half: '1/2',
  'a half': '1/2',
  'one half': '1/2',
  'a third': '1/3',
  'one third': '1/3',
  'two thirds': '2/3',
  'a quarter': '1/4',
  'one quarter': '1/4',
  'a fourth': '1/4',
  'three quarters': '3/4',
  'three fourths': '3/4',
  'a fifth': '1/5',
  'la mitad': '1/2',
  'un tercio': '1/3',
  'un cuarto': '1/4',
};

const number = `\\b(?:${NUMBERS.join('|')})\\b`;
/** A number written in words counts as one only next to an operation. */
const SPELLED = new RegExp(
  `${number}(?= (?:plus|minus|times|multiplied|divided|over|percent|equals|squared|cubed)\\b)|(?<=\\b(?:plus|minus|times|by|over|equals) )${number}`,
  'g',
);
/** What an operation follows, and what follows it: a number, a lone letter, a parenthesis. */
const BEFORE = '(?<=[\\d%)]|(?<![a-z])[a-z])';
const AFTER = '(?=[-\\d(.]|[a-z](?![a-z])|sqrt)';
const between = (words: string): RegExp => new RegExp(`${BEFORE} (?:${words}) ${AFTER}`, 'g');
const behind = (words: string): RegExp => new RegExp(`${BEFORE} (?:${words})\\b`, 'g');
const ahead = (words: string): RegExp => new RegExp(`\\b(?:${words}) (?:the |all )?${AFTER}`, 'g');

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

/** As Spanish has it; "por" and "y" only between what they connect, so that words stay. */
const SPANISH: readonly Rule[] = [
  // "10 y 11" and "r y r+n" are two things; "3y + 2" is one.
  [new RegExp(`${BEFORE} y ${AFTER}(?![a-z] ?[=])`, 'g'), ' ; '],
  // 0,85 and 12,5%; 1,200 and 1, 2, 3 stay.
  [/(?<![\d.,(])(0),(?=\d)(?!\d+,)|(?<![\d.,(])(\d+),(?=\d{1,2}%)/g, (_, zero, whole) => `${zero ?? whole!}.`],
  [/(\d) ?por ?cientos?(?![a-z])/g, '$1%'],
  [/(\d%) del? (?:los |las |la |el )?(?=[\d(]|[a-z](?![a-z]))/g, '$1 * '],
  [
    new RegExp(`\\b(${Object.keys(SHARES).slice(-3).join('|')}) de (?:los |las |la |el )?${AFTER}`, 'g'),
    (_, share) => `${SHARES[share!]} * `,
  ],
  [ahead('el doble de|doble de'), '2 * '],
  [ahead('el triple de|triple de'), '3 * '],
  [ahead('(?:la )?raiz (?:cuadrada )?de|(?:la )?raíz (?:cuadrada )?de'), 'sqrt '],
  [behind('al cuadrado'), '^2'],
  [behind('al cubo'), '^3'],
  [between('m[aá]s'), ' + '],
  [between('menos'), ' - '],
  [between('por|multiplicado por'), ' * '],
  [between('entre|dividido entre|dividido por|sobre'), ' / '],
  [between('es menor o igual (?:a|que)'), ' <= '],
  [between('es mayor o igual (?:a|que)'), ' >= '],
  [between('es menor que'), ' < '],
  [between('es mayor que'), ' > '],
  [between('es igual a|igual a|es igual que'), ' = '],
];

const RULES: readonly Rule[] = [
  ...SPANISH,
  [SPELLED, (word) => String(NUMBERS.indexOf(word))],
  [/(\d) ?percent(?![a-z])/g, '$1%'],
  [
    new RegExp(`\\b(${Object.keys(SHARES).join('|')}) of (?:the |all )?${AFTER}`, 'g'),
    (_, share) => `${SHARES[share!]} * `,
  ],
  [/(\d%?) of (?:the |all |those |these )?(?=[\d(]|[a-z](?![a-z]))/g, '$1 * '],
  [ahead('twice|double'), '2 * '],
  [ahead('triple'), '3 * '],
  [ahead('(?:the )?square root of'), 'sqrt '],
  [behind('squared'), '^2'],
  [behind('cubed'), '^3'],
  // With a number on both sides it's a calculation; with a letter or "it", a plan.
  [/\bmultipl(?:y|ying|ied) (-?[\d.]+)(?: by| with| and| times) (-?[\d.]+\b)/g, '$1 * ($2)'],
  [/\bdivid(?:e|ing|ed) (-?[\d.]+) by (-?[\d.]+\b)/g, '$1 / ($2)'],
  [/\badd(?:ing)? (-?[\d.]+) (?:and|to|with) (-?[\d.]+\b)/g, '$1 + ($2)'],
  [/\bsubtract(?:ing)? (-?[\d.]+) from (-?[\d.]+\b)/g, '$2 - ($1)'],
  [
    /(?<![a-z])(-?[\d.]+|[a-z]) is (-?[\d.]+) (more|greater|less|fewer) than (?:the )?(-?[\d.]+|[a-z])(?![a-z\d])/g,
    (_, one, by, how, other) => `${one!} = ${other!} ${/more|greater/.test(how!) ? '+' : '-'} ${by!}`,
  ],
  [
    /(?<![a-z\d.])(-?[\d.]+) (more|less) than ([a-z])(?![a-z])/g,
    (_, by, how, other) => `${other!} ${how === 'more' ? '+' : '-'} ${by!}`,
  ],
  [between('plus|added to'), ' + '],
  [between('minus|take away'), ' - '],
  [between('times|multiplied by'), ' * '],
  [between('divided by|over'), ' / '],
  [between('is at most|is less than or equal to'), ' <= '],
  [between('is at least|is greater than or equal to'), ' >= '],
  [between('is (?:less|smaller|lower|more small|more little) than'), ' < '],
  [between('is (?:greater|more|bigger|larger|higher|more big) than'), ' > '],
  [/(\d%) is (?=\d+\/\d)/g, '$1 = '],
  [between('equals?|is equal to|is the same as'), ' = '],
];

/** "x is 10" and "10 is x" are equations; "it is b" and "a is right" aren't. */
const IS =
  /(?:(?<![a-z]\s?)|(?<=\b(?:and|so|then|but) ))((?:-?\d[\d./]*)?(?:(?<![a-z])[a-z])?) is (-?\d[\d./]*%?(?![\w%])|[b-hj-z](?![a-z]))/g;

/** The end of a calculation. */
const WORK_END = /[-+*/^] ?(?:\d[\d.]*%?|\)|(?<![a-z])[a-z])$/;
const LOOK_BACK = 30;

/** "w times 14 is 851", "3 times 11 is 33": a calculation and what it is. */
const workedOut = (line: string): string =>
  line.replace(/ is (?=-?\d)/g, (is, at: number) =>
    WORK_END.test(line.slice(Math.max(0, at - LOOK_BACK), at)) ? ' = ' : is,
  );

/** Math said in words, as symbols: "80% of 350" is `80% * 350`, "x minus y" is `x - y`. Everything else stays. */
export function spokenMath(plain: string): string {
  const symbols = RULES.reduce((line, [from, to]) => line.replace(from, to as string), plain);
  return workedOut(symbols).replace(IS, (all, left: string, right: string) =>
    left !== '' && /\d/.test(left + right) && /[a-z]/.test(left + right) ? `${left} = ${right}` : all,
  );
}
