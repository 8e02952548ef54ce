// The programs of one release: those of this checkout, or of an earlier one in a checkout of its own.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { Fault } from '../lib/fault.mjs';
import { ROOT } from '../lib/workspace.mjs';

/** @typedef {{ name: string, root: string, programs: readonly { name: string, kind: string }[], migrate: (databaseUrl: string) => Promise<void> }} Release `root`: the checkout whose dist/ is started */

const SERVER_BUILD = ['tools/build/main.mjs', '--server'];

/** This checkout, built. @returns {Promise<Release>} */
export async function presentRelease() {
  const { runNode } = await import('../lib/run-node.mjs');
  await runNode(SERVER_BUILD, 'The build failed; the lines above say why.');
  return release('this checkout', ROOT, PROGRAMS);
}

/**
 * An earlier release, built in a worktree in `dir`, with the packages of its own lock.
 * @param {string} ref a tag or commit
 * @param {string} dir a folder that does not outlive the drill
 * @returns {Promise<{ release: Release, remove: () => void }>}
 * @throws Fault when there is no such commit, or it cannot be built
 */
export async function earlierRelease(ref, dir) {
  const root = path.join(dir, 'previous');
  const commit = git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], `There is no release ${ref} here.`);
  git(['worktree', 'add', '--detach', '--force', root, commit], `${ref} could not be checked out.`);
  const remove = () => void spawnSync('git', ['worktree', 'remove', '--force', root], { cwd: ROOT });
  try {
    /** @param {string} base */
    const lock = (base) => fs.readFileSync(path.join(base, 'package-lock.json'), 'utf8');
    if (lock(root) === lock(ROOT)) {
      console.log(`  ${ref} has the same packages: they are shared`);
      sharePackages(root);
    } else {
      console.log(`  installing the packages of ${ref} …`);
      // With its development packages: some releases build with them.
      run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
    }
    console.log(`  building ${ref} …`);
    run(process.execPath, SERVER_BUILD, root);
    return { release: await releaseIn(ref, root), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A checkout that is built already. @param {string} name @param {string} root @returns {Promise<Release>} */
export async function releaseIn(name, root) {
  const { PROGRAMS: programs } = await import(pathToFileURL(path.join(root, 'deploy/programs.mjs')).href);
  return release(name, root, programs);
}

/** The last tag before this commit. @throws Fault without one */
export const lastTag = () =>
  git(
    ['describe', '--tags', '--abbrev=0', 'HEAD^'],
    'No release is tagged yet: name one to start from, as `-- --previous REF`.',
  );

/** @param {string} name @param {string} root @param {Release['programs']} programs @returns {Release} */
const release = (name, root, programs) => ({
  name,
  root,
  programs,
  // In a process of its own, as an operator does: two releases' migrations do not meet in one.
  migrate: async (databaseUrl) =>
    run(process.execPath, ['tools/database/migrate.mjs'], root, { DATABASE_URL: databaseUrl }),
});

/** npm links the workspace's packages by relative paths, so that a copy of the folder of links leads to the other checkout's code. @param {string} root */
function sharePackages(root) {
  for (const each of ['node_modules', ...nested()]) {
    fs.mkdirSync(path.dirname(path.join(root, each)), { recursive: true });
    const [from, to] = [path.join(ROOT, each), path.join(root, each)];
    // By links where both lie on one disk.
    const { status } = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
    if (status !== 0) run('cp', ['-a', from, to], ROOT);
  }
}

/** What npm has put beside single packages. */
const nested = () =>
  ['apps', 'libs'].flatMap((group) =>
    fs
      .readdirSync(path.join(ROOT, group))
      .map((name) => `${group}/${name}/node_modules`)
      .filter((folder) => fs.existsSync(path.join(ROOT, folder))),
  );

/** @param {string[]} args @param {string} failure */
function git(args, failure) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    throw new Fault(failure);
  }
}

/** @param {string} program @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} env */
function run(program, args, cwd, env = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0)
    throw new Fault(`${path.basename(program)} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
}
