import { Calculator, calculatorReducer, fromKept, toKept, type CalculatorState } from '@aivy/web-calculator';
import { useEffect, useReducer, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectTest } from '../selectors';
import { keepCalculator, keptCalculator, testOf } from './kept-calculator';

/** Writing at every letter would cost a slow phone more than the letter. */
const REST_MS = 400;

/** As it was when it was closed last: it stays from question to question, and through a reload. */
let open: { test: string; owner: string | null; state: CalculatorState } | null = null;

const begin = (owner: string | null, test: string): CalculatorState =>
  open?.test === test && open.owner === owner ? open.state : fromKept(keptCalculator(owner, test));

export function Graphing() {
  const { owner, startTime } = useSelector(selectTest);
  const test = testOf(window.location.pathname, startTime);
  const [state, dispatch] = useReducer(calculatorReducer, null, () => begin(owner, test));
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
    open = { test, owner, state };
    const timer = setTimeout(() => keepCalculator(owner, test, toKept(state)), REST_MS);
    return () => clearTimeout(timer);
  }, [owner, state, test]);
  useEffect(() => {
    const keep = (): void => keepCalculator(owner, test, toKept(latest.current));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [owner, test]);
  return <Calculator state={state} dispatch={dispatch} caretFirst />;
}
