import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** A face as its package names the file: family, script, axis. */
const FACE = /^assets\/([a-z\d-]+)-latin-wght-\w+-[\w-]+\.woff2$/;

/** Writes `font-licences.txt`: the licence of each face that the build hands on, as those licences ask for. */
export function fontLicencesPlugin(): Plugin {
  return {
    name: 'aivy-font-licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const families = new Set(Object.keys(bundle).flatMap((file) => FACE.exec(file)?.[1] ?? []));
        const { resolve } = createRequire(import.meta.url);
        const licences = await Promise.all(
          [...families].sort().map(async (family) => {
            const licence = await readFile(resolve(`@fontsource-variable/${family}/LICENSE`), 'utf8');
            return `${family}\n\n${licence.trim()}\n`;
          }),
        );
        this.emitFile({ type: 'asset', fileName: 'font-licences.txt', source: licences.join('\n\n') });
      },
    },
  };
}
