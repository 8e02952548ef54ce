import { describe, expect, it } from '@jest/globals';
import { COMMANDS, commandsOf } from './commands.mjs';

describe("operators' commands", () => {
  it('are the scripts that look after a system, by the same names in the image', () => {
    expect(
      commandsOf({
        start: 'node tools/start/main.mjs',
        lint: 'oxlint',
        migrate: 'node tools/database/migrate.mjs',
        backup: 'node tools/backup/main.mjs',
        restore: 'node tools/backup/main.mjs restore',
        user: 'node tools/run-ts.mjs tools/user/main.ts',
        'seed:demo': 'node tools/run-ts.mjs tools/demo/main.ts',
        openapi: 'node tools/run-ts.mjs libs/contracts/src/bin/write-openapi.ts',
      }).map(({ name, file, args }) => [name, `${file}${args}`]),
    ).toEqual([
      ['migrate', 'dist/bin/migrate.js'],
      ['backup', 'dist/bin/backup.js'],
      ['restore', 'dist/bin/backup.js restore'],
      ['user', 'dist/bin/user.js'],
    ]);
  });

  it('of this checkout are there', () => {
    expect(COMMANDS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['migrate', 'backup', 'restore', 'bank', 'user', 'learner', 'jobs']),
    );
  });
});
