import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { ROOT } from '../lib/workspace.mjs';

const TOOLS = path.join(ROOT, 'tools');
const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(TOOLS, 'tsconfig.json'), (file) => fs.readFileSync(file, 'utf8')).config,
  ts.sys,
  TOOLS,
);

describe('the types of the tools', () => {
  it('are checked in every file, in those that are JavaScript too', () => {
    const programs = fs
      .readdirSync(TOOLS, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|mts|js|mjs|cjs)$/.test(file));
    const checked = config.fileNames.map((file) => path.relative(TOOLS, file));
    expect(checked.sort()).toEqual(programs.sort());
    expect(programs.some((file) => file.endsWith('.mjs'))).toBe(true);
  });

  it('are strict', () => {
    expect(config.options).toMatchObject({
      strict: true,
      allowJs: true,
      checkJs: true,
      noUncheckedIndexedAccess: true,
    });
  });
});
