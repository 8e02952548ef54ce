// What a pure library may take of the bank: the item and its rules, without the packs and without the database.
export { COMMON_WORDS, leaksIn } from '../checks/leaks.js';
export { words } from '../checks/text.js';
export { choicesOf, notesOf, rightAnswersOf } from './kinds/index.js';
export { LETTERS, type BankItem, type Letter } from './item.js';
export { misconceptionOf, misconceptionsIn } from './mistake.js';
export { numbersHold } from '../math-side/numbers-hold.js';
export type { Idea, MathSide } from './talk.js';
