import { JSDOM } from 'jsdom';

/** What Node has as well, but jsdom's own must be used with the rest of jsdom. */
const OF_JSDOM = new Set(
  'Event EventTarget CustomEvent MessageEvent DOMException navigator Blob File FormData'.split(' '),
);
/** What a page calls `window`. */
const WINDOWS = ['window', 'self', 'top', 'parent'];

/** Makes this process a browser's window, as jest's jsdom environment is one. */
export function openBrowser() {
  const { window } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true });
  /** @param {string} key @param {PropertyDescriptor} how */
  const define = (key, how) => Object.defineProperty(globalThis, key, { configurable: true, ...how });
  for (const key of Object.getOwnPropertyNames(window)) {
    if (WINDOWS.includes(key) || (key in globalThis && !OF_JSDOM.has(key))) continue;
    // Functions of the window, as addEventListener, work on nothing else; classes begin with a capital.
    const value = window[key];
    const bound = typeof value === 'function' && /^[a-z]/.test(key) ? value.bind(window) : undefined;
    define(key, {
      get: () => bound ?? window[key],
      set: (given) => void define(key, { writable: true, value: given }),
    });
  }
  for (const key of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    define(key, { writable: true, value: window[key].bind(window) });
  for (const key of WINDOWS) define(key, { writable: true, value: globalThis });
}
