import fs from 'node:fs';
import path from 'node:path';
import { GROUPS } from './groups.mjs';
import { SURVIVORS } from './survivors.mjs';

/** A later pattern that begins with `!` takes out what an earlier one took in. */
const isMutated = (file: string): boolean =>
  Object.values(GROUPS).some(({ mutate }) =>
    mutate.reduce(
      (taken, pattern) =>
        pattern.startsWith('!')
          ? taken && !path.matchesGlob(file, pattern.slice(1))
          : taken || path.matchesGlob(file, pattern),
      false,
    ),
  );

describe('mutation testing', () => {
  it.each(Object.keys(SURVIVORS))('tries the mutants of %s, of which it names survivors', (file) => {
    expect(fs.existsSync(file)).toBe(true);
    expect(isMutated(file)).toBe(true);
  });

  it('does not take in what its patterns leave out', () => {
    expect(isMutated('libs/exam/src/plan/dates.ts')).toBe(true);
    expect(isMutated('libs/exam/src/plan/deeper/dates.ts')).toBe(false);
    expect(isMutated('libs/psychometrics/src/index.ts')).toBe(false);
  });

  it.each(Object.keys(GROUPS))('has its group %s in CONTRIBUTING.md', (name) => {
    const row = /^\| `npm run mutate .*$/m.exec(fs.readFileSync('CONTRIBUTING.md', 'utf8'))?.[0];
    expect(row).toContain(`\`${name}\``);
  });
});
