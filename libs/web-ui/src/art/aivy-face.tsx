import type { AivyPose } from './aivy';

const INK = 'var(--art-ink)';
const line = (width: number) => ({ fill: 'none', stroke: INK, strokeWidth: width, strokeLinecap: 'round' }) as const;

function OpenEyes({ dx = 0, dy = 0 }: { dx?: number; dy?: number }) {
  return (
    <g transform={`translate(${dx} ${dy})`}>
      <rect x="73" y="106" width="13" height="24" rx="6.5" fill={INK} />
      <rect x="114" y="106" width="13" height="24" rx="6.5" fill={INK} />
      <circle cx="82.5" cy="112" r="2.6" fill="var(--art-white)" />
      <circle cx="123.5" cy="112" r="2.6" fill="var(--art-white)" />
    </g>
  );
}

const OpenMouth = () => (
  <>
    <path d="M88 134q12 14 24 0z" fill={INK} />
    <path d="M94 139.5q6 3.5 12 0l-2 2q-4 3-8 0z" fill="var(--art-cheek)" />
  </>
);

/** Eyes closed in a smile. */
const SmilingEyes = () => <path d="M70 118q9-12 18 0M112 118q9-12 18 0" {...line(5.5)} />;

const EYES: Record<AivyPose, React.ReactNode> = {
  idle: <OpenEyes />,
  wave: <SmilingEyes />,
  think: <OpenEyes dx={2} dy={-2} />,
  cheer: <SmilingEyes />,
  sorry: <OpenEyes dy={2} />,
  pleased: <SmilingEyes />,
  concerned: (
    <>
      <path d="M68 101q8-1 17-8M115 93q9 7 17 8" {...line(4)} />
      <OpenEyes dy={2} />
    </>
  ),
};

const MOUTHS: Record<AivyPose, React.ReactNode> = {
  idle: <path d="M90 139q10 8 20 0" {...line(4)} />,
  wave: <OpenMouth />,
  think: <path d="M92 142h16" {...line(4)} />,
  cheer: <OpenMouth />,
  sorry: <path d="M94 144q6 -5 12 0" {...line(4)} />,
  pleased: <OpenMouth />,
  concerned: <path d="M93 142q7 3 14 0" {...line(4.6)} />,
};

/** Eyes (which blink), mouth and cheeks of a pose. */
export function AivyFace({ pose, eyesClass }: { pose: AivyPose; eyesClass: string | undefined }) {
  return (
    <>
      <g className={eyesClass}>{EYES[pose]}</g>
      {MOUTHS[pose]}
      <ellipse cx="62" cy="136" rx="8" ry="5.5" fill="var(--art-cheek)" opacity=".5" />
      <ellipse cx="138" cy="136" rx="8" ry="5.5" fill="var(--art-cheek)" opacity=".5" />
    </>
  );
}
