import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

function token(name: string, theme: Theme): string {
  const match = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`, 'i').exec(css);
  const value = match?.[theme === 'light' ? 1 : 2];
  if (!value) throw new Error(`tokens.css has no pair of colours for --${name}`);
  return value;
}

/** WCAG 2.2 relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: readonly [text: string, ground: string][] = [
  ['c-text', 'c-bg'],
  ['c-text', 'c-surface'],
  ['c-text', 'c-sunken'],
  ['c-muted', 'c-bg'],
  ['c-muted', 'c-surface'],
  ['c-muted', 'c-sunken'],
  ['c-subtle', 'c-bg'],
  ['c-subtle', 'c-surface'],
  ['c-on-primary', 'c-primary'],
  ['c-on-primary', 'c-primary-hover'],
  ['c-on-primary', 'c-primary-press'],
  ['c-primary-text', 'c-surface'],
  ['c-primary-text', 'c-primary-soft'],
  ['c-accent-text', 'c-accent-soft'],
  ['c-on-accent', 'c-accent'],
  ['c-correct', 'c-correct-soft'],
  ['c-correct', 'c-surface'],
  ['c-wrong', 'c-wrong-soft'],
  ['c-wrong', 'c-surface'],
  ['c-wrong', 'c-bg'],
  ['c-on-wrong', 'c-wrong'],
  ['c-warn', 'c-warn-soft'],
  ['c-info', 'c-info-soft'],
  ['c-english', 'c-english-soft'],
  ['c-math', 'c-math-soft'],
  ['c-surface', 'c-text'],
  ['c-text', 'c-mark-1'],
  ['c-text', 'c-mark-2'],
  ['c-text', 'c-mark-3'],
  ['c-text', 'c-sky-top'],
  ['c-muted', 'c-sky-mid'],
  ['c-muted', 'c-dawn'],
  ['c-muted', 'c-sky-top'],
  ['c-on-ivy', 'c-ivy-1'],
  ['c-on-ivy-muted', 'c-ivy-1'],
  ['c-ivy-5', 'c-ivy-line'],
  ['rm-cloud-ink', 'rm-cloud'],
  ['rm-cloud-ink-2', 'rm-cloud'],
  ['rm-locked-ink', 'rm-locked'],
  ['rm-locked-ink-2', 'rm-locked'],
  ['rm-gold-ink', 'rm-gold'],
];

const GRAPHIC: readonly [graphic: string, ground: string][] = [
  ['c-border-strong', 'c-surface'],
  ['c-border-strong', 'c-bg'],
  ['c-primary', 'c-surface'],
  ['c-accent-line', 'c-surface'],
  ['c-focus', 'c-bg'],
  ['c-focus', 'c-surface'],
  ['c-english', 'c-surface'],
  ['c-math', 'c-surface'],
  ['c-correct', 'c-surface'],
];

describe('the colour tokens', () => {
  it('recomputes a known ratio: #767676 on white is 4.54', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  for (const theme of THEMES) {
    it.each(TEXT)(`reads as text in ${theme}: %s on %s is at least 4.5`, (text, ground) => {
      expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
    });
    it.each(GRAPHIC)(`shows as a control or graphic in ${theme}: %s on %s is at least 3`, (graphic, ground) => {
      expect(contrast(token(graphic, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
    });
  }
});
