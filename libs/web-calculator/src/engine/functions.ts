import { CalculatorError } from './ast.js';
import { LIST_FUNCTIONS } from './statistics.js';

export type AngleUnit = 'radians' | 'degrees';

export const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, tau: 2 * Math.PI, e: Math.E };

interface NumberFunction {
  /** How many arguments it takes; a pair is from and to. */
  arity: number | readonly [number, number];
  of(...args: number[]): number;
  /** `in`: the argument is an angle; `out`: the result is one. */
  angle?: 'in' | 'out';
}

/** Lanczos' approximation (g = 7, 9 terms), for factorials of numbers that are not whole. */
const LANCZOS = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6,
  1.505_632_735_149_311_6e-7,
];

function gamma(z: number): number {
  if (z < 0.5) return Math.PI / (Math.sin(Math.PI * z) * gamma(1 - z));
  const x = z - 1;
  const t = x + 7.5;
  const sum = LANCZOS.reduce((so, term, index) => (index === 0 ? term : so + term / (x + index)), 0);
  return Math.sqrt(2 * Math.PI) * t ** (x + 0.5) * Math.exp(-t) * sum;
}

function factorial(n: number): number {
  if (n < 0 && Number.isInteger(n)) return Number.NaN;
  if (!Number.isInteger(n)) return gamma(n + 1);
  if (n > 170) return Number.POSITIVE_INFINITY;
  let product = 1;
  for (let k = 2; k <= n; k += 1) product *= k;
  return product;
}

function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(Math.round(a)), Math.abs(Math.round(b))];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

function choose(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || k < 0 || k > n) return k > n ? 0 : Number.NaN;
  let result = 1;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) result = (result * (n - Math.min(k, n - k) + i)) / i;
  return Math.round(result);
}

function arrange(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || k < 0 || n < 0) return Number.NaN;
  let result = 1;
  for (let i = 0; i < k; i += 1) result *= n - i;
  return result;
}

/** Real odd roots of negative numbers exist, whatever `**` says. */
function root(x: number, n: number): number {
  if (x < 0 && Number.isInteger(n) && Math.abs(n % 2) === 1) return -((-x) ** (1 / n));
  return x ** (1 / n);
}

/** Nothing at a pole, where the last digits of a sine or cosine would leave some 10^16. */
const over = (below: number, of: number): number => (Math.abs(below) < 1e-14 ? Number.NaN : of / below);

const one = (of: (x: number) => number, angle?: 'in' | 'out'): NumberFunction => ({
  arity: 1,
  of,
  ...(angle ? { angle } : {}),
});

export const NUMBER_FUNCTIONS: Readonly<Record<string, NumberFunction>> = {
  sin: one(Math.sin, 'in'),
  cos: one(Math.cos, 'in'),
  tan: one((x) => over(Math.cos(x), Math.sin(x)), 'in'),
  sec: one((x) => over(Math.cos(x), 1), 'in'),
  csc: one((x) => over(Math.sin(x), 1), 'in'),
  cot: one((x) => over(Math.sin(x), Math.cos(x)), 'in'),
  arcsin: one(Math.asin, 'out'),
  arccos: one(Math.acos, 'out'),
  arctan: one(Math.atan, 'out'),
  asin: one(Math.asin, 'out'),
  acos: one(Math.acos, 'out'),
  atan: one(Math.atan, 'out'),
  sqrt: one(Math.sqrt),
  cbrt: one(Math.cbrt),
  nthroot: { arity: 2, of: root },
  ln: one(Math.log),
  log: {
    arity: [1, 2],
    of: (x, base = 10) => (base === 10 ? Math.log10(x) : base === 2 ? Math.log2(x) : Math.log(x) / Math.log(base)),
  },
  exp: one(Math.exp),
  abs: one(Math.abs),
  floor: one(Math.floor),
  ceil: one(Math.ceil),
  sign: one(Math.sign),
  round: { arity: [1, 2], of: (x, places = 0) => Math.round(x * 10 ** places) / 10 ** places },
  mod: { arity: 2, of: (a, b) => a - b * Math.floor(a / b) },
  gcd: { arity: 2, of: gcd },
  lcm: { arity: 2, of: (a, b) => (gcd(a, b) === 0 ? 0 : Math.abs(Math.round(a) * Math.round(b)) / gcd(a, b)) },
  ncr: { arity: 2, of: choose },
  npr: { arity: 2, of: arrange },
  factorial: one(factorial),
  percent: one((x) => x / 100),
};

/** Every word that is a function; in lower case, since `nCr` may be typed as `ncr`. */
export const FUNCTION_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(NUMBER_FUNCTIONS),
  ...Object.keys(LIST_FUNCTIONS),
]);

const RADIANS = Math.PI / 180;
/** sin 180° is 0, not the 1.2e-16 that π's last digit leaves. */
const tidy = (value: number): number => (Math.abs(value) < 1e-15 ? 0 : value);

/** A function of numbers in the given angle unit. @throws CalculatorError for a wrong number of arguments */
export function numberFunction(name: string, count: number, unit: AngleUnit): (...args: number[]) => number {
  const { arity, of, angle } = NUMBER_FUNCTIONS[name]!;
  const [from, to] = typeof arity === 'number' ? [arity, arity] : arity;
  if (count < from || count > to)
    throw new CalculatorError(
      `${name} takes ${from === to ? from : `${from} or ${to}`} ${to === 1 ? 'value' : 'values'}`,
    );
  if (!angle) return of;
  if (angle === 'out') return unit === 'radians' ? of : (x) => of(x) / RADIANS;
  return unit === 'radians' ? (x) => (Math.abs(x) > 1 ? tidy(of(x)) : of(x)) : (x) => tidy(of(x * RADIANS));
}
