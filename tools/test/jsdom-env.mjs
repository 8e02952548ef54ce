// jsdom with the web platform pieces that it leaves out and Node has.
import jsdomEnvironment from 'jest-environment-jsdom';
import { endContexts } from './worker.mjs';

const Base = jsdomEnvironment.TestEnvironment ?? jsdomEnvironment.default ?? jsdomEnvironment;
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'BroadcastChannel',
];

/** Without layout nothing ever changes its size. */
class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export default class JsdomWithFetch extends Base {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) Reflect.set(this.global, name, Reflect.get(globalThis, name));
    Reflect.set(this.global, 'ResizeObserver', NothingResizes);
  }

  /** @override */
  async teardown() {
    await super.teardown();
    endContexts();
  }
}
