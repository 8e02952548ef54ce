/** Injection token of the item bank in memory, always the current release. */
export const BANK = Symbol('bank');
/** Injection token of the client that reaches the other services. */
export const RPC = Symbol('rpc');
