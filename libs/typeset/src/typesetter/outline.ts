const STEP = /([MLHVQTZ])([^MLHVQTZ]*)/g;
/** The fonts repeat the letter of every step. */
const VALUES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, Z: 0 };

/**
 * A glyph of MathJax's fonts as an outline: relative steps, so that it is drawn wherever one begins, and `y` downwards
 * as pages count. Every figure of a path begins where the one before it began.
 * @throws Error on steps that the fonts do not make
 */
export function toOutline(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let outline = '';
  let end = 0;
  for (const step of path.matchAll(STEP)) {
    if (step.index !== end) break;
    const [, name = '', rest = ''] = step;
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (values.length !== VALUES[name]) break;
    const places =
      name === 'H'
        ? values.map((value) => [value, y])
        : name === 'V'
          ? values.map((value) => [x, value])
          : pairs(values);
    end += step[0].length;
    const steps = places.flatMap(([toX = 0, toY = 0]) => [toX - x, y - toY]);
    const kept = name === 'H' ? [steps[0] ?? 0] : name === 'V' ? [steps[1] ?? 0] : steps;
    outline += name.toLowerCase() + joined(kept);
    if (name === 'Z') [x, y] = [startX, startY];
    else [x = 0, y = 0] = places.at(-1) ?? [];
    if (name === 'M') [startX, startY] = [x, y];
  }
  if (end !== path.length) throw new Error(`not a path of MathJax's fonts: ${path}`);
  return outline;
}

const pairs = (values: number[]): number[][] =>
  values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] ?? 0]] : []));

/** Numbers one after the other; a minus separates as well as a space. */
const joined = (values: number[]): string =>
  values
    .map((value) => String(Math.round(value * 10) / 10))
    .map((text, index) => (index === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');
