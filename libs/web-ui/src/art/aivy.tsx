import { useId } from 'react';
import { AivyFace } from './aivy-face';
import { Leaf } from './leaf';
import styles from './aivy.module.css';

export type AivyPose = 'idle' | 'wave' | 'think' | 'cheer' | 'sorry';

export interface AivyProps {
  pose?: AivyPose;
  /** Width in px: 300 hero, 160 dialogs, 118 roadmap, 44 chat. Under 32 use `LeafMark`. */
  size?: number;
  /** Text alternative; '' marks the picture as decorative. */
  label?: string;
}

/** Turn of the big leaf by mood, degrees around its stem. */
const LEAF_TURN: Record<AivyPose, number> = { idle: -10, wave: -10, think: -18, cheer: 0, sorry: -30 };

const BODY = 'M100 56C146 56 174 90 174 132C174 176 144 202 100 202C56 202 26 176 26 132C26 90 54 56 100 56Z';

/** Aivy, the tutor: an ivy berry that has woken up. Never used inside a running test. */
export function Aivy({ pose = 'idle', size = 160, label = 'Aivy, your tutor' }: AivyProps) {
  const id = useId();
  const body = `url(#${id}-body)`;
  const limb = { fill: 'none', stroke: body, strokeWidth: 14, strokeLinecap: 'round' } as const;
  const leftUp = pose === 'wave' || pose === 'cheer';
  return (
    <svg
      className={styles.aivy}
      viewBox="-16 -2 232 226"
      width={size}
      height={(size * 226) / 232}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <defs>
        <linearGradient id={`${id}-body`} gradientUnits="userSpaceOnUse" x1="0" y1="56" x2="0" y2="202">
          <stop offset="0" stopColor="var(--art-body-1)" />
          <stop offset="1" stopColor="var(--art-body-2)" />
        </linearGradient>
        <linearGradient id={`${id}-face`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-face-1)" />
          <stop offset="1" stopColor="var(--art-face-2)" />
        </linearGradient>
      </defs>
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
      <path d={BODY} fill={body} />
      <path
        d="M44 96C54 76 74 66 96 65"
        fill="none"
        stroke="var(--art-white)"
        strokeOpacity=".28"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="46" y="86" width="108" height="78" rx="37" fill={`url(#${id}-face)`} />
      <AivyFace pose={pose} eyesClass={styles.eyes} />
      <g className={styles.crown}>
        <path d="M100 60C99 52 98 48 96 42" stroke="var(--c-ivy-1)" strokeWidth="6" strokeLinecap="round" fill="none" />
        <path
          d="M100 60C106 58 112 56 117 53"
          stroke="var(--c-ivy-1)"
          strokeWidth="4.5"
          strokeLinecap="round"
          fill="none"
        />
        <Leaf x={93} y={28} turn={LEAF_TURN[pose]} scale={0.88} fill="var(--c-ivy-3)" vein="var(--c-ivy-1)" />
        <Leaf x={126} y={46} turn={48} scale={0.44} fill="var(--c-ivy-4)" vein="var(--c-ivy-1)" />
      </g>
      <path
        d="M86 180q14 9 28 0"
        fill="none"
        stroke="var(--art-white)"
        strokeOpacity=".25"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {pose === 'think' && (
        <g className={styles.dots} fill="var(--c-muted)">
          <circle cx="160" cy="62" r="5" />
          <circle cx="176" cy="46" r="6.5" />
          <circle cx="196" cy="28" r="8" />
        </g>
      )}
    </svg>
  );
}
