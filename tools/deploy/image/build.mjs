import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/workspace.mjs';
import { docker, inspectImage } from './docker.mjs';

const DOCKERFILE = 'deploy/Dockerfile';
const MEGABYTE = 1_000_000;

/** The image that the programs' image stands on, as deploy/Dockerfile names it. */
export const baseImage = () =>
  /^ARG NODE_IMAGE=(\S+)/m.exec(fs.readFileSync(path.join(ROOT, DOCKERFILE), 'utf8'))?.[1] ?? '';

/**
 * Builds the image of this checkout.
 * @param {string} tag
 */
export async function buildImage(tag) {
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const of = {
    VERSION: version,
    REVISION: git('rev-parse', 'HEAD'),
    SOURCE: git('remote', 'get-url', 'origin'),
  };
  const args = Object.entries(of).flatMap(([name, value]) => (value ? ['--build-arg', `${name}=${value}`] : []));
  await docker('build', '--network', 'host', ...args, '-f', DOCKERFILE, '-t', tag, '.');
}

/** @param {string} tag @returns {Promise<{ megabytes: number, user: string }>} what it adds to its base, and as whom it runs */
export async function weighImage(tag) {
  const image = await inspectImage(tag);
  const base = await inspectImage(baseImage());
  return { megabytes: Math.round((image.Size - base.Size) / MEGABYTE), user: image.Config.User };
}

/** '' without a repository, or without what is asked for. @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
