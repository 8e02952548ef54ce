import fs from 'node:fs';

const SURVIVED = new Set(['Survived', 'NoCoverage']);
const KILLED = new Set(['Killed', 'Timeout']);

/** One mutant as the list of survivors speaks of it. */
const told = ({ fileName, location, mutatorName, replacement }, root) => {
  const file = fileName.startsWith(root) ? fileName.slice(root.length + 1) : fileName;
  const lines = fs.readFileSync(`${root}/${file}`, 'utf8').split('\n');
  return {
    file,
    place: `${file}:${location.start.line}:${location.start.column}`,
    mutator: mutatorName,
    line: lines[location.start.line - 1].trim(),
    to: replacement,
  };
};

const names = (named, mutant) =>
  ['mutator', 'line', 'to'].every((key) => named[key] === undefined || named[key] === mutant[key]);

/**
 * Holds the mutants of a run against the named survivors.
 * @param {import('@stryker-mutator/api/core').MutantResult[]} mutants
 * @param {Record<string, import('./survivors.mjs').Survivor[]>} survivors of all files
 * @param {string} root folder of the workspace
 */
export function judge(mutants, survivors, root) {
  const valid = mutants.filter(({ status }) => SURVIVED.has(status) || KILLED.has(status));
  const alive = valid.filter(({ status }) => SURVIVED.has(status)).map((mutant) => told(mutant, root));
  const files = new Set(mutants.map((mutant) => told(mutant, root).file));
  const used = new Set();
  const unnamed = alive.filter((mutant) => {
    const name = survivors[mutant.file]?.find((named) => names(named, mutant));
    if (name) used.add(name);
    return !name;
  });
  const stale = [...files].flatMap((file) =>
    (survivors[file] ?? []).filter((named) => !used.has(named)).map((named) => ({ file, ...named })),
  );
  const killed = valid.length - alive.length;
  return {
    mutants: valid.length,
    killed,
    score: (100 * killed) / valid.length,
    named: alive.length - unnamed.length,
    unnamed,
    stale,
  };
}
