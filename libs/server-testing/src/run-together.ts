import fs from 'node:fs';
import path from 'node:path';
import { describe } from '@jest/globals';

interface Running {
  currentDescribeBlock: object;
}

/** Jest's own account of the file it is reading; it has no other way to say where the next test belongs. */
function running(): Running {
  const symbol = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  return Reflect.get(globalThis, symbol!) as Running;
}

/**
 * Runs the int specs of a folder as one suite, each in a block of its own. Jest loads every module anew for every file, and
 * loading a service takes longer than most of its tests.
 */
export async function runTogether(folder: string): Promise<void> {
  const state = running();
  const outside = state.currentDescribeBlock;
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.int-spec.ts'))) {
    let block = outside;
    describe(path.basename(file, '.int-spec.ts'), () => {
      block = state.currentDescribeBlock;
    });
    // Now the hooks and tests of the file become those of this block.
    state.currentDescribeBlock = block;
    await import(path.join(folder, file));
    state.currentDescribeBlock = outside;
  }
}
