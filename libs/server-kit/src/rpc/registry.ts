import type { AnyCall } from './rpc-handler.js';

/** The part of a call by which it finds its handler. */
export type Addressed = Pick<AnyCall, 'pattern'>;

/** What is wrong with the handlers of something that each of `expected` must have once, one line a fault. */
export function registryFaults(expected: readonly string[], registered: readonly string[]): string[] {
  const count = (name: string): number => registered.filter((each) => each === name).length;
  return [
    ...expected.filter((name) => count(name) === 0).map((name) => `${name} has none`),
    ...[...new Set(registered)].filter((name) => count(name) > 1).map((name) => `${name} has ${count(name)}`),
    ...[...new Set(registered)].filter((name) => !expected.includes(name)).map((name) => `${name} is not in the table`),
  ];
}

/**
 * Holds the handlers of a service against the table of its calls.
 * @throws Error that names every call without a handler, with more than one, or of somebody else
 */
export function requireHandlers(service: string, calls: readonly Addressed[], patterns: readonly string[]): void {
  const faults = registryFaults(
    calls.map(({ pattern }) => pattern),
    patterns,
  );
  if (faults.length > 0) throw new Error(`Every call of ${service} needs one handler there: ${faults.join(', ')}`);
}
