/** A key of the pad: what it shows, what it types, and its name where the sign does not read well. */
export interface PadKey {
  label: string;
  types: string;
  name?: string;
  tone?: 'digit' | 'operator';
}

/** Left block, three in a row. */
export const FUNCTION_KEYS: readonly PadKey[] = [
  { label: 'sin', types: 'sin(', name: 'sine' }, { label: 'cos', types: 'cos(', name: 'cosine' }, { label: 'tan', types: 'tan(', name: 'tangent' },
  { label: 'sin⁻¹', types: 'arcsin(', name: 'inverse sine' }, { label: 'cos⁻¹', types: 'arccos(', name: 'inverse cosine' }, { label: 'tan⁻¹', types: 'arctan(', name: 'inverse tangent' },
  { label: '√', types: '√(', name: 'square root' }, { label: '∛', types: '∛(', name: 'cube root' }, { label: 'x²', types: '^2', name: 'squared' },
  { label: 'xʸ', types: '^', name: 'to the power' }, { label: '|x|', types: '|', name: 'absolute value bar' }, { label: 'n!', types: '!', name: 'factorial' },
  { label: 'ln', types: 'ln(', name: 'natural logarithm' }, { label: 'log', types: 'log(', name: 'logarithm base ten' }, { label: 'e', types: 'e' },
  { label: 'π', types: 'π', name: 'pi' }, { label: '(', types: '(', name: 'open bracket' }, { label: ')', types: ')', name: 'close bracket' },
];

const digit = (label: string): PadKey => ({ label, types: label, tone: 'digit' });
const operator = (label: string, name: string): PadKey => ({ label, types: label, name, tone: 'operator' });

export const PERCENT_KEY: PadKey = { label: '%', types: '%', name: 'percent' };
export const ANSWER_KEY: PadKey = { label: 'ans', types: 'ans', name: 'last answer' };

/** Right block, four in a row; 0 is two wide. */
export const NUMBER_KEYS: readonly PadKey[] = [
  digit('7'), digit('8'), digit('9'), operator('÷', 'divided by'),
  digit('4'), digit('5'), digit('6'), operator('×', 'times'),
  digit('1'), digit('2'), digit('3'), operator('−', 'minus'),
  digit('0'), { ...digit('.'), name: 'decimal point' }, operator('+', 'plus'),
];

export interface TypedLine {
  text: string;
  caret: number;
}

/** Types into a line at the selection. */
export const typeInto = (text: string, from: number, to: number, typed: string): TypedLine => ({ text: text.slice(0, from) + typed + text.slice(to), caret: from + typed.length });

/** Takes back what stands before the caret; a whole word such as `sin(` at once. */
export function takeBack(text: string, from: number, to: number): TypedLine {
  if (from !== to) return typeInto(text, from, to, '');
  const word = /(?:arc(?:sin|cos|tan)|sin|cos|tan|ln|log|[√∛])\($|ans$/.exec(text.slice(0, from));
  const start = word ? word.index : Math.max(0, from - 1);
  return { text: text.slice(0, start) + text.slice(from), caret: start };
}
