import type { Item } from '../item/item.js';
import { ADVANCED_MATH } from './math/advanced-math.js';
import { ALGEBRA } from './math/algebra.js';
import { GEOMETRY_AND_TRIGONOMETRY } from './math/geometry-and-trigonometry.js';
import { PROBLEM_SOLVING_AND_DATA } from './math/problem-solving-and-data.js';
import { CRAFT_AND_STRUCTURE } from './reading-writing/craft-and-structure.js';
import { EXPRESSION_OF_IDEAS } from './reading-writing/expression-of-ideas.js';
import { INFORMATION_AND_IDEAS } from './reading-writing/information-and-ideas.js';
import { STANDARD_ENGLISH_CONVENTIONS } from './reading-writing/standard-english-conventions.js';

export { DIAGNOSTIC_FORM, type FormKeys } from './diagnostic-form.js';

/** Every authored item. New ones go to the end of their file's list; ids are given at import and kept. */
export const AUTHORED_ITEMS: readonly Item[] = [
  ...CRAFT_AND_STRUCTURE,
  ...INFORMATION_AND_IDEAS,
  ...STANDARD_ENGLISH_CONVENTIONS,
  ...EXPRESSION_OF_IDEAS,
  ...ALGEBRA,
  ...ADVANCED_MATH,
  ...PROBLEM_SOLVING_AND_DATA,
  ...GEOMETRY_AND_TRIGONOMETRY,
];
