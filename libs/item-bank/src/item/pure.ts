// What a pure library may take of the bank: the item and its rules, without the packs and without the database.
export { leaksIn, says, type Leak } from '../checks/leaks.js';
export { LETTERS, type BankItem, type Letter } from './item.js';
export { misconceptionOf, type Mistake } from './mistake.js';
