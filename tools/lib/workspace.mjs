import fs from 'node:fs';
import path from 'node:path';
import { PROGRAMS } from '../../deploy/programs.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');

/** Every package folder of the workspace: `apps/web`, `libs/exam` … */
export const packageFolders = () =>
  ['apps', 'libs'].flatMap((group) =>
    fs
      .readdirSync(path.join(ROOT, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => fs.existsSync(path.join(ROOT, folder, 'package.json'))),
  );

/** Server apps in the order they start: the gateway opens the door last. */
export const SERVER_APPS = PROGRAMS.map(({ name }) => name);
