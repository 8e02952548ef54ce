import { CALCULATOR_KEY, VISITOR } from '../../core/device/storage-keys';

/** The calculator of a running test as this device keeps it: one an account, the test's that was worked on last. */
interface Kept {
  test: string;
  state: unknown;
}

const keyOf = (owner: string | null): string => CALCULATOR_KEY + (owner ?? VISITOR);

/**
 * Names the test that an address belongs to: all modules of a full test share a calculator.
 * @param startTime of a diagnostic, which tells it from the one before
 */
export const testOf = (pathname: string, startTime: string): string =>
  [...pathname.split('/').slice(1, 3), startTime].join(' ');

/** What `keepCalculator` was given for this test; undefined where there is nothing, or storage is blocked. */
export function keptCalculator(owner: string | null, test: string): unknown {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null') as Kept | null;
    return kept?.test === test ? kept.state : undefined;
  } catch {
    return undefined;
  }
}

export function keepCalculator(owner: string | null, test: string, state: object): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify({ test, state } satisfies Kept));
  } catch {
    // Blocked or full storage keeps nothing.
  }
}
