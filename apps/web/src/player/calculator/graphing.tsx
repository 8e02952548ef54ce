import { Calculator, calculatorReducer, EMPTY_CALCULATOR, type CalculatorState } from '@aivy/web-calculator';
import { useEffect, useReducer } from 'react';

/** As it was when it was closed last on this page: it stays from question to question. */
let remembered: CalculatorState = EMPTY_CALCULATOR;

export function Graphing() {
  const [state, dispatch] = useReducer(calculatorReducer, remembered);
  useEffect(() => {
    remembered = state;
  }, [state]);
  return <Calculator state={state} dispatch={dispatch} caretFirst />;
}
