/** Injection token of the item bank in memory, always the current release. */
export const BANK = Symbol('bank');
