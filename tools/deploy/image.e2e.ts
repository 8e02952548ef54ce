import os from 'node:os';
import { expect, it } from '@jest/globals';
import { dockerAnswers } from '../lib/docker.mjs';
import { runNode } from '../lib/run-node.mjs';
import { baseImage } from './image/build.mjs';
import { docker } from './image/docker.mjs';

const MINUTE_MS = 60_000;

/** Why the image cannot be tried out here, if it cannot. */
async function obstacle(): Promise<string | undefined> {
  if (os.platform() !== 'linux') return 'containers share the network of this machine on Linux only';
  if (!(await dockerAnswers())) return 'no container engine answers';
  const base = baseImage();
  const there = await docker('image', 'inspect', base)
    .catch(() => docker('pull', base))
    .catch((error: unknown) => error);
  return there instanceof Error ? `the base image ${base} can neither be found nor pulled` : undefined;
}

const why = await obstacle();
if (why) console.log(`The image is not tried out: ${why}.`);

(why ? it.skip : it)(
  'the image is small and starts every program, without a right to anything, for a visitor who saves an answer',
  async () => {
    await expect(runNode(['tools/deploy/image/smoke.mjs'], 'npm run check image failed.')).resolves.toBeUndefined();
  },
  25 * MINUTE_MS,
);
