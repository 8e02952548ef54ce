export { calculatorReducer, EMPTY_CALCULATOR, type CalculatorAction, type CalculatorState } from './state.js';
export { Calculator, type CalculatorProps } from './ui/calculator.js';
