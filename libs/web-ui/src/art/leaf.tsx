/** The five-lobed ivy leaf in a 64 box around the origin. */
const LEAF_PATH =
  'M0 -31C4 -22 9 -17 14 -14.5C19 -17 25 -16.5 31 -13C26.5 -7 25.5 -1 23 5C16 7.5 9 12 4.5 21L0 30L-4.5 21C-9 12 -16 7.5 -23 5C-25.5 -1 -26.5 -7 -31 -13C-25 -16.5 -19 -17 -14 -14.5C-9 -17 -4 -22 0 -31Z';
const VEINS = 'M0 26V-19M0 12C6 4 12 -3 21 -8M0 12C-6 4 -12 -3 -21 -8';

interface LeafProps {
  x: number;
  y: number;
  turn: number;
  scale: number;
  fill: string;
  /** Vein colour; none without it. */
  vein?: string;
}

/** A leaf as part of a larger drawing. */
export function Leaf({ x, y, turn, scale, fill, vein }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d={LEAF_PATH} fill={fill} />
      {vein && <path d={VEINS} fill="none" stroke={vein} strokeOpacity=".55" strokeWidth="2.2" strokeLinecap="round" />}
    </g>
  );
}

/** The brand's tile. Decorative: write the name beside it. */
export function LeafMark({ size = 34 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden>
      <rect width="40" height="40" rx="12" fill="var(--c-ivy-2)" />
      <Leaf x={20} y={20.5} turn={12} scale={0.5} fill="var(--c-on-ivy)" vein="var(--c-ivy-2)" />
    </svg>
  );
}
