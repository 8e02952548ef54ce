import { calculate } from './calculate';
import type { AngleUnit } from './functions';

export interface CalculatorState {
  line: string;
  angle: AngleUnit;
  ans: number;
  history: readonly { line: string; text: string }[];
  /** Why the line could not be worked out; null while it is being typed. */
  fault: string | null;
}

export type CalculatorAction = { kind: 'typed'; line: string } | { kind: 'worked-out' } | { kind: 'angle'; angle: AngleUnit } | { kind: 'cleared' };

const HISTORY = 50;

export const EMPTY_CALCULATOR: CalculatorState = { line: '', angle: 'deg', ans: 0, history: [], fault: null };

export function calculatorReducer(state: CalculatorState, action: CalculatorAction): CalculatorState {
  switch (action.kind) {
    case 'typed': return { ...state, line: action.line, fault: null };
    case 'angle': return { ...state, angle: action.angle, fault: null };
    case 'cleared': return { ...EMPTY_CALCULATOR, angle: state.angle };
    case 'worked-out': {
      const result = calculate(state.line, state);
      if (!result.ok) return { ...state, fault: result.message };
      return { ...state, line: '', fault: null, ans: result.value, history: [...state.history, { line: state.line, text: result.text }].slice(-HISTORY) };
    }
  }
}

/** The result of the line so far, '' while it makes no sense yet. */
export function preview(state: CalculatorState): string {
  if (state.line.trim() === '') return '';
  const result = calculate(state.line, state);
  return result.ok ? `= ${result.text}` : '';
}

let remembered: CalculatorState = EMPTY_CALCULATOR;

/** State of the calculator when it was closed last on this page. */
export const loadCalculator = (): CalculatorState => remembered;

export const rememberCalculator = (state: CalculatorState): void => {
  remembered = state;
};
