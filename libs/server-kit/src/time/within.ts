/**
 * Waits for work, but not for ever: after `limitMs` milliseconds it resolves with `otherwise`, and the work goes on
 * unheeded. @throws what the work throws in time
 */
export async function withinOr<T, Otherwise>(
  work: Promise<T>,
  limitMs: number,
  otherwise: Otherwise,
): Promise<T | Otherwise> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const LATE = Symbol('late');

/**
 * The same for work that must end in time.
 * @param fault what the error says before the time: `the jobs in hand did not end`
 * @throws Error `<fault> within <limitMs> ms`, or what the work throws in time
 */
export async function within<T>(work: Promise<T>, limitMs: number, fault: string): Promise<T> {
  const outcome = await withinOr(work, limitMs, LATE);
  if (outcome === LATE) throw new Error(`${fault} within ${limitMs} ms`);
  return outcome as T;
}
