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
  // Colours that a student has set in the system: the probe would show one of them for every token.
  probe.style.setProperty('forced-color-adjust', 'none');
  host.append(probe);
  const resolve = (color: string): string => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const forced = window.matchMedia?.('(forced-colors: active)').matches ?? false;
  const token = (name: string, system: string): string => resolve(forced ? system : `var(${name})`);
  const palette = {
    looks: LOOK_TOKENS.map((name) => token(name, 'CanvasText')),
    surface: token('--c-surface', 'Canvas'),
    grid: token('--c-border', 'GrayText'),
    axis: token('--c-muted', 'CanvasText'),
    text: token('--c-text', 'CanvasText'),
  };
  probe.remove();
  return palette;
}
