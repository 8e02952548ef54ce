import fs from 'node:fs';

/** @typedef {import('@stryker-mutator/api/core').MutantResult} MutantResult */
/** @typedef {import('./survivors.mjs').Survivor} Survivor */
/** @typedef {{ file: string, place: string, mutator: string, line: string, from: string, to: string }} Told one mutant as the list of survivors speaks of it */

const SURVIVED = new Set(['Survived', 'NoCoverage']);
const KILLED = new Set(['Killed', 'Timeout']);

/** @param {MutantResult} mutant @param {string} root @returns {Told} */
function told({ fileName, location, mutatorName, replacement }, root) {
  const file = fileName.startsWith(root) ? fileName.slice(root.length + 1) : fileName;
  const lines = fs.readFileSync(`${root}/${file}`, 'utf8').split('\n');
  const { start, end } = location;
  const mutated = lines.slice(start.line - 1, end.line);
  mutated[mutated.length - 1] = (mutated.at(-1) ?? '').slice(0, end.column - 1);
  return {
    file,
    place: `${file}:${start.line}:${start.column}`,
    mutator: mutatorName,
    line: (lines[start.line - 1] ?? '').trim(),
    from: mutated.join('\n').slice(start.column - 1),
    to: replacement ?? '',
  };
}

/** @param {Survivor} named @param {Told} mutant */
const names = (named, mutant) =>
  (named.mutator ?? mutant.mutator) === mutant.mutator &&
  (named.line ?? mutant.line) === mutant.line &&
  (named.from ?? mutant.from) === mutant.from &&
  (named.to ?? mutant.to) === mutant.to;

/**
 * Holds the mutants of a run against the named survivors.
 * @param {readonly MutantResult[]} mutants
 * @param {Record<string, Survivor[]>} survivors of all files
 * @param {string} root folder of the workspace
 */
export function judge(mutants, survivors, root) {
  const valid = mutants.filter(({ status }) => SURVIVED.has(status) || KILLED.has(status));
  const alive = valid.filter(({ status }) => SURVIVED.has(status)).map((mutant) => told(mutant, root));
  const files = new Set(mutants.map((mutant) => told(mutant, root).file));
  /** @type {Set<Survivor>} */
  const used = new Set();
  const unnamed = alive.filter((mutant) => {
    const name = survivors[mutant.file]?.find((named) => names(named, mutant));
    if (name) used.add(name);
    return !name;
  });
  const stale = [...files].flatMap((file) =>
    (survivors[file] ?? []).filter((named) => !used.has(named)).map((named) => ({ file, ...named })),
  );
  const errors = mutants.filter(({ status }) => status === 'RuntimeError').map((mutant) => told(mutant, root));
  const killed = valid.length - alive.length;
  return {
    mutants: valid.length,
    score: (100 * killed) / valid.length,
    named: alive.length - unnamed.length,
    unnamed,
    stale,
    errors,
  };
}
