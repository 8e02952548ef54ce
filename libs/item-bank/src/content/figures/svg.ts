/**
 * Small drawing kit. Figures take the text colour of the page (currentColor), so they work on light and dark, and carry
 * no id, style or script, so sanitising leaves them whole.
 */
export type Point = readonly [x: number, y: number];

interface Stroke {
  width?: number;
  dash?: string;
  opacity?: number;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

const stroke = ({ width = 1.5, dash, opacity }: Stroke): string =>
  ` stroke="currentColor" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity ? ` stroke-opacity="${opacity}"` : ''}`;

export const line = ([x1, y1]: Point, [x2, y2]: Point, look: Stroke = {}): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"${stroke(look)}></line>`;

export const polygon = (points: readonly Point[], look: Stroke = {}): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="none"${stroke(look)}></polygon>`;

export const polyline = (points: readonly Point[], look: Stroke = {}): string =>
  `<polyline points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="none"${stroke(look)}></polyline>`;

export const dot = ([x, y]: Point, radius = 3.5): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="currentColor"></circle>`;

export interface LabelLook {
  anchor?: 'start' | 'middle' | 'end';
  italic?: boolean;
  size?: number;
}

/** The variables of an angle's measure are italic, as they are in the text: 2x° and not the C of 20°C. */
const VARIABLE = /(?<![A-Za-z])[a-z](?![A-Za-z])/g;
const withVariables = (text: string): string =>
  text.endsWith('°') ? text.replace(VARIABLE, '<tspan font-style="italic">$&</tspan>') : text;

export const label = (
  [x, y]: Point,
  text: string,
  { anchor = 'middle', italic = false, size = 15 }: LabelLook = {},
): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${size}" fill="currentColor"${italic ? ' font-style="italic"' : ''}>${withVariables(text)}</text>`;

/**
 * A whole figure. `alt` says in words everything that the drawing shows and the question needs. It is read out, and not
 * a title: browsers would show that as a tooltip, with values in it that are to be read off the drawing.
 */
export const figure = (width: number, height: number, alt: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${alt}">${parts.join('')}</svg>`;
