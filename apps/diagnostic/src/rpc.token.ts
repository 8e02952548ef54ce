/** Injection token of the client that reaches the other services. */
export const RPC = Symbol('rpc');
