import type { Environment } from './functions';
import { parse } from './parser';
import { CalculatorError } from './tokens';

export type Calculation = { ok: true; value: number; text: string } | { ok: false; message: string };

/** Digits shown; two fewer than a number holds, which hides binary rounding such as 0.1 + 0.2. */
const DIGITS = 12;

/** A result as text: plain digits up to a million million, a power of ten beyond, a true minus sign. */
export function formatResult(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const size = Math.abs(rounded);
  if (size !== 0 && (size >= 1e12 || size < 1e-7)) {
    const [mantissa = '', exponent = ''] = rounded.toExponential().split('e');
    return `${mantissa}×10^${exponent.replace('+', '')}`.replaceAll('-', '−');
  }
  return String(rounded === 0 ? 0 : rounded).replace('-', '−');
}

/** Works out one line; never throws. Empty input is a fault with its own sentence. */
export function calculate(source: string, env: Environment): Calculation {
  if (source.trim() === '') return { ok: false, message: 'Type a calculation first' };
  try {
    const value = parse(source)(env);
    if (Number.isNaN(value)) return { ok: false, message: 'This has no value' };
    if (!Number.isFinite(value)) return { ok: false, message: 'This divides by zero or is too large' };
    return { ok: true, value, text: formatResult(value) };
  } catch (error) {
    if (error instanceof CalculatorError) return { ok: false, message: error.message };
    throw error;
  }
}
