import { readLine } from '@aivy/item-bank/algebra';
import { asLandmark } from '../math/judge-own.js';
import type { StepFinding } from '../move/step-finding.js';
import type { Ground } from './ground.js';

/** Functions with a name of their own; `log` of a number is one, too. */
const NAMED = /(?<![a-z])(sin|cos|tan|log|ln)(?=[^a-z]|[a-z](?![a-z])|$)/g;
const CALLED = /(?<![a-z])([a-z])\((?=[^()]*\))/g;
/** `f(k) = -2`: what a function is somewhere. */
const VALUE = /^([a-z]\([^()=]*\))\s*=\s*(-?\d[\d.]*(?:\/\d+)?)$/;

/** "f(x)" in a question makes `f` a function's name; f, g, and h are by custom. */
const isFunction = (letter: string, question: string): boolean =>
  'fgh'.includes(letter) || new RegExp(`\\\\\\([^)]*(?<![a-z\\\\])${letter}\\([a-z]\\)`, 'i').test(question);

/** The functions that a line holds, by its characters. */
function functionsIn(text: string, question: string): string[] {
  const line = text.toLowerCase();
  const named = [...line.matchAll(NAMED)].map(([, name]) => `\\${name}`);
  const called = [...line.matchAll(CALLED)].map(([, name]) => name!).filter((name) => isFunction(name, question));
  return [...new Set([...named, ...called])];
}

const squeezed = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** A value on the way that names its place: "the value of \(f(k)\)". */
function statedValue(text: string, ground: Ground): StepFinding | null {
  const [, call, value] = VALUE.exec(text.trim().toLowerCase()) ?? [];
  if (call === undefined || value === undefined || readLine(value) === null) return null;
  const finding = asLandmark(value, ground);
  const says = finding && 'says' in finding ? finding.says : '';
  return squeezed(says).includes(`\\(${squeezed(call)}\\)`) ? finding : null;
}

/** What can be said of a line with functions in it: they're no letters to multiply, so only their names are taken up. */
export function judgeFunctions(text: string, ground: Ground): StepFinding | null {
  const [first, second] = functionsIn(text, ground.question);
  if (first === undefined) return null;
  const letters = second === undefined ? `\\(${first}\\)` : `\\(${first}\\) and \\(${second}\\)`;
  return statedValue(text, ground) ?? { verdict: 'in-letters', does: 'function', letters };
}
