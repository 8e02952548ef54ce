type Something<T> = Exclude<T, undefined | null | false>;

/**
 * Asks again until there is something other than undefined, null or false.
 * @throws Error after the time is up, with the last failure as its cause
 */
export async function waitFor<T>(
  ask: () => Promise<T> | T,
  { timeoutMs = 15_000, everyMs = 25 } = {},
): Promise<Something<T>> {
  const until = Date.now() + timeoutMs;
  let cause: unknown;
  for (;;) {
    try {
      const value = await ask();
      if (value !== undefined && value !== null && value !== false) return value as Something<T>;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > until) throw new Error(`Nothing came within ${timeoutMs} ms`, { cause });
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
