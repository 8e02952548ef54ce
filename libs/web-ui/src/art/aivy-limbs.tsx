import type { AivyPose } from './aivy';
import styles from './aivy.module.css';
import { Leaf } from './leaf';

/** Shadow, tail, arms and feet. @param body the paint of the body */
export function Limbs({ pose, body }: { pose: AivyPose; body: string }) {
  const limb = { fill: 'none', stroke: body, strokeWidth: 14, strokeLinecap: 'round' } as const;
  const leftUp = pose === 'wave' || pose === 'cheer';
  return (
    <>
      <ellipse cx="100" cy="211" rx="52" ry="7" fill="var(--c-ivy-1)" opacity=".16" />
      <path
        d="M168 158C190 156 199 136 188 126C178 117 165 127 171 137C175 143 183 141 183 135"
        fill="none"
        stroke="var(--c-ivy-3)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {leftUp ? (
        <g className={pose === 'wave' ? styles.waving : undefined}>
          <path d="M34 150C16 146 8 128 10 112" {...limb} />
          <Leaf x={10} y={101} turn={-18} scale={0.46} fill="var(--c-ivy-3)" />
        </g>
      ) : (
        <path d="M36 152C24 156 18 164 17 174" {...limb} />
      )}
      {pose === 'cheer' ? (
        <g>
          <path d="M166 148C184 144 191 128 190 112" {...limb} />
          <Leaf x={190} y={101} turn={18} scale={0.46} fill="var(--c-ivy-3)" />
        </g>
      ) : (
        <path d="M164 150C176 154 182 164 182 176" {...limb} />
      )}
      <path d="M76 196v10M124 196v10" stroke="var(--c-ivy-1)" strokeWidth="13" strokeLinecap="round" />
    </>
  );
}
