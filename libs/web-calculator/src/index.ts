export { fromKept, toKept } from './kept.js';
export { calculatorReducer, type CalculatorState } from './state.js';
export { Calculator } from './ui/calculator.js';
