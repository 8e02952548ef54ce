import vm from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { compilingOnce } from './compile-once.mjs';

const FILE = '/somewhere/file.js';

/** A context in which `suite` is that name. */
const contextOf = (suite: string): vm.Context => vm.createContext({ suite });

/** Compiles a function in a suite of its own, calls it, and says whether kept code was taken. */
function called({ compileFunction }: ReturnType<typeof compilingOnce>, source: string, suite: string): unknown {
  const compiled = compileFunction(source, [], { filename: FILE, parsingContext: contextOf(suite) });
  return { answer: (compiled as () => unknown)(), kept: compiled.cachedDataRejected === false };
}

/** Loads a module in a suite of its own; what it imports while it runs says that suite's name. */
async function loaded({ SourceTextModule }: ReturnType<typeof compilingOnce>, source: string, suite: string) {
  const context = contextOf(suite);
  const other = new vm.SyntheticModule(['of'], () => other.setExport('of', suite), { context });
  await other.link(() => other);
  await other.evaluate();
  const module = new SourceTextModule(source, {
    context,
    identifier: FILE,
    initializeImportMeta: (meta) => void Object.assign(meta, { suite }),
    importModuleDynamically: () => other,
  });
  await module.link(() => other);
  await module.evaluate();
  return module.namespace as Record<string, unknown>;
}

describe('code that is kept from suite to suite', () => {
  it('runs in the suite that loads it', () => {
    const compilers = compilingOnce(vm);
    expect(called(compilers, 'return suite', 'first')).toEqual({ answer: 'first', kept: false });
    expect(called(compilers, 'return suite', 'second')).toEqual({ answer: 'second', kept: true });
  });

  it('is not taken for another source of the same file and length', () => {
    const compilers = compilingOnce(vm);
    expect(called(compilers, 'return 1', 'first')).toEqual({ answer: 1, kept: false });
    expect(called(compilers, 'return 2', 'second')).toEqual({ answer: 2, kept: false });
  });

  it('has variables, and a meta object, of its suite when it is a module', async () => {
    const compilers = compilingOnce(vm);
    const source = 'export let count = 0; count += 1; export const said = [suite, import.meta.suite];';
    for (const suite of ['first', 'second'])
      expect(await loaded(compilers, source, suite)).toMatchObject({ count: 1, said: [suite, suite] });
  });

  it('imports while it runs from its suite', async () => {
    const compilers = compilingOnce(vm);
    for (const suite of ['first', 'second']) {
      const { later } = await loaded(compilers, 'export const later = await import("other");', suite);
      expect(later).toMatchObject({ of: suite });
    }
  });
});
