export type AngleUnit = 'deg' | 'rad';

export interface Environment {
  angle: AngleUnit;
  /** Result of the line before. */
  ans: number;
}

const toRadians = (value: number, { angle }: Environment): number => (angle === 'deg' ? (value * Math.PI) / 180 : value);
const fromRadians = (value: number, { angle }: Environment): number => (angle === 'deg' ? (value * 180) / Math.PI : value);

/** Quarter turns in an angle when it is a whole number of them; sin 180° is then exactly 0 and tan 90° has no value. */
function quarterTurns(value: number, { angle }: Environment): number | null {
  const turns = angle === 'deg' ? value / 90 : value / (Math.PI / 2);
  const whole = Math.round(turns);
  return Math.abs(turns - whole) < 1e-12 * Math.max(1, Math.abs(turns)) ? ((whole % 4) + 4) % 4 : null;
}

const EXACT_SINE = [0, 1, 0, -1] as const;

function sine(value: number, env: Environment, shift = 0): number {
  const turns = quarterTurns(value, env);
  if (turns !== null) return EXACT_SINE[((turns + shift) % 4) as 0 | 1 | 2 | 3];
  return shift === 0 ? Math.sin(toRadians(value, env)) : Math.cos(toRadians(value, env));
}

const tangent = (value: number, env: Environment): number => {
  const turns = quarterTurns(value, env);
  if (turns === null) return Math.tan(toRadians(value, env));
  return turns % 2 === 0 ? 0 : Number.NaN;
};

type Unary = (value: number, env: Environment) => number;

const inverseSine: Unary = (value, env) => fromRadians(Math.asin(value), env);
const inverseCosine: Unary = (value, env) => fromRadians(Math.acos(value), env);
const inverseTangent: Unary = (value, env) => fromRadians(Math.atan(value), env);

/** Functions of one value; NaN means that it has none there. */
export const FUNCTIONS: Record<string, Unary> = {
  sin: (value, env) => sine(value, env),
  cos: (value, env) => sine(value, env, 1),
  tan: tangent,
  asin: inverseSine,
  arcsin: inverseSine,
  acos: inverseCosine,
  arccos: inverseCosine,
  atan: inverseTangent,
  arctan: inverseTangent,
  sqrt: (value) => Math.sqrt(value),
  '√': (value) => Math.sqrt(value),
  cbrt: (value) => Math.cbrt(value),
  '∛': (value) => Math.cbrt(value),
  ln: (value) => (value > 0 ? Math.log(value) : Number.NaN),
  log: (value) => (value > 0 ? Math.log10(value) : Number.NaN),
  abs: (value) => Math.abs(value),
};

export const CONSTANTS: Record<string, (env: Environment) => number> = {
  pi: () => Math.PI,
  π: () => Math.PI,
  e: () => Math.E,
  ans: ({ ans }) => ans,
};

/** n! for whole n from 0 to 170, the last that a number can hold. */
export function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
}

/** Real powers; an odd root of a negative number, such as (−8)^(1/3), is real too. */
export function power(base: number, exponent: number): number {
  const direct = base ** exponent;
  if (!Number.isNaN(direct) || base >= 0) return direct;
  const root = Math.round(1 / exponent);
  return Math.abs(root) % 2 === 1 && Math.abs(1 / root - exponent) < 1e-12 ? -((-base) ** exponent) : Number.NaN;
}
