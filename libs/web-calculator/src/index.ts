export { fromKept, toKept } from './kept.js';
export { calculatorReducer, EMPTY_CALCULATOR, type CalculatorState } from './state.js';
export { Calculator } from './ui/calculator.js';
