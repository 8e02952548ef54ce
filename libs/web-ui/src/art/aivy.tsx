import { useId, useSyncExternalStore, type CSSProperties } from 'react';
import { AivyFace } from './aivy-face';
import { Limbs } from './aivy-limbs';
import { currentLook, onLookChange, type AivyLook } from './aivy-look';
import { Leaf } from './leaf';
import styles from './aivy.module.css';

export type AivyPose = 'idle' | 'wave' | 'think' | 'cheer' | 'sorry' | 'pleased' | 'concerned';

export interface AivyProps {
  pose?: AivyPose;
  /** Head and body alone, close up: for the chat. */
  bust?: boolean;
  /** Width in px: 300 hero, 160 dialogs, 118 roadmap, 46 and 34 chat. Under 32 use `LeafMark`. */
  size?: number;
  /** Text alternative; '' marks the picture as decorative. */
  label?: string;
  /** Instead of the one that Aivy has on everywhere. */
  look?: AivyLook | null;
}

/** Turn of the big leaf by mood, degrees around its stem. */
const LEAF_TURN: Record<AivyPose, number> = {
  idle: -10,
  wave: -10,
  think: -18,
  cheer: 0,
  sorry: -30,
  pleased: 0,
  concerned: -34,
};
/** What of the drawing is seen: left, top, width, height. */
const WHOLE = [-16, -2, 232, 226] as const;
const BUST = [18, -6, 164, 214] as const;

const BODY = 'M100 56C146 56 174 90 174 132C174 176 144 202 100 202C56 202 26 176 26 132C26 90 54 56 100 56Z';

/** Aivy, the tutor: an ivy berry that has woken up. Never used inside a running test. */
export function Aivy({ pose = 'idle', bust = false, size = 160, label = 'Aivy, your tutor', look }: AivyProps) {
  const id = useId();
  const body = `url(#${id}-body)`;
  const worn = useSyncExternalStore(onLookChange, currentLook, () => null);
  const on = look === undefined ? worn : look;
  const frame = bust ? BUST : WHOLE;
  return (
    <svg
      className={styles.aivy}
      data-pose={pose}
      viewBox={frame.join(' ')}
      width={size}
      height={(size * frame[3]) / frame[2]}
      {...(on?.leaf && { style: { '--aivy-leaf': on.leaf } as CSSProperties })}
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
      {bust ? null : <Limbs pose={pose} body={body} />}
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
        <Leaf
          x={93}
          y={28}
          turn={LEAF_TURN[pose]}
          scale={0.88}
          fill="var(--aivy-leaf, var(--c-ivy-3))"
          vein="var(--c-ivy-1)"
        />
        <Leaf x={126} y={46} turn={48} scale={0.44} fill="var(--c-ivy-4)" vein="var(--c-ivy-1)" />
        {on?.head}
      </g>
      {on?.body}
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
