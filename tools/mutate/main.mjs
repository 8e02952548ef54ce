// `npm run check mutate [-- [--concurrency N] GROUP ...]`: changes the critical logic in one place at a time and asks whether a test notices.
// Fails below the score, on a survivor that survivors.mjs does not name, and on a name there that nothing bears any more.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { exitWith, Fault } from '../lib/fault.mjs';
import { GROUPS } from './groups.mjs';
import { judge } from './judge.mjs';
import { SURVIVORS } from './survivors.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LEAST_SCORE = 85;

/** Specs whose path begins so; none of a folder further down. @param {string} start */
function specsAt(start) {
  const folder = path.dirname(`${start}x`);
  return fs
    .readdirSync(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.startsWith(start) && /\.spec\.tsx?$/.test(file));
}

/** @param {string} name of a group */
function groupOf(name) {
  const group = GROUPS[name];
  if (!group) throw new Fault(`There is no group ${name}; there are ${Object.keys(GROUPS).join(', ')}.`);
  return group;
}

/** @param {string} name of a group @param {number} concurrency processes that try mutants at once */
async function mutate(name, concurrency) {
  const { tier, mutate: files, specs } = groupOf(name);
  const found = specs.flatMap(specsAt);
  if (found.length === 0) throw new Fault(`There is no spec of ${name}: ${specs.join(', ')}`);
  return new Stryker({
    mutate: [...files, '!**/*.spec.{ts,tsx}', '!**/index.ts', '!**/*-fakes.ts'],
    plugins: [path.join(import.meta.dirname, 'runner/plugin.mjs')],
    testRunner: 'in-process',
    // What the runner is told; Stryker does not know the key and passes it on.
    aivy: { tier, specs: found },
    testRunnerNodeArgs: ['--no-warnings', '--enable-source-maps'],
    coverageAnalysis: 'perTest',
    concurrency,
    tempDirName: '.aivy/mutate',
    ignorePatterns: ['.aivy', 'docs', 'k8s', 'deploy', '**/dist', '.nx'],
    disableTypeChecks: false,
    warnings: false,
    reporters: ['progress-append-only'],
    timeoutMS: 60_000,
  }).runMutationTest();
}

/** What the command line asks for: groups, all where none is named, and one process less than there are cores. */
function asked() {
  const usual = String(Math.max(1, os.availableParallelism() - 1));
  const options = /** @type {const} */ ({ concurrency: { type: 'string', default: usual } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const concurrency = Number(values.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new Fault(`--concurrency must be a whole number above 0, not ${values.concurrency}.`);
  return { wanted: positionals.length > 0 ? positionals : Object.keys(GROUPS), concurrency };
}

try {
  process.chdir(ROOT);
  const { wanted, concurrency } = asked();
  wanted.forEach(groupOf);
  let good = true;
  for (const name of wanted) {
    const from = Date.now();
    const result = judge(await mutate(name, concurrency), SURVIVORS, ROOT);
    for (const { place, mutator, line, from: code, to } of result.unnamed)
      console.log(`survived without a name: ${place} ${mutator}\n  ${line}\n  ${code} → ${to}`);
    for (const { place, from: code, to } of result.errors)
      console.log(`could not be tried: ${place}\n  ${code} → ${to}`);
    for (const { file, ...named } of result.stale)
      console.log(`named, but it does not survive any more: ${file} ${JSON.stringify(named)}`);
    console.log(
      `${name}: ${result.score.toFixed(1)} % of ${result.mutants} mutants killed, ${result.named} survivors named, ` +
        `${result.unnamed.length} not, ${Math.round((Date.now() - from) / 1000)} s`,
    );
    good &&= result.score >= LEAST_SCORE && result.unnamed.length === 0 && result.stale.length === 0;
  }
  if (!good)
    throw new Fault(`Wanted: ${LEAST_SCORE} % in every group, and every survivor named in tools/mutate/survivors.mjs.`);
} catch (error) {
  exitWith(error);
}
