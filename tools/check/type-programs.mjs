// Which projects the compiler may look at together. A library is read and checked again in each program that imports it;
// what has the same settings is one program, in which it is checked once.
import path from 'node:path';

/** @typedef {{ extends?: string, include: string[], compilerOptions?: Record<string, unknown> }} Config a tsconfig.json */
/** @typedef {{ folder: string, config: Config }} Project its folder from the root, with slashes */
/** @typedef {{ folders: string[], config: Config }} Program a `config` that stands in a folder below the root */

/**
 * @param {readonly Project[]} projects
 * @returns {Program[]} each project's files in one of them, under its own settings
 */
export function typePrograms(projects) {
  /** @type {Map<string, Program>} */
  const programs = new Map();
  for (const { folder, config } of projects) {
    const { include, ...settings } = config;
    const base = settings.extends === undefined ? {} : { extends: fromBelow(folder, settings.extends) };
    const key = JSON.stringify({ ...settings, ...base });
    const program = programs.get(key) ?? { folders: [], config: { ...settings, ...base, include: [] } };
    program.folders.push(folder);
    program.config.include.push(...include.map((pattern) => fromBelow(folder, pattern)));
    programs.set(key, program);
  }
  return [...programs.values()];
}

/** @param {string} folder @param {string} name what a config in that folder says */
const fromBelow = (folder, name) => path.posix.join('../..', folder, name);
