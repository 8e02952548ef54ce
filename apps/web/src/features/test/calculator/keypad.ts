/** A key of the pad: what it shows, what it types, and its name where the sign does not read well. */
export interface PadKey {
  label: string;
  types: string;
  name?: string;
  tone?: 'digit' | 'operator';
}

export const FUNCTION_KEYS: readonly PadKey[] = [
  { label: 'sin', types: 'sin(', name: 'sine' }, { label: 'cos', types: 'cos(', name: 'cosine' }, { label: 'tan', types: 'tan(', name: 'tangent' },
  { label: 'sin⁻¹', types: 'arcsin(', name: 'inverse sine' }, { label: 'cos⁻¹', types: 'arccos(', name: 'inverse cosine' }, { label: 'tan⁻¹', types: 'arctan(', name: 'inverse tangent' },
  { label: '√', types: '√(', name: 'square root' }, { label: '∛', types: '∛(', name: 'cube root' }, { label: 'x²', types: '^2', name: 'squared' },
  { label: 'xʸ', types: '^', name: 'to the power' }, { label: 'ln', types: 'ln(', name: 'natural logarithm' }, { label: 'log', types: 'log(', name: 'logarithm base ten' },
  { label: '|x|', types: '|', name: 'absolute value bar' }, { label: 'n!', types: '!', name: 'factorial' }, { label: 'π', types: 'π', name: 'pi' },
  { label: 'e', types: 'e' }, { label: '%', types: '%', name: 'percent' }, { label: 'ans', types: 'ans', name: 'last answer' },
];

const digit = (label: string): PadKey => ({ label, types: label, tone: 'digit' });

export const NUMBER_KEYS: readonly PadKey[] = [
  digit('7'), digit('8'), digit('9'), { label: '(', types: '(', name: 'open bracket' }, { label: ')', types: ')', name: 'close bracket' },
  digit('4'), digit('5'), digit('6'), { label: '×', types: '×', name: 'times', tone: 'operator' }, { label: '÷', types: '÷', name: 'divided by', tone: 'operator' },
  digit('1'), digit('2'), digit('3'), { label: '+', types: '+', name: 'plus', tone: 'operator' }, { label: '−', types: '−', name: 'minus', tone: 'operator' },
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
