/** Colours of lines; their numbers stand on them, so that they differ without colour, too. */
export const LOOK_TOKENS = [
  '--c-math',
  '--c-wrong',
  '--c-english',
  '--c-primary',
  '--c-accent-line',
  '--c-text',
] as const;

export interface Palette {
  looks: readonly string[];
  surface: string;
  grid: string;
  axis: string;
  text: string;
}

/** Colours as the page resolves them: tokens hold light-dark() pairs that a canvas cannot read. */
export function readPalette(host: HTMLElement): Palette {
  const probe = document.createElement('i');
  host.append(probe);
  const resolve = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    looks: LOOK_TOKENS.map(resolve),
    surface: resolve('--c-surface'),
    grid: resolve('--c-border'),
    axis: resolve('--c-muted'),
    text: resolve('--c-text'),
  };
  probe.remove();
  return palette;
}
