/**
 * Waits for a promise, but not for ever.
 * @param {Promise<unknown>} promise
 * @param {number} ms
 * @returns {Promise<boolean>} false when the time was over first
 */
export async function settledWithin(promise, ms) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
