import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const WEB_UI = 'libs/web-ui/src/styles';
const TEST_PAGE = 'apps/web/src/player/components';

const read = (folder: string, file: string): string => fs.readFileSync(path.resolve(folder, file), 'utf8');

/**
 * The test page's own styles, so that an item looks here as it does there, then the page around it. No hurry here: it
 * waits for the reading face.
 */
export const styleSheet = (): string =>
  [
    read(WEB_UI, 'fonts.css')
      .replaceAll(/url\('([^']+)'\)/g, "url('/font/$1')")
      .replaceAll('font-display: optional', 'font-display: block'),
    read(WEB_UI, 'tokens.css'),
    read(TEST_PAGE, 'question.module.css'),
    read(TEST_PAGE, 'choices.module.css'),
    read('apps/bank-studio/src/preview', 'preview.css'),
  ].join('\n');

const FONT = /^@fontsource-variable\/[a-z0-9-]+\/files\/[a-z0-9-]+\.woff2$/;

/** A font file of the packages that the styles name; null for anything else. */
export function fontFile(name: string): Buffer | null {
  if (!FONT.test(name)) return null;
  return fs.readFileSync(createRequire(path.resolve('package.json')).resolve(name));
}
