type Checks = typeof import('./server-answers');

/**
 * The checks of the server's answers and the words for what they find, in a chunk of their own: nothing of it is needed
 * before the first answer. A chunk that does not come (the network has just gone) stops nobody.
 * @param look what to find out
 * @param otherwise what holds without the checks
 */
export const check = <T>(look: (checks: Checks) => T, otherwise: T): Promise<T> =>
  import('./server-answers').then(look, () => otherwise);
