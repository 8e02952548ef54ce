/** @typedef {import('node:async_hooks').AsyncLocalStorage<unknown>} Storage */

/**
 * Watches which of such storages are used. On Node 20 one that was used once makes every promise of the process dearer
 * for good, and every suite brings some: its runner's, the services'.
 * @param {{ prototype: Storage }} storages the class of them
 * @returns {() => void} to be called when nobody needs any more what was used until then
 */
export function watchContexts({ prototype }) {
  /** @type {Set<Storage>} */
  const used = new Set();
  for (const name of ['run', 'enterWith']) {
    /** @type {(...args: unknown[]) => unknown} */
    const original = Reflect.get(prototype, name);
    /** @this {Storage} @param {unknown[]} args */
    const watched = function (...args) {
      used.add(this);
      return original.apply(this, args);
    };
    Reflect.set(prototype, name, watched);
  }
  return () => {
    for (const storage of used) storage.disable();
    used.clear();
  };
}
