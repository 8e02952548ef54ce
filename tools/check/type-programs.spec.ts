import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { packageFolders, ROOT } from '../lib/workspace.mjs';
import { typePrograms } from './type-programs.mjs';

const SERVER = '../../tsconfig.server.json';
/** Where the configs of programs stand, two folders below the root. */
const BELOW = path.join(ROOT, '.aivy/typecheck');

const parsed = (config: unknown, folder: string): ts.ParsedCommandLine =>
  ts.parseJsonConfigFileContent(config, ts.sys, folder);

/** The project of a folder, and which files it has under which settings, by the compiler's own reading. */
function projectOf(folder: string) {
  const { config } = ts.readConfigFile(path.join(ROOT, folder, 'tsconfig.json'), ts.sys.readFile);
  return { project: { folder, config }, ...filesOf(parsed(config, path.join(ROOT, folder))) };
}

const filesOf = ({ fileNames, options }: ts.ParsedCommandLine) => ({
  files: fileNames.map((file) => path.relative(ROOT, file)).sort(),
  options: { ...options, configFilePath: undefined, pathsBasePath: undefined },
});

describe('the programs of the type check', () => {
  it('hold every file of every project under the settings of its project', () => {
    const folders = [...packageFolders(), 'tools'].filter((folder) =>
      fs.existsSync(path.join(ROOT, folder, 'tsconfig.json')),
    );
    const projects = folders.map(projectOf);
    const programs = typePrograms(projects.map(({ project }) => project)).map((program) => ({
      ...program,
      ...filesOf(parsed(program.config, BELOW)),
    }));
    expect(programs.flatMap((program) => program.folders).sort()).toEqual(folders.sort());
    for (const program of programs) {
      const members = projects.filter(({ project }) => program.folders.includes(project.folder));
      expect(program.files).toEqual(members.flatMap(({ files }) => files).sort());
      for (const { options } of members) expect(program.options).toEqual(options);
    }
  });

  it('are one for projects of the same settings, and another for each other setting', () => {
    const own = { compilerOptions: { checkJs: true } };
    const projects = [
      { folder: 'apps/one', config: { extends: SERVER, include: ['src'] } },
      { folder: 'libs/two', config: { extends: SERVER, include: ['src', 'test'] } },
      { folder: 'libs/three', config: { extends: '../../tsconfig.web.json', include: ['src'] } },
      { folder: 'tools', config: { extends: '../tsconfig.server.json', ...own, include: ['**/*.mjs'] } },
    ];
    expect(typePrograms(projects)).toEqual([
      {
        folders: ['apps/one', 'libs/two'],
        config: { extends: SERVER, include: ['../../apps/one/src', '../../libs/two/src', '../../libs/two/test'] },
      },
      { folders: ['libs/three'], config: { extends: '../../tsconfig.web.json', include: ['../../libs/three/src'] } },
      { folders: ['tools'], config: { extends: SERVER, ...own, include: ['../../tools/**/*.mjs'] } },
    ]);
  });
});
