/** Injection token of the released item bank in memory. */
export const BANK = Symbol('bank');
