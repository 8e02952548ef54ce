/**
 * Waits for a promise, but not for ever.
 * @param {Promise<unknown>} promise
 * @param {number} ms
 * @returns {Promise<boolean>} false when the time was over first
 */
export async function settledWithin(promise, ms) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<false>} */
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
