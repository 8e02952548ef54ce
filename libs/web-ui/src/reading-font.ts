import { preload } from 'react-dom';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';

const font = { as: 'font', type: 'font/woff2', crossOrigin: '' } as const;

/** Call on test routes: the serif face is `optional`, so it must be there before the first passage. */
export const preloadReadingFont = (): void => preload(serif, font);
/** Call on story and insight routes that open with a display heading. */
export const preloadDisplayFont = (): void => preload(display, font);
