import { JSDOM } from 'jsdom';

/** What Node has and jsdom's own version of must be used with the rest of jsdom. */
const OF_JSDOM = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'DOMException',
  'navigator',
  'Blob',
  'File',
  'FormData',
]);
const FUNCTIONS = new Set([
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'getComputedStyle',
  'matchMedia',
  'scrollTo',
]);

/** Makes this process a browser's window, as jest's jsdom environment is one. */
export function openBrowser() {
  const { window } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true });
  for (const key of Object.getOwnPropertyNames(window)) {
    if (key in globalThis && !OF_JSDOM.has(key)) continue;
    Object.defineProperty(globalThis, key, {
      configurable: true,
      get: () => (typeof window[key] === 'function' && /^[a-z]/.test(key) ? window[key].bind(window) : window[key]),
      set: (value) => Object.defineProperty(globalThis, key, { configurable: true, writable: true, value }),
    });
  }
  for (const key of FUNCTIONS) if (typeof window[key] === 'function') globalThis[key] = window[key].bind(window);
  for (const key of ['window', 'self', 'top', 'parent'])
    Object.defineProperty(globalThis, key, { configurable: true, writable: true, value: globalThis });
  return window;
}
