import vm from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { compilingOnce } from './compile-once.mjs';
import { withKnownGlobals } from './known-globals.mjs';

const { compileFunction, SourceTextModule } = compilingOnce(vm);
let files = 0;

/** What the source returns as a CommonJS file of a fresh sandbox. */
function returned(source: string): unknown {
  const parsingContext = vm.createContext({});
  return (compileFunction(source, [], { filename: `/file-${(files += 1)}.js`, parsingContext }) as () => unknown)();
}

/** What the source exports as a module of a fresh sandbox. */
async function exported(source: string): Promise<Record<string, unknown>> {
  const module = new SourceTextModule(source, {
    context: vm.createContext({}),
    identifier: `/file-${(files += 1)}.js`,
  });
  await module.link(() => Promise.reject(new Error('imports nothing')));
  await module.evaluate();
  return module.namespace as Record<string, unknown>;
}

describe('the language’s own objects in a file', () => {
  it('are constants where it mentions them, and nothing is added where it mentions none', () => {
    expect(withKnownGlobals('export const two = Math.sqrt(4), of = [Symbol];')).toBe(
      'const { Math, Symbol } = globalThis; export const two = Math.sqrt(4), of = [Symbol];',
    );
    for (const source of ['export const date = Date.now();', 'a.Map = b.$Set;', ''])
      expect(withKnownGlobals(source)).toBe(source);
  });

  it('leave a strict file strict, and every line where it was', () => {
    const strict =
      '// A file.\n"use strict";\nreturn [this === undefined, new Error().stack.split("js:")[1][0], Math.abs(-1)];';
    expect(returned(strict)).toEqual([true, '3', 1]);
    expect(returned(strict.replace('"use strict";', ''))).toEqual([false, '3', 1]);
  });

  it('give way to what the file itself calls so', async () => {
    expect(returned('var Map = 1; return [Map, Math.abs(-2)];')).toEqual([1, 2]);
    expect(await exported('export const Symbol = 1, two = Math.abs(-2);')).toMatchObject({ Symbol: 1, two: 2 });
  });

  it('are those of its sandbox', () => {
    expect(returned('return Object.getPrototypeOf([]) === Array.prototype')).toBe(true);
    expect(returned('return Array') === Array).toBe(false);
  });

  it('do not hide that a file is faulty', () => {
    expect(() => returned('return Math.abs(;')).toThrow("Unexpected token ';'");
  });
});
