// What the suites of one worker share, and what none leaves to the next. Loaded once in each worker, by the environments.
import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import { compilingOnce } from './compile-once.mjs';
import { watchContexts } from './contexts.mjs';

// Jest asks `node:vm` at every file.
if (typeof vm.SourceTextModule === 'function')
  for (const [name, compiler] of Object.entries(compilingOnce(vm))) Reflect.set(vm, name, compiler);

/** To be called when a suite is over. */
export const endContexts = watchContexts(AsyncLocalStorage);
