import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useReducer } from 'react';
import { calculatorReducer, EMPTY_CALCULATOR, type CalculatorEntry, type CalculatorState } from '../../state';
import { Calculator } from '../calculator';

/** jsdom has no layout and no canvas; these only need to exist. */
function standInForLayout(): void {
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
}

function Harness({ begin }: { begin: CalculatorState }) {
  const [state, dispatch] = useReducer(calculatorReducer, begin);
  return <Calculator state={state} dispatch={dispatch} />;
}

/** The calculator as a student opens it. @param entries what was in it before */
export function openCalculator(entries: readonly CalculatorEntry[] = EMPTY_CALCULATOR.entries): UserEvent {
  standInForLayout();
  render(<Harness begin={{ ...EMPTY_CALCULATOR, entries }} />);
  return userEvent.setup();
}

export const line = (number: number): HTMLInputElement =>
  screen.getByLabelText(`Line ${number}`, { selector: 'input' });

/** A line as it was typed before. */
export const expressionEntry = (id: number, text: string): CalculatorEntry => ({
  id,
  kind: 'expression',
  text,
  hidden: false,
  look: 0,
  slider: null,
});

/** A table of points with a number of its own. */
export const tableEntry = (
  id: number,
  number: number,
  xs: readonly number[],
  ys: readonly number[],
): CalculatorEntry => ({
  id,
  kind: 'table',
  hidden: false,
  look: 0,
  columns: [
    { name: `x_${number}`, cells: xs.map(String) },
    { name: `y_${number}`, cells: ys.map(String) },
  ],
});
