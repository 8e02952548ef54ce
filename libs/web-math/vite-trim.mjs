/**
 * Vite plugin: drops from MathJax's SVG font the glyphs that no item uses, about 200 of 550 kB gzipped.
 * Whole alphabets that the exam never shows go (fraktur, script, monospace, sans-serif …), and from the normal face
 * everything beyond letters, Greek, punctuation, operators and arrows. Dropping more loses letters: the bank's
 * rendering test looks for empty glyphs.
 */
const FONT_FILE = /mathjax-full[\\/]js[\\/]output[\\/]svg[\\/]fonts[\\/]tex[\\/]([\w-]+)\.js/;
const GLYPH_LINE = /^ {4}(0x[0-9A-F]+): '[^']*',?\n/gm;

const UNUSED_FACES = new Set([
  'fraktur',
  'fraktur-bold',
  'script',
  'script-bold',
  'tex-calligraphic-bold',
  'tex-mathit',
  'tex-oldstyle',
  'tex-oldstyle-bold',
  'sans-serif',
  'sans-serif-bold',
  'sans-serif-italic',
  'sans-serif-bold-italic',
  'monospace',
  'bold-italic',
]);

const KEPT_RANGES = [
  [0x0, 0x24f],
  [0x370, 0x3ff],
  [0x2000, 0x22ff],
  [0x25a0, 0x25ff],
  [0x27c0, 0x27ff],
  [0x2a00, 0x2aff],
  [0x1d400, 0x1d467],
  [0x1d6e2, 0x1d71b],
  [0x1d7ce, 0x1d7d7],
];
const isKept = (code) => KEPT_RANGES.some(([from, to]) => code >= from && code <= to);

/** @returns {import('vite').Plugin} */
export function trimMathjaxFonts() {
  return {
    name: 'trim-mathjax-fonts',
    enforce: 'pre',
    transform(code, id) {
      const face = FONT_FILE.exec(id)?.[1];
      if (face === undefined || !(UNUSED_FACES.has(face) || face === 'normal')) return undefined;
      const trimmed = code.replace(GLYPH_LINE, (line, hex) =>
        !UNUSED_FACES.has(face) && isKept(Number.parseInt(hex, 16)) ? line : '',
      );
      return { code: trimmed, map: null };
    },
  };
}
