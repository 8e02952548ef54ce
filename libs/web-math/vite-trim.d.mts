import type { Plugin } from 'vite';

/** Drops the MathJax glyphs that no item uses. */
export declare function trimMathjaxFonts(): Plugin;
