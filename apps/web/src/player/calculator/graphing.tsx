import { Calculator, calculatorReducer, fromKept, toKept, type CalculatorState } from '@aivy/web-calculator';
import { useEffect, useReducer, useRef } from 'react';
import { useAppSelector } from '../../core/store';
import { selectTest } from '../selectors';
import { keepCalculator, keptCalculator, testOf } from './kept-calculator';

/** Writing at every letter would cost a slow phone more than the letter. */
const REST_MS = 400;

/**
 * As it was when it was closed last: it stays from question to question, with what undo remembers. `kept`: what the
 * device had from here then; null where it keeps nothing.
 */
let open: { test: string; owner: string | null; state: CalculatorState; kept: string | null } | null = null;

const keptText = (owner: string | null, test: string): string | null =>
  JSON.stringify(keptCalculator(owner, test) ?? null);

/** What another tab has kept meanwhile is newer. */
function begin(owner: string | null, test: string): CalculatorState {
  const kept = keptText(owner, test);
  const isOurs = open?.test === test && open.owner === owner && (kept === 'null' || kept === open.kept);
  return isOurs && open ? open.state : fromKept(keptCalculator(owner, test));
}

function keep(owner: string | null, test: string, state: CalculatorState): void {
  keepCalculator(owner, test, toKept(state));
  open = { test, owner, state, kept: keptText(owner, test) };
}

export function Graphing() {
  // Practice has a calculator and no test: whose it is, the session knows.
  const owner = useAppSelector((state) => state.session.userId);
  const { startTime } = useAppSelector(selectTest);
  const test = testOf(window.location.pathname, startTime);
  const [state, dispatch] = useReducer(calculatorReducer, null, () => begin(owner, test));
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
    const timer = setTimeout(() => keep(owner, test, state), REST_MS);
    return () => clearTimeout(timer);
  }, [owner, state, test]);
  useEffect(() => {
    const keepNow = (): void => keep(owner, test, latest.current);
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [owner, test]);
  return <Calculator state={state} dispatch={dispatch} caretFirst />;
}
