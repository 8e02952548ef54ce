/** Work over a whole bank that can rest wherever it yields. */
export type Steps<T> = Generator<void, T, void>;

/** Between two looks at the clock. */
const BATCH = 500;
/** A running service answers nobody for as long as this. */
const SLICE_MS = 8;

/** Visits every element, and rests now and then. */
export function* visit<T>(elements: Iterable<T>, each: (element: T) => void): Steps<void> {
  let left = BATCH;
  for (const element of elements) {
    each(element);
    left -= 1;
    if (left > 0) continue;
    left = BATCH;
    yield;
  }
}

/** All steps at once: for tools and tests, where nobody waits. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** All steps, with what else the process has to do in between: for running services. */
export async function finishInSlices<T>(steps: Steps<T>): Promise<T> {
  const rest = rests();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await rest();
  }
}

/** @returns to be called often during long work: lets the event loop turn whenever a slice of time is over */
export function rests(sliceMs = SLICE_MS): () => Promise<void> | undefined {
  let until = performance.now() + sliceMs;
  return () => {
    if (performance.now() < until) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        until = performance.now() + sliceMs;
        resolve();
      }),
    );
  };
}
