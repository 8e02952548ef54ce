/** Colours as people see them who lack one kind of cone, and how far apart two colours look. Used by specs only. */

export type Vision = 'usual' | 'protan' | 'deutan' | 'tritan';
export const VISIONS: readonly Vision[] = ['usual', 'protan', 'deutan', 'tritan'];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes (2009), severity 1, for linear RGB. */
const SEEN: Readonly<Record<Exclude<Vision, 'usual'>, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** sRGB to XYZ, D65, and the white of that light. */
const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const map = (triple: Triple, change: (value: number, index: number) => number): Triple =>
  triple.map(change) as unknown as Triple;

/** Linear RGB of `#rrggbb`, 0–1. */
function linear(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;
  return map(parts, (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

/** Linear RGB of a colour as it is seen. */
export function seen(hex: string, vision: Vision): Triple {
  const colour = linear(hex);
  if (vision === 'usual') return colour;
  return map(times(SEEN[vision], colour), (part) => Math.min(1, Math.max(0, part)));
}

/** CIE L*a*b* of linear RGB. */
export function lab(rgb: Triple): Triple {
  const [x, y, z] = map(times(TO_XYZ, rgb), (part, index) => {
    const share = part / WHITE[index]!;
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;
const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360);
const mean = (one: number, other: number): number => (one + other) / 2;
const POWER = 25 ** 7;

/** CIEDE2000: 1 is just seen side by side, 10 at a glance. @param one, other CIE L*a*b* */
export function difference(one: Triple, other: Triple): number {
  const [l1, a1, b1] = one;
  const [l2, a2, b2] = other;
  const chroma7 = mean(Math.hypot(a1, b1), Math.hypot(a2, b2)) ** 7;
  const grey = 1.5 - 0.5 * Math.sqrt(chroma7 / (chroma7 + POWER));
  const [c1, c2] = [Math.hypot(a1 * grey, b1), Math.hypot(a2 * grey, b2)];
  const [h1, h2] = [hue(a1 * grey, b1), hue(a2 * grey, b2)];
  const colourless = c1 * c2 === 0;
  const turn = colourless ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dL, dC, dH] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))];
  const [meanL, meanC] = [mean(l1, l2), mean(c1, c2)];
  const meanH = colourless ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(radians(meanH - 30)) +
    0.24 * Math.cos(radians(2 * meanH)) +
    0.32 * Math.cos(radians(3 * meanH + 6)) -
    0.2 * Math.cos(radians(4 * meanH - 63));
  const sL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sC = 1 + 0.045 * meanC;
  const sH = 1 + 0.015 * meanC * t;
  const rotation =
    -2 * Math.sqrt(meanC ** 7 / (meanC ** 7 + POWER)) * Math.sin(radians(60 * Math.exp(-(((meanH - 275) / 25) ** 2))));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH));
}

/** How far apart two colours look to someone. */
export const apart = (one: string, other: string, vision: Vision): number =>
  difference(lab(seen(one, vision)), lab(seen(other, vision)));
