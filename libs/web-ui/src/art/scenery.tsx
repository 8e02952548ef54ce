const CLOUD =
  'M28 62C12 62 3 52 6 41C8 31 17 26 25 27C27 14 38 6 51 8C60 9 67 15 70 22C75 17 84 16 91 21C97 25 99 31 98 36C108 36 117 42 117 51C117 58 110 62 102 62Z';

interface Placed {
  x: number;
  y: number;
  scale?: number;
}

export interface CloudProps extends Placed {
  fill?: string;
  /** Colour of the 5 px underside; none without it. */
  shade?: string;
  opacity?: number;
}

/** A cloud (122 × 67 at scale 1) inside a larger SVG. */
export function Cloud({ x, y, scale = 1, fill = 'var(--rm-cloud)', shade, opacity }: CloudProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} opacity={opacity}>
      {shade && <path d={CLOUD} transform="translate(0 5)" fill={shade} />}
      <path d={CLOUD} fill={fill} />
    </g>
  );
}

export interface TreeProps extends Placed {
  kind?: 'drop' | 'ball';
  tone?: 'dark' | 'mid' | 'light';
}

const TONES = {
  dark: ['var(--c-ivy-2)', 'var(--art-tree-dark)'],
  mid: ['var(--c-ivy-3)', 'var(--art-tree-mid)'],
  light: ['var(--art-tree-light)', 'var(--art-tree-light-2)'],
} as const;

/** A tree that stands on (x, y), about 64 high at scale 1, inside a larger SVG. */
export function Tree({ x, y, scale = 1, kind = 'drop', tone = 'mid' }: TreeProps) {
  const [lit, shaded] = TONES[tone];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x="-3" y="-14" width="6" height="16" rx="3" fill="var(--art-trunk)" />
      {kind === 'drop' ? (
        <>
          <path
            d="M0 -62C16 -46 22 -34 20 -24C18 -13 9 -9 0 -9C-9 -9 -18 -13 -20 -24C-22 -34 -16 -46 0 -62Z"
            fill={lit}
          />
          <path d="M0 -62C16 -46 22 -34 20 -24C18 -13 9 -9 0 -9Z" fill={shaded} />
        </>
      ) : (
        <>
          <circle cy="-30" r="19" fill={lit} />
          <path d="M0 -49A19 19 0 0 1 0 -11Z" fill={shaded} />
        </>
      )}
    </g>
  );
}

/** The goal flag; its pole stands on (x, y). */
export function GoalFlag({ x, y, text, scale = 1 }: Placed & { text: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0V-86" stroke="var(--art-pole)" strokeWidth="5" strokeLinecap="round" />
      <path d="M2 -84C20 -94 38 -74 62 -84V-48C38 -38 20 -58 2 -48Z" fill="var(--c-primary)" />
      <text
        x="31"
        y="-59"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="17"
        fill="var(--c-on-primary)"
      >
        {text}
      </text>
    </g>
  );
}

/** Road with edge and dotted centre along a path. `dotClass` styles the centre, for drawing it by scroll. */
export function Road({ d, width = 38, dotClass }: { d: string; width?: number; dotClass?: string | undefined }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--c-road-edge)" strokeWidth={width + 2} opacity=".55" transform="translate(0 7)" />
      <path d={d} stroke="var(--c-road)" strokeWidth={width} />
      <path d={d} className={dotClass} stroke="var(--c-accent)" strokeWidth="4" strokeDasharray="1 17" opacity=".95" />
    </g>
  );
}
